"""The verdict on quality a second time, in another language, written from the rule alone (README.md beside this file).

Reads one change a line (JSON) on standard input, writes one decision a line. With `--unreached` it reads
them and prints the lines of code that none of them reached, and how often each outcome came up.
"""

import inspect
import json
import math
import os
import sys
import types

from edits import Edits
from gate_rules import CORE, HITS, JUDGED, QUALITY, Policy, speaks_of, tolerance_value
from measures import finds_by_row, measure_comparison
from sign_flip import EPSILON, NO_CHANGE, sign_flip_p

SUITE_LEVEL = 0.15
INTENTS_LEVEL = 0.10
ACCEPTED_LEVEL = 0.05
CHANGED_LEVEL = 0.75
OWN_LEVEL = 0.05
GAIN_LEVEL = 0.05
VARYING_GAIN_LEVEL = 0.01
# One-sided 95 % of a normal distribution.
FLOOR_FACTOR = 1.64
ACCEPTED_KEYS = CORE + HITS
COMMAND = ("print_unreached", "executable_lines", "main")
# What a failed query counts as in a rate, if its case is one that the rate counts.
WORST_OF_RATES = {
    "clustering_ratio": 1.0,
    "duplicate_rate": 1.0,
    "false_result_rate": 1.0,
    "fill_rate": 0.0,
    "forbidden_rate": 1.0,
    "zero_result_rate": 1.0,
}
STATES = ("pass", "not_gated", "fell", "fail", "missing")


class Sides:
    """The pairs of a comparison: the values of each case in its row, when accepted, and now."""

    def __init__(self, document, policy, with_earlier_rows=False, with_edits=False):
        self.document = document
        self.policy = policy
        self.run = document["run"]
        self.rows = rows_of(document)
        self.with_earlier_rows = with_earlier_rows
        self.with_edits = with_edits
        self.paired_cases = {}

    def now(self, case, metric):
        answer = self.run[case["id"]]
        family = metric.split("@")[0]
        if answer.get("as_row"):
            return 0.0 if family == "error_rate" else self.before(case, metric)
        if answer.get("failed"):
            if self.with_earlier_rows and case["id"] in self.rows:
                return self.before(case, metric)
            if family in WORST_OF_RATES and case["id"] in self.rows:
                return None if self.before(case, metric) is None else WORST_OF_RATES[family]
            if family in QUALITY and self.before(case, metric) is not None:
                # The row has targets, whatever the suite says by now.
                return 0.0
            return self.worst(case, family)
        if family == "error_rate":
            return 0.0
        value = answer["values"].get(metric)
        if self.with_edits and "edited" in answer and value is not None and family in QUALITY:
            return answer["edited"].get(metric, value)
        return value

    def takes_worst(self, case):
        return not self.with_earlier_rows and bool(self.run[case["id"]].get("failed"))

    def worst(self, case, family):
        """Returns the value of a failed query, which is the worst that it could have been."""
        if family == "error_rate":
            return 1.0
        if family in HITS:
            return 1.0 if speaks_of(family, [case]) else None
        if not case["has_targets"]:
            return None
        return 0.0 if family in QUALITY else WORST_OF_RATES.get(family)

    def now_by_suite(self, case, metric):
        """Returns the value by what the suite says today, which floors and ceilings are asked of."""
        answer = self.run[case["id"]]
        family = metric.split("@")[0]
        if answer.get("failed") and not self.with_earlier_rows:
            return self.worst(case, family)
        if "by_suite" not in answer or family == "error_rate":
            return self.now(case, metric)
        value = answer["by_suite"]["values"].get(metric)
        if self.with_edits and "edited" in answer and value is not None and family in QUALITY:
            return answer["edited"].get(metric, value)
        return value

    def before(self, case, metric):
        row = self.rows.get(case["id"])
        if row is None:
            return None
        if metric == "error_rate":
            return row["values"].get(metric, 0.0)
        if metric.startswith("clustering_ratio@") and self.takes_worst(case):
            # A failed query could have had a list of any length.
            return row.get("lowest_clustering", row["values"].get(metric))
        return row["values"].get(metric)

    def accepted(self, case, metric):
        value = self.before(case, metric)
        if value is None:
            return None
        return self.rows[case["id"]].get("accepted", {}).get(accepted_key(metric), value)

    def finds_now(self, case):
        answer = self.run[case["id"]]
        if answer.get("as_row"):
            return self.rows[case["id"]]["found"]
        if answer.get("failed"):
            if self.with_earlier_rows and case["id"] in self.rows:
                return self.rows[case["id"]]["found"]
            return False
        return answer["found"]

    def is_lost(self, case):
        """Says whether the query found a target before, and finds none now and when it is asked again."""
        is_found_again = self.run[case["id"]].get("found_again", False)
        return self.found_before(case) and not self.finds_now(case) and not is_found_again

    def is_emptied(self, case):
        """Says whether a query that is only watched had results, and has none now and when it is asked again."""
        answer = self.run[case["id"]]
        return answer.get("emptied", False) and not answer.get("found_again", False)

    def found_before(self, case):
        row = self.rows.get(case["id"])
        return row is not None and row["found"]

    def found_when_accepted(self, case):
        """Accepted figures hold no ranks: a case with an accepted recall above 0 had found something."""
        accepted = self.rows[case["id"]].get("accepted", {})
        if not any(name in accepted for name in CORE):
            return self.found_before(case)
        return self.accepted(case, self.policy.core[0]) > EPSILON

    def pairs(self, metric, scope):
        """Returns the cases of the scope that have a value on both sides, in the order of their ids."""
        if (metric, scope) not in self.paired_cases:
            self.paired_cases[metric, scope] = [
                case
                for case in sorted(self.policy.cases_in(scope), key=lambda case: case["id"])
                if self.before(case, metric) is not None and self.now(case, metric) is not None
            ]
        return self.paired_cases[metric, scope]


