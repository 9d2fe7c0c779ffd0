"""The verdict on quality a second time, in another language. Its text is the public contract: the rule, config and suite, metrics,
verdict and taxonomy. Standard library only.

Reads one drawn comparison a line (JSON) on standard input:
  {"id", "config": {"k", "definition"?, "gate"?}, "before": [case], "after": [case],
   "answers_before": {id: answer}, "answers_after": {id: answer}}
with cases as in a suite, and answers {"results": [{"id", "cluster"?}], "degraded"?: true} or {"error": text}. Writes one line
each: {"id", "checks": [{"metric", "scope", "new", "limit", "outcome", "category", "secondary_to", "by", "p", "level"}]}. `new`
marks the floor over paired and new cases together; `p` and `level` are those of a failure by a test.

Targets are document ids, latency is off, and order and cut are the answer's own: matching, ranking and clocks have oracles of
their own. The baseline is made from the answers before, so there is no other anchor.

What the contract leaves open, and how it is read here:
 1. A rule of the whole suite passes its significance on to intents, and no floor, ceiling or tolerance of quality; error_rate's
    ceiling it does. Significance brings the test back to a written tolerance only from beside it, or from `gate`.
 2. `per_intent` does not hold for fill_rate, nor for what is never tolerated (forbidden_rate, false_result_rate).
 3. Quality beyond the rule is gated where its name is written; in intents also where `per_intent` has a rule.
 4. "Not gated unless named", of an intent: a metric is named where `intents.<intent>.<metric>` stands. Rates are as quality here,
    and an intent with all cases is as a small one.
 5. `"1 case"` is 1/n with n the paired cases of the bucket that have a value of the metric now.
 6. Where there are new cases, a floor or ceiling is checked once more over all of the run's cases.
 7. `newly_lost.max` in percent is of the paired cases with `expected`, rounded down after adding 1e-9; a test of it is of its own
    differences, and a miss a watch. A new critical case that finds nothing counts. Checks of counts carry `by` of a test alone.
 8. Where levels differ, a family are the buckets with a metric of that level; one level reached fails all that fell.
 9. "Where it gained": the bucket's test turned round. "By limits": query and limits, whatever the targets.
10. A failure follows from degraded answers or shorter lists where the rule, asked with the baseline's rows of these cases, does
    not fail it. A floor over new cases too is secondary to recall's own such floor.
11. A case with other targets is a new one, and its former self is absent.
12. A set bit of the generator flips its block.
"""

import json
import math
import sys

from oracle_metrics import CATEGORY, LOWER, Seen, family, mean
from oracle_rules import QUALITY, rules_of, tolerance_of
from oracle_significance import EPS, buckets_of, level_of, passes, sign_flip

ABSENT = {"limit": None, "outcome": "fail", "category": "missing_data"}
SEVERITY = ("pass", "watch", "fail")
FIELDS = ("metric", "scope", "new", "limit", "outcome", "category", "secondary_to", "by", "p", "level")


class Comparison:
    """The draw, with the baseline's values for the cases that are `restored`."""

    def __init__(self, draw, restored=()):
        self.config, self.k = draw["config"], draw["config"]["k"]
        self.gate = self.config.get("gate", {})
        self.before = {case["id"]: case for case in draw["before"]}
        self.cases = sorted(draw["after"], key=lambda case: case["id"])
        self.by_id = {case["id"]: case for case in self.cases}
        self.now = {each: Seen(case, draw["answers_after"][each], self.config) for each, case in self.by_id.items()}
        same = [each for each, case in self.by_id.items() if self.same(case, "query", "params")]
        self.then = {each: Seen(self.before[each], draw["answers_before"][each], self.config) for each in same}
        self.asked = dict(self.now)
        self.now.update({each: self.then[each] for each in restored})

    def same(self, case, *fields):
        former = self.before.get(case["id"])
        return former is not None and all(former.get(field) == case.get(field) for field in fields)

    def bucket(self, scope):
        scopes = lambda case: ["overall", f"intent:{case['intent']}"]
        return [case["id"] for case in self.cases if scope in scopes(case)]

    def paired(self, metric, scope):
        name = family(metric)
        fields = ("expected",) if name in QUALITY + ("newly_lost",) else ()
        fields += ("forbidden", "expect_empty") if name in ("forbidden_rate", "false_result_rate") else ()
        return [each for each in self.counted(metric, scope) if each in self.then and self.same(self.by_id[each], *fields)]

    def counted(self, metric, scope):
        """A failed query counts in quality, and in no rate but its own."""
        free = family(metric) in QUALITY + ("newly_lost", "error_rate")
        return [each for each in self.bucket(scope) if free or not self.now[each].failed]

    def moves(self, metric, scope):
        rows = [(each, self.then[each].value(metric), self.now[each].value(metric)) for each in self.paired(metric, scope)]
        return {each: now - then for each, then, now in rows if then is not None and now is not None}

    def blocks(self, *all_moves):
        sums = {}
        for moves in all_moves:
            for case, move in moves.items():
                group = self.by_id[case].get("group")
                block = ("case", case) if group is None else ("group", group)
                sums[block] = sums.get(block, 0.0) + move
        return list(sums.values())


