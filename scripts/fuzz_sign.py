"""One success of every call about signing by a link: the demo's own agreement, refused, sent anew and signed."""

import base64

from fuzz_kit import png

SIGNS = "/services/admin/api/company-signs"
# Of the demo profile; everybody knows it.
SIGN_ID, TOKEN, PHONE = 901, "demo-only-sign-token-everybody-knows-0009", "13800000022"


def successes(call, login, sent_to):
    """`call`, `login` and `sent_to` are those of fuzz.py."""

    def story():
        one, first, staff = f"{SIGNS}/{SIGN_ID}", {"x-sign-token": TOKEN}, login("100000_fw1")
        assert call("GET", one, headers=first)["status"] == "NOT_STARTED"
        call("POST", f"{one}/reject", {"reason": "第九条无法接受"}, headers=first)
        call("POST", f"{one}/reapply", headers=first)
        call("POST", f"{one}/resend", token=staff)
        second = {"x-sign-token": sent_to(PHONE, "token=")["text"].split("&token=")[1]}
        call("POST", f"{one}/view", {}, headers=second)
        # Ten seconds of reading.
        call("POST", "/services/admin/api/dev/clock", {"minutes": 1})
        call("POST", f"{one}/view", {"readToEnd": True}, headers=second)
        call("GET", "/services/admin/api/verifyCode?Type=SIGN", headers=second)
        drawn = base64.b64encode(png()).decode()
        form = {"verifyCode": sent_to(PHONE, "验证码")["code"], "signerName": "蓝青", "signImage": drawn}
        call("POST", f"{one}/sign", form, headers=second)
        assert call("GET", f"{one}/pdf", headers=second).startswith(b"%PDF-")
        assert call("GET", f"{one}/verify", headers=second)["valid"]
        assert len(call("GET", f"{SIGNS}?size=10", token=login("200007_admin"))) == 1

    calls = ["GET ", "GET /{id}", "GET /{id}/pdf", "GET /{id}/verify"]
    calls += [f"POST /{{id}}/{name}" for name in ("view", "sign", "reject", "reapply", "resend")]
    return {f"{name.split(' ')[0]} {SIGNS}{name.split(' ')[1]}": story for name in calls}
