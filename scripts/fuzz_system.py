"""One success of every call of accounts, user groups and roles (see fuzz.py), told as four stories."""

import fuzz_documents

ADMIN = "/services/admin/api"
ACCOUNTS = f"{ADMIN}/biz-accounts"
GROUPS = f"{ADMIN}/user-groups"
ROLES = f"{ADMIN}/roles"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def successes(call, login, multipart):
    """`call`, `login` and `multipart` are those of fuzz.py."""

    def jobs():
        root = login("100000_root")
        name = call("GET", f"{ADMIN}/jobs", token=root)[0]["name"]
        call("POST", f"{ADMIN}/jobs/{name}/run", {}, root)
        call("GET", f"{ADMIN}/job-runs?size=5", token=root)

    def accounts():
        token = login()
        form = {
            "login": "fuzz1", "nameCn": "试验", "phone": "13900000001", "vendorPosition": "BD", "roleIds": [2],
            "userGroupId": 202,
        }
        made = call("POST", ACCOUNTS, form, token)["account"]
        one = f"{ACCOUNTS}/{made['id']}"
        call("GET", f"{ACCOUNTS}?login=fuzz&roleId=2&userGroupId=202&includeChildren=true&idle=false", token=token)
        saved = {name: form[name] for name in ("nameCn", "vendorPosition", "roleIds", "userGroupId")}
        call("PUT", ACCOUNTS, {**saved, "id": made["id"], "rowVersion": made["rowVersion"]}, token)
        for deed in ("disable", "enable", "unlock", "kick", "reset-password"):
            call("POST", f"{one}/{deed}", {}, token)
        now = call("GET", one, token=token)
        chosen = [{"id": now["id"], "rowVersion": now["rowVersion"]}]
        call("POST", f"{ACCOUNTS}/batch", {"action": "move", "accounts": chosen, "userGroupId": 201}, token)

    def sheet():
        token = login()
        call("GET", f"{ACCOUNTS}/import-template", token=token)
        titles = ["用户名*", "姓名*", "手机*", "邮箱", "岗位*", "角色*", "用户组*", "直播间"]
        rows = [titles, ["fuzz2", "导入", "13900000002", "", "运营", "只读", "总部", ""], ["x"] + [""] * 7]
        sent = multipart([], fuzz_documents.workbook(rows), XLSX, "a.xlsx")
        check = call("POST", f"{ACCOUNTS}/import/validate", token=token, form=sent)
        call("GET", f"{ACCOUNTS}/import/{check['batchId']}/error-file", token=token)
        call("POST", f"{ACCOUNTS}/import/{check['batchId']}/commit?mode=SKIP_ERRORS", token=token)
        call("POST", f"{ACCOUNTS}/initial-passwords", token=token)

    def groups():
        token = login()
        group = call("POST", GROUPS, {"parentId": 201, "name": "试验组"}, token)
        one = f"{GROUPS}/{group['id']}"
        call("PUT", GROUPS, {"id": group["id"], "rowVersion": group["rowVersion"], "name": "试验二组"}, token)
        call("POST", f"{one}/move", {"parentId": 202, "sort": 0}, token)
        call("POST", f"{one}/disable", token=token)
        call("POST", f"{one}/enable", token=token)
        call("GET", f"{GROUPS}/tree", token=token)
        call("GET", f"{GROUPS}/201/users", token=token)
        call("DELETE", one, token=token)

    def roles():
        token = login()
        form = {"roleName": "试验角色", "dataScope": "SELF", "permissionCodes": ["offerList"]}
        role = call("POST", ROLES, form, token)
        one = f"{ROLES}/{role['id']}"
        call("PUT", ROLES, {**form, "id": role["id"], "rowVersion": role["rowVersion"]}, token)
        call("POST", f"{one}/copy", {"roleName": "试验角色副本"}, token)
        call("POST", f"{one}/disable", token=token)
        call("POST", f"{one}/enable", token=token)
        call("GET", f"{ROLES}?roleType=CUSTOM", token=token)
        call("GET", f"{one}/users", token=token)
        call("GET", f"{ADMIN}/permissions/tree?userType=BIZ", token=token)
        call("DELETE", one, token=token)

    def admins():
        root = login("100000_root")
        call("GET", f"{ADMIN}/companies/6/admins", token=root)
        call("POST", f"{ADMIN}/company-views/6", token=root)
        call("POST", f"{ADMIN}/companies/6/admins/601/reset-password", token=root)

    stories = {
        jobs: ["GET {P}/jobs", "GET {P}/job-runs", "POST {P}/jobs/{name}/run"],
        accounts: ["GET {A}", "POST {A}", "PUT {A}", "GET {A}/{id}", "POST {A}/batch"]
        + [f"POST {{A}}/{{id}}/{deed}" for deed in ("enable", "disable", "unlock", "kick", "reset-password")],
        sheet: ["GET {A}/import-template", "POST {A}/import/validate", "POST {A}/import/{batchId}/commit",
                "GET {A}/import/{batchId}/error-file", "POST {A}/initial-passwords"],
        groups: ["GET {G}/tree", "GET {G}/{id}/users", "POST {G}", "PUT {G}", "POST {G}/{id}/move",
                 "POST {G}/{id}/enable", "POST {G}/{id}/disable", "DELETE {G}/{id}"],
        roles: ["GET {R}", "POST {R}", "PUT {R}", "GET {R}/{id}/users", "POST {R}/{id}/copy", "POST {R}/{id}/enable",
                "POST {R}/{id}/disable", "DELETE {R}/{id}", "GET {P}/permissions/tree"],
        admins: ["GET {P}/companies/{id}/admins", "POST {P}/companies/{id}/admins/{accountId}/reset-password",
                 "POST {P}/company-views/{id}"],
    }
    places = {"{A}": ACCOUNTS, "{G}": GROUPS, "{R}": ROLES, "{P}": ADMIN}

    def spelled(operation):
        for short, path in places.items():
            operation = operation.replace(short, path)
        return operation

    return {spelled(operation): story for story, operations in stories.items() for operation in operations}
