#!/usr/bin/env bash
# Format and lint, both languages. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo fmt --all -- --check
cargo clippy --workspace --all-targets --locked --quiet -- -D warnings
(cd web && npm run --silent lint && npm run --silent typecheck)
