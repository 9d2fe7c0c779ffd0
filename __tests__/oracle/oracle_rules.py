"""Which rule holds where (sections 0.1, 0.5 and 1.1)."""

from oracle_metrics import family

QUALITY = ("recall", "precision", "hit_rate", "mrr", "map", "ndcg")
RATES = ("zero_result_rate", "degraded_rate")
DEFAULTS = {"recall": 0.01, "mrr": 0.01, "ndcg": 0.01, "clustering_ratio": 0.05, "fill_rate": 0.1, "zero_result_rate": 0.02,
            "degraded_rate": 0.05, "error_rate": None, "forbidden_rate": 0, "false_result_rate": 0}
IN_INTENTS = [0.05, "1 case"]
BUCKET_KEYS = ("per_intent", "intents", "tags", "newly_lost", "significance")


def listed(written):
    return written if isinstance(written, list) else [written]


def speaks_of(metric, cases):
    field = {"forbidden_rate": "forbidden", "false_result_rate": "expect_empty"}.get(family(metric))
    return field is None or any(case.get(field) for case in cases)


def rule(metric, tolerance, places):
    """`places` are what is written, the nearest first: (settings, which of its fields hold here)."""
    name = family(metric)
    merged = {"tolerance": tolerance, **({"ceiling": 0} if name == "error_rate" else {})}
    for settings, fields in reversed(places):
        merged.update({field: value for field, value in settings.items() if field in fields})
    if merged["tolerance"] is not None:
        merged["tolerance"] = listed(merged["tolerance"])
    own, gate = places[0][0], places[-1][0]["significance"]
    if "tolerance" in own:
        merged["significance"] = own.get("significance", gate or "off")
    return merged


def rules_of(config, cases):
    """[(metric, scope, rule, named)]; the rule is None where something gated is absent."""
    gate, k = config.get("gate", {}), config["k"]
    named = {metric: setting for metric, setting in gate.items() if metric not in BUCKET_KEYS}
    unnamed = [name if name.endswith("_rate") and name not in ("fill_rate", "forbidden_rate") else f"{name}@{k}" for name in DEFAULTS]
    metrics = unnamed + [metric for metric in named if metric not in unnamed]
    every = ("tolerance", "floor", "ceiling", "significance")
    whole = ({"significance": gate.get("significance")}, ("significance",))
    out = []
    for metric in metrics:
        setting = named.get(metric, {})
        if setting != "off" and speaks_of(metric, cases):
            out.append((metric, "overall", rule(metric, DEFAULTS.get(family(metric), 0.01), [(setting, every), whole]), metric in named))
    per_intent = gate.get("per_intent", {})
    buckets = [(f"intent:{name}", [case for case in cases if case["intent"] == name], gate.get("intents", {}).get(name, {}), per_intent)
               for name in sorted({case["intent"] for case in cases} | set(gate.get("intents", {})))]
    for scope, bucket, own_rules, shared in buckets:
        if not bucket:
            out += [(metric, scope, None, True) for metric, setting in own_rules.items() if setting != "off"]
        if not bucket:
            continue
        alone = scope.startswith("intent:") and len(bucket) == len(cases)
        for metric in metrics + [metric for metric in own_rules if metric not in metrics]:
            name, own, overall = family(metric), own_rules.get(metric), named.get(metric, {})
            asked = len(bucket) >= 5 and not alone and shared not in (None, "off") and overall != "off" and speaks_of(metric, bucket)
            # Quality beyond the rule is gated where it is named, and `per_intent` names it.
            asked = asked and (name not in QUALITY or metric in unnamed or shared != {})
            if own == "off" or (own is None and not asked):
                continue
            overall = {} if overall == "off" else overall
            # Quality by section 0, whatever is written for the whole suite; rates by their own where that is larger.
            default = listed(overall.get("tolerance", DEFAULTS.get(name)))
            tolerance = [0.05] if name in QUALITY else IN_INTENTS + default if name in RATES else default[0] if default == [None] else default
            apart = name in ("fill_rate", "forbidden_rate", "false_result_rate")
            inherited = ("significance", "ceiling") if name == "error_rate" else ("significance",)
            between = {} if apart or not isinstance(shared, dict) else shared
            places = [(own or {}, every), (between, every), (overall, inherited), whole]
            out.append((metric, scope, rule(metric, tolerance, places), own is not None))
    return out


def tolerance_of(written, baseline, n):
    def unit(each):
        if not isinstance(each, str):
            return each
        return abs(baseline) * float(each[:-1]) / 100 if each.endswith("%") else float(each.split()[0]) / n

    return max([unit(each) for each in written], default=0)
