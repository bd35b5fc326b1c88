"""One success of every call of documents, tasks and stores (see fuzz.py), told as two stories."""

import io
import re
import urllib.parse
import xml.sax.saxutils
import zipfile

SELECTION = "/services/selection/api/merchant"
APPRS = f"{SELECTION}/offer-store-apprs"
STORES = f"{SELECTION}/offer-stores"


def successes(call, login, multipart, picture):
    """`call`, `login` and `multipart` are those of fuzz.py; `picture` is a file that may be uploaded."""

    def form(token, seller):
        sent = multipart([("slot", "screenshot")], picture)
        file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]
        brand = call("GET", f"{APPRS}/brands", token=token)[0]["id"]
        return {
            "platformType": "TMALL", "storeName": "试验店", "storeUrl": "https://test.tmall.com/", "sellerId": seller,
            "storeType": "FLAGSHIP", "brandIds": [brand], "categories": ["Cosmetic"], "ownerName": "上海花植美妆有限公司",
            "isOwn": True, "screenshot": [{"fileId": file["fileId"]}],
        }

    def event(token, doc, name, **more):
        body = {"rowVersion": doc["rowVersion"], **more}
        return call("POST", f"{APPRS}/{doc['id']}/{name}", body, token)

    def decide(staff, tasks, doc, name, **more):
        return call("POST", f"{tasks}/{doc['task']['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, staff)

    def application():
        token, staff = login(), login("100000_zs1")
        draft = call("POST", f"{APPRS}/create", {"storeName": "试验店"}, token)
        call("DELETE", f"{APPRS}/{draft['id']}", token=token)
        doc = call("POST", f"{APPRS}/create", form(token, "fuzz-1"), token)
        saved = {**form(token, "fuzz-1"), "id": doc["id"], "rowVersion": doc["rowVersion"]}
        doc = call("PUT", APPRS, saved, token)
        doc = event(token, event(token, event(token, doc, "submit"), "withdraw"), "submit")
        doc = event(token, doc, "urge")
        one = f"{APPRS}/{doc['id']}"
        for path in ("", "/versions", f"/versions/{doc['versions'][0]['logId']}", "/diff?all=true"):
            call("GET", one + path, token=token)
        for path in ("?page=0&size=10&sort=createdDate,desc", "/counts", "/export"):
            call("GET", APPRS + path, token=token)
        event(token, event(token, doc, "withdraw"), "cancel", reason="不做了")
        second = call("POST", f"{APPRS}/create", {**form(token, "fuzz-2"), "submit": True}, token)
        event(staff, second, "bd-cancel", reason="商家已停业")

    def sheet():
        token = login()
        book = call("GET", f"{APPRS}/import-template", token=token)
        titles = titles_of(book)
        name = next(index for index, title in enumerate(titles) if title.startswith("店铺名称"))
        rows = [["" if index != name else value for index in range(len(titles))] for value in ("试验店", "店" * 101)]
        sent = multipart([], workbook([titles, *rows]), "application/octet-stream", "a.xlsx")
        batch = call("POST", f"{APPRS}/import/validate", token=token, form=sent)
        assert (batch["okCount"], batch["errorCount"]) == (1, 1), batch
        call("GET", f"{APPRS}/import/{batch['batchId']}/error-file", token=token)
        call("POST", f"{APPRS}/import/{batch['batchId']}/commit?mode=SKIP_ERRORS", {}, token)

    def store():
        token, staff = login(), login("100000_zs1")
        doc = call("POST", f"{APPRS}/create", {**form(token, "fuzz-3"), "submit": True}, token)
        decide(staff, "/services/workflow/api/tasks", doc, "approve", opinion="同意")
        store = call("GET", f"{APPRS}/{doc['id']}", token=token)["storeId"]
        call("GET", f"{STORES}?status=enabled", token=token)
        for path in ("timeline", "ratings"):
            call("GET", f"{STORES}/{store}/{path}", token=token)
        for turn in ("freeze", "unfreeze"):
            call("POST", f"{STORES}/{store}/{turn}", {"reason": "接到投诉待查"}, staff)
        query = urllib.parse.urlencode({"merchantId": doc["companyId"], "storeId": store})
        call("POST", f"{STORES}/removeMerchantStoreRelation?{query}", {}, token)

    def desk(service):
        base = f"/services/{service}/api"
        tasks = f"{base}/tasks"

        def story():
            token, staff, root = login(), login("100000_zs1"), login("100000_root")
            me = call("GET", "/services/admin/api/account", token=staff)["id"]
            doc = call("POST", f"{APPRS}/create", {**form(token, f"fuzz-{service}"), "submit": True}, token)
            for path in ("?view=todo&size=5", "/counts?view=todo", f"/{doc['task']['id']}", f"/{doc['task']['id']}/candidates"):
                call("GET", tasks + path, token=staff)
            decide(staff, tasks, doc, "claim")
            decide(root, tasks, doc, "transfer", userId=me, opinion="请处理")
            call("POST", f"{tasks}/{doc['task']['id']}/comment", {"text": "请法务看一下", "roleCode": "LEGAL"}, staff)
            pair = {"id": doc["task"]["id"], "rowVersion": doc["rowVersion"]}
            call("POST", f"{tasks}/batch-approve", {"tasks": [pair]}, staff)
            why = {"opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"]}
            call("POST", f"{tasks}/batch-reject", {"tasks": [{"id": pair["id"], "rowVersion": 0}], **why}, staff)
            call("GET", f"{base}/process-logs?bizType=offerStoreAppr&bizId={doc['id']}", token=token)
            decide(staff, tasks, doc, "reject", opinion="资料不够齐全", rejectReasonCodes=["INFO_MISSING"])
            doc = event(token, call("GET", f"{APPRS}/{doc['id']}", token=token), "submit")
            decide(staff, tasks, doc, "approve")

        calls = ["GET ", "GET /counts", "GET /{id}", "GET /{id}/candidates", "POST /batch-approve", "POST /batch-reject"]
        calls += [f"POST /{{id}}/{name}" for name in ("claim", "approve", "reject", "transfer", "comment")]
        told = {f"{name.split(' ')[0]} {tasks}{name.split(' ')[1]}": story for name in calls}
        return told | {f"GET {base}/process-logs": story}

    rest = ["GET ", "PUT ", "GET /counts", "GET /export", "GET /brands", "POST /create", "GET /{id}", "DELETE /{id}"]
    rest += [f"POST /{{id}}/{name}" for name in ("submit", "withdraw", "cancel", "bd-cancel", "urge")]
    rest += ["GET /{id}/versions", "GET /{id}/versions/{logId}", "GET /{id}/diff"]
    told = {f"{name.split(' ')[0]} {APPRS}{name.split(' ')[1]}": application for name in rest}
    imports = ["GET /import-template", "POST /import/validate", "POST /import/{batchId}/commit"]
    imports += ["GET /import/{batchId}/error-file"]
    told |= {f"{name.split(' ')[0]} {APPRS}{name.split(' ')[1]}": sheet for name in imports}
    of_stores = ["GET ", "GET /{id}/timeline", "GET /{id}/ratings", "POST /removeMerchantStoreRelation"]
    of_stores += ["POST /{id}/freeze", "POST /{id}/unfreeze"]
    told |= {f"{name.split(' ')[0]} {STORES}{name.split(' ')[1]}": store for name in of_stores}
    return told | desk("workflow") | desk("selection-workflow")


