"""Which rule of a config's `gate` holds for which metric in which bucket."""

from dataclasses import dataclass

CORE = ("recall", "mrr", "ndcg")
QUALITY = CORE + (
    "context_precision_id",
    "context_precision_string",
    "context_recall_id",
    "context_recall_string",
    "coverage",
    "evidence_recall",
    "full_coverage_rate",
    "hit_rate",
    "map",
    "precision",
)
JUDGED = ("faithfulness", "answer_relevancy", "context_precision", "context_recall")
HITS = ("forbidden_rate", "false_result_rate")
LOWER_IS_BETTER = HITS + (
    "clustering_ratio",
    "context_chars",
    "duplicate_rate",
    "zero_result_rate",
    "degraded_rate",
    "error_rate",
)
LOST_QUERIES = "lost_queries"
GATED_BY_DEFAULT = ("recall", "mrr", "ndcg", "clustering_ratio", "degraded_rate", "error_rate") + HITS
WITHOUT_CUTOFF = ("degraded_rate", "error_rate", "false_result_rate", "zero_result_rate")
DEFAULT_TOLERANCE = {
    "clustering_ratio": [0.05],
    "context_chars": ["50%"],
    "degraded_rate": [0.05],
    "duplicate_rate": [0.02],
    "error_rate": None,
    "false_result_rate": [0],
    "fill_rate": [0.1],
    "forbidden_rate": [0],
    "jaccard": [0.5],
    "judged": [0.05],
    "zero_result_rate": [0.02],
}
# In intents, `per_intent` does not hold for these.
APART = ("fill_rate",) + HITS
# In intents, these have the larger of this and their own tolerance.
WIDER_IN_INTENTS = ("zero_result_rate", "degraded_rate", "duplicate_rate")
WIDE = [0.05, "1 case"]
NOT_METRICS = ("per_intent", "intents", "significance", LOST_QUERIES)
SMALLEST_INTENT = 5


@dataclass(frozen=True)
class Rule:
    metric: str
    scope: str
    tolerance: list | None
    bound: float | None
    significance: object  # "auto", "off" or a number
    named: bool

    @property
    def family(self):
        return family_of(self.metric)

    @property
    def lower_is_better(self):
        return self.family in LOWER_IS_BETTER


def family_of(metric):
    return metric.split("@")[0]


def as_list(written):
    return written if isinstance(written, list) else [written]


def with_targets(cases):
    return [case for case in cases if case["has_targets"]]


