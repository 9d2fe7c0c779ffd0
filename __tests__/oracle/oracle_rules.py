"""Which rule holds where (section 1.1)."""

from oracle_metrics import family

TESTED = ("recall", "precision", "hit_rate", "mrr", "map", "ndcg")
QUALITY = [0.01, "1 case"]
# What is found, in an intent whose rule says nothing else.
IN_INTENTS = [0.05, "1 case"]


def default_rules(k):
    rules = {f"{name}@{k}": {"tolerance": QUALITY} for name in ("recall", "mrr", "ndcg")}
    rules[f"clustering_ratio@{k}"] = {"tolerance": [0.05]}
    rules[f"fill_rate@{k}"] = {"tolerance": [0.1]}
    rules["zero_result_rate"] = {"tolerance": [0.02]}
    rules["degraded_rate"] = {"tolerance": [0.05]}
    rules["error_rate"] = {"ceiling": 0}
    rules[f"forbidden_rate@{k}"] = {"tolerance": [0]}
    rules["false_result_rate"] = {"tolerance": [0]}
    return rules


def default_of(metric, k):
    if family(metric) in TESTED:
        return {"tolerance": QUALITY}
    for name, rule in default_rules(k).items():
        if family(name) == family(metric):
            return rule
    return {}


def listed(rule):
    rule = dict(rule)
    if "tolerance" in rule and not isinstance(rule["tolerance"], list):
        rule["tolerance"] = [rule["tolerance"]]
    return rule


def speaks_of(metric, cases):
    if family(metric) == "forbidden_rate":
        return any(case.get("forbidden") for case in cases)
    if family(metric) == "false_result_rate":
        return any(case.get("expect_empty") for case in cases)
    return True


def rules_of(config, cases):
    """[(metric, scope, rule, named)]"""
    gate, k = config.get("gate", {}), config["k"]
    special = ("per_intent", "intents", "newly_lost", "significance", "tags")
    named = {metric: rule for metric, rule in gate.items() if metric not in special}
    metrics = list(default_rules(k)) + [metric for metric in named if metric not in default_rules(k)]
    out = []
    for metric in metrics:
        setting = named.get(metric, {})
        if setting == "off" or not speaks_of(metric, cases):
            continue
        out.append((metric, "overall", {**default_of(metric, k), **listed(setting)}, metric in named))
    present = {case["intent"] for case in cases}
    for intent in sorted(set(gate.get("intents", {})) - present):
        # Something gated is absent.
        out += [(metric, "intent:" + intent, None, True) for metric, rule in gate["intents"][intent].items() if rule != "off"]
    per_intent = gate.get("per_intent", {})
    for intent in sorted(present):
        bucket = [case for case in cases if case["intent"] == intent]
        own_rules = gate.get("intents", {}).get(intent, {})
        for metric in metrics + [metric for metric in own_rules if metric not in metrics]:
            own, overall = own_rules.get(metric), named.get(metric, {})
            if own == "off" or (own is None and overall == "off"):
                continue
            if own is None and (len(bucket) < 5 or per_intent == "off" or not speaks_of(metric, bucket)):
                continue
            rule = dict(default_of(metric, k))
            if family(metric) in TESTED + ("fill_rate", "zero_result_rate"):
                rule["tolerance"] = IN_INTENTS
            strict = rule.get("tolerance") == [0]
            inherited = ("tolerance", "significance") + (("ceiling",) if metric == "error_rate" else ())
            if overall != "off":
                rule.update({field: value for field, value in listed(overall).items() if field in inherited})
            if isinstance(per_intent, dict) and not strict:
                rule.update(listed(per_intent))
            if own is not None:
                rule.update(listed(own))
            out.append((metric, "intent:" + intent, rule, own is not None))
    return out


def tolerance_of(written, baseline, n):
    def unit(each):
        if not isinstance(each, str):
            return each
        if each.endswith("%"):
            return abs(baseline) * float(each[:-1]) / 100
        return float(each.split()[0]) / n

    return max([unit(each) for each in written], default=0)
