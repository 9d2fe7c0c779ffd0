"""Reads every output of many runs as a person does, and says where they contradict each other.

    python3 reader.py FOLDER

FOLDER holds a folder for each outcome, with report.json and what the run printed (run.ts writes them). Prints a line for
each violation, `outcome: law: what`, and ends with 1 if there is one. It shares no code with the program that it reads.
"""

import html
import json
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

TEXTS = ("log.txt", "summary.md", "comment.md", "page.html")
HALF = 1e-9


class Outcome:
    """One run: its report.json, and its texts as people see them."""

    def __init__(self, folder, name):
        self.name = name
        self.folder = os.path.join(folder, name)
        self.report = json.loads(self.read("report.json"))
        self.annotations = json.loads(self.read("annotations.json"))
        self.raw = {file: self.read(file) for file in (*TEXTS, "junit.xml")}
        texts = {file: text for file, text in self.raw.items() if text.strip()}
        self.texts = {file: plain(text, file != "log.txt") for file, text in texts.items()}
        if self.annotations:
            self.texts["annotations"] = plain("\n".join(each["message"] for each in self.annotations))

    def read(self, file):
        with open(os.path.join(self.folder, file), encoding="utf-8") as source:
            return source.read()

    def text_outputs(self):
        """Returns the outputs that tell the whole result."""
        return {file: text for file, text in self.texts.items() if file in (*TEXTS, "junit.xml")}


def plain(text, is_markup=True):
    """Returns a text without markup, escapes, what has no width, and a log's lines for the runner."""
    text = re.sub(r"(?m)^::.*$", " ", text)
    if is_markup:
        text = re.sub(r"(?s)<(script|style|svg)\b.*?</\1>|<!--.*?-->", " ", text)
        text = html.unescape(re.sub(r"<[^>]*>", " ", text))
    text = re.sub("[\u200b`]", "", text)
    text = re.sub(r"\\(?=[!-/:-@\[-`{-~])", "", text)
    return re.sub(r"\s+", " ", text).strip()


# One count of lost queries.

COUNTS = {
    "empty": r"(\d[\d,]*) (?:of \d[\d,]* )?(?:quer(?:y|ies)|of them) no longer finds? any of (?:its|their) documents",
    "lost": r"(\d[\d,]*) (?:of \d[\d,]* )?quer(?:y|ies) lost (?:a|their|its) documents?",
}


def find_lost(report):
    """Returns the ids of queries that lost a document, and of those that find none of their documents any more.

    What was lost beside the base's baseline stands in `losses`, if the head's baseline is another.
    """
    lost, empty = set(), set()
    for case in [*(report.get("cases") or []), *(report.get("losses") or [])]:
        targets = case["targets"]
        if any(target["rank_before"] and not target["rank"] for target in targets):
            lost.add(case["id"])
            if not any(target["rank"] for target in targets):
                empty.add(case["id"])
    return {"lost": lost, "empty": empty}


def one_count_of_lost_queries(outcome, outcomes):
    """Each count of lost queries is that of report.json's cases, in every output."""
    found = find_lost(outcome.report)
    counts = {name: len(ids) for name, ids in found.items()}
    told_counts = told(outcome.report).get("counts") or {}
    for name, count in counts.items():
        if outcome.report["verdict"] in ("pass", "fail") and told_counts.get(name, count) != count:
            yield f"report.json counts {told_counts[name]} {name}, the cases say {count}"
    for output, text in outcome.texts.items():
        for name, pattern in COUNTS.items():
            for match in re.finditer(pattern, text):
                said = int(match[1].replace(",", ""))
                if said != counts[name]:
                    yield f'{output} says "{match[0]}", the cases say {counts[name]}'


def lost_queries_are_named(outcome, outcomes):
    """Each query that finds none of its documents is named in every output, or the output says how many more there are."""
    report = outcome.report
    empty = find_lost(report)["empty"]
    if report["verdict"] not in ("pass", "fail"):
        return
    names = [plain(html.escape(case["query"])) for case in report["cases"] if case["id"] in empty]
    for output, text in outcome.text_outputs().items():
        missing = [name for name in names if name not in text]
        says_more = re.search(
            r"\b[\d,]+ (?:quer(?:y|ies) |cases? )?more\b|\b[\d,]+ others\b|\(\d+ of \d+\):", text
        )
        if missing and not says_more:
            yield f"{output} lacks {missing[0]!r}, which finds none of its documents any more"


# A printed change is the difference of the two printed numbers.

NUMBER = r"[−-]?\d[\d,]*(?:\.\d+)?"
TRIPLE = re.compile(
    rf"(?<![\w.@])({NUMBER})(?: m?s)?\s+({NUMBER})(?: m?s)?\s+(?:[▲▼] ?)?([+−-]?\d[\d,]*(?:\.\d+)?)(?: m?s)?(?![\w.%])"
)


def value_of(text):
    return float(text.replace(",", "").replace("−", "-").replace("+", ""))


def decimals_of(text):
    return len(text.partition(".")[2])


