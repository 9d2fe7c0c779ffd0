"""Laws of the rule, asked of the second verdict.

Reads drawn changes (one JSON object a line) on standard input, prints each broken law, and ends with 1 if one is.
"""

import copy
import json
import math
import random
import sys

from edits import Edits
from gate_rules import QUALITY
from measures import measure_comparison
from second_verdict import decide, fails, rows_of

MOST_LOST = 4
SHOWN = 5


def passes_but_for_bounds(decision):
    """Floors and ceilings that were broken before stay broken. What has no values stays missing."""
    return not any(
        check["state"] == "fail" and check["by"] != "bound" for check in decision["checks"]
    )


def nothing_worse_passes(document, decision):
    """A change in which nothing got worse passes."""
    changed = copy.deepcopy(document)
    rows = rows_of(document)
    for case in changed["suite"]:
        row = rows.get(case["id"])
        if row is None:
            continue
        answer = changed["run"][case["id"]]
        values = dict(row["values"])
        for metric, value in answer.get("values", {}).items():
            if metric.split("@")[0] in QUALITY and metric in values:
                values[metric] = max(value, values[metric])
        found = row["found"] or answer.get("found", False)
        changed["run"][case["id"]] = {"values": values, "found": found, "empty": False, "unedited": True}
    return passes_but_for_bounds(decide(changed))


def losing_all_fails(document, decision):
    """A run that lost every target never passes."""
    if not any(case["has_targets"] for case in document["suite"]):
        return True
    changed = copy.deepcopy(document)
    for answer in changed["run"].values():
        answer["found"] = False
        answer.pop("edited", None)
        answer.pop("by_suite", None)
        for metric in answer.get("values", {}):
            if metric.split("@")[0] in QUALITY:
                answer["values"][metric] = 0.0
    return is_red(decide(changed))


def is_red(decision):
    return fails(decision["checks"]) or decision["error"] is not None


def record(document, accepted):
    """Returns the comparison of this run with itself, after it was recorded with these accepted figures."""
    changed = copy.deepcopy(document)
    rows = []
    for case in changed["suite"]:
        answer = changed["run"][case["id"]]
        answer.pop("edited", None)
        by_suite = answer.pop("by_suite", answer)
        answer["values"].update(by_suite["values"])
        answer["found"] = by_suite["found"]
        row = {key: case[key] for key in ("id", "query", "targets")}
        row |= {"values": answer["values"], "found": answer["found"], "runs": 1, "variance": None}
        if case["id"] in accepted:
            row["accepted"] = accepted[case["id"]]
        rows.append(row)
    changed["baseline"] = {"rows": rows}
    return changed


def recording_is_green(document, decision):
    """What was recorded passes when it is run again, with accepted figures carried on or reset."""
    if decision["accepted"] is None:
        return True
    forms = [decision["accepted"], {}]
    return all(passes_but_for_bounds(decide(record(document, form))) for form in forms)


