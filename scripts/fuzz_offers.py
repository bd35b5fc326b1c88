"""One success of every call about offers (see fuzz.py), told as stories of company 2."""

import datetime
import random

import fuzz_documents

SELECTION = "/services/selection/api"
OFFERS, CHANGES = f"{SELECTION}/offers", f"{SELECTION}/offer-changes"
TASKS = "/services/selection-workflow/api/tasks"
STEPS = {
    "SaleAppr": ("100000_zs1", {"commissionConfirmed": True, "slotFeeConfirmed": True}),
    "FirstAppr": ("100000_cx1", {"score": {"product": 4, "price": 4, "brand": 4, "match": 4}}),
    "FinalAppr": ("100000_zx1", {"prdEchelonLevel": "B", "conditional": True}),
}


def barcode():
    """Nobody else's: thirteen digits, the last of which proves the others."""
    body = f"690{random.randrange(10**9):09}"
    total = sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(body)))
    return f"{body}{-total % 10}"


def successes(call, login, multipart):
    """All three are those of fuzz.py. Answers the stories, and how to come by an approved offer."""

    def day(days):
        return str(datetime.date.today() + datetime.timedelta(days=days))

    def form(token, **changes):
        """A cream like one that was approved, with a barcode and dates of its own."""
        cream = next(row for row in call("GET", f"{OFFERS}?offerName=hushoushuang&auditStatus.in=APPROVED", token=token))
        copy = call("GET", f"{OFFERS}/{cream['id']}/copy-source?mode=copy&liveRoom=common", token=token)["offer"]
        sku = {**copy["skus"][0], "barcode": barcode(), "lowestPrice30": 55.0, "finalPrice": None}
        name = f"花植护手霜 {sku['barcode'][-5:]}"
        dates = {"expectShowDateFrom": day(20), "expectShowDateTo": day(30)}
        return {**copy, **dates, "offerName": name, "skus": [sku], "sourceOfferId": None, "contactPhone": "13800000011",
                **changes}

    def made(token, **changes):
        return call("POST", OFFERS, form(token, **changes), token)

    def event(token, doc, name, **more):
        now = call("GET", f"{OFFERS}/{doc['id']}", token=login())
        return call("POST", f"{OFFERS}/{doc['id']}/{name}", {"rowVersion": now["rowVersion"], **more}, token)

    def passed(doc, steps, path=OFFERS, with_form=True):
        for step in steps:
            who, filled = STEPS[step]
            now = call("GET", f"{path}/{doc['id']}", token=login())
            body = {"rowVersion": now["rowVersion"], **({"form": filled} if with_form else {})}
            call("POST", f"{TASKS}/{now['task']['id']}/approve", body, login(who))
        return call("GET", f"{path}/{doc['id']}", token=login())

    def write():
        token = login()
        draft = made(token)
        call("DELETE", f"{OFFERS}/{draft['id']}", token=token)
        first = form(token)
        draft = call("POST", OFFERS, first, token)
        sku = {**first["skus"][0], "id": draft["skus"][0]["id"]}
        body = {**first, "skus": [sku], "id": draft["id"], "rowVersion": draft["rowVersion"]}
        draft = call("PUT", OFFERS, body, token)
        call("POST", f"{OFFERS}/{draft['id']}/pre-check", {}, token)
        doc = event(token, event(token, draft, "submit"), "urge")
        one = f"{OFFERS}/{doc['id']}"
        log = doc["versions"][0]["logId"]
        reads = ("", "/versions", f"/versions/{log}", "/diff", "/duplicates", "/price-history", "/waivers",
                 "/copy-source?mode=copy")
        for path in reads:
            call("GET", one + path, token=token)
        call("GET", f"{SELECTION}/offer-logs/{log}/diff", token=token)
        for path in ("?size=5&sort=submitDate,desc", "/counts", "/export?offerName=hushoushuang"):
            call("GET", OFFERS + path, token=token)
        call("GET", f"{OFFERS}/image-slots?categoryCode=Food", token=token)
        event(token, event(token, doc, "withdraw"), "cancel", reason="不做了")
        asked = {"skus": [{"livePagePrice": 20.0}], "mechanism": {}}
        call("POST", f"{OFFERS}/price-check", asked, token)
        other = made(token)
        call("POST", f"{OFFERS}/batch/submit", {"items": [{"id": other["id"], "rowVersion": other["rowVersion"]}]}, token)

    def decide():
        token = login()
        doc = passed(event(token, made(token), "submit"), STEPS)
        qc = login("100000_qc1")
        event(qc, doc, "restrict", reason="OTHER", remark="复核中")
        event(qc, doc, "unrestrict", reason="OTHER")
        event(login("100000_zx1"), doc, "stop", stopReason="VENDOR")
        stopped, doc = doc["id"], event(token, made(token), "submit")
        call("GET", f"{OFFERS}/compare?ids={stopped},{doc['id']}", token=qc)
        event(login("100000_zs1"), doc, "bd-cancel", reason="活动场次调整")
        quick = form(token, formType="FAST")
        doc = call("POST", OFFERS, {**quick, "submit": True}, token)
        sku = {**quick["skus"][0], "id": doc["skus"][0]["id"]}
        body = {**quick, "skus": [sku], "id": doc["id"], "rowVersion": doc["rowVersion"], "shipTime": "H24"}
        call("PUT", f"{OFFERS}/{doc['id']}/supplement", body, token)

    def waive():
        doc = made(login())
        asked = {"rule": "HISTORY", "reason": "限时活动，价格特批"}
        for deed in ("grant", "refuse"):
            waiver = call("POST", f"{OFFERS}/{doc['id']}/waivers", asked, login("100000_zs1"))
            call("POST", f"{SELECTION}/waivers/{waiver['id']}/{deed}", {"rowVersion": 0}, login("100000_zx1"))

    def change():
        token = login()
        base = passed(event(token, made(token), "submit"), STEPS)
        begun = event(token, base, "change")
        call("POST", f"{CHANGES}/{begun['id']}/abandon", {"rowVersion": begun["rowVersion"]}, token)
        begun = event(token, base, "change")
        kept = {name: begun[name] for name in form(token)}
        body = {**kept, "changeOf": base["id"], "freightTemplate": f"包邮 {barcode()}", "contactPhone": "13800000011",
                "id": begun["id"], "rowVersion": begun["rowVersion"]}
        saved = call("PUT", f"{CHANGES}/{begun['id']}", body, token)
        doc = call("POST", f"{CHANGES}/{begun['id']}/submit", {"rowVersion": saved["rowVersion"]}, token)
        one = f"{CHANGES}/{doc['id']}"
        for path in ("", "/versions", f"/versions/{doc['versions'][0]['logId']}", "/diff"):
            call("GET", one + path, token=token)
        for path in ("?size=5", "/counts", "/export"):
            call("GET", CHANGES + path, token=token)
        passed(doc, ["SaleAppr"], CHANGES, with_form=False)

    def sheet():
        """The cream's own words in a workbook, and a second offer whose room nobody knows."""
        token = login()
        cream = form(token)
        template = call("GET", f"{OFFERS}/import-template", token=token)
        good = {"序号": "1", "直播间": "common", "类目编码": "Cosmetic", "表单类型": "NORMAL", "报品方式": "SINGLE",
                "商品名称": cream["offerName"], "二级类目": "护肤", "三级类目": "面霜", "品牌": "花植", "短标题": "护手霜",
                "产地": "上海", "国产": "是", "合作模式": "纯佣", "佣金率": "20", "保价天数": "30", "保价范围": "本店铺",
                "发货时效": "48小时内", "退换": "7天无理由", "期望播出起": day(20), "期望播出止": day(30), "对接人": "李静",
                "手机": "13800000011"}
        sku = {"序号": "1", "规格": "规格:50g", "条形码": barcode(), "每份件数": "1", "日常价": "169", "近30天最低价": "149",
               "页面价": "169", "备货": "500"}
        rows = [[good, {**good, "序号": "2", "直播间": "nowhere"}], [sku, {**sku, "序号": "2"}],
                [{"序号": "1", "类型": "直降", "数值": "20"}], [{"序号": "1", "赠品名称": "小样", "数量": "1"}]]
        filled = []
        for nth, own in enumerate(rows, 1):
            titles = fuzz_documents.titles_of(template, nth)
            filled.append([titles, *([row.get(title.rstrip("*"), "") for title in titles] for row in own)])
        sent = multipart([], fuzz_documents.workbook(*filled), "application/octet-stream", "a.xlsx")
        batch = call("POST", f"{OFFERS}/import/validate", token=token, form=sent)
        assert (batch["okCount"], batch["errorCount"]) == (1, 1), batch
        call("GET", f"{OFFERS}/import/{batch['batchId']}/error-file", token=token)
        call("POST", f"{OFFERS}/import/{batch['batchId']}/commit?mode=SKIP_ERRORS", {}, token)

    reading = ("", "/counts", "/export", "/{id}", "/{id}/versions", "/{id}/versions/{logId}", "/{id}/diff")
    told = {
        write: [f"GET {OFFERS}{rest}" for rest in (*reading, "/{id}/duplicates", "/{id}/price-history", "/{id}/waivers",
                                                   "/{id}/copy-source", "/image-slots")]
        + [f"POST {OFFERS}", f"PUT {OFFERS}", f"DELETE {OFFERS}/{{id}}", f"POST {OFFERS}/price-check",
           f"POST {OFFERS}/batch/{{action}}", f"GET {SELECTION}/offer-logs/{{id}}/diff"]
        + [f"POST {OFFERS}/{{id}}/{name}" for name in ("pre-check", "submit", "withdraw", "cancel", "urge")],
        decide: [f"POST {OFFERS}/{{id}}/{name}" for name in ("restrict", "unrestrict", "stop", "bd-cancel")]
        + [f"PUT {OFFERS}/{{id}}/supplement", f"GET {OFFERS}/compare"],
        sheet: [f"GET {OFFERS}/import-template", f"POST {OFFERS}/import/validate",
                f"POST {OFFERS}/import/{{batchId}}/commit", f"GET {OFFERS}/import/{{batchId}}/error-file"],
        waive: [f"POST {OFFERS}/{{id}}/waivers"]
        + [f"POST {SELECTION}/waivers/{{id}}/{name}" for name in ("grant", "refuse")],
        change: [f"GET {CHANGES}{rest}" for rest in reading]
        + [f"POST {OFFERS}/{{id}}/change", f"PUT {CHANGES}/{{id}}"]
        + [f"POST {CHANGES}/{{id}}/{name}" for name in ("submit", "abandon")],
    }
    def approved():
        token = login()
        return passed(event(token, made(token), "submit"), STEPS)

    return {operation: story for story, operations in told.items() for operation in operations}, approved
