#!/usr/bin/env bash
# Format and lint, both languages. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/lints.env
cargo fmt --all -- --check
scripts/licences.py
cargo test --workspace --locked --quiet --no-run
(cd web && npm run --silent lint && npm run --silent typecheck)
