"""One call of every resource by the client that client.sh has generated; address and contract are its arguments.

A resource is what can be listed or read without naming one of it. Its call is made as a merchant and as staff: one of them reads
it, and what it reads becomes the types that the generator made of the contract.
"""

import importlib
import inspect
import json
import sys

sys.path.insert(0, ".")

from openapi_python_client.strings import PythonIdentifier  # noqa: E402
from portal_client import AuthenticatedClient, Client  # noqa: E402
from portal_client.models import Problem  # noqa: E402

BASE, CONTRACT = sys.argv[1], json.load(open(sys.argv[2]))
PASSWORD = "Demo@2026"
# A stream has no end that a call could wait for.
ENDLESS = {"get_admin_message_stream"}


def operation(name, tag):
    return importlib.import_module(f"portal_client.api.{tag.replace('-', '_')}.{PythonIdentifier(name, 'field_')}")


def login(username):
    from portal_client.models import LoginForm

    answer = operation("post_admin_bizAuthenticate", "admin").sync(
        client=Client(base_url=BASE), body=LoginForm(username=username, password=PASSWORD)
    )
    return AuthenticatedClient(base_url=BASE, token=answer.id_token)


def needs_nothing(function):
    parameters = inspect.signature(function).parameters.values()
    return all(each.name == "client" or each.default is not inspect.Parameter.empty for each in parameters)


def main():
    people = [login("200001_admin"), login("100000_root")]
    read, failures, loaded = [], [], 0
    for path, operations in CONTRACT["paths"].items():
        for method, described in operations.items():
            name = described["operationId"]
            module = operation(name, described["tags"][0])
            loaded += 1
            if method != "get" or name in ENDLESS or not needs_nothing(module.sync_detailed):
                continue
            answers = [module.sync_detailed(client=person) for person in people]
            good = [answer for answer in answers if answer.status_code == 200]
            if not good:
                refusals = {int(answer.status_code) for answer in answers}
                # What takes more than its description's required parameters says so in Chinese.
                if refusals - {400, 401, 403, 404}:
                    failures.append(f"{name}: {refusals}")
                elif not all(isinstance(answer.parsed, Problem) for answer in answers):
                    failures.append(f"{name}: a refusal that is no Problem")
                continue
            for answer in good:
                body = answer.content
                if isinstance(answer.parsed, list) and len(answer.parsed) != len(json.loads(body)):
                    failures.append(f"{name}: {len(answer.parsed)} rows were understood")
                if answer.parsed is None and body:
                    failures.append(f"{name}: the answer was not understood")
            read.append(name)
    print(f"{loaded} operations loaded, {len(read)} resources read")
    if failures:
        sys.exit("\n".join(failures))
    if len(read) < 60:
        sys.exit(f"the control: only {len(read)} resources were read")


if __name__ == "__main__":
    main()
