"""What every document of the kit answers (see fuzz.py): its calls by name, its events, its sheet and its desk."""

import random
import struct
import zlib

READS = ("", "/versions", "/diff?all=true")
LISTS = ("?page=0&size=10&sort=createdDate,desc", "/counts", "/export")
LISTED = ("GET ", "GET /counts", "GET /export", "GET /{id}", "GET /{id}/versions", "GET /{id}/versions/{logId}", "GET /{id}/diff")
WRITTEN = ("PUT ", "DELETE /{id}")
SHEET = ("GET /import-template", "POST /import/validate", "POST /import/{batchId}/commit", "GET /import/{batchId}/error-file")
DESK = ("GET ", "GET /counts", "GET /{id}", "GET /{id}/candidates", "GET /{id}/roles", "POST /batch-approve", "POST /batch-reject")
DECIDED = ("claim", "approve", "reject", "transfer", "comment")
REJECTED = {"opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"]}


def named(base, names, story):
    """The operations under this address that the story calls."""
    return {f"{method} {base}{path}": story for method, path in (name.split(" ") for name in names)}


def events(*names):
    return tuple(f"POST /{{id}}/{name}" for name in names)


def barcode():
    """Thirteen digits with the check digit of GS1, of nobody else."""
    digits = f"690{random.randrange(10**9):09}"
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return f"{digits}{-total % 10}"


def png(side=4):
    """A grey square that one can see through."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", side, side, 8, 4, 0, 0, 0)
    lines = zlib.compress((b"\0" + b"\x80\x80" * side) * side)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


class Document:
    def __init__(self, call, base, service, kind):
        self.call, self.base, self.kind = call, base, kind
        self.flow = f"/services/{service}/api"

    def event(self, token, doc, name, **more):
        return self.call("POST", f"{self.base}/{doc['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, token)

    def decide(self, token, doc, name, **more):
        return self.call("POST", f"{self.flow}/tasks/{doc['task']['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, token)

    def read(self, token, doc):
        return self.call("GET", f"{self.base}/{doc['id']}", token=token)

    def look(self, token, doc):
        for path in LISTS:
            self.call("GET", self.base + path, token=token)
        for path in (*READS, f"/versions/{doc['versions'][0]['logId']}"):
            self.call("GET", f"{self.base}/{doc['id']}{path}", token=token)

    def desk(self, make, login, staff):
        """Every call of the desk over a document that `make` hands in; `staff` may decide about it."""
        tasks = f"{self.flow}/tasks"

        def story():
            token, root, owner = login(staff), login("100000_root"), login()
            me = self.call("GET", "/services/admin/api/account", token=token)["id"]
            doc = make(owner)
            task = f"{tasks}/{doc['task']['id']}"
            for path in (f"{tasks}?view=todo&size=5", f"{tasks}/counts?view=todo", task, f"{task}/candidates", f"{task}/roles"):
                self.call("GET", path, token=token)
            self.decide(token, doc, "claim")
            self.decide(root, doc, "transfer", userId=me, opinion="请处理")
            self.call("POST", f"{task}/comment", {"text": "请法务看一下", "roleCode": "LEGAL"}, token)
            pair = {"id": doc["task"]["id"], "rowVersion": doc["rowVersion"]}
            self.call("POST", f"{tasks}/batch-reject", {"tasks": [{**pair, "rowVersion": 0}], **REJECTED}, token)
            self.call("GET", f"{self.flow}/process-logs?bizType={self.kind}&bizId={doc['id']}", token=owner)
            self.decide(token, doc, "reject", **REJECTED)
            doc = self.event(owner, self.read(owner, doc), "submit")
            self.call("POST", f"{tasks}/batch-approve", {"tasks": [{"id": doc["task"]["id"], "rowVersion": 0}]}, token)
            self.decide(token, doc, "approve")

        return named(tasks, DESK + events(*DECIDED), story) | named(self.flow, ["GET /process-logs"], story)

    def sheet(self, token, rows, multipart, titles_of, workbook):
        """`rows` of titles to texts: the first is right, the second is not."""
        titles = titles_of(self.call("GET", f"{self.base}/import-template", token=token))
        cells = [[next((text for title, text in row.items() if head.startswith(title)), "") for head in titles] for row in rows]
        sent = multipart([], workbook([titles, *cells]), "application/octet-stream", "a.xlsx")
        batch = self.call("POST", f"{self.base}/import/validate", token=token, form=sent)
        assert (batch["okCount"], batch["errorCount"]) == (1, 1), batch
        self.call("GET", f"{self.base}/import/{batch['batchId']}/error-file", token=token)
        self.call("POST", f"{self.base}/import/{batch['batchId']}/commit?mode=SKIP_ERRORS", {}, token)
