"""One success of every call about joining, changing and looking after companies (see fuzz.py), told as stories."""

import secrets

from fuzz_kit import png

ADMIN = "/services/admin/api"
REGISTER = f"{ADMIN}/company-register"
JOINS, CHANGES, COMPANIES = f"{ADMIN}/company-joins", f"{ADMIN}/company-changes", f"{ADMIN}/companies"
TASKS = "/services/workflow/api/tasks"
# Not the demo's: nobody has this code, and its check digit is right.
NAME, CODE = "杭州青岚护理用品有限公司", "91330100MA27XL0U57"
ROWS = ("companyBrandDOList", "companyStoreDOList")
STEPS = {
    "CompanySaleAppr": ("100000_zs1", {"vendorGroup": "NEW", "liveRooms": ["common"], "bdUserId": 102}),
    "CompanyLegalAppr": ("100000_fw1", dict.fromkeys(
        ("licenseClear", "factsMatch", "statusNormal", "scopeFits", "legalPersonMatches", "brandsValid"), True)),
    "CompanyFinanceAppr": ("100000_cw1", dict.fromkeys(("accountMatches", "taxpayerRight", "periodAgreed"), True)),
}


def company(phone):
    return {
        "name": NAME, "creditCode": CODE, "legalPersonName": "沈青", "subjectType": "MERCHANT", "vendorType": "zb",
        "type": "BRAND", "companyOrgType": "LLC", "country": "中国", "countryCode": "CN", "base": "浙江省",
        "city": "杭州市", "address": "青岚路1号", "registeredAddress": "杭州市青岚路1号", "registeredCapital": 500,
        "regCapitalCurrency": "CNY", "registerDate": "2020-05-06", "establishTime": "2020-05-06",
        "fromTime": "2020-05-06", "licenseTerm": "LONG", "regStatus": "ACTIVE", "industry": "日用品",
        "catalogs": ["Dailylife"], "businessScope": "日用百货", "paymentCompany": NAME, "paymentType": "TRANSFER",
        "paymentPeriod": "T30", "bankName": "示例银行", "bankAccount": "6222020200008887777", "bankBranch": "杭州分行",
        "bankNo": "102331000001", "taxpayerType": "SMALL", "adminName": "沈青", "adminPhone": phone,
        "adminEmail": "shen@qinglan.example", "agreed": True,
    }


