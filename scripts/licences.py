#!/usr/bin/env python3
"""Whether every package that we build on may be used, by its licence. Asks nobody: Cargo's and npm's own records.

A licence that is not in ALLOWED, and a package that names none, is a decision for people: it stops the lint."""

import json
import platform
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# They ask for their text and their authors' names, and for nothing of ours.
ALLOWED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0",
    "CDLA-Permissive-2.0", "ISC", "MIT", "Unicode-3.0", "Unlicense", "Zlib",
}  # fmt: skip

# Only used to build and to test, and never part of what is shipped.
DEVELOPMENT = {"BlueOak-1.0.0", "CC-BY-4.0", "MPL-2.0", "Python-2.0"}

# What was dragged in twice once and must not be again.
ONCE = {"image", "png", "jpeg-decoder"}


def fits(expression: str, allowed: set[str]) -> bool:
    """AND, OR and brackets of an SPDX expression; a slash is an old way to write OR."""
    words = re.findall(r"\(|\)|[^\s()]+", expression.replace("/", " OR "))

    def either() -> bool:
        value = both()
        while words and words[0] == "OR":
            words.pop(0)
            value = both() or value
        return value

    def both() -> bool:
        value = one()
        while words and words[0] == "AND":
            words.pop(0)
            value = one() and value
        return value

    def one() -> bool:
        word = words.pop(0) if words else ""
        if word == "(":
            value = either()
            if words:
                words.pop(0)
            return value
        if words and words[0] == "WITH":
            word = f"{word} WITH {words[1]}"
            del words[:2]
        return word in allowed

    return either() and not words


def rust() -> list[str]:
    host = f"{platform.machine()}-unknown-linux-gnu"
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host]
    facts = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    used = {node["id"] for node in facts["resolve"]["nodes"]}
    problems, versions = [], {}
    for package in facts["packages"]:
        if not package["source"] or package["id"] not in used:
            continue
        name, licence = package["name"], package["license"] or ""
        versions.setdefault(name, []).append(package["version"])
        if not fits(licence, ALLOWED):
            problems.append(f"{name} {package['version']}: {licence or 'no licence named'}")
    for name in sorted(ONCE):
        if len(versions.get(name, [])) > 1:
            problems.append(f"{name}: {' and '.join(sorted(versions[name]))}, one is enough")
    return problems


def web() -> list[str]:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    problems = []
    for path, package in packages.items():
        name, licence = path.rsplit("node_modules/", 1)[-1], package.get("license", "")
        if not path or package.get("link"):
            continue
        allowed = ALLOWED | DEVELOPMENT if package.get("dev") else ALLOWED
        if not fits(licence, allowed):
            problems.append(f"{name} {package.get('version')}: {licence or 'no licence named'} (web)")
    return problems


def main() -> int:
    assert fits("(MIT OR GPL-3.0) AND ISC", ALLOWED) and fits("Apache-2.0 WITH LLVM-exception", ALLOWED)
    assert fits("GPL-2.0/MIT", ALLOWED) and not fits("MIT AND GPL-3.0", ALLOWED) and not fits("", ALLOWED)
    problems = rust() + web()
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print("scripts/licences.py says which licences are allowed, and why", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
