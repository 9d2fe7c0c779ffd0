# Prints without flushing: answers only because PYTHONUNBUFFERED is set for it.
import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], "results": [request["query"]]}))