def is_difference(before, now, change):
    digits = max(decimals_of(before), decimals_of(now))
    difference = round(value_of(now) - value_of(before), digits)
    return abs(difference - value_of(change)) < HALF


def markdown_rows(text):
    """Returns the rows of all tables, each as a dictionary by the table's own heads."""
    rows = []
    head = None
    for line in text.splitlines():
        if not line.startswith("|"):
            head = None
            continue
        cells = [plain(cell) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if head is None:
            head = cells
        elif not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
            rows.append(dict(zip(head, cells)))
    return rows


def page_rows(text):
    """Returns the rows of the page's tables of checks and figures, by the names that the cells' classes have."""
    names = {"base": "Baseline", "current": "Now", "delta": "Change", "bound": "Limit"}
    rows = []
    for table in re.findall(r"(?s)<table.*?</table>", text):
        label = re.search(r'aria-label="([^"]*), by intent"', table)
        for row in re.findall(r"(?s)<tr[^>]*>(.*?)</tr>", table):
            where = plain("".join(re.findall(r'(?s)<span class="name">(.*?)</span>', row)))
            cells = {"Metric": html.unescape(label[1]), "Where": where} if label else {"Metric": where}
            cells["Gate"] = plain(" ".join(re.findall(r'(?s)<span class="unseen">(.*?)</span>', row)))
            for kind, cell in re.findall(r'(?s)<td[^>]* class="(\w+)[^"]*"[^>]*>(.*?)</td>', row):
                if kind in names:
                    cells[names[kind]] = plain(cell)
            if "Now" in cells:
                rows.append(cells)
    return rows


def table_rows(outcome):
    for output in ("summary.md", "comment.md"):
        for row in markdown_rows(outcome.raw[output]):
            yield output, row
    for row in page_rows(outcome.raw["page.html"]):
        yield "page.html", row
    metrics = {check["metric"] for check in outcome.report.get("checks") or []}
    metrics |= set((outcome.report.get("metrics") or {"overall": {}})["overall"])
    for row in log_rows(outcome.raw["log.txt"]):
        if row["Metric"] in metrics:
            yield "log.txt", row


LOG_ROW = re.compile(
    rf"(?m)^ +(\S+)  +({NUMBER})  +({NUMBER})  +(?:[▲▼] )?([+−-]?\d[\d,.]*)  +({NUMBER}|–)(?:  (.*))?$"
)


def log_rows(text):
    for match in LOG_ROW.finditer(text):
        metric, before, now, change, limit, state = match.groups()
        cells = {"Metric": metric, "Baseline": before, "Now": now, "Change": change}
        yield cells | {"Limit": limit, "Gate": state or "passes"}


def first_number(cell):
    match = re.search(r"[+−-]?\d[\d,]*(?:\.\d+)?", cell or "")
    return match[0] if match else None


def changes_are_differences(outcome, outcomes):
    """A printed change is the difference of the two printed numbers."""
    for output, row in table_rows(outcome):
        numbers = [first_number(row.get(name)) for name in ("Baseline", "Now", "Change")]
        if None in numbers or "%" in row.get("Change", ""):
            continue
        if not is_difference(*numbers):
            where = f"{row.get('Metric', row.get('Failed check', ''))} {row.get('Where', '')}".strip()
            yield f"{output}, {where}: {' → '.join(numbers[:2])} is not {numbers[2]}"


# A check beyond its limit is never shown as passed without its mark.

PASSES = re.compile(r"\bpasse[sd]\b|\bheld\b|\bwithin\b|✓")
RATES = re.compile(
    r"_rate|clustering|context_chars|latency|_ms|cost|duplicate|error|degraded|forbidden|zero|false"
)
RISES_WELL = ("fill_rate", "hit_rate", "full_coverage_rate")


def is_lower_better(metric):
    return bool(RATES.search(metric)) and not metric.startswith(RISES_WELL)


def is_beyond(metric, now, limit):
    now, limit = value_of(now), value_of(limit)
    return now > limit + HALF if is_lower_better(metric) else now < limit - HALF


def beyond_is_marked(outcome, outcomes):
    """A row beyond its limit is never shown as passed, and a check that fell is marked."""
    for output, row in table_rows(outcome):
        now, limit = first_number(row.get("Now")), first_number(row.get("Limit"))
        metric = row.get("Metric") or row.get("Failed check") or ""
        if now is None or limit is None or not PASSES.search(row.get("Gate", "")):
            continue
        if is_beyond(metric, now, limit):
            yield f"{output}, {metric} {row.get('Where', '')}: {now} is beyond {limit} and shown as passed"
    for check in outcome.report.get("checks") or []:
        now, limit = check["current"], check["limit"]
        if check["state"] != "pass" or now is None or limit is None:
            continue
        distance = limit - now if check["direction"] == "higher" else now - limit
        if distance > HALF and check.get("ratio") is None:
            yield f"report.json, {check['metric']} {check['scope']}: {now} is beyond {limit} and passes"
    yield from junit_marks(outcome)


def junit_marks(outcome):
    """A check that fell or failed says so in JUnit: as many tests without a word as checks that pass."""
    passing, silent, others = {}, {}, set()
    for check in outcome.report.get("checks") or []:
        where = "overall" if check["scope"] == "overall" else f"in {check['scope'].replace(':', ' ')}"
        name = f"{check['metric']} {where}"
        if check["state"] in ("pass", "not_gated"):
            passing[name] = passing.get(name, 0) + 1
        else:
            others.add(name)
    if not outcome.raw["junit.xml"].strip():
        return
    for test in ElementTree.fromstring(outcome.raw["junit.xml"]).iter("testcase"):
        if test.get("classname", "").endswith(".checks") and len(test) == 0:
            silent[test.get("name")] = silent.get(test.get("name"), 0) + 1
    for name in sorted(others):
        if silent.get(name, 0) > passing.get(name, 0):
            yield f"junit.xml, {name}: beyond its limit without a word"


def fell_is_said(outcome, outcomes):
    """Where a check fell without failing, no output says that all is well."""
    checks = outcome.report.get("checks") or []
    if not any(check["state"] == "fell" for check in checks):
        return
    for output, text in outcome.text_outputs().items():
        match = re.search(r"[Nn]o value is beyond its limit|[Aa]ll \d+ checks (?:pass|held)|[Nn]o change", text)
        if match:
            yield f'{output} says "{match[0]}" beside a check that fell'


# The advice is the leading category's.


def told(report):
    return report.get("told") or report.get("view") or {}


def advice_of(report):
    return told(report).get("what_to_do") or told(report).get("advice") or ""


def sentences_of(text):
    return [part for part in re.split(r"(?<=[.:])\s+", plain(text)) if part]


def general_form(sentence):
    """Returns the sentence without what is this run's own: numbers, names of files and cases, quotes."""
    sentence = re.sub(r'"[^"]*"|\S*[/@_]\S*|\S+\.(?:json|yaml|md)\S*|\b\w+-\d+\b|\d[\d.,]*', "…", sentence)
    return sentence.lower()


# Sentences about how to accept a change belong to all categories.
OF_ALL = re.compile(r"label|accept|baseline|this run|re-run", re.IGNORECASE)


def sentences_by_category(outcomes):
    """Returns the sentences of the advice in runs where one category fails alone, by category."""
    sentences = {}
    for outcome in outcomes:
        categories = outcome.report.get("categories") or []
        if len(categories) == 1:
            forms = map(general_form, sentences_of(advice_of(outcome.report)))
            sentences.setdefault(categories[0], set()).update(forms)
    return sentences


def advice_is_the_leading_categorys(outcome, outcomes):
    """Where several categories fail, no sentence of the advice belongs to another category than the first."""
    categories = outcome.report.get("categories") or []
    if len(categories) < 2:
        return
    by_category = sentences_by_category(outcomes)
    for sentence in sentences_of(advice_of(outcome.report)):
        form = general_form(sentence)
        owners = [category for category, forms in by_category.items() if form in forms]
        if owners and categories[0] not in owners and not OF_ALL.search(sentence):
            yield f'"{sentence}" is advice for {" and ".join(owners)}, and {categories[0]} leads'


def advice_is_everywhere(outcome, outcomes):
    """Log, summary, comment and page have the same advice."""
    advice = plain(html.escape(advice_of(outcome.report)))
    bare = re.sub(r"\W+", "", advice)
    for output in TEXTS:
        if output in outcome.texts and bare not in re.sub(r"\W+", "", outcome.texts[output]):
            yield f'{output} lacks the advice "{advice[:60]}…"'


# No hash in a document's name unless two results share it.

HASHED = re.compile(r"([^\s\"'`|<>,;:()]+)#[0-9a-f]{8,64}\b")


def names_have_no_hash(outcome, outcomes):
    """A document's name has a hash only where two results share the name."""
    shared = set()
    for case in outcome.report.get("cases") or []:
        for name in ("results", "results_before"):
            names = [re.sub(r"#[0-9a-f]{8,64}$", "", str(each)) for each in case.get(name) or []]
            shared |= {one for one in names if names.count(one) > 1}
    seen = set()
    for output, text in outcome.texts.items():
        for match in HASHED.finditer(text):
            if match[1] not in shared and (output, match[0]) not in seen:
                seen.add((output, match[0]))
                yield f"{output}: {match[0]}"


LAWS = (
    one_count_of_lost_queries,
    lost_queries_are_named,
    changes_are_differences,
    beyond_is_marked,
    fell_is_said,
    advice_is_the_leading_categorys,
    advice_is_everywhere,
    names_have_no_hash,
)


def main(folder):
    outcomes = [Outcome(folder, name) for name in sorted(os.listdir(folder))]
    violations = 0
    for outcome in outcomes:
        for law in LAWS:
            for what in dict.fromkeys(law(outcome, outcomes)):
                print(f"{outcome.name}: {law.__name__}: {what}")
                violations += 1
    print(f"{len(outcomes)} outcomes, {len(LAWS)} laws, {violations} violations")
    return 1 if violations or not outcomes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
