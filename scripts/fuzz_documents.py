"""One success of every call of documents, tasks and stores (see fuzz.py), told as two stories."""

import io
import random
import re
import urllib.parse
import xml.sax.saxutils
import zipfile

from fuzz_kit import LISTED, SHEET, WRITTEN, Document, events, named

SELECTION = "/services/selection/api/merchant"
APPRS = f"{SELECTION}/offer-store-apprs"
STORES = f"{SELECTION}/offer-stores"


def successes(call, login, multipart, picture):
    """`call`, `login` and `multipart` are those of fuzz.py; `picture` is a file that may be uploaded."""
    apprs = Document(call, APPRS, "selection-workflow", "offerStoreAppr")
    everywhere = Document(call, APPRS, "workflow", "offerStoreAppr")

    def form(token, seller):
        sent = multipart([("slot", "screenshot")], picture)
        file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]
        brand = call("GET", f"{APPRS}/brands", token=token)[0]["id"]
        return {
            "platformType": "TMALL", "storeName": "试验店", "storeUrl": "https://test.tmall.com/", "sellerId": seller,
            "storeType": "FLAGSHIP", "brandIds": [brand], "categories": ["Cosmetic"], "ownerName": "上海花植美妆有限公司",
            "isOwn": True, "screenshot": [{"fileId": file["fileId"]}],
        }

    def application():
        token, staff = login(), login("100000_zs1")
        draft = call("POST", f"{APPRS}/create", {"storeName": "试验店"}, token)
        call("DELETE", f"{APPRS}/{draft['id']}", token=token)
        doc = call("POST", f"{APPRS}/create", form(token, "fuzz-1"), token)
        saved = {**form(token, "fuzz-1"), "id": doc["id"], "rowVersion": doc["rowVersion"]}
        doc = call("PUT", APPRS, saved, token)
        doc = apprs.event(token, apprs.event(token, apprs.event(token, doc, "submit"), "withdraw"), "submit")
        doc = apprs.event(token, doc, "urge")
        apprs.look(token, doc)
        apprs.event(token, apprs.event(token, doc, "withdraw"), "cancel", reason="不做了")
        second = call("POST", f"{APPRS}/create", {**form(token, "fuzz-2"), "submit": True}, token)
        apprs.event(staff, second, "bd-cancel", reason="商家已停业")

    def sheet():
        apprs.sheet(login(), [{"店铺名称": "试验店"}, {"店铺名称": "店" * 101}], multipart, titles_of, workbook)

    def store():
        token, staff = login(), login("100000_zs1")
        doc = call("POST", f"{APPRS}/create", {**form(token, "fuzz-3"), "submit": True}, token)
        everywhere.decide(staff, doc, "approve", opinion="同意")
        store = call("GET", f"{APPRS}/{doc['id']}", token=token)["storeId"]
        call("GET", f"{STORES}?status=enabled", token=token)
        for path in ("timeline", "ratings"):
            call("GET", f"{STORES}/{store}/{path}", token=token)
        for turn in ("freeze", "unfreeze"):
            call("POST", f"{STORES}/{store}/{turn}", {"reason": "接到投诉待查"}, staff)
        query = urllib.parse.urlencode({"merchantId": doc["companyId"], "storeId": store})
        call("POST", f"{STORES}/removeMerchantStoreRelation?{query}", {}, token)

    def submitted(token):
        return call("POST", f"{APPRS}/create", {**form(token, f"fuzz-{random.randrange(10**9)}"), "submit": True}, token)

    own = events("submit", "withdraw", "cancel", "bd-cancel", "urge")
    told = named(APPRS, (*LISTED, *WRITTEN, "GET /brands", "POST /create", *own), application) | named(APPRS, SHEET, sheet)
    of_stores = ("GET ", "GET /{id}/timeline", "GET /{id}/ratings", "POST /removeMerchantStoreRelation")
    told |= named(STORES, (*of_stores, *events("freeze", "unfreeze")), store)
    # The desk of everything, and that of the selection.
    return told | everywhere.desk(submitted, login, "100000_zs1") | apprs.desk(submitted, login, "100000_zs1")


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