def rows_of(document):
    """Returns the row of each case that has one, by the case's id."""
    return {row["id"]: row for row in (document["baseline"] or {"rows": []})["rows"]}


def accepted_key(metric):
    return metric.split("@")[0]


def mean(values):
    return sum(values) / len(values)


def add_up_blocks(cases, differences):
    """Returns the sum of each block, in the order of the first ids. Cases of one group are one block."""
    sums = {}
    for case, difference in zip(cases, differences):
        group = case.get("group")
        block = ("case", case["id"]) if group is None else ("group", group)
        sums[block] = sums.get(block, 0.0) + difference
    return list(sums.values())


class Question:
    """One of the two questions: what is now, beside the baseline or beside what was accepted."""

    def __init__(self, sides, reference):
        self.sides = sides
        self.policy = sides.policy
        self.reference = reference
        self.value = sides.before if reference == "baseline" else sides.accepted
        self.found = sides.found_before if reference == "baseline" else sides.found_when_accepted

    def level(self, rule):
        """Returns the p that fails a bucket. A number in the config can only lower it."""
        written = rule.significance if rule.significance != "auto" else 1.0
        is_suite = rule.scope == "overall"
        if self.reference == "accepted":
            level = ACCEPTED_LEVEL
        else:
            level = SUITE_LEVEL if is_suite else INTENTS_LEVEL
            if rule.metric in self.policy.core:
                level = min(level, self.changed_level())
        level = min(written, level)
        return level if is_suite else level / max(self.policy.m, 1)

    def changed_level(self):
        """The more queries changed against the baseline, the less often chance alone may fail."""
        recall, _, ndcg = self.policy.core
        changed = 0
        for case in self.sides.pairs(recall, "overall"):
            move = sum(
                self.sides.now(case, metric) - self.sides.before(case, metric)
                for metric in (recall, ndcg)
            )
            changed += abs(move) > NO_CHANGE
        return CHANGED_LEVEL / math.sqrt(max(1, changed))

    def is_noise(self, rule):
        """Says whether answers vary, and the bucket fell by less than they do between two runs."""
        document = self.sides.document
        if not document["answers_vary"]:
            return False
        others = document["mean_variance"]
        if others is None:
            return False
        variance = 0.0
        for case in self.core_cases(rule.scope):
            row = self.sides.rows[case["id"]]
            own = others if row["variance"] is None else row["variance"]
            variance += own * (1 + 1 / row["runs"])
        fall = -sum(self.core_blocks(rule.scope))
        return fall < FLOOR_FACTOR * math.sqrt(variance)

    def tested_rules(self, scope):
        """Returns the rules of recall and nDCG, of those that are gated, or of MRR if neither is."""
        recall, mrr, ndcg = self.policy.core
        rules = [rule for rule in self.policy.rules if rule.scope == scope]
        tested = [rule for rule in rules if rule.metric in (recall, ndcg)]
        return tested or [rule for rule in rules if rule.metric == mrr]

    def rose_beyond_tolerance(self, rule):
        cases = self.sides.pairs(rule.metric, rule.scope)
        if rule.tolerance is None or not cases:
            return False
        before = mean([self.value(case, rule.metric) for case in cases])
        now = mean([self.sides.now(case, rule.metric) for case in cases])
        return now - before > tolerance_value(rule.tolerance, before, len(cases)) + EPSILON

    def core_cases(self, scope):
        _, mrr, _ = self.policy.core
        tested = self.tested_rules(scope)
        return self.sides.pairs(tested[0].metric if tested else mrr, scope)

    def core_blocks(self, scope):
        """Returns the sums of recall and nDCG, of those that are gated, or of MRR if neither is."""
        _, mrr, _ = self.policy.core
        summed = [rule.metric for rule in self.tested_rules(scope)] or [mrr]
        cases = self.sides.pairs(summed[0], scope)
        differences = [
            sum(self.sides.now(case, metric) - self.value(case, metric) for metric in summed)
            for case in cases
        ]
        return add_up_blocks(cases, differences)

    def own_blocks(self, rule):
        """Returns the sums of the metric's own differences, below 0 where it got worse."""
        cases = self.sides.pairs(rule.metric, rule.scope)
        sign = -1 if rule.lower_is_better else 1
        differences = [
            sign * (self.sides.now(case, rule.metric) - self.value(case, rule.metric))
            for case in cases
        ]
        return add_up_blocks(cases, differences)

    def has_lost_and_none_better(self):
        """Says whether queries of the suite were lost, and too few got better to make up for it."""
        recall, _, ndcg = self.policy.core
        written = self.policy.named.get(recall, {})
        if self.sides.document["answers_vary"] or written == "off" or "tolerance" in written:
            return False
        lost, better = 0, 0
        for case in self.sides.pairs(recall, "overall"):
            answer = self.sides.run[case["id"]]
            if not answer.get("unedited") or answer.get("found_again"):
                continue
            lost += self.found(case) and self.sides.is_lost(case)
            move = sum(
                self.sides.now(case, metric) - self.value(case, metric)
                for metric in (recall, ndcg)
            )
            better += move > EPSILON
        return (lost >= 1 and better == 0) or (lost >= 3 and lost >= 2 * better)

    def is_worse_now(self, rule):
        """Says whether a case of the bucket is worse now than in the baseline, by any gated metric."""
        if rule.family in HITS:
            return any(is_new_hit(self.sides, case, rule.metric) for case in self.scope_cases(rule))
        gated = [
            other.metric
            for other in self.policy.rules
            if other.scope == rule.scope and other.metric in self.policy.core
        ]
        return any(
            self.sides.now(case, metric) < self.sides.before(case, metric) - EPSILON
            for metric in gated
            for case in self.sides.pairs(metric, rule.scope)
        )

    def scope_cases(self, rule):
        return self.sides.pairs(rule.metric, rule.scope)