def checks_of(comparison):
    checks = []
    for metric, scope, rule, named in rules_of(comparison.config, comparison.cases):
        base = {"metric": metric, "scope": scope, "new": False, "rule": rule, "lower": family(metric) in LOWER,
                "category": CATEGORY[family(metric)]}
        if rule is None:
            checks.append({**base, **ABSENT})
            continue
        bound = rule.get("ceiling" if base["lower"] else "floor")
        paired, bucket = comparison.paired(metric, scope), comparison.counted(metric, scope)
        if paired:
            then = mean([comparison.then[case].value(metric) for case in paired])
            now = mean([comparison.now[case].value(metric) for case in paired])
            n = sum(comparison.now[case].value(metric) is not None for case in paired)
            line = None
            if then is not None and n and rule["tolerance"] is not None:
                line = then + (1 if base["lower"] else -1) * tolerance_of(rule["tolerance"], then, n)
            limits = [each for each in (line, bound) if each is not None]
            limit = (min if base["lower"] else max)(limits) if limits else None
            if now is None and then is None and not named:
                pass
            elif now is None or (then is None and rule["tolerance"] is not None):
                checks.append({**base, **ABSENT})
            elif limit is not None:
                checks.append({**base, "limit": limit, "line": line, "bound": bound, "now": now, "then": then, "n": n})
        if len(paired) < len(bucket) and bound is not None:
            now = mean([(comparison.now if case in paired else comparison.asked)[case].value(metric) for case in bucket])
            if now is not None:
                checks.append({**base, "new": True, "limit": bound, "bound": bound, "now": now})
    return checks + loss_checks(comparison)


def loss_checks(comparison):
    rule = comparison.gate.get("newly_lost", {})
    rule = {} if rule == "off" else rule
    found = {case: (comparison.then[case].found(), comparison.now[case].found())
             for case in comparison.paired("newly_lost", "overall") if comparison.now[case].wanted}
    common = {"scope": "overall", "new": False, "lower": True, "category": "recall_drop"}
    checks = []
    if "max" in rule:
        written = rule["max"] if isinstance(rule["max"], list) else [rule["max"]]
        # Counted in cases: "3 cases" are three.
        counted = [float(each.split()[0]) if str(each).endswith(("case", "cases")) else each for each in written]
        limit = math.floor(tolerance_of(counted, len(found), len(found)) + EPS) if found else 0
        moves = {case: float(now) - float(then) for case, (then, now) in found.items()}
        significance = rule.get("significance", comparison.gate.get("significance", "off"))
        checks.append({**common, "metric": "newly_lost", "limit": limit, "line": limit, "now": -sum(moves.values()), "then": 0,
                       "n": math.inf, "rule": {"significance": significance}, "moves": moves})
    critical = [case["id"] for case in comparison.cases if case.get("critical")]
    gone = [case for case in critical if found.get(case, (True, comparison.asked[case].found())) == (True, False)]
    if critical:
        limit = rule.get("critical", 0)
        checks.append({**common, "metric": "critical_lost", "rule": {}, "limit": limit, "line": limit, "now": len(gone)})
    return checks


