"""The verdict on quality a second time, in another language. Its text is the public contract (config and suite, baseline, metrics,
verdict and taxonomy) and docs/verdict-study.md for `significance: auto`. Standard library only.

Reads one drawn comparison a line (JSON) on standard input:
  {"id", "config": {"k", "definition"?, "gate"?}, "before": [case], "after": [case],
   "answers_before": {id: answer}, "answers_after": {id: answer}}
with cases as in a suite, and answers {"results": [{"id", "cluster"?}], "degraded"?: true} or {"error": text}. Writes one line
each: {"id", "checks": [{"metric", "scope", "new", "limit", "outcome", "category", "secondary_to", "p", "near"}]}. `new` marks
the floor over paired and new cases together. `near`: p was drawn, not counted, and lies within 0.01 of a level that decides.

Targets are document ids, latency is off, and order and cut are the answer's own: matching, ranking and clocks have oracles of
their own. `significance` follows docs/verdict-study.md; the signs that it draws are others than the product's.

What the contract leaves open, and how it is read here:
 1. `per_intent` overrides a metric's own overall tolerance in intents, but not where that is 0 by default (forbidden_rate,
    false_result_rate): what is never tolerated overall is not tolerated in an intent.
 2. The overall rule's tolerance and significance pass on to intents; its floor and ceiling do not, except error_rate's ceiling:
    a default ceiling of 0 in intents would make a wider overall one void.
 3. "An intent of fewer than 5 cases is not gated on quality unless named": all cases of the intent count, and a metric is
    named where `intents.<intent>.<metric>` stands. Rates count as quality here.
 4. `"1 case"` is 1/n with n the paired cases of the bucket that have a value of the metric on both sides.
 5. A failed query scores 1 in zero_result_rate, degraded_rate, forbidden_rate and false_result_rate where the case belongs to
    their population. clustering_ratio is over cases with two results: a failed query is not among them.
 6. An edited case is a new case and a removed one; removed cases are one check `cases`, missing_data, overall.
 7. Where there are new cases, a floor or ceiling is checked once more over all of the run's cases.
 8. `newly_lost.max` in percent is of the paired cases with `expected`, rounded down after adding 1e-9. `critical` is a check of
    its own, `critical_lost`; a new critical case that finds nothing counts.
 9. "Where recall@k rose it is a watch" (fill rate): recall@k of the same bucket over the paired cases, by more than 1e-9.
10. "Only where recall itself failed": a check of a recall metric failed in the same bucket or overall.
11. Losses of failed queries: the check passes when the cases whose query failed are set to their baseline values, and
    error_rate failed in the same bucket or overall. Losses of degraded answers alike, with the cases degraded now. A clustering
    that rose because lists got shorter: it passes when the cases with a shorter list are set to their baseline values, and
    fill_rate failed in the same bucket or overall; then it is secondary to recall_drop.
12. newly_lost and its critical cases are a ranking_shift where recall@k rose in the whole suite: "never headed recall_drop"
    leaves them the category of what is found in other places.
13. A bucket in which every block got worse fails by its limit alone, as one too small for the test does.
14. Losses are counted in blocks, wins in cases: a group that lost with a winner in it has a win.
15. A check of ranking that is a watch is secondary to nothing.
"""

import json
import math
import sys

from oracle_metrics import Seen, family, mean
from oracle_rules import TESTED, rules_of, tolerance_of
from oracle_significance import EPS, Tested, decide

LOWER = ("clustering_ratio", "zero_result_rate", "degraded_rate", "error_rate", "forbidden_rate", "false_result_rate")
CATEGORY = {
    "recall": "recall_drop", "hit_rate": "recall_drop", "fill_rate": "recall_drop", "zero_result_rate": "recall_drop",
    "newly_lost": "recall_drop", "mrr": "ranking_shift", "ndcg": "ranking_shift", "map": "ranking_shift",
    "precision": "ranking_shift", "clustering_ratio": "diversity_collapse", "degraded_rate": "semantic_degraded_spike",
    "error_rate": "retriever_error", "forbidden_rate": "forbidden_hit", "false_result_rate": "forbidden_hit",
}


def passes(lower, value, limit):
    return value <= limit + EPS if lower else value >= limit - EPS


