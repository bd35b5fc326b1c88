"""One success of every call about needs and their answers (see fuzz.py)."""

from datetime import datetime, timedelta

from fuzz_kit import events, named

NEEDS = "/services/purchase/api/need-supplies"


def successes(call, login):
    """`call` and `login` are those of fuzz.py."""
    week = (datetime.now() + timedelta(days=7)).strftime("%Y-%m-%d %H:%M:%S")
    search = {"needType": "SOURCING", "title": "冬季修护面霜寻源", "categoryCode": "Cosmetic", "brandHint": "国货",
              "targetPriceFrom": 59.0, "targetPriceTo": 99.0, "qty": 5000, "requirement": "50g以上，备案齐全", "deadline": week}

    def sourcing():
        staff, merchant = login("100000_zs1"), login("200001_lijing")

        def act(token, need, event, **more):
            now = call("GET", f"{NEEDS}/{need['id']}", token=token)
            return call("POST", f"{NEEDS}/{need['id']}/{event}", {"rowVersion": now["rowVersion"], **more}, token)

        def answer(need):
            act(merchant, need, "respond", productName="积雪草面霜", price=88.0)

        need = call("POST", NEEDS, search, staff)
        need = call("PUT", NEEDS, {**search, "id": need["id"], "rowVersion": need["rowVersion"]}, staff)
        call("DELETE", f"{NEEDS}/{need['id']}", token=staff)
        need = call("POST", NEEDS, search, staff)
        call("GET", NEEDS, token=merchant)
        answer(need)
        act(merchant, need, "withdraw-response")
        answer(need)
        first = lambda: call("GET", f"{NEEDS}/{need['id']}", token=staff)["responses"][0]["id"]
        act(staff, need, "reject-response", responseId=first(), reason="价格偏高")
        need = call("POST", NEEDS, search, staff)
        answer(need)
        act(staff, need, "accept", responseId=first())
        act(staff, call("POST", NEEDS, search, staff), "close", reason="不再需要")

    own = events("respond", "withdraw-response", "accept", "reject-response", "close")
    return named(NEEDS, ("GET ", "PUT ", "POST ", "GET /{id}", "DELETE /{id}", *own), sourcing)
