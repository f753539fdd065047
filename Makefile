# Maquette's tasks. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
# Where `make preview` draws to, and what.
OUTPUT ?= Output
SAMPLE = Tests/Fixtures/Sample
RELEASE = .build/release/maquette

.PHONY: docs figures help bench check faults fuzz fuzz-corpus fuzz-long pictures preview presentations ratchet test \
    test-all build install conformance format format-lint lint clean sanitize set-up smoke goldens
.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-13s %s\n", $$1, $$2 }'

set-up: ## install what is missing (apt-get or brew); does nothing when all is there
	@Scripts/set-up

preview: build ## draw the sample on every current device into Output/, with a contact sheet
	$(RELEASE) render $(SAMPLE) --devices current --orientations all --multitasking all --appearances light,dark \
	    --grid --output $(OUTPUT)

pictures: build ## draw the pictures of the README again; look at them before you commit
	@Scripts/draw-pictures $(RELEASE) Documentation/Pictures

presentations: build ## draw every modal style and a popover on iPad and iPhone into Output/Presentations
	@Scripts/draw-presentations $(RELEASE) $(OUTPUT)/Presentations

THEMES = $(notdir $(basename $(wildcard Themes/*.yaml)))

figures: build ## draw every figure in every theme and format into Output/figures, in the docs theme in Chinese too
	for theme in $(THEMES); do \
	    $(RELEASE) figure all --theme $$theme --format png,svg,pdf --output $(OUTPUT)/figures || exit 1; \
	done
	$(RELEASE) figure all --theme docs --language zh --format png,svg,pdf --output $(OUTPUT)/figures

# The catalog's articles are links to the files beside it; its figures are drawn again each time.
docs: build ## build the documentation into .build/docs/site
	rm -rf .build/docs
	mkdir -p .build/docs
	cp -RL Documentation/Maquette.docc .build/docs/Maquette.docc
	$(RELEASE) figure all --format svg --output .build/docs/Maquette.docc >/dev/null
	docc convert .build/docs/Maquette.docc --output-path .build/docs/site

test: set-up ## run the tests, apart from those that take long
	$(SWIFT) test

test-all: set-up ## run all tests: also those that need a browser, hundreds of processes or many seconds
	MAQUETTE_TEST_ALL=1 $(SWIFT) test

# What is listed and not right any more stays listed: make ratchet REMOVE=yes takes it off, and names it.
ratchet: set-up ## list the corpus's stored frames that come out right now in Tests/CorpusTests/ratchet.txt
	$(SWIFT) run stored-frames $(if $(REMOVE),remove,add)

.PHONY: misses

misses: set-up ## name each of the corpus's stored frames that does not come out right, with its cause, as TSV
	@$(SWIFT) run -q stored-frames misses

.PHONY: held-out

# CORPUS is the folder of the corpus's parts, DOCUMENTS those of further documents to fit text widths to.
held-out: set-up ## count the stored frames that come out right with text widths fitted to other repositories
	@Scripts/fit-metrics.py $(CORPUS)/dev $(CORPUS)/train $(DOCUMENTS) --held-out .build/held-out
	@$(SWIFT) run -q stored-frames held-out .build/held-out

.PHONY: lint-page

lint-page: set-up ## write the rules into Documentation/Lint.md again
	MAQUETTE_WRITE_LINT_PAGE=1 $(SWIFT) test --filter LintDocumentationTests

.PHONY: looks

looks: set-up ## draw the small pictures of controls and bars in Tests/Looks again; look at them before you commit
	MAQUETTE_RECORD_LOOKS=1 $(SWIFT) test --filter LookPictureTests

.PHONY: real

# Less of it: make real ROWS=alert.
real: set-up ## print what was measured in real pictures of iOS beside what ours measure
	@$(SWIFT) run -q real-pictures $(ROWS)

FUZZ_DOCUMENTS ?= 20000

fuzz: set-up ## read 20,000 damaged documents of all kinds, built for speed; the slowest ten are named
	$(SWIFT) build --package-path Fuzzing -c release
	Fuzzing/.build/release/maquette-fuzz damage $(FUZZ_DOCUMENTS)

# What is drawn, laid out and linted below CORPUS: a folder of documents.
fuzz-corpus: set-up ## draw, lay out and lint every document below CORPUS; the slowest ten are named
	$(SWIFT) build --package-path Fuzzing -c release
	Fuzzing/.build/release/maquette-fuzz documents $(CORPUS)

# Which readers, and for how long each: make fuzz-long READERS=theme FUZZ_SECONDS=3600. What is found is kept in
# Fuzzing/Corpus. What counts edges and watches memory is not optimized besides: that takes longer than it saves.
READERS ?= storyboard xib catalog infoPlist strings stringsCatalog theme scene visualFormat png jpeg svg
FUZZ_SECONDS ?= 180
COVERAGE = edge,inline-8bit-counters,pc-table

fuzz-long: set-up ## let libFuzzer search for what breaks READERS, each for FUZZ_SECONDS, with AddressSanitizer
	$(SWIFT) build --package-path Fuzzing --scratch-path Fuzzing/.build/search -c release \
	    --sanitize=address -Xswiftc -Onone -Xswiftc -sanitize-coverage=$(COVERAGE)
	mkdir -p Fuzzing/Corpus
	for reader in $(READERS); do \
	    ASAN_OPTIONS=detect_leaks=0 Fuzzing/.build/search/release/maquette-fuzz search $$reader \
	        Fuzzing/Corpus/$$reader -max_total_time=$(FUZZ_SECONDS) -timeout=20 -rss_limit_mb=2048 \
	        -artifact_prefix=Fuzzing/Corpus/$$reader- || exit 1; \
	done

# The tests that use threads, and those that handle memory that is not Swift's.
THREAD_TESTS = WorkersTests|PreviewsTests|GoldensTests|RenderingTests|TypographyTests
# A full stack ends the sanitizers themselves, and under them a few seconds are not enough for what takes none else.
UNFIT_TESTS = SupervisorTests|aJobMayGoDeep|LostVariantTests
MEMORY_TESTS = BitmapsTests|RenderingTests|TypographyTests|PreviewsTests|FuzzTests

sanitize: set-up ## run tests with ThreadSanitizer, then others with AddressSanitizer
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --filter '$(THREAD_TESTS)' --skip '$(UNFIT_TESTS)'
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address \
	    --filter '$(MEMORY_TESTS)' --skip '$(UNFIT_TESTS)'

# Fewer kills with the other tests.
faults: set-up ## kill 200 runs at random moments, and see that not one file is broken
	MAQUETTE_TEST_ALL=1 MAQUETTE_FAULT_KILLS=200 $(SWIFT) test --filter FaultTests

# Less of it: make bench BENCH="--quick", make bench BENCH="--only svg,again".
bench: build ## measure speed and memory beside other programs, as Documentation/Benchmarks.md explains
	$(SWIFT) build --package-path Benchmarks -c release
	python3 Benchmarks/bench.py --maquette $(RELEASE) --output $(OUTPUT) $(BENCH)
	$(MAKE) growth

.PHONY: growth

# Less of it: make growth GROWTH="--only stack,scenes --commands lint".
growth: build ## measure how time and memory grow with the size of sixteen shapes of documents
	python3 Benchmarks/growth.py --maquette $(RELEASE) $(GROWTH)

goldens: build ## record the project's own goldens again; look at them before you commit
	$(RELEASE) golden record $$(cat Tests/Goldens/arguments) --goldens Tests/Goldens

# On Linux the command carries Swift's own libraries, so that it runs where Swift is not installed.
STATIC = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

build: set-up ## build the command in release mode
	$(SWIFT) build -c release --product maquette $(STATIC)

# Where bash, zsh and fish look for completions of their own accord.
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1

install: build ## copy the command, its manual page and its shell completions to PREFIX (/usr/local unless given)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(MANUAL)" \
	    "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"
	install -m 755 -s $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/maquette"
	$(RELEASE) manual >"$(MANUAL)/maquette.1"
	$(RELEASE) --generate-completion-script bash >"$(BASH_COMPLETIONS)/maquette"
	$(RELEASE) --generate-completion-script zsh >"$(ZSH_COMPLETIONS)/_maquette"
	$(RELEASE) --generate-completion-script fish >"$(FISH_COMPLETIONS)/maquette.fish"
	@du -h "$(DESTDIR)$(PREFIX)/bin/maquette"

.PHONY: release

# What a release has besides: addresses that the linker resolves at the start and then protects, no folder of its own
# for libraries, and guarded stacks in C code. These are options of the build and not of the package, because a package
# with such settings cannot be a dependency; and they have a build folder of their own, because the C code is compiled
# in another way.
HARDENED = .build/hardened/release/maquette
HARDENING = --scratch-path .build/hardened --disable-local-rpath -Xcc -fstack-protector-strong \
    $(if $(filter Linux,$(shell uname)),-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now)

.PHONY: hardened

hardened: set-up ## build the command as it is released
	$(SWIFT) build -c release --product maquette $(STATIC) $(HARDENING)

# Debian and Ubuntu only; each machine packs for its own architecture.
release: hardened ## pack the command into a tarball and a .deb in .build/package, with SHA256SUMS
	Scripts/package $(HARDENED) .build/package

.PHONY: container formula

CONTAINER ?= docker

container: release ## build an image with the command from Debian's packages; CONTAINER=podman for another tool
	cp Containerfile .build/package/
	$(CONTAINER) build --file .build/package/Containerfile --tag "maquette:$$($(HARDENED) --version)" \
	    --build-arg PACKAGE="maquette_$$($(HARDENED) --version)_$$(dpkg --print-architecture).deb" .build/package

# The address where the files of the release will be: make formula ADDRESS=https://example.com/maquette/0.1.0
formula: release ## print a Homebrew formula for the release at ADDRESS
	@Scripts/formula .build/package $(ADDRESS)

.PHONY: check-package

check-package: release ## install the .deb in a bare Debian, draw with it and remove it; needs root and debootstrap
	Scripts/check-package .build/package/maquette_*.deb

conformance: set-up ## write Documentation/Conformance.md from the names of the tests
	MAQUETTE_WRITE_CONFORMANCE=1 $(SWIFT) test --filter ConformanceTests

format: ## bring all Swift files into the project's format
	$(SWIFT) format -i -r -p Sources Tests Plugins Package.swift

format-lint: ## check the format
	$(SWIFT) format lint -r -p --strict Sources Tests Plugins Package.swift

lint: set-up format-lint ## check the format, and that a build from nothing has no warnings in our files
	@rm -rf .build/lint
	@$(SWIFT) build --build-tests --scratch-path .build/lint >.build/lint.log 2>&1 || { cat .build/lint.log; exit 1; }
	@Scripts/find-warnings .build/lint.log

smoke: build ## run the smoke tests on the command that `make install` installs
	MAQUETTE_COMMAND="$(CURDIR)/$(RELEASE)" $(SWIFT) test --filter SmokeTests

check: lint test smoke ## what must pass before a commit: format, no warnings, all tests, the shipped command

clean: ## remove what was built and drawn
	rm -rf .build
	find Output -mindepth 1 ! -name .gitkeep -delete
