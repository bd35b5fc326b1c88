"""Sessions and examples for schemathesis (see schemathesis.sh).

Run by itself (address, SQLite file), it makes one successful call of every operation of the contract and fails by name for any that has
none. Loaded by schemathesis, it gives each call a session and a network.
"""

import base64
import contextlib
import ctypes
import ctypes.util
import hashlib
import hmac
import ipaddress
import itertools
import json
import os
import random
import secrets
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

import fuzz_admission
import fuzz_certificates
import fuzz_config
import fuzz_documents
import fuzz_kit
import fuzz_messages
import fuzz_offers
import fuzz_prices
import fuzz_products
import fuzz_purchase
import fuzz_schedule
import fuzz_sign
import fuzz_system
import fuzz_wms

BASE = sys.argv[1] if __name__ == "__main__" else os.environ["FUZZ_BASE"]
ADMIN = "/services/admin/api"
FILES = "/services/fileservice/api"
PASSWORD = "Demo@2026"
# Of the demo profile; everybody knows it.
PARTNER = b"demo-only-partner-secret-everybody-knows-0001"

_networks = itertools.count(int(ipaddress.ip_address("10.0.0.1")) + random.randrange(1 << 20))


def network():
    return str(ipaddress.ip_address(next(_networks)))


def call(method, path, body=None, token=None, form=None, headers=None):
    """`form`, a content type and bytes, takes the place of a JSON body."""
    headers = {"x-fuzz-ip": network(), "content-type": form[0] if form else "application/json", **(headers or {})}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = form[1] if form else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data=data, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            content = answer.read()
            return json.loads(content) if "json" in answer.headers.get("content-type", "") else content
    except urllib.error.HTTPError as refusal:
        raise AssertionError(f"{method} {path}: {refusal.code} {refusal.read().decode()}") from None


def login(username="200001_admin", password=PASSWORD):
    return call("POST", f"{ADMIN}/bizAuthenticate", {"username": username, "password": password})["id_token"]


# One success of every operation


def sent_to(target, part=""):
    """The last message with these words: a reminder may come between two."""
    return call("GET", f"{ADMIN}/dev/last-code?phone={target}&part={urllib.parse.quote(part)}")


def log_in_by_phone():
    phone = "13800000001"
    call("GET", f"{ADMIN}/bzPhone/getAuthCode?phone={phone}")
    choice = call("POST", f"{ADMIN}/phoneAuthenticate", {"phone": phone, "authCode": sent_to(phone, "验证码")["code"]})
    call("POST", f"{ADMIN}/toggleUserAuthenticate", {"userId": 401}, choice["tempToken"])


def log_in_by_partner():
    claims = {"account": "200001_admin", "nonce": secrets.token_hex(16), "ts": int(time.time() * 1000)}
    body = json.dumps({"aud": "meione-portal/auto-login", **claims}).encode()
    body = base64.urlsafe_b64encode(body).rstrip(b"=")
    token = f"{body.decode()}.{sign(body)}"
    call("GET", f"{ADMIN}/third-party/private-sphere/auto-login?token={token}")

    key = hmac.digest(PARTNER, b"meione-portal/sso", hashlib.sha256)
    nonce = secrets.token_bytes(12)
    claims["nonce"] = secrets.token_hex(16)
    data = base64.b64encode(nonce + aes_gcm(key, nonce, json.dumps(claims).encode()))
    query = urllib.parse.urlencode({"secret": sign(data), "data": data.decode()})
    call("GET", f"{ADMIN}/authenticate/qqg/sso?{query}")


def sign(data):
    return hmac.new(PARTNER, data, hashlib.sha256).hexdigest()


