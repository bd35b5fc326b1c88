"""One success of every call of messages, feedback, articles, favourites, addresses and the audit log (see fuzz.py)."""

import urllib.request

ADMIN = "/services/admin/api"
APPLICATION = "/services/application/api"
FEEDBACKS = f"{APPLICATION}/feedbacks"
ARTICLES = f"{APPLICATION}/articles"
FAVOURITES = f"{APPLICATION}/favourites"
DASHBOARD = "/services/datacenter/api/dashboard"
ADDRESSES = f"{ADMIN}/addresses"
LOGS = f"{ADMIN}/message-location-logs"


def successes(call, login, base):
    """`call` and `login` are those of fuzz.py; `base` is the portal's address."""

    def box():
        token = login()
        first = call("GET", f"{LOGS}?size=10&sort=sendDate,desc", token=token)[0]["id"]
        call("GET", f"{LOGS}/{first}", token=token)
        call("POST", f"{LOGS}/read", {"ids": [first]}, token)
        call("DELETE", f"{LOGS}/{first}", token=token)

    def stream():
        # It has no end: the first event is its success.
        request = urllib.request.Request(f"{base}{ADMIN}/message-stream", headers={"authorization": f"Bearer {login()}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert answer.readline() == b"event: unread\n", "the first event"

    def preferences():
        token = login()
        types = call("GET", f"{ADMIN}/message-preferences", token=token)["types"]
        chosen = [{name: row[name] for name in ("type", "email", "sms", "gz")} for row in types]
        call("PUT", f"{ADMIN}/message-preferences", {"types": chosen}, token)

    def feedback():
        token, staff = login("200001_lijing"), login("100000_yy1")
        form = {"type": "BUG", "module": "OFFER", "title": "试验", "content": "提交时页面没有任何反应，请看一下。"}
        first = call("POST", FEEDBACKS, form, token)
        call("PUT", f"{FEEDBACKS}/{first['id']}", {**form, "title": "改过的试验"}, token)
        call("DELETE", f"{FEEDBACKS}/{first['id']}", token=token)
        one = f"{FEEDBACKS}/{call('POST', FEEDBACKS, form, token)['id']}"
        call("POST", f"{one}/take", {}, staff)
        call("POST", f"{one}/reply", {"content": "请重试"}, staff)
        call("POST", f"{one}/reopen", {"content": "重试后还是一样"}, token)
        call("POST", f"{one}/reply", {"content": "已修复"}, staff)
        call("POST", f"{one}/close", {}, token)
        call("POST", f"{one}/score", {"score": 5}, token)
        call("GET", one, token=token)
        call("GET", f"{FEEDBACKS}?status.in=CLOSED&size=5", token=staff)

    def article():
        token, staff = login(), login("100000_yy1")
        form = {"title": "试验公告", "category": "NOTICE", "content": "## 试验", "mustRead": True}
        one = f"{ARTICLES}/{call('POST', ARTICLES, form, staff)['id']}"
        call("PUT", one, form, staff)
        call("POST", f"{one}/publish", {}, staff)
        for path in (f"{ARTICLES}?category=NOTICE", f"{ARTICLES}/must-read", one):
            call("GET", path, token=token)
        call("POST", f"{one}/read", {}, token)
        call("GET", f"{one}/readers?read=true", token=staff)
        call("GET", f"{ARTICLES}/all?status=published", token=staff)
        call("POST", f"{one}/unpublish", {}, staff)
        call("DELETE", one, token=staff)

    def favourite():
        token = login()
        store = call("GET", "/services/selection/api/merchant/offer-stores", token=token)[0]["storeId"]
        call("POST", FAVOURITES, {"type": "store", "refId": store}, token)
        call("GET", f"{FAVOURITES}?type=store", token=token)
        call("DELETE", f"{FAVOURITES}?type=store&refId={store}", token=token)

    def address():
        token = login()
        form = {"addressType": "warehouse", "receiver": "周强", "phone": "13800000014", "region": "上海市/上海市/浦东新区"}
        form |= {"regionCodes": ["310000", "310100", "310115"], "detail": "张江路100号"}
        made = call("POST", ADDRESSES, form, token)["id"]
        call("PUT", f"{ADDRESSES}?id={made}", {**form, "isDefault": True}, token)
        call("GET", f"{ADDRESSES}?addressType=warehouse", token=token)
        call("DELETE", f"{ADDRESSES}/{made}", token=token)

    def audit():
        token = login("100000_root")
        call("GET", f"{ADMIN}/audit-logs?login=admin&size=5", token=token)
        for path in ("events", "chain"):
            call("GET", f"{ADMIN}/audit-logs/{path}", token=token)

    def first_page():
        for name in ("todo-counts", "biz"):
            call("GET", f"{DASHBOARD}/{name}", token=login())
        call("GET", f"{DASHBOARD}/platform", token=login("100000_root"))

    told = {f"GET {LOGS}": box, f"GET {LOGS}/{{id}}": box, f"DELETE {LOGS}/{{id}}": box, f"POST {LOGS}/read": box}
    told[f"GET {ADMIN}/message-stream"] = stream
    told |= {f"{name} {ADMIN}/message-preferences": preferences for name in ("GET", "PUT")}
    told |= {f"{name} {FEEDBACKS}": feedback for name in ("GET", "POST")}
    told |= {f"{name} {FEEDBACKS}/{{id}}": feedback for name in ("GET", "PUT", "DELETE")}
    told |= {f"POST {FEEDBACKS}/{{id}}/{name}": feedback for name in ("take", "reply", "close", "score", "reopen")}
    told |= {f"{name} {ARTICLES}": article for name in ("GET", "POST")}
    told |= {f"GET {ARTICLES}/{name}": article for name in ("all", "must-read", "{id}", "{id}/readers")}
    told |= {f"{name} {ARTICLES}/{{id}}": article for name in ("PUT", "DELETE")}
    told |= {f"POST {ARTICLES}/{{id}}/{name}": article for name in ("publish", "unpublish", "read")}
    told |= {f"{name} {FAVOURITES}": favourite for name in ("GET", "POST", "DELETE")}
    told |= {f"{name} {ADDRESSES}": address for name in ("GET", "POST", "PUT")}
    told[f"DELETE {ADDRESSES}/{{id}}"] = address
    told |= {f"GET {DASHBOARD}/{name}": first_page for name in ("todo-counts", "biz", "platform")}
    return told | {f"GET {ADMIN}/audit-logs{name}": audit for name in ("", "/events", "/chain")}
