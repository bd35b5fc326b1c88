#!/usr/bin/env python3
"""R32: takes one check of company, permission or reach out of a copy of the program at a time, and a test must notice.

All of them are built at once: each check stands behind a switch in the copy, and the variable MUTANT turns one off.
The copy and what is built of it lie in the target folder. Arguments pick mutants by a part of their name; `--list`
names them all and runs none. Ends with `N passed, N failed`: a mutant that no test noticed has failed.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "mutants"
COPY = TARGET / "copy"

SWITCHES = '''//! Which check is out of order in this copy.

use std::sync::LazyLock;

use sea_orm::sea_query::{Cond, Condition, Expr, ExprTrait, SimpleExpr};

static OFF: LazyLock<String> = LazyLock::new(|| std::env::var("MUTANT").unwrap_or_default());

pub fn off(number: usize) -> bool {
    *OFF == number.to_string()
}

pub fn route_off(method: &str, path: &str) -> bool {
    *OFF == format!("{method} {path}")
}

/// In the place of a predicate of one column.
pub fn any_company(number: usize, own: SimpleExpr) -> SimpleExpr {
    if off(number) { Expr::val(1).eq(1) } else { own }
}

/// In the place of the predicate of a reach.
pub fn anything(number: usize, reached: Condition) -> Condition {
    if off(number) { Cond::all() } else { reached }
}

/// In the place of a question for a code.
pub fn anybody(number: usize, may: bool) -> bool {
    off(number) || may
}
'''

# What is looked for, and the switch that goes around it. A receiver may stand before it, a bracket must follow.
CHECKS = [
    (re.compile(r"(?<![\w.])[\w.]*caller\.owns\("), "any_company"),
    (re.compile(r"(?<![\w.:])(?:\w+::)*(?:SCOPE|scope::<\w+>\(\)(?:\.named\(\"\w+\"\))?)\.(?:within|for_caller)\("), "anything"),
    (re.compile(r"(?<![\w.])[\w.]*caller\.has\("), "anybody"),
]
# Which actions a line offers is for the page to show; each call asks again, and that question has its own mutant.
OFFERED = re.compile(r"actions\.push|\.map\(\|\(name, \.\.\)\| name\)|quick &&|vec!\[\"")
GUARD = "if !codes.iter().any(|code| live.profile.codes.contains(*code)) =>"
# Of the routes with a code every so many-th, so that each service has some.
EVERY = 12

# What is about something else and takes long.
ALOOF = "test(tidy) | test(model) | test(kills) | test(aborts) | test(backup) | test(speed) | test(timing) | test(memory) | test(frozen)"
TESTS = {"identity": "admin", "company": "admin", "datacenter": "datacenter"}


def closing(text, start):
    """The place behind the bracket that ends the call which begins at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0 and text[place] == ")":
            return place + 1
    raise ValueError(f"a bracket without its end: {text[start:start + 60]}")


def mutate(path, text, mutants):
    """The file with a switch around each check, named by where it stands."""
    home = "crate" if "crates/platform/" in str(path) else "platform"
    spots = []
    for pattern, switch in CHECKS:
        for found in pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            around = "\n".join(text.split("\n")[line - 1:line + 1])
            if switch == "anybody" and OFFERED.search(around) or text.split("\n")[line - 1].lstrip().startswith("//"):
                continue
            spots.append((found.start(), closing(text, found.end() - 1), switch, line))
    # From the end, so that places before stay where they are.
    for start, end, switch, line in sorted(spots, reverse=True):
        number = len(mutants) + 1
        mutants.append((str(number), f"{path}:{line} {text[start:end]}", tests_of(path)))
        text = f"{text[:start]}{home}::mutant::{switch}({number}, {text[start:end]}){text[end:]}"
    return text


def tests_of(path):
    """Where it is noticed soonest: by the service's own tests, then by the walks over all routes, then by any other."""
    found = re.search(r"crates/services/(\w+)/", str(path))
    own = [f"test({TESTS.get(found[1], found[1])}::)"] if found else []
    return [*own, "test(reach::) | test(neighbours::)", "test(matrix::)", "all()"]