def aes_gcm(key, nonce, text):
    """By the library that Python's own TLS uses; Python has no AES of its own."""
    crypto = ctypes.CDLL(ctypes.util.find_library("crypto"))
    crypto.EVP_CIPHER_CTX_new.restype = crypto.EVP_aes_256_gcm.restype = ctypes.c_void_p
    context, cipher = ctypes.c_void_p(crypto.EVP_CIPHER_CTX_new()), ctypes.c_void_p(crypto.EVP_aes_256_gcm())
    sealed, tag, length = ctypes.create_string_buffer(len(text)), ctypes.create_string_buffer(16), ctypes.c_int()
    get_tag = 0x10
    done = (
        crypto.EVP_EncryptInit_ex(context, cipher, None, key, nonce)
        and crypto.EVP_EncryptUpdate(context, sealed, ctypes.byref(length), text, len(text))
        and crypto.EVP_EncryptFinal_ex(context, tag, ctypes.byref(length))
        and crypto.EVP_CIPHER_CTX_ctrl(context, get_tag, 16, tag)
    )
    crypto.EVP_CIPHER_CTX_free(context)
    assert done, "AES-GCM"
    return sealed.raw + tag.raw


def reset_password():
    call("GET", f"{ADMIN}/verifyCode?Type=RESET_PWD&elsAccount=200001&username=zhaoqc")
    form = {"elsAccount": "200001", "username": "zhaoqc", "verifyCode": sent_to("13800000012", "验证码")["code"]}
    form |= {"newPassword": "Fresh@2027", "confirmPassword": "Fresh@2027"}
    call("POST", f"{ADMIN}/account/reset-password", form)


def change_password():
    form = {"currentPassword": PASSWORD, "newPassword": "Fresh@2027", "confirmPassword": "Fresh@2027"}
    call("POST", f"{ADMIN}/bizAccount/changePassword", form, login("200001_sunfin"))


def change_phone():
    token, old, new = login("200001_cangku"), "13800000014", "13912345678"
    call("GET", f"{ADMIN}/bzPhoneAuthorize/getAuthCode?phone={old}", token=token)
    call("POST", f"{ADMIN}/bizAccount/updateOrAddPhoneGetCode", {"phone": new, "type": "UPDATE"}, token)
    form = {"oldPhone": old, "oldAuthCode": sent_to(old, "验证码")["code"], "phone": new, "authCode": sent_to(new, "验证码")["code"]}
    call("POST", f"{ADMIN}/bizPhone/update", form, token)


def arrange(sql):
    """What the demo has nobody for, and no call makes at once."""
    with contextlib.closing(sqlite3.connect(sys.argv[2], timeout=10, isolation_level=None)) as database:
        database.execute(sql)


def bind_phone():
    # Nobody of the demo is without a phone.
    arrange("UPDATE account SET phone = '' WHERE biz_account_login = '200001_viewer'")
    token, phone = login("200001_viewer"), "13912345679"
    call("POST", f"{ADMIN}/bizAccount/updateOrAddPhoneGetCode", {"phone": phone, "type": "ADD"}, token)
    call("POST", f"{ADMIN}/saveBizAccountPhone", {"phone": phone, "authCode": sent_to(phone, "验证码")["code"]}, token)


def prove_mailbox():
    token, mail = login("200003_admin"), "fuzz@c4.example"
    card = call("GET", f"{ADMIN}/getBizIndividualCenter", token=token)
    form = {name: card[name] for name in ("nameCn", "vendorPosition")} | {"email": mail, "currentPassword": PASSWORD}
    call("POST", f"{ADMIN}/saveBizIndividualCenter", form, token)
    call("POST", f"{ADMIN}/bizAccount/emailGetCode", {}, token)
    call("POST", f"{ADMIN}/bizAccount/verifyEmail", {"authCode": sent_to(mail, "验证码")["code"]}, token)


def log_out_and_kick():
    here, there = login(), login()
    other = next(device for device in call("GET", f"{ADMIN}/sessions", token=there) if device["current"])
    call("DELETE", f"{ADMIN}/sessions/{other['id']}", token=here)
    call("POST", f"{ADMIN}/logout", token=here)


def keep_card():
    token = login()
    card = call("GET", f"{ADMIN}/getBizIndividualCenter", token=token)
    form = {name: card[name] for name in ("nameCn", "email", "receiveEmail", "vendorPosition", "vendorVx")}
    call("POST", f"{ADMIN}/saveBizIndividualCenter", form, token)


