"""One success of every call about prices (see fuzz.py): a case from its record to its end, and what partners send."""

import datetime
import hashlib
import hmac
import json
import secrets
import urllib.parse

import fuzz_documents
from fuzz_offers import barcode

SELECTION = "/services/selection/api"
CASES, PRICES = f"{SELECTION}/price-violations", f"{SELECTION}/channel-prices"
CHANNELS = ("jd", "sn", "zkh")


def successes(call, login, multipart, picture, partner):
    """All are those of fuzz.py."""
    # A day that is today or yesterday in Shanghai, and never tomorrow.
    today = str(datetime.datetime.now(datetime.timezone.utc).date())

    def case():
        sale, merchant = login("100000_zs1"), login("200001_lijing")
        asked = urllib.parse.urlencode({"status.in": "ACTIVE,BREACHED", "companyName": "花植"})
        promise = call("GET", f"{SELECTION}/price-commitments?{asked}", token=sale)[0]
        call("GET", f"{SELECTION}/offers/{promise['offerId']}/protection", token=merchant)
        sent = multipart([("slot", "screenshot")], picture)
        file = call("POST", "/services/fileservice/api/uploadAttachmentFile", token=sale, form=sent)["data"]
        form = {"commitmentId": promise["id"], "channel": "tmall", "price": 0.01, "capturedDate": today,
                "storeName": promise["storeName"], "url": f"https://detail.tmall.com/{secrets.token_hex(8)}",
                "screenshot": [{"fileId": file["fileId"]}]}
        row = call("POST", CASES, form, sale)
        call("GET", f"{CASES}?size=5&sort=foundDate,desc", token=sale)

        def deed(who, name, **more):
            return call("POST", f"{CASES}/{row['id']}/{name}", {"rowVersion": row["rowVersion"], **more}, who)

        row = deed(sale, "ask", question="请说明优惠来源")
        row = deed(merchant, "explain", explanation="平台误发券，已下架", files=[])
        row = deed(sale, "confirm", opinion="截图属实")
        deed(sale, "close", reason="已整改")

    def now():
        """The server's clock, which other stories move: the time of the login that was just written down."""
        log = call("GET", "/services/admin/api/login-logs?size=1&sort=createdDate,desc", token=login())[0]
        at = datetime.datetime.strptime(f"{log['createdDate']} +0800", "%Y-%m-%d %H:%M:%S %z")
        return int(at.timestamp() * 1000)

    def push(channel):
        def send():
            claims = {"aud": f"meione-portal/prices/{channel}", "ts": now(),
                      "nonce": secrets.token_hex(16)}
            price = {"barcode": barcode(), "price": 12.5, "capturedDate": today}
            body = json.dumps({**claims, "prices": [price]}).encode()
            key = hmac.new(partner, claims["aud"].encode(), hashlib.sha256).hexdigest().encode()
            signature = hmac.new(key, body, hashlib.sha256).hexdigest()
            path = f"/services/{channel}/api/prices"
            call("POST", path, form=("application/json", body), headers={"x-portal-signature": signature})
            assert len(call("GET", f"{path}?barcode={price['barcode']}", token=login("100000_zs1"))) == 1

        return send

    def sheet():
        token = login("100000_zs1")
        call("GET", f"{PRICES}?size=5&history=true", token=token)
        titles = fuzz_documents.titles_of(call("GET", f"{PRICES}/import-template", token=token))
        given = {"渠道": "京东", "条形码": barcode(), "价格": "9.9", "采集日期": today}
        good = [given.get(title.rstrip("*"), "") for title in titles]
        bad = ["" if title.startswith("条形码") else cell for title, cell in zip(titles, good)]
        sent = multipart([], fuzz_documents.workbook([titles, good, bad]), "application/octet-stream", "a.xlsx")
        batch = call("POST", f"{PRICES}/import/validate", token=token, form=sent)
        assert (batch["okCount"], batch["errorCount"]) == (1, 1), batch
        call("GET", f"{PRICES}/import/{batch['batchId']}/error-file", token=token)
        call("POST", f"{PRICES}/import/{batch['batchId']}/commit?mode=SKIP_ERRORS", {}, token)

    told = {
        f"GET {SELECTION}/price-commitments": case,
        f"GET {SELECTION}/offers/{{id}}/protection": case,
        f"GET {CASES}": case,
        f"POST {CASES}": case,
        **{f"POST {CASES}/{{id}}/{name}": case for name in ("ask", "explain", "confirm", "close")},
        f"GET {PRICES}": sheet,
        f"GET {PRICES}/import-template": sheet,
        f"POST {PRICES}/import/validate": sheet,
        f"POST {PRICES}/import/{{batchId}}/commit": sheet,
        f"GET {PRICES}/import/{{batchId}}/error-file": sheet,
    }
    for channel in CHANNELS:
        told |= {f"{method} /services/{channel}/api/prices": push(channel) for method in ("GET", "POST")}
    return told