def successes(call, login, multipart, sent_to):
    """All of them are those of fuzz.py."""

    def join():
        phone = f"139{secrets.randbelow(10**8):08}"
        call("POST", f"{REGISTER}/send-code", {"phone": phone})
        token = call("POST", f"{REGISTER}/verify", {"phone": phone, "code": sent_to(phone, "验证码")["code"]})["tempToken"]
        call("GET", f"{REGISTER}/check-credit-code?creditCode={CODE}", token=token)

        def upload(slot):
            answer = call("POST", f"{REGISTER}/upload", token=token, form=multipart([("slot", slot)], png(), "image/png", "a.png"))
            return {"type": slot, "fileId": answer["data"]["fileId"]}

        slots = ("businessLicense", "bankPermit", "legalIdFront", "legalIdBack")
        body = {
            "companyDO": company(phone), "fileRelationDOList": [upload(slot) for slot in slots], "step": 4,
            "companyBrandDOList": [{
                "token": "b", "brandNameCn": "青岚", "trademarkNo": "58009901", "trademarkOwner": NAME,
                "trademarkClass": 3, "trademarkExpireDate": "2039-01-01", "brandNature": "OWN",
            }],
            "companyStoreDOList": [{
                "token": "s", "storeName": "青岚店", "platformType": "TMALL", "storeType": "FLAGSHIP",
                "storeUrl": "https://qinglan.tmall.com/",
            }],
            "contactList": [{"name": "沈青", "position": "BOSS", "phone": phone, "isMain": True}],
        }
        call("POST", REGISTER, body, token)
        state = call("GET", REGISTER, token=token)
        state = call("PUT", REGISTER, {**body, "rowVersion": state["rowVersion"]}, token)

        def event(name, state):
            return call("POST", f"{REGISTER}/{state['id']}/{name}", {"rowVersion": state["rowVersion"]}, token)

        state = event("submit", event("withdraw", event("submit", state)))
        staff, one = login("100000_zs1"), f"{JOINS}/{state['id']}"
        for path in ("?size=10", "/counts", "/export"):
            call("GET", JOINS + path, token=staff)
        for path in ("", "/versions", f"/versions/{state['versions'][0]['logId']}", "/diff"):
            call("GET", one + path, token=staff)
        call("POST", f"{one}/unmask", {"field": "bankAccount"}, login("100000_cw1"))
        for step, (who, form) in STEPS.items():
            token = login(who)
            task = next(t for t in call("GET", f"{TASKS}?view=todo&size=100", token=token)
                        if t["bizId"] == state["id"] and t["step"] == step)
            call("POST", f"{TASKS}/{task['id']}/approve", {"rowVersion": task["rowVersion"], "form": form}, token)

    def look_after():
        staff, root = login("100000_zs1"), login("100000_root")
        call("GET", f"{COMPANIES}?size=10&sort=createdDate,desc", token=staff)
        call("GET", f"{COMPANIES}/bd-users", token=staff)
        call("GET", f"{COMPANIES}/4/score", token=staff)
        told = {"happenedDate": "2026-01-05", "relatedCode": "", "content": "买家反映发货与宣传不符"}
        told = call("POST", f"{COMPANIES}/4/complaints", told, staff)
        call("POST", f"{ADMIN}/company-complaints/{told['id']}/withdraw",
             {"reason": "经核实为误会", "rowVersion": told["rowVersion"]}, staff)
        call("GET", f"{COMPANIES}/4/complaints", token=staff)
        now = call("GET", f"{COMPANIES}/4", token=staff)
        form = {"bdUserId": 102, "vendorGroup": "KA", "liveRooms": ["common"], "rowVersion": now["rowVersion"]}
        now = call("PUT", f"{COMPANIES}/4/assign", form, staff)
        form = {"useStatusReason": "ARREARS", "reason": "逾期账单未处理", "rowVersion": now["rowVersion"]}
        now = call("POST", f"{COMPANIES}/4/freeze", form, root)
        call("POST", f"{COMPANIES}/4/enable", {"reason": "账单已结清", "rowVersion": now["rowVersion"]}, root)
        call("POST", f"{COMPANIES}/4/unmask", {"field": "bankAccount"}, login("100000_cw1"))

    def change():
        token = login()
        read = call("GET", f"{ADMIN}/company/profile", token=token)
        known = {**company(""), **dict.fromkeys((
            "toTime", "shortName", "englishName", "historyNames", "addressInfo", "actualCapital", "regNumber",
            "orgNumber", "taxNumber", "staffNumRange", "homepageUrl", "bondName", "isMicroEnt", "baseCode", "cityCode",
            "district", "districtCode"))}
        own = {name: read["companyDO"][name] for name in known if name in read["companyDO"]}
        papers = [{"type": file["type"], "fileId": file["fileId"]} for file in read["fileRelationDOList"]]
        body = {"companyDO": own, "companyBrandDOList": [brand(row) for row in read["companyBrandDOList"]],
                "companyStoreDOList": read["companyStoreDOList"], "fileRelationDOList": papers}
        call("PUT", f"{ADMIN}/company/profile", {**body, "companyDO": {**own, "industry": "化妆品"}}, token)
        call("POST", f"{ADMIN}/company/profile/unmask", {"field": "bankAccount"}, token)

        def event(doc, name, who=token, **more):
            return call("POST", f"{CHANGES}/{doc['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, who)

        moved = {**own, "bankAccount": "6222020200001112222"}
        doc = call("POST", f"{ADMIN}/company/profile/submit-change", {**body, "companyDO": moved}, token)
        doc = event(doc, "urge")
        for path in ("?size=10", "/counts", "/export"):
            call("GET", CHANGES + path, token=token)
        for path in ("", "/versions", f"/versions/{doc['versions'][0]['logId']}", "/diff"):
            call("GET", f"{CHANGES}/{doc['id']}{path}", token=token)
        call("POST", f"{CHANGES}/{doc['id']}/unmask", {"field": "bankAccount"}, token)
        event(event(doc, "withdraw"), "cancel", reason="不再变更")
        flat = {**moved, **{name: body[name] for name in ROWS},
                **{paper["type"]: [{"fileId": paper["fileId"]}] for paper in papers}}
        doc = call("POST", CHANGES, flat, token)
        doc = call("PUT", CHANGES, {**flat, "id": doc["id"], "rowVersion": doc["rowVersion"]}, token)
        event(event(doc, "submit"), "bd-cancel", login("100000_zs1"), reason="商家已停业")
        doc = call("POST", CHANGES, flat, token)
        call("DELETE", f"{CHANGES}/{doc['id']}", token=token)
        sent = multipart([("slot", "businessLicense")], png(), "image/png", "a.png")
        file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]
        licence = {"companyId": 2, "businessLicense": [{"fileId": file["fileId"]}]}
        call("POST", f"{ADMIN}/company/updateBusinessLicense", licence, token)

    def brand(row):
        names = ("id", "brandNameCn", "trademarkNo", "trademarkOwner", "trademarkClass", "trademarkStatus",
                 "trademarkExpireDate", "brandNature", "storyText", "brandNameEn")
        links = [{**{name: value for name, value in link.items() if name != "files"},
                  "authFiles": [{"fileId": file} for file in link["files"]]} for link in row["authChain"]]
        return {**{name: row[name] for name in names}, "authChain": links}

    reading = ("", "/counts", "/export", "/{id}", "/{id}/versions", "/{id}/versions/{logId}", "/{id}/diff")
    told = {
        join: [f"GET {REGISTER}", f"POST {REGISTER}", f"PUT {REGISTER}", f"GET {REGISTER}/check-credit-code"]
        + [f"POST {REGISTER}/{name}" for name in ("send-code", "verify", "upload", "{id}/submit", "{id}/withdraw")]
        + [f"GET {JOINS}{rest}" for rest in reading]
        + [f"POST {JOINS}/{{id}}/unmask"],
        look_after: [f"GET {COMPANIES}{rest}" for rest in ("", "/bd-users", "/{id}", "/{id}/score", "/{id}/complaints")]
        + [f"PUT {COMPANIES}/{{id}}/assign"]
        + [f"POST {COMPANIES}/{{id}}/{name}" for name in ("freeze", "enable", "unmask", "complaints")]
        + [f"POST {ADMIN}/company-complaints/{{id}}/withdraw"],
        change: [f"GET {CHANGES}{rest}" for rest in reading]
        + [f"POST {CHANGES}", f"PUT {CHANGES}", f"DELETE {CHANGES}/{{id}}", f"PUT {ADMIN}/company/profile"]
        + [f"POST {CHANGES}/{{id}}/{name}" for name in (
            "unmask", "submit", "withdraw", "cancel", "bd-cancel", "urge")]
        + [f"POST {ADMIN}/company/{name}" for name in (
            "profile/submit-change", "profile/unmask", "updateBusinessLicense")],
    }
    return {name: story for story, names in told.items() for name in names}