def limit_of(lower, rule, baseline, n):
    bound = rule.get("ceiling") if lower else rule.get("floor")
    if baseline is None or "tolerance" not in rule:
        return bound
    tolerance = tolerance_of(rule["tolerance"], baseline, n)
    relative = baseline + tolerance if lower else baseline - tolerance
    if bound is None:
        return relative
    return min(bound, relative) if lower else max(bound, relative)


def digest(case):
    return json.dumps({field: value for field, value in case.items() if field not in ("tags", "was")}, sort_keys=True)


ABSENT = {"limit": None, "outcome": "fail", "category": "missing_data", "secondary_to": None, "p": None, "near": False}


class Comparison:
    def __init__(self, draw):
        self.config = draw["config"]
        self.gate = self.config.get("gate", {})
        self.k = self.config["k"]
        before = {case["id"]: case for case in draw["before"]}
        self.cases = sorted(draw["after"], key=lambda case: case["id"])
        self.now = {case["id"]: Seen(case, draw["answers_after"][case["id"]], self.config) for case in self.cases}
        self.then = {
            case["id"]: Seen(case, draw["answers_before"][case["id"]], self.config)
            for case in self.cases if case["id"] in before and digest(before[case["id"]]) == digest(case)
        }
        self.absent = [each for each in before if each not in self.then]
        self.by_id = {case["id"]: case for case in self.cases}

    def bucket(self, scope):
        return [case["id"] for case in self.cases if scope == "overall" or scope == "intent:" + case["intent"]]

    def block(self, case):
        group = self.by_id[case].get("group")
        return ("group", group) if group is not None else ("case", case)

    def moves(self, metric, scope):
        rows = [(case, self.then[case].value(metric), self.now[case].value(metric)) for case in self.bucket(scope) if case in self.then]
        return [(self.block(case), now - then) for case, then, now in rows if then is not None and now is not None]

    def headline(self, scope):
        return {name: self.moves(f"{name}@{self.k}", scope) for name in ("recall", "ndcg")}

    def rose(self, scope):
        moves = self.moves(f"recall@{self.k}", scope)
        return bool(moves) and sum(difference for _, difference in moves) > EPS * len(moves)

    def significance(self, rule):
        return rule.get("significance", self.gate.get("significance", "auto"))


def metric_checks(comparison):
    checks = []
    for metric, scope, rule, named in rules_of(comparison.config, comparison.cases):
        if rule is None:
            checks.append({"metric": metric, "scope": scope, "new": False, **ABSENT})
            continue
        lower = family(metric) in LOWER
        bucket = comparison.bucket(scope)
        paired = [case for case in bucket if case in comparison.then]
        base = {"metric": metric, "scope": scope, "rule": rule, "lower": lower, "category": CATEGORY[family(metric)],
                "significance": comparison.significance(rule), "secondary_to": None, "p": None, "near": False}
        if paired:
            then = mean([comparison.then[case].value(metric) for case in paired])
            now = mean([comparison.now[case].value(metric) for case in paired])
            n = sum(comparison.now[case].value(metric) is not None for case in paired)
            if now is None and then is None and not named:
                pass
            elif now is None or (then is None and "tolerance" in rule):
                checks.append({"metric": metric, "scope": scope, "new": False, **ABSENT})
            else:
                limit = limit_of(lower, rule, then, n)
                if limit is not None:
                    checks.append({**base, "new": False, "limit": limit, "current": now, "n": n, "moves": comparison.moves(metric, scope)})
        if len(paired) < len(bucket):
            now = mean([comparison.now[case].value(metric) for case in bucket])
            limit = rule.get("ceiling") if lower else rule.get("floor")
            if now is not None and limit is not None:
                checks.append({**base, "new": True, "limit": limit, "current": now, "moves": []})
    return checks


def loss_checks(comparison):
    rule = comparison.gate.get("newly_lost", {})
    if rule == "off":
        return []
    wanting = [case for case in comparison.then if comparison.now[case].wanted]
    lost = [case for case in wanting if comparison.then[case].found() and not comparison.now[case].found()]
    found = [case for case in wanting if not comparison.then[case].found() and comparison.now[case].found()]
    written = rule.get("max", [2, "2%"])
    written = written if isinstance(written, list) else [written]
    # Counted in cases: "3 cases" are three.
    counted = [float(each.split()[0]) if str(each).endswith(("case", "cases")) else each for each in written]
    limit = math.floor(tolerance_of(counted, len(wanting), len(wanting)) + EPS) if wanting else 0
    moves = [(comparison.block(case), float(case in found) - float(case in lost)) for case in sorted(wanting)]
    category = "ranking_shift" if comparison.rose("overall") else "recall_drop"
    common = {"scope": "overall", "lower": True, "category": category, "new": False, "secondary_to": None, "p": None, "near": False}
    checks = [{**common, "metric": "newly_lost", "rule": {}, "limit": limit, "current": len(lost) - len(found), "moves": moves,
               "significance": comparison.significance(rule)}]
    critical = [case["id"] for case in comparison.cases if case.get("critical")]
    if critical:
        gone = [case for case in critical if case in lost or (case not in comparison.then and not comparison.now[case].found())]
        checks.append({**common, "metric": "critical_lost", "rule": {}, "limit": rule.get("critical", 0), "current": len(gone),
                       "gone": gone, "moves": [], "significance": "off"})
    return checks


