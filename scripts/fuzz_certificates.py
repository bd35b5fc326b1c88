"""One success of every call of certificates and basic info (see fuzz.py), told as stories of company 5."""

from fuzz_kit import LISTED, WRITTEN, events, named, png

VENDOR = "/services/selection/api/vendor"
SUBMISSIONS = f"{VENDOR}/certificate-submissions"
CERTS = f"{VENDOR}/certificates"
TASKS = "/services/selection-workflow/api/tasks"


def successes(call, login, multipart):
    """`call`, `login` and `multipart` are those of fuzz.py."""

    def item(token, number):
        sent = multipart([("slot", "files")], png(), "image/png", "a.png")
        file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=token, form=sent)["data"]
        return {
            "token": number, "certType": "TEST_REPORT", "certNo": number, "subjectName": "苏州居佳日用品有限公司",
            "issueDate": "2026-01-05", "expireDate": "2028-01-05", "files": [{"fileId": file["fileId"]}],
        }

    def event(token, doc, name, **more):
        return call("POST", f"{SUBMISSIONS}/{doc['id']}/{name}", {"rowVersion": doc["rowVersion"], **more}, token)

    def submissions():
        token = login("200004_admin")
        draft = call("POST", SUBMISSIONS, {"certList": []}, token)
        call("DELETE", f"{SUBMISSIONS}/{draft['id']}", token=token)
        doc = call("POST", SUBMISSIONS, {"certList": [item(token, "fuzz-1")]}, token)
        changed = {"certList": [item(token, "fuzz-2")], "id": doc["id"], "rowVersion": doc["rowVersion"]}
        doc = event(token, call("PUT", SUBMISSIONS, changed, token), "submit")
        doc = event(token, doc, "urge")
        one = f"{SUBMISSIONS}/{doc['id']}"
        for path in ("", "/items", "/versions", f"/versions/{doc['versions'][0]['logId']}", "/diff"):
            call("GET", one + path, token=token)
        for path in ("?size=5&sort=createdDate,desc", "/counts", "/export"):
            call("GET", SUBMISSIONS + path, token=token)
        event(token, event(token, doc, "withdraw"), "cancel", reason="不做了")

    def certificates():
        token, qc = login("200004_admin"), login("100000_qc1")
        current = call("POST", f"{VENDOR}/saveCertificate", {"certList": [item(token, "fuzz-3")], "submit": True}, token)
        doc = call("GET", f"{SUBMISSIONS}/{current['id']}", token=token)
        call("POST", f"{TASKS}/{doc['task']['id']}/approve", {"rowVersion": doc["rowVersion"]}, qc)
        live = call("GET", f"{VENDOR}/getCurrentCertificate", token=token)["liveList"]
        cert = next(row["id"] for row in live if row["certNo"] == "fuzz-3")
        for path in ("?certType.in=TEST_REPORT&sort=expireDate,asc", "/radar", "/export?certStatus=VALID", f"/{cert}", f"/{cert}/offers"):
            call("GET", CERTS + path, token=qc)
        call("POST", f"{CERTS}/{cert}/remind", {}, qc)
        renewed = call("POST", f"{CERTS}/{cert}/renew", {}, token)
        call("DELETE", f"{SUBMISSIONS}/{renewed['id']}", token=token)

    def basic_info():
        token = login("200004_admin")
        known = call("GET", f"{VENDOR}/basicInfo", token=token)
        call("POST", f"{VENDOR}/saveBasicInfo", {**known["info"], "intro": "专注家居日用品。"}, token)

    own = events("submit", "withdraw", "cancel", "urge")
    told = named(SUBMISSIONS, (*LISTED, *WRITTEN, "POST ", "GET /{id}/items", *own), submissions)
    calls = ("GET ", "GET /radar", "GET /export", "GET /{id}", "GET /{id}/offers", *events("renew", "remind"))
    told |= named(CERTS, calls, certificates)
    told |= named(VENDOR, ("GET /getCurrentCertificate", "POST /saveCertificate"), certificates)
    return told | named(VENDOR, ("GET /basicInfo", "POST /saveBasicInfo"), basic_info)