def failed_queries_excuse_nothing(document, decision):
    """More failed queries never turn a fail into a pass."""
    if not fails(decision["checks"]):
        return True
    changed = copy.deepcopy(document)
    ids = sorted(changed["run"])
    for case in random.Random(document["id"]).sample(ids, (len(ids) + 4) // 5):
        changed["run"][case] = {"failed": True}
    return is_red(decide(changed))


def equal_intents_change_nothing(document, decision):
    """What holds for the whole suite does not depend on how its cases are called, ordered or shared out."""
    changed = copy.deepcopy(document)
    changed["suite"].reverse()
    for case in changed["suite"]:
        case["intent"] = "same"
    other = decide(changed)
    return suite_checks(decision) == suite_checks(other)


def suite_checks(decision):
    rounded = []
    for check in decision["checks"]:
        if check["scope"] == "overall":
            values = [check[key] for key in ("from", "to", "limit", "p")]
            values = [None if value is None else round(value, 9) for value in values]
            rounded.append((check["metric"], check["reference"], check["state"], values))
    return rounded


def edits_excuse_nothing(document, decision):
    """What is edited never turns a check green that fails without it."""
    changed = copy.deepcopy(document)
    for answer in changed["run"].values():
        answer.pop("edited", None)
    return suite_checks(decide(changed)) == suite_checks(decision)


ON_DRAWS = (
    nothing_worse_passes,
    losing_all_fails,
    recording_is_green,
    failed_queries_excuse_nothing,
    equal_intents_change_nothing,
    edits_excuse_nothing,
)


class Suite:
    """Cases with one target at rank 1, which changes lose, win and record."""

    def __init__(self, size, intents=1, forbidden=False):
        self.forbidden = forbidden
        self.intent = [f"i{at % intents}" for at in range(size)]
        self.found = [True] * size
        self.hit = [False] * size
        self.accepted = {}

    def values(self, found, hit):
        rank = 1.0 if found else 0.0
        values = {"recall@10": rank, "mrr@10": rank, "ndcg@10": rank, "degraded_rate": 0.0}
        if self.forbidden:
            values["forbidden_rate@10"] = 1.0 if hit else 0.0
        return values

    def change(self, found, hit):
        """Decides a change to these results. What passes is recorded."""
        cases, rows, run = [], [], {}
        for at, intent in enumerate(self.intent):
            case = {"id": f"c{at:03d}", "query": str(at), "targets": "one"}
            case["has_targets"] = True
            row = {**case, "found": self.found[at], "runs": 1, "variance": None}
            row["values"] = self.values(self.found[at], self.hit[at])
            if case["id"] in self.accepted:
                row["accepted"] = self.accepted[case["id"]]
            cases.append({**case, "intent": intent, "forbidden": self.forbidden})
            rows.append(row)
            values = self.values(found[at], hit[at])
            run[case["id"]] = {"values": values, "found": found[at], "unedited": True, "empty": False}
        document = {"id": 0, "k": 10, "gate": {}, "answers_vary": False, "mean_variance": None, "suite": cases, "baseline": {"rows": rows}}
        decision = decide({**document, "run": run})
        if not is_red(decision):
            self.found, self.hit, self.accepted = found, hit, decision["accepted"]
        return decision


def losses_until_red(size):
    """Returns how many cases are lost, one with each recorded change, before a change is red."""
    suite = Suite(size)
    for lost in range(1, size + 1):
        found = [at >= lost for at in range(size)]
        if is_red(suite.change(found, suite.hit)):
            return lost - 1
    return size


def small_losses_end_red():
    """One lost case a change: at most 4 of 20, 60 and 300 are lost."""
    return all(losses_until_red(size) <= MOST_LOST for size in (20, 60, 300))


def small_suites_are_guarded():
    """Of one, two or three cases none can be lost."""
    for size in (1, 2, 3):
        for lost in range(1, size + 1):
            found = [at >= lost for at in range(size)]
            if not is_red(Suite(size).change(found, [False] * size)):
                return False
    return True


def fixed_hit_is_seen_again():
    """A hit that was fixed and recorded does not come back unseen."""
    for size, hits in ((20, 1), (20, 5), (300, 40)):
        suite = Suite(size, forbidden=True)
        suite.hit = [at < hits for at in range(size)]
        fixed = [0 < at < hits for at in range(size)]
        if is_red(suite.change(suite.found, fixed)):
            return False
        again = suite.change(suite.found, [at < hits for at in range(size)])
        states = [c["state"] for c in again["checks"] if c["metric"] == "forbidden_rate@10"]
        if "fail" not in states and "fell" not in states:
            return False
    return True


OF_SUITES = (small_losses_end_red, small_suites_are_guarded, fixed_hit_is_seen_again)


def main():
    broken = {}
    count = 0
    for line in sys.stdin:
        change = json.loads(line)
        edits = Edits(change)
        document = measure_comparison(change, edits.head, edits)
        if document["baseline"] is None:
            continue
        count += 1
        decision = decide(document)
        for law in ON_DRAWS:
            if not law(document, decision):
                broken.setdefault(law, []).append(document["id"])
    for law in OF_SUITES:
        if not law():
            broken[law] = [math.nan]
    for law, ids in broken.items():
        print(f"{law.__name__}: broken {len(ids)} times, in {ids[:SHOWN]}: {law.__doc__}")
    print(f"{count} draws, {len(ON_DRAWS) + len(OF_SUITES)} laws, {len(broken)} broken")
    if broken or count == 0:
        sys.exit(1)


if __name__ == "__main__":
    main()