def report_error():
    call("POST", "/services/application/api/client-errors", {"message": "x"})


# One pixel.
GIF = base64.b64decode("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=")


def multipart(fields, content, kind="image/gif", name="a.gif"):
    parts = [f'--b\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n' for field, value in fields]
    head = f'--b\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: {kind}\r\n\r\n'
    body = "".join(parts).encode() + head.encode() + content + b"\r\n--b--\r\n"
    return "multipart/form-data; boundary=b", body


def upload_files():
    token = login()
    call("POST", f"{FILES}/uploadAttachmentPublicRead", token=token, form=multipart([("slot", "poster")], GIF))
    source = urllib.parse.urlencode({"fileName": "a.gif", "base64": base64.b64encode(GIF)}).encode()
    form = ("application/x-www-form-urlencoded", source)
    call("POST", f"{FILES}/uploadSourceAttachmentFile", token=token, form=form)
    file = call("POST", f"{FILES}/uploadAttachmentFile", token=token, form=multipart([], GIF))["data"]
    assert call("GET", file["url"]) == GIF, "what was sent is what is read"
    call("GET", f"{FILES}/files/{file['fileId']}/sign-url", token=token)
    call("POST", f"{FILES}/files/zip", {"ids": [file["fileId"]]}, token)


def post_a_form():
    token = login()
    asked = call("POST", f"{FILES}/getOssSignature", {"fileName": "a.gif", "contentType": "image/gif"}, token)
    signed = json.loads(asked["data"])
    key = signed["dir"] + "a.gif"
    fields = [("key", key), ("OSSAccessKeyId", signed["accessid"]), ("policy", signed["policy"])]
    fields += [("signature", signed["signature"]), ("success_action_status", "200")]
    call("POST", f"{FILES}/oss-upload", form=multipart(fields, GIF))
    call("POST", f"{FILES}/oss-complete", {"key": key}, token)


def read(path, token=True, method="GET", body=None):
    return lambda: call(method, ADMIN + path, body, login() if token else None)