def is_new_hit(sides, case, metric):
    """Says whether the case is hit, and was in no recorded run."""
    before = sides.before(case, metric)
    now = sides.now(case, metric)
    return before is not None and now is not None and now > EPSILON >= before


def decide_rule(rule, sides):
    """Returns the checks of one rule."""
    checks = []
    pairs = sides.pairs(rule.metric, rule.scope)
    if not pairs:
        state = state_without_pairs(rule, sides)
        if state is not None:
            checks.append(make_check(rule, "baseline", state=state))
    elif rule.tolerance is not None:
        checks.append(compare(rule, Question(sides, "baseline")))
        if has_second_question(rule, sides, pairs):
            checks.append(compare(rule, Question(sides, "accepted")))
    checks += decide_bound(rule, sides)
    return checks


def state_without_pairs(rule, sides):
    """Returns the state of a rule that has nothing to compare: null if it says nothing."""
    cases = sides.policy.cases_in(rule.scope)
    has_now = any(sides.now(case, rule.metric) is not None for case in cases)
    has_before = any(sides.before(case, rule.metric) is not None for case in cases)
    if rule.tolerance is None:
        return None
    if rule.family == "clustering_ratio":
        if rule.bound is not None and not has_now:
            return "missing"
        return state_without_ratios(rule, sides, has_now)
    if has_before:
        return "missing"
    if has_now or is_first_with_limits(rule, sides):
        return "not_gated"
    return "missing" if rule.named else None


