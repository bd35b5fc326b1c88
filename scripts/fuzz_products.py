"""One success of every call about products and merges of attributes (see fuzz.py), and of their tasks."""

import random

from fuzz_kit import LISTED, WRITTEN, Document, barcode, events, named

PRODUCT = "/services/product/api"
MERGES = f"{PRODUCT}/attr-merges"
SPUS, CHANGES, LINKS = f"{PRODUCT}/spus", f"{PRODUCT}/spu-changes", f"{PRODUCT}/spu-links"
BRANDS = "/services/selection/api/merchant/offer-store-apprs/brands"


def successes(call, login, multipart, picture, arrange):
    """`call`, `login`, `multipart` and `arrange` are those of fuzz.py; `picture` is a file of 800 by 800 pixels."""
    spus, changes = Document(call, SPUS, "product-workflow", "spu"), Document(call, CHANGES, "product-workflow", "spuChange")
    links = Document(call, LINKS, "product-workflow", "spuLink")
    merges = Document(call, MERGES, "product-workflow", "attrMerge")

    def form(**more):
        # Of an attribute that no other merge is about.
        return {"mergeType": "SKU_SPEC", "categoryCode": "Cosmetic", "attrCode": f"容量{random.randrange(10**9)}",
                "sourceItems": [{"value": "50ML"}], "targetItem": "50ml", "reason": "写法不一，统一后便于比价", **more}

    def merge():
        token, first = login("200001_lijing"), login("100000_cx1")
        for path in ("suggestions", "words"):
            call("GET", f"{MERGES}/{path}?categoryCode=Cosmetic", token=token)
        draft = call("POST", MERGES, form(), token)
        call("DELETE", f"{MERGES}/{draft['id']}", token=token)
        filled = form()
        doc = call("POST", MERGES, filled, token)
        doc = call("PUT", MERGES, {**filled, "id": doc["id"], "rowVersion": doc["rowVersion"]}, token)
        doc = merges.event(token, merges.event(token, merges.event(token, doc, "submit"), "withdraw"), "submit")
        doc = merges.event(token, doc, "urge")
        merges.look(token, doc)
        call("GET", f"{MERGES}/{doc['id']}/preview", token=token)
        merges.decide(first, doc, "approve")
        merges.event(first, merges.read(token, doc), "undo")
        call("GET", f"{PRODUCT}/attr-aliases?size=5", token=token)
        doc = call("POST", MERGES, form(submit=True), token)
        merges.event(token, merges.event(token, doc, "withdraw"), "cancel", reason="不再需要")

    def product(token):
        def image(slot):
            sent = multipart([("slot", slot)], picture, "image/png", "a.png")
            file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]
            return {"fileId": file["fileId"], "type": slot}

        return {
            "spuName": "试验晚霜", "brandId": call("GET", BRANDS, token=token)[0]["id"], "categoryCode": "Cosmetic",
            "category2": "Cosmetic_Skincare", "category3": "Cosmetic_Skincare_Cream", "originPlace": "上海", "isDomestic": True,
            "images": [image(slot) for slot in ("main", "transparentPng", "label", "package")],
            "attrs": {
                "executeStandard": "QB/T 1857", "manufacturerName": "上海花植美妆有限公司", "manufacturerAddress": "上海市浦东新区",
                "cosmeticType": "ORDINARY", "filingNo": "沪G妆网备字2025001201", "registrant": "上海花植美妆有限公司",
                "efficacy": ["MOISTURE"], "skinType": ["DRY"], "mainIngredients": "积雪草提取物",
                "fullIngredients": "水、甘油、积雪草提取物", "useLimitDate": 12,
            },
            "skus": [{"skuName": "50g", "barcode": barcode(), "spec": {"规格": "50g"}, "netContent": 50, "unit": "g",
                      "lengthCm": 6.5, "widthCm": 6.5, "heightCm": 8.2, "weightKg": 0.215}],
        }

    def life():
        token, first = login("200001_admin"), login("100000_cx1")
        draft = call("POST", SPUS, product(token), token)
        call("DELETE", f"{SPUS}/{draft['id']}", token=token)
        filled = product(token)
        doc = call("POST", SPUS, filled, token)

        def saved(doc, **more):
            rows = [{**filled["skus"][0], "id": doc["skus"][0]["id"]}]
            return call("PUT", SPUS, {**filled, "skus": rows, "id": doc["id"], "rowVersion": doc["rowVersion"], **more}, token)

        doc = saved(doc)
        doc = spus.event(token, spus.event(token, spus.event(token, doc, "submit"), "withdraw"), "submit")
        doc = spus.event(token, doc, "urge")
        spus.look(token, doc)
        spus.decide(first, doc, "approve", form={})
        call("GET", f"{SPUS}/lookup?barcode={filled['skus'][0]['barcode']}", token=token)
        call("GET", f"{SPUS}/image-slots?categoryCode=Cosmetic", token=token)
        call("GET", f"{SPUS}/{doc['id']}/offer-source?liveRoom=common&categoryCode=Cosmetic&formType=NORMAL&offerStyle=SINGLE", token=token)
        doc = spus.event(token, spus.event(token, spus.read(token, doc), "off-shelf", reason="停产"), "on-shelf")
        doc = spus.event(token, saved(doc, spuName="试验修护霜"), "submit")
        changes.look(token, call("GET", f"{CHANGES}/{doc['changeId']}", token=token))
        spus.event(token, spus.event(token, doc, "withdraw"), "abandon-change")

    def linking():
        keeper, seller, first = login("200001_admin"), login("200002_admin"), login("100000_cx1")
        # Both sell one trademark: to the companies it is a change that 法务 approves.
        ours, theirs = (call("GET", BRANDS, token=token)[0]["id"] for token in (keeper, seller))
        arrange(f"UPDATE company_brand SET trademark_no = (SELECT trademark_no FROM company_brand WHERE id = {ours}) WHERE id = {theirs}")
        kept = call("POST", SPUS, {**product(keeper), "submit": True}, keeper)
        spus.decide(first, kept, "approve", form={})
        wish = {"spuId": kept["id"], "brandId": theirs, "remark": "同品牌经销商"}
        draft = call("POST", LINKS, wish, seller)
        draft = call("PUT", LINKS, {**wish, "id": draft["id"], "rowVersion": draft["rowVersion"]}, seller)
        call("DELETE", f"{LINKS}/{draft['id']}", token=seller)
        del wish["spuId"]
        doc = call("POST", f"{SPUS}/{kept['id']}/link", wish, seller)
        links.event(seller, links.event(seller, doc, "withdraw"), "cancel", reason="不再经销")
        for door in (links.event, lambda token, doc, name: call("POST", f"{SPUS}/{kept['id']}/{name}", {"rowVersion": doc["rowVersion"]}, token)):
            doc = call("POST", f"{SPUS}/{kept['id']}/link", wish, seller)
            doc = links.event(seller, links.event(seller, links.event(seller, doc, "withdraw"), "submit"), "urge")
            links.look(seller, doc)
            links.decide(first, doc, "approve")
            door(seller, links.read(seller, doc), "unlink")

    own = events("submit", "withdraw", "cancel", "urge", "undo")
    told = named(MERGES, (*LISTED, *WRITTEN, "POST ", "GET /suggestions", "GET /words", "GET /{id}/preview", *own), merge)
    told |= named(PRODUCT, ["GET /attr-aliases"], merge)
    turned = events("submit", "withdraw", "urge", "off-shelf", "on-shelf", "abandon-change")
    told |= named(SPUS, (*LISTED, *WRITTEN, "POST ", "GET /lookup", "GET /image-slots", "GET /{id}/offer-source", *turned), life) | named(CHANGES, LISTED, life)
    bound = events("submit", "withdraw", "cancel", "urge", "unlink")
    told |= named(LINKS, (*LISTED, *WRITTEN, "POST ", *bound), linking) | named(SPUS, events("link", "unlink"), linking)
    return told | merges.desk(lambda token: call("POST", MERGES, form(submit=True), token), login, "100000_cx1")
