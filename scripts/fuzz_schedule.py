"""One success of every call about the live schedule (see fuzz.py), told by 运营."""

import datetime
import itertools

API = "/services/rms-manager/api"
SESSIONS, ITEMS = f"{API}/live-sessions", f"{API}/schedule-items"
ACTUALS = f"{ITEMS}/actuals"
OFFERS = "/services/selection/api/offers"
_days = itertools.count(30)


def successes(call, login, multipart, titles_of, workbook, made):
    """All but the last are those of fuzz.py and fuzz_documents.py; `made` makes an approved offer."""

    def session(staff):
        day = str(datetime.date.today() + datetime.timedelta(days=next(_days)))
        form = {"liveRoom": "common", "title": "试播", "showDate": day, "startTime": "10:00", "endTime": "12:00", "capacity": 9}
        return call("POST", SESSIONS, form, staff), form

    def free():
        """An offer that nothing keeps off the air."""
        doc = made()
        for reason in doc["restrictReasons"]:
            body = {"reason": reason, "rowVersion": doc["rowVersion"]}
            doc = call("POST", f"{OFFERS}/{doc['id']}/unrestrict", body, login("100000_qc1"))
        return doc

    def plan():
        staff = login("100000_yy1")
        board, form = session(staff)
        board = call("PUT", SESSIONS, {**form, "title": "改名", "id": board["id"], "rowVersion": board["rowVersion"]}, staff)
        one, other = free(), free()
        for offer in (one, other):
            board = call("POST", ITEMS, {"sessionId": board["id"], "offerId": offer["id"]}, staff)
        first, second = board["items"]
        body = {"sessionId": board["id"], "ids": [second["id"], first["id"]], "rowVersion": board["rowVersion"]}
        board = call("POST", f"{ITEMS}/reorder", body, staff)
        second, first = board["items"]
        body = {"id": first["id"], "scene": "Link", "planStock": 5, "talkMinutes": 5, "rowVersion": first["rowVersion"]}
        board = call("PUT", ITEMS, body, staff)
        first = board["items"][1]
        board = call("POST", f"{ITEMS}/{first['id']}/confirm", {"rowVersion": first["rowVersion"]}, staff)
        call("POST", f"{ITEMS}/{second['id']}/remove", {"rowVersion": board["items"][0]["rowVersion"], "reason": "调整"}, staff)
        for path in (SESSIONS, f"{SESSIONS}/{board['id']}", f"{ITEMS}?size=5"):
            call("GET", path, token=staff)
        call("GET", f"{ITEMS}/mine", token=login())
        version = call("GET", f"{SESSIONS}/{board['id']}", token=staff)["rowVersion"]
        board = call("POST", f"{SESSIONS}/{board['id']}/lock", {"rowVersion": version}, staff)
        call("POST", f"{SESSIONS}/{board['id']}/cancel", {"rowVersion": board["rowVersion"], "reason": "试播结束"}, staff)

    def show():
        """One that begins within the hour, wherever the day stands."""
        staff = login("100000_yy1")
        now = datetime.datetime.now(datetime.timezone(datetime.timedelta(hours=8)))
        start, end = now, now + datetime.timedelta(minutes=1)
        form = {"liveRoom": "common", "title": "试播", "showDate": str(start.date()), "startTime": f"{start:%H:%M}",
                "endTime": f"{end:%H:%M}", "capacity": 9}
        board = call("POST", SESSIONS, form, staff)
        board = call("POST", ITEMS, {"sessionId": board["id"], "offerId": free()["id"]}, staff)
        item = board["items"][0]
        board = call("POST", f"{ITEMS}/{item['id']}/confirm", {"rowVersion": item["rowVersion"]}, staff)
        for event in ("lock", "start", "close"):
            board = call("POST", f"{SESSIONS}/{board['id']}/{event}", {"rowVersion": board["rowVersion"]}, staff)
        return board

    def figures():
        staff = login("100000_yy1")
        shown = call("GET", f"{OFFERS}?sessionId.specified=true&showStatus.in=SHOWED", token=staff)
        doc = call("GET", f"{OFFERS}/{shown[0]['id']}", token=staff)
        titles = titles_of(call("GET", f"{ACTUALS}/import-template", token=staff))
        row = [doc["offerCode"], doc["skus"][0]["barcode"], "3", "1", "30.00"]
        for end in ("error-file", "commit?mode=ALL_OR_NOTHING"):
            rows = [titles, row] if end.startswith("commit") else [titles, row[:1] + ["无"] + row[2:]]
            sent = multipart([], workbook(rows), "application/octet-stream", "a.xlsx")
            batch = call("POST", f"{ACTUALS}/import/validate", token=staff, form=sent)["batchId"]
            call("GET" if end == "error-file" else "POST", f"{ACTUALS}/import/{batch}/{end}", token=staff)

    told = {
        plan: [f"GET {SESSIONS}", f"GET {SESSIONS}/{{id}}", f"POST {SESSIONS}", f"PUT {SESSIONS}", f"GET {ITEMS}",
               f"GET {ITEMS}/mine", f"POST {ITEMS}", f"PUT {ITEMS}", f"POST {ITEMS}/reorder"]
        + [f"POST {ITEMS}/{{id}}/{name}" for name in ("confirm", "remove")]
        + [f"POST {SESSIONS}/{{id}}/{name}" for name in ("lock", "cancel")],
        show: [f"POST {SESSIONS}/{{id}}/{name}" for name in ("start", "close")],
        figures: [f"GET {ACTUALS}/import-template", f"POST {ACTUALS}/import/validate",
                  f"POST {ACTUALS}/import/{{batchId}}/commit", f"GET {ACTUALS}/import/{{batchId}}/error-file"],
    }
    return {operation: story for story, operations in told.items() for operation in operations}