def titles_of(book, nth=1):
    """The first row of a sheet."""
    with zipfile.ZipFile(io.BytesIO(book)) as parts:
        texts = parts.read("xl/sharedStrings.xml").decode()
        sheet = parts.read(f"xl/worksheets/sheet{nth}.xml").decode()
    texts = [xml.sax.saxutils.unescape("".join(re.findall(r"<t[^>]*>([^<]*)</t>", item))) for item in re.findall(r"<si>(.*?)</si>", texts)]
    head = re.search(r'<row r="1".*?</row>', sheet).group(0)
    return [texts[int(place)] for place in re.findall(r't="s"><v>(\d+)</v>', head)]


def workbook(*sheets):
    """The smallest Excel file that holds these texts, sheet by sheet."""
    def cell(text):
        return f'<c t="inlineStr"><is><t>{xml.sax.saxutils.escape(text)}</t></is></c>'

    def lines(rows):
        return "".join(f"<row>{''.join(cell(text) for text in row)}</row>" for row in rows)

    count = range(1, len(sheets) + 1)
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="xml" ContentType="application/xml"/>'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{sheet}.sheet.main+xml"/>'
        + "".join(f'<Override PartName="/xl/worksheets/sheet{nth}.xml" ContentType="{sheet}.worksheet+xml"/>' for nth in count)
        + "</Types>",
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" Type="{kind}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{kind}"><sheets>'
        + "".join(f'<sheet name="{nth}" sheetId="{nth}" r:id="r{nth}"/>' for nth in count) + "</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">'
        + "".join(f'<Relationship Id="r{nth}" Type="{kind}/worksheet" Target="worksheets/sheet{nth}.xml"/>' for nth in count)
        + "</Relationships>",
        **{
            f"xl/worksheets/sheet{nth}.xml": f'<worksheet xmlns="{main}"><sheetData>{lines(rows)}</sheetData></worksheet>'
            for nth, rows in zip(count, sheets)
        },
    }
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as book:
        for name, text in parts.items():
            book.writestr(name, '<?xml version="1.0" encoding="UTF-8"?>' + text)
    return made.getvalue()