def state_without_ratios(rule, sides, has_now):
    """Returns the state of a clustering rule if no case has a ratio on both sides."""
    cases = sides.policy.cases_in(rule.scope)
    clustered = [case for case in cases if sides.rows.get(case["id"], {}).get("clustered")]
    asked = [case for case in cases if case["has_targets"] or case in clustered]
    answers = [sides.run[case["id"]] for case in asked]
    answered = [answer for answer in answers if not answer.get("failed")]
    if has_now or not clustered or not answered:
        return "not_gated" if has_now or rule.named else None
    answers_of_clustered = [sides.run[case["id"]] for case in clustered]
    has_lists = any(answer.get("several") for answer in answers_of_clustered)
    return "missing" if has_lists or rule.named else "not_gated"


def is_first_with_limits(rule, sides):
    """Says whether a rate of hits is asked of new cases alone, which have no row to be compared with."""
    if rule.family not in HITS:
        return False
    cases = [case for case in sides.policy.cases_in(rule.scope) if speaks_of(rule.metric, [case])]
    return bool(cases)


def has_second_question(rule, sides, pairs):
    """The second question is asked where an accepted figure differs from the row's own."""
    if rule.family in HITS:
        if rule.significance == "off":
            return False
    elif rule.metric not in sides.policy.core:
        return False
    return any(
        accepted_key(metric) in sides.rows[case["id"]].get("accepted", {})
        for case in pairs
        for metric in ([rule.metric] if rule.family in HITS else sides.policy.core)
    )


def compare(rule, question):
    sides = question.sides
    pairs = sides.pairs(rule.metric, rule.scope)
    before = mean([question.value(case, rule.metric) for case in pairs])
    now = mean([sides.now(case, rule.metric) for case in pairs])
    tolerance = tolerance_value(rule.tolerance, before, len(pairs))
    sign = -1 if rule.lower_is_better else 1
    fall = sign * (before - now)
    check = make_check(rule, question.reference, before, now, before - sign * tolerance)
    if fall <= tolerance + EPSILON:
        return check
    check["state"] = "fell"
    reason, p = find_reason(rule, question, before)
    check["p"] = p
    if reason is None:
        is_core = rule.metric in sides.policy.core and rule.scope == "overall"
        check["headline"] = is_core and fall > 1 / len(pairs) + EPSILON
    elif question.reference == "baseline" or question.is_worse_now(rule):
        check["state"] = "fail"
        check["by"] = reason
    return check


def find_reason(rule, question, before):
    """Returns why a fall beyond its limit fails, or null, and the p of its test, or null."""
    if rule.significance == "off" or not is_tested_family(rule.family):
        return "limit", None
    if rule.metric in question.policy.core:
        return find_core_reason(rule, question)
    if rule.family in HITS:
        return find_hit_reason(rule, question, before)
    p = sign_flip_p(question.own_blocks(rule))
    level = OWN_LEVEL if rule.significance == "auto" else min(rule.significance, OWN_LEVEL)
    if p > level + EPSILON:
        return None, p
    if rule.family == "clustering_ratio" and core_rose(rule, question):
        return None, p
    return "test", p