class Policy:
    """The rules of one config and suite."""

    def __init__(self, gate, suite, k):
        self.gate = gate
        self.suite = suite
        self.k = k
        self.core = [f"{name}@{k}" for name in CORE]
        self.named = {key: value for key, value in gate.items() if key not in NOT_METRICS}
        self.named_intents = {
            intent: {metric: own for metric, own in rules.items() if metric != LOST_QUERIES}
            for intent, rules in gate.get("intents", {}).items()
        }
        self.per_intent = gate.get("per_intent")
        self.intents = self.find_buckets()
        self.rules = self.suite_rules() + [
            rule for intent in self.scopes() for rule in self.intent_rules(intent)
        ]

    def lost_ceilings(self):
        """Returns the most lost queries by scope, where the config writes a ceiling."""
        written = {"overall": self.gate.get(LOST_QUERIES, {})}
        for intent, rules in self.gate.get("intents", {}).items():
            written[intent] = rules.get(LOST_QUERIES, {})
        return {scope: own["ceiling"] for scope, own in written.items() if "ceiling" in own}

    @property
    def m(self):
        """The number of intents that are buckets."""
        return len(self.intents)

    def find_buckets(self):
        """Returns the intents that are tested: those of five or more cases, and those that are named."""
        asked = with_targets(self.suite)
        buckets = []
        for intent in sorted({case["intent"] for case in asked}):
            size = sum(case["intent"] == intent for case in asked)
            large = size >= SMALLEST_INTENT and self.per_intent != "off"
            if size < len(asked) and (large or intent in self.named_intents):
                buckets.append(intent)
        return buckets

    def scopes(self):
        return sorted({*self.intents, *self.named_intents})

    def cases_in(self, scope):
        if scope == "overall":
            return self.suite
        return [case for case in self.suite if case["intent"] == scope]

    def default_metrics(self):
        return [
            name if name in WITHOUT_CUTOFF else f"{name}@{self.k}" for name in GATED_BY_DEFAULT
        ]

    def all_metrics(self):
        return list(dict.fromkeys(self.default_metrics() + list(self.named)))

    def suite_rules(self):
        rules = []
        for metric in self.all_metrics():
            own = self.named.get(metric, {})
            if own == "off" or not speaks_of(metric, self.suite):
                continue
            tolerance = default_tolerance(metric, "overall", self.core)
            if "tolerance" in own:
                tolerance = as_list(own["tolerance"])
            bound = bound_of(metric, own)
            if metric == "error_rate" and bound is None:
                bound = 0
            significance = self.significance("tolerance" in own, own, [])
            rules.append(
                Rule(metric, "overall", tolerance, bound, significance, metric in self.named)
            )
        return rules

    def intent_rules(self, intent):
        own_rules = self.named_intents.get(intent, {})
        cases = self.cases_in(intent)
        is_bucket = intent in self.intents
        rules = []
        for metric in list(dict.fromkeys(self.all_metrics() + list(own_rules))):
            own = own_rules.get(metric)
            if own == "off":
                continue
            if own is None and not (is_bucket and self.is_asked_in_intents(metric, cases)):
                continue
            rule = self.intent_rule(metric, intent, own)
            # The suite has already tested an intent that holds every case.
            if not is_bucket and with_targets(cases) and is_tested(rule):
                rule = Rule(metric, intent, None, rule.bound, "off", True)
            rules.append(rule)
        return rules

    def is_asked_in_intents(self, metric, cases):
        if self.per_intent == "off" or self.named.get(metric) == "off":
            return False
        if not speaks_of(metric, cases):
            return False
        family = family_of(metric)
        if metric in self.core or family not in QUALITY + JUDGED:
            return True
        # Other metrics of quality are gated where they are named: `per_intent` names them.
        return bool(self.per_intent)

    def intent_rule(self, metric, intent, own):
        named = own is not None
        own = own or {}
        family = family_of(metric)
        whole = self.named.get(metric, {})
        whole = {} if whole == "off" else whole
        shared = {} if family in APART or not isinstance(self.per_intent, dict) else self.per_intent
        passes_on = family not in QUALITY + JUDGED
        tolerance = default_tolerance(metric, intent, self.core)
        written_by = None
        if passes_on and "tolerance" in whole:
            tolerance = as_list(whole["tolerance"])
            written_by = whole
            if family in WIDER_IN_INTENTS:
                tolerance = WIDE + tolerance
        if "tolerance" in shared:
            tolerance = as_list(shared["tolerance"])
            written_by = None
        if "tolerance" in own:
            tolerance = as_list(own["tolerance"])
            written_by = own
        bound = bound_of(metric, own)
        if metric == "error_rate" and bound is None:
            bound = whole.get("ceiling", 0)
        if written_by is not None:
            significance = self.significance(True, written_by, [])
        else:
            significance = self.significance(False, own, [shared, whole])
        return Rule(metric, intent, tolerance, bound, significance, named)

    def significance(self, is_written, own, others):
        """A written tolerance decides alone, unless a significance stands beside it or in `gate`."""
        whole = self.gate.get("significance")
        if is_written:
            return own.get("significance") or whole or "off"
        for place in [own, *others]:
            if place.get("significance") is not None:
                return place["significance"]
        return whole or "auto"


def is_tested(rule):
    tested = QUALITY + JUDGED + HITS + ("clustering_ratio",)
    return rule.significance != "off" and rule.family in tested


def bound_of(metric, own):
    return own.get("ceiling" if family_of(metric) in LOWER_IS_BETTER else "floor")


def default_tolerance(metric, scope, core):
    family = family_of(metric)
    whole = scope == "overall"
    if family in JUDGED:
        return WIDE
    if metric in core or family in QUALITY:
        return [0.01] if whole else [0.05]
    tolerance = DEFAULT_TOLERANCE[family]
    if not whole and family in WIDER_IN_INTENTS:
        return WIDE + tolerance
    return tolerance


def speaks_of(metric, cases):
    """Rates of forbidden and false results are gated where a case has a list, or expects nothing."""
    field = {"forbidden_rate": "forbidden", "false_result_rate": "expect_empty"}
    key = field.get(family_of(metric))
    return key is None or any(case.get(key) for case in cases)


def tolerance_value(written, before, n):
    """Returns the largest of the written tolerances in the metric's unit."""
    values = []
    for one in written:
        if not isinstance(one, str):
            values.append(one)
        elif one.endswith("%"):
            values.append(abs(before) * float(one[:-1]) / 100)
        else:
            values.append(float(one.split()[0]) / n)
    return max(values)
