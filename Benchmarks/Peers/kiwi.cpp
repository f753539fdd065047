// The system of Sources/maquette-bench/Solver.swift, solved by kiwi. Prints: constraints seconds.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <vector>

static double once(int count) {
    auto start = std::chrono::steady_clock::now();
    kiwi::Solver solver;
    kiwi::Variable width;
    std::vector<kiwi::Variable> sides;
    solver.addConstraint(width == count * 12.0);
    for (int index = 0; index < (count / 4 > 1 ? count / 4 : 1); ++index) {
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
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return sides.back().value() > 0 ? seconds : -1;
}

int main() {
    for (int count : {10, 30, 100, 300, 1000, 3000, 10000}) {
        int rounds = 20000 / count > 50 ? 50 : 20000 / count < 3 ? 3 : 20000 / count;
        double least = 1e9;
        for (int round = 0; round < rounds; ++round) {
            double seconds = once(count);
            if (seconds < least) least = seconds;
        }
        std::printf("%d %.9f\n", count, least);
        std::fflush(stdout);
    }
}