def is_tested_family(family):
    return family in QUALITY + JUDGED + HITS + ("clustering_ratio",)


def find_core_reason(rule, question):
    p = sign_flip_p(question.core_blocks(rule.scope))
    if question.is_noise(rule):
        return None, p
    if p <= question.level(rule) + EPSILON:
        return "test", p
    if rule.scope == "overall" and question.has_lost_and_none_better():
        return "lost", p
    return None, p


def find_hit_reason(rule, question, before):
    p = sign_flip_p(question.own_blocks(rule))
    if before <= EPSILON:
        return "first_hit", p
    if p <= question.level(rule) + EPSILON:
        return "test", p
    return None, p


def core_rose(rule, question):
    """Says whether recall and nDCG of the bucket, added up, rose."""
    sides = question.sides
    rise = 0.0
    for metric in (sides.policy.core[0], sides.policy.core[2]):
        for case in sides.pairs(metric, rule.scope):
            rise += sides.now(case, metric) - sides.before(case, metric)
    return rise > EPSILON


def decide_bound(rule, sides):
    """
    A floor or ceiling is asked of all cases of the run, new ones included. It is missing if only the
    rows of the baseline have a value.
    """
    if rule.bound is None:
        return []
    values = [sides.now_by_suite(case, rule.metric) for case in sides.policy.cases_in(rule.scope)]
    values = [value for value in values if value is not None]
    if not values:
        has_pairs = rule.family != "clustering_ratio" and sides.pairs(rule.metric, rule.scope)
        return [make_check(rule, "baseline", state="missing")] if has_pairs else []
    now = mean(values)
    check = make_check(rule, "bound", None, now, rule.bound)
    beyond = now - rule.bound if rule.lower_is_better else rule.bound - now
    if not beyond <= EPSILON:
        check["state"] = "fail"
        check["by"] = "bound"
    return [check]


def make_check(rule, reference, before=None, now=None, limit=None, state="pass"):
    return {
        "metric": rule.metric,
        "scope": rule.scope,
        "reference": reference,
        "from": before,
        "to": now,
        "limit": limit,
        "p": None,
        "state": state,
        "by": None,
        "headline": False,
    }


def decide_critical(sides):
    """Returns the checks of critical cases: each that is lost or newly hit fails."""
    critical = [case for case in sides.policy.suite if case.get("critical")]
    recorded = [case for case in critical if case["id"] in sides.rows]
    # Those with targets, and those that are only watched.
    asked = [case for case in recorded if case["has_targets"] or not case["expect_empty"]]
    lost = [
        case
        for case in asked
        if (sides.found_before(case) and not sides.finds_now(case))
        or sides.run[case["id"]].get("emptied", False)
    ]
    metrics = [f"forbidden_rate@{sides.policy.k}", "false_result_rate"]
    limited = [
        case for case in recorded if any(sides.before(case, metric) is not None for metric in metrics)
    ]
    hit = [case for case in limited if any(is_new_hit(sides, case, each) for each in metrics)]
    checks = []
    for name, cases, failing in (("critical_lost", asked, lost), ("critical_hit", limited, hit)):
        if cases:
            checks.append(critical_check(name, len(failing)))
    return checks


def critical_check(name, count):
    return {
        "metric": name,
        "scope": "overall",
        "reference": "baseline",
        "from": None,
        "to": count,
        "limit": 0,
        "p": None,
        "state": "fail" if count > 0 else "pass",
        "by": "critical" if count > 0 else None,
        "headline": False,
    }


def key_of(check):
    return check["scope"], check["metric"], check["reference"]


