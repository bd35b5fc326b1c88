"""One success of every call of dictionaries and rules (see fuzz.py)."""

import uuid

API = "/services/bizconfig/api"


def successes(call, login, multipart, titles_of, workbook):
    """`call`, `login` and `multipart` are those of fuzz.py, the other two those of fuzz_documents.py."""

    def fresh():
        return f"F{uuid.uuid4().hex[:12]}"

    def row(kept):
        return {name: value for name, value in kept.items() if not name.startswith("lastModified")}

    def dictionaries():
        root, kind = login("100000_root"), fresh()
        call("POST", f"{API}/dict-types", {"code": kind, "label": "试验"}, root)
        call("PUT", f"{API}/dict-types", {"code": kind, "label": "试验字典"}, root)
        call("GET", f"{API}/dict-types", token=root)
        one = call("POST", f"{API}/dict-items", {"type": kind, "value": "A", "label": "甲"}, root)
        other = call("POST", f"{API}/dict-items", {"type": kind, "value": "B", "label": "乙"}, root)
        call("PUT", f"{API}/dict-items", {**one, "value": "A", "label": "甲二"}, root)
        call("POST", f"{API}/dict-items/sort", {"type": kind, "parentId": 0, "ids": [other["id"], one["id"]]}, root)
        for turn in ("disable", "enable"):
            call("POST", f"{API}/dict-items/{one['id']}/{turn}", {}, root)
        call("GET", f"{API}/dict-items?type={kind}", token=root)
        call("DELETE", f"{API}/dict-items/{one['id']}", token=root)

    def rooms():
        root = login("100000_root")
        room = call("GET", f"{API}/live-rooms", token=root)[0]
        room = {name: value for name, value in room.items() if name not in ("open", "closed")}
        call("POST", f"{API}/live-rooms", {**room, "code": fresh(), "name": "试验间", "rowVersion": 0}, root)
        call("PUT", f"{API}/live-rooms", room, root)

    def categories():
        root = login("100000_root")
        call("GET", f"{API}/categories", token=root)
        form = {"code": f"Food_{fresh()}", "parentCode": "Food", "name": "试验", "enabled": True, "riskLevelDefault": "LOW"}
        form |= {"commissionMin": 5, "sampleRequired": False, "rowVersion": 0}
        made = call("POST", f"{API}/categories", form, root)
        call("PUT", f"{API}/categories", {**form, "rowVersion": made["rowVersion"]}, root)

    def record(path, user, form, query=""):
        def story():
            token = login(user)
            call("GET", f"{API}/{path}{query}", token=token)
            made = call("POST", f"{API}/{path}", form(), token)
            saved = call("PUT", f"{API}/{path}", row(made), token)
            call("DELETE", f"{API}/{path}/{saved['id']}", token=token)

        return {f"{verb} {API}/{path}{end}": story for verb, end in (("GET", ""), ("POST", ""), ("PUT", ""), ("DELETE", "/{id}"))}

    def resolve():
        call("GET", f"{API}/attr-templates/resolve?categoryCode=Food&liveRoom=promote11", token=login())

    def check():
        items = [{"field": "title", "label": "标题", "text": "全网第一"}]
        assert call("POST", f"{API}/compliance/check", {"scene": "OFFER", "items": items}, login())["level"] == "BLOCK"

    def sheet():
        token, base = login("100000_fw1"), f"{API}/compliance-words"
        titles = titles_of(call("GET", f"{base}/import-template", token=token))
        given = {"词": fresh(), "匹配方式": "精确", "级别": "提醒"}
        good = [given.get(title.rstrip("*"), "") for title in titles]
        bad = ["" if title.startswith("词") else cell for title, cell in zip(titles, good)]
        sent = multipart([], workbook([titles, good, bad]), "application/octet-stream", "a.xlsx")
        batch = call("POST", f"{base}/import/validate", token=token, form=sent)
        assert (batch["okCount"], batch["errorCount"]) == (1, 1), batch
        call("GET", f"{base}/import/{batch['batchId']}/error-file", token=token)
        call("POST", f"{base}/import/{batch['batchId']}/commit?mode=SKIP_ERRORS", {}, token)

    def reasons():
        root = login("100000_root")
        call("GET", f"{API}/reject-reasons", token=root)
        form = {"code": fresh(), "label": "试验", "enabled": True, "snippets": ["请修改后重新提交。"], "rowVersion": 0}
        made = call("POST", f"{API}/reject-reasons", form, root)
        call("PUT", f"{API}/reject-reasons", {**form, "rowVersion": made["rowVersion"]}, root)

    def messages():
        root, path = login("100000_root"), f"{API}/message-templates"
        known = next(one for one in call("GET", path, token=root) if one["code"] == "DOC_APPROVED")
        form = {"code": known["code"], "title": known["title"], "content": known["content"], "rowVersion": known["rowVersion"]}
        saved = call("PUT", path, form, root)
        call("POST", f"{path}/restore", {"code": known["code"], "rowVersion": saved["rowVersion"]}, root)

    def hours():
        root = login("100000_root")
        step = call("GET", f"{API}/step-hours", token=root)[0]
        names = ("workflowType", "step", "hours", "autoAssign", "rowVersion")
        call("PUT", f"{API}/step-hours", {name: step[name] for name in names}, root)

    def word():
        return {"word": fresh(), "matchType": "EXACT", "level": "WARN", "enabled": True}

    def rule():
        return {"categoryCode": "Food", "certType": "OTHER", "level": "SPU", "required": "SHOULD", "minRemainDays": 0, "riskLevel": "HIGH"}

    def template():
        group = {"groupName": "一", "fields": []}
        return {"name": "试验", "formType": "GIFT", "offerStyle": "SUIT", "sort": 99, "groups": [group]}

    told = {f"{name.split(' ')[0]} {API}/{name.split(' ')[1]}": story for name, story in {
        "GET dict-types": dictionaries, "POST dict-types": dictionaries, "PUT dict-types": dictionaries,
        "GET dict-items": dictionaries, "POST dict-items": dictionaries, "PUT dict-items": dictionaries,
        "DELETE dict-items/{id}": dictionaries, "POST dict-items/{id}/enable": dictionaries,
        "POST dict-items/{id}/disable": dictionaries, "POST dict-items/sort": dictionaries,
        "GET live-rooms": rooms, "POST live-rooms": rooms, "PUT live-rooms": rooms,
        "GET categories": categories, "POST categories": categories, "PUT categories": categories,
        "GET attr-templates/resolve": resolve, "POST compliance/check": check,
        "GET compliance-words/import-template": sheet, "POST compliance-words/import/validate": sheet,
        "POST compliance-words/import/{batchId}/commit": sheet, "GET compliance-words/import/{batchId}/error-file": sheet,
        "GET reject-reasons": reasons, "POST reject-reasons": reasons, "PUT reject-reasons": reasons,
        "GET message-templates": messages, "PUT message-templates": messages, "POST message-templates/restore": messages,
        "GET step-hours": hours, "PUT step-hours": hours,
    }.items()}
    told |= record("attr-templates", "100000_root", template)
    told |= record("qualification-rules", "100000_root", rule)
    return told | record("compliance-words", "100000_fw1", word, "?word=x&size=5&sort=word,asc")
