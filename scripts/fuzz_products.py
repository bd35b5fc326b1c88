"""One success of every call about merges of attributes (see fuzz.py), and of their tasks."""

import random

from fuzz_kit import LISTED, WRITTEN, Document, events, named

PRODUCT = "/services/product/api"
MERGES = f"{PRODUCT}/attr-merges"


def successes(call, login):
    """Both are those of fuzz.py."""
    merges = Document(call, MERGES, "product-workflow", "attrMerge")

    def form(**more):
        # Of an attribute that no other merge is about.
        return {"mergeType": "SKU_SPEC", "categoryCode": "Cosmetic", "attrCode": f"容量{random.randrange(10**9)}",
                "sourceItems": [{"value": "50ML"}], "targetItem": "50ml", "reason": "写法不一，统一后便于比价", **more}

    def merge():
        token, first = login("200001_lijing"), login("100000_cx1")
        for path in ("suggestions", "words"):
            call("GET", f"{MERGES}/{path}?categoryCode=Cosmetic", token=token)
        draft = call("POST", MERGES, form(), token)
        call("DELETE", f"{MERGES}/{draft['id']}", token=token)
        filled = form()
        doc = call("POST", MERGES, filled, token)
        doc = call("PUT", MERGES, {**filled, "id": doc["id"], "rowVersion": doc["rowVersion"]}, token)
        doc = merges.event(token, merges.event(token, merges.event(token, doc, "submit"), "withdraw"), "submit")
        doc = merges.event(token, doc, "urge")
        merges.look(token, doc)
        call("GET", f"{MERGES}/{doc['id']}/preview", token=token)
        merges.decide(first, doc, "approve")
        merges.event(first, merges.read(token, doc), "undo")
        call("GET", f"{PRODUCT}/attr-aliases?size=5", token=token)
        doc = call("POST", MERGES, form(submit=True), token)
        merges.event(token, merges.event(token, doc, "withdraw"), "cancel", reason="不再需要")

    own = events("submit", "withdraw", "cancel", "urge", "undo")
    told = named(MERGES, (*LISTED, *WRITTEN, "POST ", "GET /suggestions", "GET /words", "GET /{id}/preview", *own), merge)
    told |= named(PRODUCT, ["GET /attr-aliases"], merge)
    return told | merges.desk(lambda token: call("POST", MERGES, form(submit=True), token), login, "100000_cx1")