def decide_lost_ceilings(sides):
    """Returns a check for each ceiling of lost queries. A failed query that was found before is lost."""
    checks = []
    for scope, ceiling in sides.policy.lost_ceilings().items():
        cases = [case for case in sides.policy.cases_in(scope) if case["id"] in sides.rows]
        lost = sum(sides.is_lost(case) or sides.is_emptied(case) for case in cases)
        checks.append(
            {
                "metric": "lost_queries",
                "scope": scope,
                "reference": "baseline",
                "from": None,
                "to": lost,
                "limit": ceiling,
                "p": None,
                "state": "fail" if lost > ceiling else "pass",
                "by": "lost" if lost > ceiling else None,
                "headline": False,
            }
        )
    return checks


def decide_once(document, policy, with_earlier_rows, with_edits):
    sides = Sides(document, policy, with_earlier_rows, with_edits)
    checks = [check for rule in policy.rules for check in decide_rule(rule, sides)]
    checks += decide_critical(sides) + decide_lost_ceilings(sides)
    return {key_of(check): check for check in checks}


def decide_checks(document, policy, with_edits=False):
    """Decides with failed queries as they are, and with their earlier rows. The worse counts."""
    checks = decide_once(document, policy, False, with_edits)
    if any(answer.get("failed") for answer in document["run"].values()):
        for key, other in decide_once(document, policy, True, with_edits).items():
            check = checks.get(key)
            if check is None or STATES.index(other["state"]) > STATES.index(check["state"]):
                checks[key] = other
    return [checks[key] for key in sorted(checks)]


def fails(checks):
    return any(check["state"] in ("fail", "missing") for check in checks)


def find_error(document, policy, checks):
    """Returns why there is no verdict on quality, or null."""
    answers = [document["run"][case["id"]] for case in policy.suite if case["has_targets"]]
    answered = [answer for answer in answers if not answer.get("failed")]
    if document["baseline"] is None and answered:
        empty = [answer for answer in answered if answer["empty"]]
        if len(empty) * 2 > len(answered):
            return "mostly_empty"
    has_ceiling = "ceiling" in policy.named.get("error_rate", {})
    if not has_ceiling and any(answer.get("failed") for answer in document["run"].values()):
        return "query_errors"
    finds = any(finds_something(answer) for answer in answers)
    if answers and not finds and not fails(checks):
        return "zero_quality"
    return None


def finds_something(answer):
    """Says whether the answer finds a target of the suite as it stands."""
    if answer.get("failed"):
        return False
    return answer.get("by_suite", answer)["found"]


def is_gain(document, policy):
    """Says whether the suite gained since acceptance, and no bucket fell beyond a tolerance or is hit more."""
    sides = Sides(document, policy)
    question = Question(sides, "accepted")
    gated = [rule for rule in policy.rules if rule.metric in policy.core]
    if not any(rule.scope == "overall" for rule in gated):
        return False
    for rule in gated:
        pairs = sides.pairs(rule.metric, rule.scope)
        if rule.tolerance is None or not pairs:
            continue
        before = mean([question.value(case, rule.metric) for case in pairs])
        now = mean([sides.now(case, rule.metric) for case in pairs])
        if before - now > tolerance_value(rule.tolerance, before, len(pairs)) + EPSILON:
            return False
    for rule in policy.rules:
        if rule.family in HITS and count_more_hits(rule, question) > 0:
            return False
    return rose(document, question) or (not document["answers_vary"] and found_more(question))


def count_more_hits(rule, question):
    """Returns how many more cases are hit than were when accepted. A row of several runs was hit if one of them was."""
    sides = question.sides
    return sum(
        (sides.now(case, rule.metric) > 0) - (question.value(case, rule.metric) > 0)
        for case in sides.pairs(rule.metric, rule.scope)
    )


def rose(document, question):
    """Says whether recall or nDCG rose by more than its tolerance, and significantly."""
    level = VARYING_GAIN_LEVEL if document["answers_vary"] else GAIN_LEVEL
    rises = [-block for block in question.core_blocks("overall")]
    is_significant = sign_flip_p(rises) <= level + EPSILON
    return is_significant and any(map(question.rose_beyond_tolerance, question.tested_rules("overall")))


