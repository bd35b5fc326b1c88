#!/usr/bin/env python3
"""Writes docs/requirements.md: each requirement id that a test names, where it lives, and the tests.

Where a requirement lives is stated in docs/requirements.places (id or prefix, then the place); the tests are found in
the sources, so the table cannot claim a proof that does not exist.
"""
import re
from pathlib import Path

root = Path(__file__).resolve().parent.parent
skip = {"node_modules", "dist", "target"}
ID = re.compile(r"\b(S\d-\d\d|A\d\d-\d{1,2})\b")


def test_files():
    for folder in ("crates", "web"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in {".rs", ".ts", ".tsx"} or skip & set(path.parts):
                continue
            if path.name == "tidy.rs":
                continue
            name, text = str(path.relative_to(root)), path.read_text("utf8")
            if re.search(r"/(tests|e2e)/|\.(test|spec)\.", name):
                yield name, text
            elif "#[cfg(test)]" in text:
                yield name, text.split("#[cfg(test)]", 1)[1]


tests: dict[str, list[str]] = {}
for name, text in test_files():
    for found in set(ID.findall(text)):
        tests.setdefault(found, []).append(name)

places = {}
for line in (root / "docs/requirements.places").read_text("utf8").splitlines():
    if line.strip() and not line.startswith("#"):
        key, place = line.split(None, 1)
        places[key] = place


def place_of(found: str) -> str:
    while found:
        if found in places:
            return places[found]
        found = found[:-1]
    return "-"


def order(found: str):
    head, tail = found.split("-")
    return head[0] != "S", head, int(tail)


lines = [
    "# Requirements",
    "",
    "Each requirement id that a test names, where it lives, and the tests that prove it. Written by",
    "`scripts/requirements.py`; a test holds it current. S ids are lines of the specification, A ids acceptance",
    "scenarios.",
    "",
    "| id | where it lives | tests |",
    "|---|---|---|",
]
for found in sorted(tests, key=order):
    where = ", ".join(f"`{place.strip()}`" for place in place_of(found).split(",") if place.strip() != "-") or "-"
    proofs = "<br>".join(f"`{name}`" for name in tests[found])
    lines.append(f"| {found} | {where} | {proofs} |")
(root / "docs/requirements.md").write_text("\n".join(lines) + "\n", "utf8")