# By operation; a new one fails until it has its line here.
OFFERS, approved_offer = fuzz_offers.successes(call, login, multipart)
SUCCESSES = {
    f"POST {ADMIN}/bizAuthenticate": login,
    f"GET {ADMIN}/verification": lambda: call("GET", f"{ADMIN}/verification?uuid={uuid.uuid4()}"),
    f"GET {ADMIN}/bzPhone/getAuthCode": log_in_by_phone,
    f"POST {ADMIN}/phoneAuthenticate": log_in_by_phone,
    f"POST {ADMIN}/toggleUserAuthenticate": log_in_by_phone,
    f"GET {ADMIN}/getCompanyNameAndUserName": read("/getCompanyNameAndUserName"),
    f"GET {ADMIN}/third-party/private-sphere/auto-login": log_in_by_partner,
    f"GET {ADMIN}/authenticate/qqg/sso": log_in_by_partner,
    f"GET {ADMIN}/verifyCode": reset_password,
    f"POST {ADMIN}/account/reset-password": reset_password,
    f"POST {ADMIN}/bizAccount/changePassword": change_password,
    f"GET {ADMIN}/account": read("/account"),
    f"POST {ADMIN}/findPermissionByUser": read("/findPermissionByUser", method="POST", body={"language": "CHINA"}),
    f"GET {ADMIN}/getBizIndividualCenter": keep_card,
    f"POST {ADMIN}/saveBizIndividualCenter": keep_card,
    f"GET {ADMIN}/bzPhoneAuthorize/getAuthCode": change_phone,
    f"POST {ADMIN}/bizAccount/updateOrAddPhoneGetCode": change_phone,
    f"POST {ADMIN}/bizPhone/update": change_phone,
    f"POST {ADMIN}/saveBizAccountPhone": bind_phone,
    f"POST {ADMIN}/bizAccount/emailGetCode": prove_mailbox,
    f"POST {ADMIN}/bizAccount/verifyEmail": prove_mailbox,
    f"POST {ADMIN}/logout": log_out_and_kick,
    f"GET {ADMIN}/sessions": log_out_and_kick,
    f"DELETE {ADMIN}/sessions/{{id}}": log_out_and_kick,
    f"GET {ADMIN}/login-logs": read("/login-logs?size=10&sort=createdDate,asc&result=SUCCESS"),
    f"GET {ADMIN}/getAllDictionarys/{{id}}": read("/getAllDictionarys/0", token=False),
    f"GET {ADMIN}/dictionarys/version": read("/dictionarys/version"),
    f"GET {ADMIN}/users/getAllLiveRoom": read("/users/getAllLiveRoom"),
    f"GET {ADMIN}/company/profile": read("/company/profile"),
    f"GET {ADMIN}/message-location-logs/type/count": read("/message-location-logs/type/count?readStates.equals=0"),
    "POST /services/application/api/client-errors": report_error,
    f"POST {FILES}/uploadAttachmentFile": upload_files,
    f"POST {FILES}/uploadSourceAttachmentFile": upload_files,
    f"POST {FILES}/uploadAttachmentPublicRead": upload_files,
    f"GET {FILES}/files/{{id}}/sign-url": upload_files,
    f"GET {FILES}/files/{{key}}": upload_files,
    f"POST {FILES}/files/zip": upload_files,
    f"POST {FILES}/getOssSignature": post_a_form,
    f"POST {FILES}/oss-upload": post_a_form,
    f"POST {FILES}/oss-complete": post_a_form,
    **fuzz_documents.successes(call, login, multipart, GIF),
    **fuzz_certificates.successes(call, login, multipart),
    **OFFERS,
    **fuzz_schedule.successes(call, login, multipart, fuzz_documents.titles_of, fuzz_documents.workbook, approved_offer),
    **fuzz_prices.successes(call, login, multipart, GIF, PARTNER),
    **fuzz_products.successes(call, login, multipart, fuzz_kit.png(800), arrange),
    **fuzz_purchase.successes(call, login),
    **fuzz_wms.successes(call, login, multipart, GIF, fuzz_documents.titles_of, fuzz_documents.workbook),
    **fuzz_system.successes(call, login, multipart),
    **fuzz_config.successes(call, login, multipart, fuzz_documents.titles_of, fuzz_documents.workbook),
    **fuzz_messages.successes(call, login, BASE),
    **fuzz_sign.successes(call, login, sent_to),
    **fuzz_admission.successes(call, login, multipart, sent_to),
}


def operations():
    document = call("GET", "/openapi.json")
    return [f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item]


def succeed_once():
    known = operations()
    failed = [f"{name}: no successful call of it in scripts/fuzz.py" for name in known if name not in SUCCESSES]
    failed += [f"{name}: no such operation any more" for name in SUCCESSES if name not in known]
    for success in dict.fromkeys(SUCCESSES[name] for name in known if name in SUCCESSES):
        try:
            success()
        except AssertionError as refusal:
            failed.append(str(refusal))
    for line in failed:
        print(line, file=sys.stderr)
    print(f"{len(known)} operations succeeded once" if not failed else f"{len(failed)} without success")
    return not failed


if __name__ == "__main__":
    sys.exit(0 if succeed_once() else 1)


# Hooks of schemathesis

import schemathesis  # noqa: E402

# These may end the session that they are called with, so each call of them gets one of its own.
ENDING = {f"{ADMIN}/{path}" for path in ("logout", "bizAccount/changePassword", "sessions/{id}", "toggleUserAuthenticate")}
_session = threading.local()


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.operation.path in ENDING:
        token = login("200002_admin")
    else:
        if not hasattr(_session, "token"):
            _session.token = login()
        token = _session.token
    case.headers = {**(case.headers or {}), "x-fuzz-ip": network(), "Authorization": f"Bearer {token}"}
