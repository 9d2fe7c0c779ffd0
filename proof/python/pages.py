"""The handbook of examples/quickstart, ranked by shared words. PLANT holds words that it forgets to look for."""
import json
import os
import re
from pathlib import Path

ROWS = [json.loads(line) for line in Path("corpus.jsonl").read_text("utf-8").splitlines()]
FORGOTTEN = set(os.environ.get("PLANT", "").split())


def words(text):
    return set(re.findall("[a-z0-9]+", text.lower()))


def score(query, text):
    return float(len((words(query) - FORGOTTEN) & words(text)))


def text_of(row):
    return row["title"] + " " + row["text"]