def copy():
    mutants = []
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in names.stdout.split("\n"):
        source, target = ROOT / name, COPY / name
        if not name or not source.is_file() or name.startswith("web/"):
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if re.match(r"crates/(platform|services/\w+)/src/.*\.rs$", name) and not re.search(r"tests?\.rs$", name):
            text = mutate(name, source.read_text("utf8"), mutants)
            if name == "crates/platform/src/access/guard.rs":
                assert GUARD in text, "the guard asks for codes in another way now: say here how"
                mutated = GUARD.replace("if !", "if !crate::mutant::route_off(facts.method.as_str(), &facts.path) && !")
                text = text.replace(GUARD, mutated)
            if name == "crates/platform/src/lib.rs":
                text = text.replace("pub mod money;", "pub mod money;\npub mod mutant;", 1)
                assert "pub mod mutant;" in text
            write(target, text)
        else:
            target.unlink(missing_ok=True)
            shutil.copy2(source, target)
    write(COPY / "crates/platform/src/mutant.rs", SWITCHES)
    for name in ["dist", "node_modules", "package.json", "src"]:
        link = COPY / "web" / name
        link.parent.mkdir(exist_ok=True)
        if not link.exists():
            link.symlink_to(ROOT / "web" / name)
    return mutants + routes()


def write(path, text):
    """Only what is different, so that a second run builds little."""
    if not path.is_file() or path.read_text("utf8") != text:
        path.write_text(text, "utf8")


def routes():
    table = (ROOT / "crates/portal/tests/it/matrix/permissions.txt").read_text("utf8")
    coded = re.findall(r"(?m)^([A-Z]+ /services/\S+) (?!session|public|optional)\S", table)
    return [(route, f"route {route}", ["test(matrix::permissions)", "all()"]) for route in coded[::EVERY]]


def run(tests, mutant=""):
    """The first test that fails, if any does."""
    command = ["cargo", "nextest", "run", "--package", "portal", "--test", "it", "--max-fail", "1"]
    command += ["--status-level", "fail", "--no-tests", "pass", "-E", tests]
    env = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "MUTANT": mutant}
    for name in ["RUSTC_WORKSPACE_WRAPPER", "CLIPPY_ARGS"]:
        env.pop(name, None)
    done = subprocess.run(command, cwd=COPY, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if "error: could not compile" in done.stdout:
        sys.exit(done.stdout[-4000:])
    failed = re.search(r"(?m)^ +(?:FAIL|TIMEOUT|SIG\w+) .*?(\S+)$", done.stdout)
    assert failed or done.returncode == 0, done.stdout[-4000:]
    return failed and failed[1]


def first_notice(stages, mutant):
    tried = ALOOF
    for tests in stages:
        while noticed := run(f"({tests}) - ({tried})", mutant):
            # A test that fails of itself, or now and then, has noticed nothing.
            if run(f"test(={noticed})", mutant) and not run(f"test(={noticed})"):
                return noticed
            tried = f"{tried} | test(={noticed})"
        tried = f"{tried} | {tests}"


def main():
    wanted = [part for part in sys.argv[1:] if not part.startswith("--")]
    mutants = [one for one in copy() if not wanted or any(part in one[1] for part in wanted)]
    if "--list" in sys.argv:
        print("\n".join(name for _, name, _ in mutants))
        return print(len(mutants), "mutants")
    # Nothing is out of order: everything passes. Otherwise a red test would prove nothing below.
    failed = run(f"all() - ({ALOOF})")
    if failed:
        sys.exit(f"the copy fails without a mutant: {failed}")
    survived = []
    for mutant, name, tests in mutants:
        noticed = first_notice(tests, mutant)
        print(f"{'noticed by ' + noticed if noticed else 'SURVIVED'}: {name}", flush=True)
        if not noticed:
            survived.append(name)
    print(f"\n{len(mutants) - len(survived)} passed, {len(survived)} failed")
    sys.exit(bool(survived))


main()
