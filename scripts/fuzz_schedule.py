"""One success of every call about the live schedule (see fuzz.py), told by 运营."""

import datetime
import itertools

API = "/services/rms-manager/api"
SESSIONS, ITEMS = f"{API}/live-sessions", f"{API}/schedule-items"
ACTUALS = f"{ITEMS}/actuals"
OFFERS = "/services/selection/api/offers"
SUPPLY = "/services/selection/api/supply-infos"
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
        board = call("POST", f"{SESSIONS}/{board['id']}/lock", {"rowVersion": version, "reason": "已核对"}, staff)
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
            body = {"rowVersion": board["rowVersion"], "reason": "已核对"}
            board = call("POST", f"{SESSIONS}/{board['id']}/{event}", body, staff)
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

    def goods():
        staff, token = login("100000_yy1"), login()
        board, _ = session(staff)
        board = call("POST", ITEMS, {"sessionId": board["id"], "offerId": free()["id"]}, staff)
        item = board["items"][0]
        call("POST", f"{ITEMS}/{item['id']}/confirm", {"rowVersion": item["rowVersion"]}, staff)
        row = call("GET", f"{SUPPLY}?sessionId={board['id']}", token=token)[0]
        call("POST", f"{SUPPLY}/request", {"sessionId": board["id"]}, staff)
        place = next(one for one in call("GET", "/services/admin/api/addresses", token=token) if one["addressType"] != "person")
        day = str(datetime.date.today() - datetime.timedelta(days=30))
        form = {"id": row["id"], "availableStock": 9000, "shipHours": "H48", "shipWarehouse": place["id"], "productionDate": day,
                "shelfLifeDays": 1095, "priceConfirmed": True, "rowVersion": row["rowVersion"]}
        saved = call("PUT", f"{SUPPLY}/batch", {"items": [form]}, token)[0]
        done = call("POST", f"{SUPPLY}/{row['id']}/confirm", {"rowVersion": saved["rowVersion"]}, staff)
        call("POST", f"{SUPPLY}/{row['id']}/reject", {"rowVersion": done["rowVersion"], "reason": "请补足备货"}, staff)
        call("GET", f"{SUPPLY}/export?sessionId={board['id']}", token=token)
        titles = titles_of(call("GET", f"{SUPPLY}/import-template", token=token))
        where = f"{place['region']} {place['detail']}"
        good = [row["offerCode"], row["skuName"], "8000", "", "H48", where, day, "1095", "是"]
        bad = [*good[:5], "无", *good[6:]]
        for line, end in ((bad, "error-file"), (good, "commit?mode=ALL_OR_NOTHING")):
            sent = multipart([], workbook([titles, line]), "application/octet-stream", "a.xlsx")
            batch = call("POST", f"{SUPPLY}/import/validate", token=token, form=sent)["batchId"]
            call("GET" if end == "error-file" else "POST", f"{SUPPLY}/import/{batch}/{end}", token=token)

    told = {
        goods: [f"GET {SUPPLY}", f"GET {SUPPLY}/export", f"PUT {SUPPLY}/batch", f"POST {SUPPLY}/request",
                f"POST {SUPPLY}/{{id}}/confirm", f"POST {SUPPLY}/{{id}}/reject", f"GET {SUPPLY}/import-template",
                f"POST {SUPPLY}/import/validate", f"POST {SUPPLY}/import/{{batchId}}/commit",
                f"GET {SUPPLY}/import/{{batchId}}/error-file"],
        plan: [f"GET {SESSIONS}", f"GET {SESSIONS}/{{id}}", f"POST {SESSIONS}", f"PUT {SESSIONS}", f"GET {ITEMS}",
               f"GET {ITEMS}/mine", f"POST {ITEMS}", f"PUT {ITEMS}", f"POST {ITEMS}/reorder"]
        + [f"POST {ITEMS}/{{id}}/{name}" for name in ("confirm", "remove")]
        + [f"POST {SESSIONS}/{{id}}/{name}" for name in ("lock", "cancel")],
        show: [f"POST {SESSIONS}/{{id}}/{name}" for name in ("start", "close")],
        figures: [f"GET {ACTUALS}/import-template", f"POST {ACTUALS}/import/validate",
                  f"POST {ACTUALS}/import/{{batchId}}/commit", f"GET {ACTUALS}/import/{{batchId}}/error-file"],
    }
    return {operation: story for story, operations in told.items() for operation in operations}