def found_more(question):
    """Says whether a query is newly found, and none is worse by any of the three."""
    sides, core = question.sides, question.policy.core
    pairs = sides.pairs(core[0], "overall")
    is_new = any(sides.finds_now(case) and not question.found(case) for case in pairs)
    return is_new and not any(
        sides.now(case, metric) < question.value(case, metric) - EPSILON
        for case in pairs
        for metric in core
    )


def next_accepted(document, policy, gained):
    """Returns what each row of a plain recording keeps as accepted, where it differs from its own figures."""
    sides = Sides(document, policy)
    kept = {}
    for case in policy.suite:
        row = sides.rows.get(case["id"])
        if gained or row is None:
            continue
        if row["targets"] != case["targets"] or row["params"] != case["params"]:
            continue
        differing = {}
        for metric in (*policy.core, f"forbidden_rate@{policy.k}", "false_result_rate"):
            now = sides.now(case, metric)
            accepted = sides.accepted(case, metric)
            if now is None or accepted is None:
                continue
            if metric not in policy.core:
                # Of hits only whether there was one is kept.
                now, accepted = float(now > 0), float(accepted > 0)
            if abs(now - accepted) > EPSILON:
                differing[accepted_key(metric)] = accepted
        if differing:
            kept[case["id"]] = differing
    return kept


def decide(document):
    """Returns the decision of one policy."""
    policy = policy_of(document)
    checks = decide_checks(document, policy)
    can_record = not any(answer.get("failed") for answer in document["run"].values())
    gained = can_record and is_gain(document, policy)
    return {
        "error": find_error(document, policy, checks),
        "m": policy.m,
        "checks": checks,
        "gained": gained,
        "accepted": next_accepted(document, policy, gained) if can_record else None,
    }


def policy_of(document):
    return Policy(document["gate"], document["suite"], document["k"])


def has_rows(document):
    """Says whether any case can be compared with a baseline, if there is one."""
    return document["baseline"] is None or bool(document["baseline"]["rows"])


def decide_change(change):
    """Decides a change to code and golden data: by the base's cases, by the head's, and by what it edits."""
    edits = Edits(change)
    documents = [measure_comparison(change, edits.head, edits)]
    if edits.base != edits.head:
        documents.append(measure_comparison(change, edits.base, edits))
    decisions = [decide(document) for document in documents]
    if all(map(has_rows, documents)) and fails_by_lost_alone(decisions):
        ask_again(change, edits, documents)
        decisions = [decide(document) for document in documents]
    has_failed = not all(map(has_rows, documents)) or any(
        fails(decision["checks"]) for decision in decisions
    )
    needs_edits = has_failed and bool(edits.kinds) and all(map(passes_with_edits, documents))
    findings = edits.findings + [("", "edits")] * needs_edits
    errors = [decision["error"] for decision in decisions if decision["error"]]
    # That nothing is found at all is asked of the head's cases, and only of what would pass otherwise.
    if edits.beside is not None and any(
        has_mostly_failed(suite, edits.beside) for suite in (edits.head, edits.base)
    ):
        errors = ["base_failed"]
    finds_nothing = decisions[0]["error"] == "zero_quality"
    if has_failed or findings or not finds_nothing:
        errors = [error for error in errors if error != "zero_quality"]
    return {
        "id": change["id"],
        "verdict": "error" if errors else "fail" if has_failed or findings else "pass",
        "error": errors[0] if errors else None,
        "m": decisions[0]["m"],
        "checks": decisions[0]["checks"],
        "base_checks": decisions[1]["checks"] if len(decisions) > 1 else None,
        "passes_only_with_edits": needs_edits,
        "findings": sorted(f"{case_id} {field}".strip() for case_id, field in findings),
        "gained": decisions[0]["gained"],
        "accepted": decisions[0]["accepted"],
        "renames": sorted(map(list, edits.renames.items())),
        "not_compared": edits.not_compared(),
    }


