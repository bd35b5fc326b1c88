"""One success of every call about goods and their pending changes (see fuzz.py), and of their tasks."""

from fuzz_kit import LISTED, SHEET, WRITTEN, Document, barcode, events, named

GOODS = "/services/wms/api/goods-skus"
CHANGES = "/services/wms/api/goods-changes"
BRANDS = "/services/selection/api/merchant/offer-store-apprs/brands"


def successes(call, login, multipart, picture, titles_of, workbook):
    goods = Document(call, GOODS, "wms-workflow", "goodsSku")
    changes = Document(call, CHANGES, "wms-workflow", "goodsChange")

    def form(token, **more):
        sent = multipart([("slot", "images")], picture)
        image = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]["fileId"]
        brand = call("GET", BRANDS, token=token)[0]["id"]
        return {"goodsName": "试验晚霜", "barcode": barcode(), "brandId": brand, "categoryCode": "Cosmetic_Skincare_Cream",
                "spec": "50g/瓶", "unit": "bottle", "lengthCm": 6.5, "widthCm": 6.5, "heightCm": 8.2, "weightKg": 0.215,
                "storageType": "NORMAL", "shelfLifeFlag": True, "shelfLifeDays": 1095, "declareValue": 59.9,
                "images": [{"fileId": image}], **more}

    def life():
        token, warehouse = login(), login("100000_ck1")
        draft = call("POST", GOODS, form(token), token)
        call("DELETE", f"{GOODS}/{draft['id']}", token=token)
        filled = form(token)
        doc = call("POST", GOODS, filled, token)
        filled |= {"id": doc["id"]}
        doc = call("PUT", GOODS, {**filled, "rowVersion": doc["rowVersion"]}, token)
        doc = goods.event(token, goods.event(token, goods.event(token, doc, "submit"), "withdraw"), "submit")
        doc = goods.event(token, doc, "urge")
        goods.look(token, doc)
        goods.decide(warehouse, doc, "approve")
        doc = goods.event(token, goods.event(token, goods.read(token, doc), "disable"), "enable")
        # A change that waits, comes back and is given up.
        doc = call("PUT", GOODS, {**filled, "weightKg": 0.3, "rowVersion": doc["rowVersion"]}, token)
        doc = goods.event(token, doc, "submit")
        change = call("GET", f"{CHANGES}/{doc['changeId']}", token=token)
        changes.look(token, change)
        goods.event(token, goods.event(token, doc, "withdraw"), "abandon-change")

    def sheet():
        goods.sheet(login(), [{"货品名称": "试验晚霜"}, {"货品名称": "霜" * 101}], multipart, titles_of, workbook)

    own = events("submit", "withdraw", "urge", "disable", "enable", "abandon-change")
    told = named(GOODS, (*LISTED, *WRITTEN, "POST ", *own), life) | named(CHANGES, LISTED, life) | named(GOODS, SHEET, sheet)
    return told | goods.desk(lambda token: call("POST", GOODS, form(token, submit=True), token), login, "100000_ck1")
