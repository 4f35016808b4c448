import type { Snippets } from './snippet.ts'

/** With the standard library alone. */
export const python: Snippets = {
  canteens: {
    file: { name: 'cantines.py', run: 'python3 cantines.py' },
    code: origin => `import json
import os
from urllib.request import Request, urlopen

request = Request(
    "${origin}/api/v1/canteenPreviews/",
    headers={"Authorization": "Bearer " + os.environ["MA_CANTINE_TOKEN"]},
)
with urlopen(request) as response:
    for canteen in json.load(response):
        print(canteen["id"], canteen["name"])`,
  },
  dryRun: {
    file: { name: 'simulation.py', run: 'python3 simulation.py' },
    code: origin => `import json
import os
import uuid
from pathlib import Path
from urllib.request import Request, urlopen

boundary = uuid.uuid4().hex
head = (
    f"--{boundary}\\r\\n"
    'Content-Disposition: form-data; name="file"; filename="achats.csv"\\r\\n'
    "Content-Type: text/csv\\r\\n\\r\\n"
)
body = head.encode() + Path("achats.csv").read_bytes() + f"\\r\\n--{boundary}--\\r\\n".encode()

request = Request(
    "${origin}/api/v1/importPurchases/?dryRun=true",
    data=body,
    headers={
        "Authorization": "Bearer " + os.environ["MA_CANTINE_TOKEN"],
        "Content-Type": f"multipart/form-data; boundary={boundary}",
    },
)
with urlopen(request) as response:
    answer = json.load(response)

print("created:", answer["created"])
for error in answer["errors"]:
    print(f"row {error['row']}: {error['message']} {error['advice']}")`,
  },
}