def outcomes(comparison, checks):
    tested = [Tested(check) for check in checks if not check["new"] and check.get("moves") and
              (family(check["metric"]) in TESTED or check["metric"] == "newly_lost")]
    by_check = {id(each.check): each for each in tested}
    for check in checks:
        if "outcome" in check:
            continue
        if passes(check["lower"], check["current"], check["limit"]):
            check["outcome"] = "pass"
            continue
        bound = check["rule"].get("ceiling" if check["lower"] else "floor")
        beyond_bound = bound is not None and not passes(check["lower"], check["current"], bound)
        if family(check["metric"]) == "fill_rate" and not beyond_bound and comparison.rose(check["scope"]):
            check["outcome"] = "watch"
        elif id(check) not in by_check or beyond_bound:
            check["outcome"] = "fail"
        else:
            headline = comparison.headline(check["scope"])
            check["outcome"], check["p"], check["near"] = decide(by_check[id(check)], tested, headline)


def passes_without(comparison, check, cases):
    """With these cases at their baseline values."""
    metric = check["metric"]
    if metric == "critical_lost":
        return len([case for case in check["gone"] if case not in cases]) <= check["limit"]
    paired = [case for case in comparison.bucket(check["scope"]) if case in comparison.then]
    if metric == "newly_lost":
        wanting = [case for case in paired if comparison.now[case].wanted and case not in cases]
        net = sum(comparison.then[case].found() - comparison.now[case].found() for case in wanting)
        return net <= check["limit"]
    side = lambda case: comparison.then[case] if case in cases else comparison.now[case]
    value = mean([side(case).value(metric) for case in paired])
    return value is not None and passes(check["lower"], value, check["limit"])


def secondaries(comparison, checks):
    failed = lambda name, scope: any(
        check["outcome"] == "fail" and family(check["metric"]) == name and check["scope"] in (scope, "overall") for check in checks)
    now, then = comparison.now, comparison.then
    errors = {case for case in then if now[case].failed}
    degraded = {case for case in then if now[case].degraded}
    shorter = {case for case in then if len(now[case].results) < len(then[case].results)}
    changed = {case for case in then if [rank is None for rank in now[case].ranks] != [rank is None for rank in then[case].ranks]}
    for check in checks:
        scope = check["scope"]
        if check["outcome"] != "fail" or check["category"] in ("missing_data", "retriever_error") or check["new"]:
            continue
        loss = check["category"] in ("recall_drop", "ranking_shift")
        if failed("error_rate", scope) and errors and passes_without(comparison, check, errors):
            check["secondary_to"] = "retriever_error"
        elif loss and failed("degraded_rate", scope) and degraded and passes_without(comparison, check, degraded):
            check["secondary_to"] = "semantic_degraded_spike"
        elif check["category"] == "diversity_collapse" and failed("fill_rate", scope) and passes_without(comparison, check, shorter):
            check["secondary_to"] = "recall_drop"
        elif check["category"] == "ranking_shift" and failed("recall", scope) and passes_without(comparison, check, changed):
            check["secondary_to"] = "recall_drop"


def judge(draw):
    comparison = Comparison(draw)
    checks = metric_checks(comparison) + loss_checks(comparison)
    outcomes(comparison, checks)
    secondaries(comparison, checks)
    if comparison.absent:
        checks.append({"metric": "cases", "scope": "overall", "new": False, **ABSENT})
    fields = ("metric", "scope", "new", "limit", "outcome", "category", "secondary_to", "p", "near")
    return {"id": draw["id"], "checks": [{field: check[field] for field in fields} for check in checks]}


def main():
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(json.dumps(judge(json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