def decide(comparison):
    checks = checks_of(comparison)
    headline = [f"{name}@{comparison.k}" for name in ("recall", "mrr", "ndcg")]
    for check in checks:
        check["tested"] = family(check["metric"]) in QUALITY + ("newly_lost",) and "line" in check
        if check["tested"]:
            check["core"] = check["metric"] in headline
            check["moves"] = check.get("moves") or comparison.moves(check["metric"], check["scope"])
            check["fell"] = check["line"] is not None and not passes(check["lower"], check["now"], check["line"])
    buckets = buckets_of(comparison, [check for check in checks if check["tested"] and check["core"]])
    for check in checks:
        if "outcome" not in check:
            check["outcome"] = "pass"
            settle(comparison, check, buckets)
    return checks


def settle(comparison, check, buckets):
    bound, line = check.get("bound"), check.get("line")
    if bound is not None and not passes(check["lower"], check["now"], bound):
        check.update(outcome="fail", by="ceiling" if check["lower"] else "floor")
    elif not check["tested"] or level_of(check) is None:
        if line is not None and not passes(check["lower"], check["now"], line) and not found_more(comparison, check):
            check.update(outcome="fail", by=None if check["metric"].endswith("_lost") else "line")
    elif not check["core"]:
        level, p = level_of(check), sign_flip(comparison.blocks(check["moves"]))
        finish(check, {"by": "test", "p": p, "level": level} if p <= level + EPS else None, 1)
    elif check["scope"] in buckets:
        bucket = buckets[check["scope"]]
        finish(check, bucket.reason(buckets.values()), bucket.p)


def finish(check, reason, p):
    fall = (check["now"] - check["then"]) * (1 if check["lower"] else -1)
    if check["fell"] and reason is not None:
        check.update(outcome="fail", **reason)
    elif fall > 1 / check["n"] + EPS if check["fell"] else fall > EPS and p <= 0.001 + EPS:
        check["outcome"] = "watch"


def found_more(comparison, check):
    """Shorter lists that find more are no loss."""
    if family(check["metric"]) != "fill_rate":
        return False
    recall, ndcg = (comparison.moves(f"{name}@{comparison.k}", check["scope"]) for name in ("recall", "ndcg"))
    lost = any(now is None and then is not None for case in recall
               for then, now in zip(comparison.then[case].ranks, comparison.now[case].ranks))
    gained = [-each for each in comparison.blocks(recall, ndcg)]
    return sum(recall.values()) > EPS and not lost or sign_flip(gained) <= 0.05 + EPS


def key_of(check):
    return check["metric"], check["scope"], check["new"]


def judge(draw):
    comparison = Comparison(draw)
    now, then = comparison.now, comparison.then

    def again(holds):
        cases = [case for case in then if holds(now[case], then[case])]
        return {key_of(check): check for check in decide(Comparison(draw, cases))}

    spared = again(lambda one, _: one.failed)
    checks = []
    for check in decide(comparison):
        other = spared.get(key_of(check), check)
        if SEVERITY.index(other["outcome"]) > SEVERITY.index(check["outcome"]):
            check = other
        elif check["outcome"] == "fail" != other["outcome"]:
            check["category"] = "retriever_error"
        checks.append(check)

    def failed(name, *scopes):
        return [each for each in checks if each["outcome"] == "fail" and family(each["metric"]) == name and each["scope"] in scopes]

    undegraded, as_long = again(lambda one, _: one.degraded), again(lambda one, other: len(one.results) < len(other.results))
    for check in checks:
        key, scope, category = key_of(check), check["scope"], check["category"]
        if check["outcome"] != "fail":
            continue
        loss = category in ("recall_drop", "ranking_shift")
        if loss and failed("degraded_rate", scope, "overall") and undegraded[key]["outcome"] != "fail":
            check["secondary_to"] = "semantic_degraded_spike"
        elif category == "diversity_collapse" and failed("fill_rate", scope, "overall") and as_long[key]["outcome"] != "fail":
            check["secondary_to"] = "recall_drop"
        elif category == "ranking_shift" and any(each["new"] == check["new"] for each in failed("recall", scope)):
            check["secondary_to"] = "recall_drop"
    if set(comparison.before) - set(comparison.paired("newly_lost", "overall")):
        checks.append({"metric": "cases", "scope": "overall", "new": False, **ABSENT})
    return {"id": draw["id"], "checks": [{field: check.get(field) for field in FIELDS} for check in checks]}


def main():
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(json.dumps(judge(json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
