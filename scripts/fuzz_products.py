"""One success of every call about merges of attributes (see fuzz.py), and of their tasks."""

import random

PRODUCT = "/services/product/api"
MERGES = f"{PRODUCT}/attr-merges"
BASE = "/services/product-workflow/api"
TASKS = f"{BASE}/tasks"


def successes(call, login):
    """Both are those of fuzz.py."""

    def form(**more):
        # Of an attribute that no other merge is about.
        return {"mergeType": "SKU_SPEC", "categoryCode": "Cosmetic", "attrCode": f"容量{random.randrange(10**9)}",
                "sourceItems": [{"value": "50ML"}], "targetItem": "50ml", "reason": "写法不一，统一后便于比价", **more}

    def event(token, doc, name, **more):
        return call("POST", f"{MERGES}/{doc['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, token)

    def decide(token, doc, name, **more):
        return call("POST", f"{TASKS}/{doc['task']['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, token)

    def merge():
        token, first = login("200001_lijing"), login("100000_cx1")
        for path in ("?size=5", "/counts", "/export", "/suggestions?categoryCode=Cosmetic", "/words?categoryCode=Cosmetic"):
            call("GET", f"{MERGES}{path}", token=token)
        draft = call("POST", MERGES, form(), token)
        call("DELETE", f"{MERGES}/{draft['id']}", token=token)
        filled = form()
        doc = call("POST", MERGES, filled, token)
        doc = call("PUT", MERGES, {**filled, "id": doc["id"], "rowVersion": doc["rowVersion"]}, token)
        doc = event(token, event(token, event(token, doc, "submit"), "withdraw"), "submit")
        doc = event(token, doc, "urge")
        for path in ("", "/preview", "/versions", f"/versions/{doc['versions'][0]['logId']}", "/diff?all=true"):
            call("GET", f"{MERGES}/{doc['id']}{path}", token=token)
        decide(first, doc, "approve")
        event(first, call("GET", f"{MERGES}/{doc['id']}", token=token), "undo")
        call("GET", f"{PRODUCT}/attr-aliases?size=5", token=token)
        doc = call("POST", MERGES, form(submit=True), token)
        event(token, event(token, doc, "withdraw"), "cancel", reason="不再需要")

    def desk():
        token, first = login("200001_lijing"), login("100000_cx1")
        me = call("GET", "/services/admin/api/account", token=first)["id"]
        doc = call("POST", MERGES, form(submit=True), token)
        for path in ("?view=todo&size=5", "/counts?view=todo", f"/{doc['task']['id']}", f"/{doc['task']['id']}/candidates"):
            call("GET", TASKS + path, token=first)
        decide(first, doc, "claim")
        decide(first, doc, "transfer", userId=me, opinion="请处理")
        call("POST", f"{TASKS}/{doc['task']['id']}/comment", {"text": "请法务看一下", "roleCode": "LEGAL"}, first)
        pair = {"id": doc["task"]["id"], "rowVersion": doc["rowVersion"]}
        why = {"opinion": "两种写法含义不同", "rejectReasonCodes": ["INFO_MISSING"]}
        call("POST", f"{TASKS}/batch-approve", {"tasks": [pair]}, first)
        call("POST", f"{TASKS}/batch-reject", {"tasks": [{**pair, "rowVersion": 0}], **why}, first)
        call("GET", f"{BASE}/process-logs?bizType=attrMerge&bizId={doc['id']}", token=token)
        decide(first, doc, "reject", **why)

    rest = ["GET ", "PUT ", "POST ", "GET /counts", "GET /export", "GET /{id}", "DELETE /{id}", "GET /suggestions"]
    rest += ["GET /words", "GET /{id}/preview", "GET /{id}/versions", "GET /{id}/versions/{logId}", "GET /{id}/diff"]
    rest += [f"POST /{{id}}/{name}" for name in ("submit", "withdraw", "cancel", "urge", "undo")]
    told = {f"{name.split(' ')[0]} {MERGES}{name.split(' ')[1]}": merge for name in rest}
    calls = ["GET ", "GET /counts", "GET /{id}", "GET /{id}/candidates", "POST /batch-approve", "POST /batch-reject"]
    calls += [f"POST /{{id}}/{name}" for name in ("claim", "approve", "reject", "transfer", "comment")]
    told |= {f"{name.split(' ')[0]} {TASKS}{name.split(' ')[1]}": desk for name in calls}
    return told | {f"GET {PRODUCT}/attr-aliases": merge, f"GET {BASE}/process-logs": desk}
