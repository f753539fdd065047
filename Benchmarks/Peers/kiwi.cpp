// The system of Sources/maquette-bench/Solver.swift, built and resized by kiwi. Prints: constraints, seconds, seconds.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

struct System {
    kiwi::Solver solver;
    kiwi::Variable width;
    std::vector<kiwi::Variable> sides;

    // A width that changes is a variable that kiwi may edit; one that does not is a constraint.
    System(int count, bool isEdited) {
        if (isEdited) {
            solver.addEditVariable(width, kiwi::strength::create(900, 0, 0));
            solver.suggestValue(width, count * 12.0);
        } else {
            solver.addConstraint(width == count * 12.0);
        }
        for (int index = 0; index < std::max(1, count / 4); ++index) {
            kiwi::Variable left, right;
            if (index % 10 > 0) {
                solver.addConstraint(left - sides.back() == 8.0);
            } else {
                solver.addConstraint(left == 0.0);
            }
            solver.addConstraint(right - left >= 10.0);
            solver.addConstraint((right - left == 30.0 + (index % 7) * 3.0) | kiwi::strength::strong);
            solver.addConstraint((right - width <= 0.0) | kiwi::strength::weak);
            sides.push_back(left);
            sides.push_back(right);
        }
        solver.updateVariables();
    }

    void resize(double value) {
        solver.suggestValue(width, value);
        solver.updateVariables();
    }
};

template <typename Body> static double leastTime(int rounds, Body body) {
    double least = 1e9;
    for (int round = 0; round < rounds; ++round) {
        auto start = std::chrono::steady_clock::now();
        body();
        least = std::min(least, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return least;
}

int main() {
    for (int count : {10, 30, 100, 300, 1000, 3000, 10000}) {
        int rounds = std::max(3, std::min(1000, 100000 / count));
        double seconds = leastTime(rounds, [&] { System system(count, false); });
        System system(count, true);
        double resize = leastTime(rounds, [&] {
            system.resize(40);
            system.resize(count * 12.0);
        });
        std::printf("%d %.9f %.9f\n", count, seconds, resize);
        std::fflush(stdout);
    }
}
