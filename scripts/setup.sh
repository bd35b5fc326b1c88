#!/usr/bin/env bash
# Installs what is missing and says clearly what it cannot install. A second run costs a second.
# Arguments name what is wanted: node, chromium, postgres, poppler, schemathesis, client, bench. None: all but bench.
set -euo pipefail
cd "$(dirname "$0")/.."

tools="${PORTAL_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/portal-tools}"
missing=()

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

apt_updated=
apt() {
  if ! command -v apt-get >/dev/null; then return 1; fi
  if [ -z "$apt_updated" ]; then as_root apt-get update -qq || return 1; apt_updated=1; fi
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

need() { # name, test, how to install it
  local name=$1 test=$2; shift 2
  if eval "$test" >/dev/null 2>&1; then return; fi
  echo "setup: installing $name"
  "$@" || true
  if ! eval "$test" >/dev/null 2>&1; then missing+=("$name"); fi
}

# Not `npm ci`: it refuses a lock file without the binaries of every other platform, and not every registry has them.
web_packages() {
  (cd web && npm install --no-save --no-audit --no-fund --loglevel=error && cp package-lock.json node_modules/.portal-lock)
}

schemathesis() {
  python3 -m venv "$tools/schemathesis" && "$tools/schemathesis/bin/pip" install -q 'schemathesis>=4,<5'
}

client() {
  python3 -m venv "$tools/client" && "$tools/client/bin/pip" install -q 'openapi-python-client==0.29.1'
}

# Built into the program: crates/pdf/build.rs takes the first of these that is there.
pdf_font() {
  local font fonts=/usr/share/fonts
  for font in "${PORTAL_PDF_FONT:-}" $fonts/truetype/wqy/wqy-microhei.ttc \
    $fonts/truetype/droid/DroidSansFallbackFull.ttf $fonts/opentype/noto/NotoSansCJK-Regular.ttc; do
    if [ -f "$font" ]; then return; fi
  done
  return 1
}

wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(node chromium postgres poppler schemathesis client)
mkdir -p "$tools"

if ! command -v cargo >/dev/null; then missing+=("a Rust toolchain (1.95 or newer)"); fi
need "a Chinese font for PDFs" pdf_font apt fonts-wqy-microhei
for want in "${wanted[@]}"; do
  case $want in
    node)
      if ! command -v npm >/dev/null; then missing+=("Node 20 with npm"); continue; fi
      need "the web packages" "cmp -s web/package-lock.json web/node_modules/.portal-lock" web_packages ;;
    chromium)
      need "chromium" "command -v chromium || command -v google-chrome" apt chromium
      need "a Chinese font" "fc-list :lang=zh | grep -q ." apt fontconfig fonts-noto-cjk ;;
    postgres)
      need "postgresql" "ls /usr/lib/postgresql/*/bin/initdb" apt postgresql ;;
    poppler)
      need "pdftotext" "command -v pdftotext" apt poppler-utils ;;
    schemathesis)
      need "python venv" "python3 -c 'import ensurepip, venv'" apt python3-venv
      need "schemathesis" "'$tools/schemathesis/bin/schemathesis' --version" schemathesis ;;
    client)
      need "python venv" "python3 -c 'import ensurepip, venv'" apt python3-venv
      need "openapi-python-client" "'$tools/client/bin/openapi-python-client' --version | grep -qF 0.29.1" client ;;
    bench)
      need "wrk" "command -v wrk" apt wrk ;;
    *) echo "setup: unknown: $want" >&2; exit 2 ;;
  esac
done

if [ ${#missing[@]} -gt 0 ]; then
  echo "setup: please install by hand:" >&2
  printf '  - %s\n' "${missing[@]}" >&2
  exit 1
fi