def has_mostly_failed(suite, beside):
    """Says whether more than half of the suite's queries fail on the base."""
    failed = ["error" in beside["answers"][case["query"]] for case in suite]
    return sum(failed) * 2 > len(failed)


def fails_by_lost_alone(decisions):
    failed = [check for decision in decisions for check in decision["checks"] if fails([check])]
    return bool(failed) and all(check["by"] == "lost" for check in failed)


def ask_again(change, edits, documents):
    """Marks the lost queries that find a target, by their rows, when they are asked again."""
    for document, suite in zip(documents, (edits.head, edits.base)):
        sides = Sides(document, policy_of(document))
        rows = edits.rows_of(suite)
        for case in document["suite"]:
            is_lost = sides.is_lost(case) or sides.is_emptied(case)
            if case["id"] in sides.rows and is_lost:
                document["run"][case["id"]]["found_again"] = is_not_lost(
                    change, rows[case["id"]], case, edits
                )


def is_not_lost(change, row, case, edits):
    """Says whether the query finds a target of its row when it is asked again, or the base loses it, too."""
    answer = change["again"][case["query"]]
    if finds_by_row(change, row, answer, edits.renames):
        return True
    if change["beside"] is None:
        return False
    answer_of_base = change["beside"]["again"][case["query"]]
    return "error" not in answer_of_base and not finds_by_row(
        change, row, answer_of_base, edits.old_names()
    )


def passes_with_edits(document):
    return has_rows(document) and not fails(
        decide_checks(document, policy_of(document), with_edits=True)
    )


def print_unreached(changes):
    """Prints the lines of this folder that no change reached, and counts of outcomes."""
    folder = os.path.dirname(os.path.abspath(__file__))
    reached = {}

    def trace_line(frame, event, argument):
        if event == "line":
            reached.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
        return trace_line

    def trace_call(frame, event, argument):
        return trace_line if frame.f_code.co_filename.startswith(folder) else None

    tally = {}
    sys.settrace(trace_call)
    decisions = [decide_change(change) for change in changes]
    sys.settrace(None)
    for decision in decisions:
        names = [f"verdict {decision['verdict']} {decision['error'] or ''}".strip()]
        names += [f"gained {decision['gained']}"] if decision["accepted"] is not None else []
        names += ["passes only with edits"] * decision["passes_only_with_edits"]
        names += {f"finding {each.split()[-1]}" for each in decision["findings"]}
        names += ["renamed documents"] * bool(decision["renames"])
        names += ["accepted figures kept"] * bool(decision["accepted"])
        for check in decision["checks"]:
            scope = "suite" if check["scope"] == "overall" else "intent"
            family = check["metric"].split("@")[0]
            by = f" by {check['by']}" if check["by"] else ""
            names.append(f"{family}, {scope}, {check['reference']}: {check['state']}{by}")
        for name in names:
            tally[name] = tally.get(name, 0) + 1
    for name in sorted(tally):
        print(f"{tally[name]:8} {name}")
    for file in sorted(reached):
        missing = sorted(executable_lines(file) - reached[file])
        print(f"{os.path.basename(file)}: {len(missing)} lines not reached: {missing}")


def executable_lines(file):
    """Returns the lines inside functions, without those of the command itself."""
    with open(file, encoding="utf-8") as source:
        code = compile(source.read(), file, "exec")
    lines = set()
    todo = [code]
    while todo:
        code = todo.pop()
        inner = [each for each in code.co_consts if isinstance(each, types.CodeType)]
        todo += [each for each in inner if each.co_name not in COMMAND]
        if code.co_flags & inspect.CO_OPTIMIZED:
            defined = {each.co_firstlineno for each in [code, *inner]}
            lines |= {line for _, _, line in code.co_lines() if line} - defined
    return lines


def main():
    changes = (json.loads(line) for line in sys.stdin if line.strip())
    if "--unreached" in sys.argv[1:]:
        print_unreached(changes)
        return
    for change in changes:
        sys.stdout.write(json.dumps(decide_change(change)) + "\n")


if __name__ == "__main__":
    main()
