# Everything a person does with this repository. `make run` and `make test` are all a newcomer needs.

.DEFAULT_GOAL := help
.PHONY: help setup web build run dev test test-long fmt lint audit gen bench clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

setup: ## install what is missing on this machine
	@scripts/setup.sh

web: ## build the web app into web/dist
	@scripts/web-build.sh

build: web ## the release program, with the web app inside: target/release/portal
	cargo build --release --locked -p portal

run: web ## serve the demo at http://127.0.0.1:8080
	PORTAL_PROFILE=demo cargo run --locked -p portal -- serve

dev: ## the web app with hot reload at http://127.0.0.1:5173, against a running `make run`
	@scripts/setup.sh node
	cd web && npm run dev

test: ## everything, on SQLite, on PostgreSQL and in Chromium
	@scripts/test.sh

test-long: ## the same at the full figures of docs/security.md
	@PORTAL_TEST_LONG=1 scripts/test.sh

fmt: ## format
	cargo fmt --all
	cd web && npm run --silent fmt

lint: web ## warnings are errors
	@scripts/lint.sh

audit: ## known weaknesses and licences of what we build on, as far as this machine can ask
	@scripts/licences.py
	@scripts/advisories.sh

gen: ## the web's types and field facts from the server's OpenAPI document
	cd web && npm run --silent gen

bench: ## measure, next to the limit
	@bench/run.sh

clean: ## remove what was built
	cargo clean
	rm -rf web/dist web/node_modules
