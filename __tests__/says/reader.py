"""What a run must say, worked out from files alone: `reader.py BASE HEAD HOW` prints JSON. Standard library only.

BASE and HEAD are folders with retrieval-gate.json, suite.json, baseline.json and answers.json; BASE is `-` where there is no gate yet.
`label` accepts, `push` and `queue` judge by the head's files alone, `side` has the base's answers in the place of its baseline. Rule,
metrics and generator are those of the second verdict (__tests__/oracle); spans, policies, weakenings and culprits are read here.
"""

import json, pathlib, sys  # noqa: E401

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "oracle"))
import oracle_significance  # noqa: E402
import verdict_oracle  # noqa: E402
from oracle_metrics import CATEGORY, LOWER, Seen, family, mean  # noqa: E402
from oracle_significance import EPS, NO_CHANGE, holm, level_of, sign_flip  # noqa: E402

ORDER = ("recall_drop", "ranking_shift", "latency_regression", "diversity_collapse", "semantic_degraded_spike", "forbidden_hit",
         "retriever_error", "cost_regression", "missing_data")
CATEGORY["cost_per_query"], SPAN = "cost_regression", {"anchor": False}
verdict_oracle.LOWER = oracle_lower = LOWER + ("cost_per_query",)
verdict_oracle.FIELDS += ("now", "then")


def level_on_span(check):
    """Against the anchor the levels are 0.05, and no number is more."""
    level = level_of(check)
    return min(level, 0.05) if level is not None and SPAN["anchor"] and check["core"] else level


def settle_and_tell(comparison, check, buckets, settle=verdict_oracle.settle):
    """A watch tells the p and the level of its bucket, too."""
    settle(comparison, check, buckets)
    bucket, level = buckets.get(check["scope"]), level_on_span(check) if check.get("core") else None
    kin = [each for each in buckets.values() if level is not None and bucket is not None and each.kind == bucket.kind
           and each.can_reach(level) and level in map(level_on_span, each.checks)]
    if check["outcome"] == "watch" and bucket in kin:
        # Holm stops at the first p that does not reach its step: no later step is asked.
        steps = holm([each.p for each in kin], level)
        stop = min((step for step, reached in steps if not reached), default=level)
        check.update(p=bucket.p, level=min(steps[kin.index(bucket)][0], stop))


class Answer(Seen):
    """A case of this run."""

    def __init__(self, case, answer, config):
        super().__init__(case, answer, config)
        self.usage, self.prices = answer.get("usage"), config.get("prices", {}).get("models", {})
        self.ms = answer.get("latency_ms")

    def value(self, metric):
        if metric != "cost_per_query":
            return super().value(metric)
        known = not self.failed and self.usage is not None and self.prices
        return None if not known else sum(self.prices[each["model"]]["prompt"] * each["prompt_tokens"] / 1000 for each in self.usage)


DERIVED = ("recall", "mrr", "hit_rate", "coverage", "evidence_recall", "full_coverage", "fill_rate", "zero_result_rate", "duplicate_rate",
           "error_rate", "degraded_rate", "forbidden_rate", "false_result_rate")


class Row(Answer):
    """A case as the baseline has it; against the anchor without what it has moved since."""

    def __init__(self, case, row, names, config):
        super().__init__(case, {"results": [{"id": each} for each in row["results"]]}, config)
        kept = [name for name in names if family(name) not in DERIVED]
        self.own = {**dict(zip(kept, row.get("values", []))), **row.get("metrics", {})}
        self.failed, self.degraded = bool(self.own.get("error_rate")), bool(self.own.get("degraded_rate"))
        self.ranks, self.drift = row["ranks"], row.get("drift", {})

    def value(self, metric):
        value = self.own[metric] if metric in self.own else super().value(metric)
        return value - self.drift.get(family(metric), 0) if SPAN["anchor"] and value is not None else value


def renamed(before, after):
    """Old ids by new ones: of one that is gone and one that is new, which alone ask and expect the same."""
    def by_question(cases, others):
        found = {}
        for name, case in cases.items():
            if case is not None and name not in others:
                question = json.dumps([case["query"], case.get("params"), case.get("expected")], sort_keys=True)
                found.setdefault(question, []).append(name)
        return found

    gone, new = by_question(before, after), by_question(after, before)
    return {new[each][0]: names[0] for each, names in gone.items() if len(names) == 1 == len(new.get(each, []))}


class Side(verdict_oracle.Comparison):
    """One side's files against this run; `restored` cases are as in the baseline."""

    def __init__(self, files, restored=()):
        self.files, self.config, self.k = files, files["config"], files["config"]["k"]
        self.gate, self.rows = self.config.get("gate", {}), files["rows"]
        self.cases = sorted(files["cases"], key=lambda case: case["id"])
        self.by_id = {case["id"]: case for case in self.cases}
        former = renamed(files["recorded"], self.by_id)
        self.names = {each: former.get(each, each) for each in self.by_id}
        cases = {name: case for case, name in self.names.items()}
        self.before = {cases.get(row, row): row for row in self.rows}
        self.now = {each: Answer(case, files["answers"][case["query"]], self.config) for each, case in self.by_id.items()}
        same = [each for each, case in self.by_id.items() if self.same(case, "query", "params")]
        self.then = {each: self.row(each) for each in same}
        self.asked = dict(self.now)
        self.now.update({each: self.then[each] for each in restored})

    def row(self, each):
        case, name, beside = self.by_id[each], self.names[each], self.files["beside"]
        if beside is not None:
            return Answer(case, beside[case["query"]], self.config)
        return Row(self.files["recorded"][name], self.rows[name], self.files["names"], self.config)

    def same(self, case, *fields):
        former = self.files["recorded"].get(self.names[case["id"]])
        return former is not None and all(former.get(field) == case.get(field) for field in fields)

    def costless(self, scope):
        return [each for each in self.bucket(scope) if not self.now[each].failed and self.now[each].usage is None]


verdict_oracle.Comparison, verdict_oracle.settle = Side, settle_and_tell
oracle_significance.level_of = verdict_oracle.level_of = level_on_span


def load(folder):
    def read(name):
        path = pathlib.Path(folder, name)
        return json.loads(path.read_text("utf8")) if path.exists() else None

    suite = read("suite.json")
    return {"config": read("retrieval-gate.json"), "suite": suite, "cases": suite["cases"], "baseline": read("baseline.json"), **read("answers.json")}


def files_of(own, recorders, run):
    """One side as `Side` takes it. A row was recorded by the first of the suites whose row it is."""
    baseline = own["baseline"] or {"cases": {}, "metrics": {"overall": {}}}
    rows, recorded = baseline["cases"], {}
    for other in reversed(recorders):
        cases = {case["id"]: case for case in other["cases"]}
        theirs = (other["baseline"] or {}).get("cases", {})
        recorded.update({name: cases.get(name) for name, row in rows.items() if theirs.get(name, {}).get("digests") == row["digests"]})
    return {"id": None, "config": own["config"], "cases": own["cases"], "rows": rows, "names": baseline["metrics"]["overall"],
            "recorded": recorded, "baseline": baseline, **run}


def culprits(side, check):
    """Cases that are worse by the check's figure, worst first."""
    metric, scope = check["metric"], check["scope"]
    if metric == "cases":
        return set(side.before) - set(side.paired("newly_lost", "overall"))
    if metric in ("newly_lost", "critical_lost"):
        return [each for each, then in side.then.items() if then.found() and not side.now[each].found()]
    sign = 1 if family(metric) in oracle_lower else -1
    if check["category"] == "missing_data":
        return side.costless(scope)
    if check["by"] in ("floor", "ceiling"):
        values = {each: side.now[each].value(metric) for each in side.counted(metric, scope)}
        return [each for each, value in values.items() if value is not None and sign * (value - check["limit"]) > EPS]
    moves = {each: sign * move for each, move in side.moves(metric, scope).items() if sign * move > NO_CHANGE}
    return sorted(moves, key=lambda each: (-moves[each], each))


def judged(files, span):
    SPAN["anchor"] = span == "anchor"
    side, checks = Side(files), verdict_oracle.judge(files)["checks"]
    for check in checks:
        if check["metric"] == "cost_per_query" and side.costless(check["scope"]):
            check.update(outcome="fail", category="missing_data", by=None, secondary_to=None)
        check.update(span=span, cases=list(culprits(side, check)) if check["outcome"] != "pass" else [])
    return side, checks + (latency(side, files) if span == "baseline" else [])


def latency(side, files):
    """Times that are told by the answers don't vary: a figure is over its limit, or it is not."""
    checks = []
    if files["config"].get("latency", "off") == "off" or not files["baseline"].get("plan"):
        return checks
    samples = {each: told if isinstance(told, list) else told["latency_ms"] for each, told in files["baseline"]["samples"].items()}
    for planned in files["baseline"]["plan"]["filled"]:
        statistic, scope = planned["statistic"], planned["scope"]
        bucket = [each for each in side.bucket(scope) if each in side.then and not side.now[each].failed]
        before = {each: samples[side.names[each]] if files["beside"] is None else [side.then[each].ms] * 3 for each in bucket}
        times = [[ms for each in bucket for ms in before[each]], [side.now[each].ms for each in bucket for _ in before[each]]]
        then, now = (sorted(of)[-(-len(of) * int(statistic[1:]) // 100) - 1] for of in times)
        limit = then + max(20, then / 2) if files["beside"] is None else then * {"p50": 1.1, "p95": 1.25}[statistic]
        few = len(times[0]) < {"p50": 20, "p95": 60}[statistic]
        slower = [each for each in bucket if side.now[each].ms > mean(before[each])] if now > limit + EPS and not few else []
        checks.append({"metric": f"latency_{statistic}_ms", "scope": scope, "now": now, "then": then, "span": "baseline", "cases": slower,
                       "outcome": "fail" if slower or few else "pass", "category": "retriever_error" if few else "latency_regression",
                       "secondary_to": None, "new": False})
    return checks


def looser(before, after, path=""):
    """Fields of the config that may allow more than they did: all but a bound that is new or tighter."""
    for key in sorted((set(before) | set(after)) - {"retriever", "baseline", "suite"}):
        one, other, at = before.get(key), after.get(key), f"{path}.{key}" if path else key
        bound = key in ("floor", "ceiling") and other is not None
        if isinstance(one or other, dict) and (at.startswith("gate") or one and other) and "off" not in (one, other):
            yield from looser(one or {}, other or {}, at)
        elif one != other and not (bound and (one is None or (other > one) == (key == "floor"))):
            yield at


def weakenings(base, head, side):
    """Fields that the change loosens; of a baseline, rows that are not what was measured and an anchor that moved."""
    found = list(looser(base["config"], head["config"]))
    heads = {case["id"]: case for case in head["cases"]}
    former = renamed({case["id"]: case for case in base["cases"]}, heads)
    after = {former.get(each, each): case for each, case in heads.items()}
    for case in base["cases"]:
        name, other = f"cases.{case['id']}", after.get(case["id"])
        fields = ["query", "expected", "forbidden", "intent", "group", "tags", *(["critical"] if case.get("critical") else [])]
        found += [name] if other is None else [f"{name}.{key}" for key in fields if case.get(key) != other.get(key)]
    formers = (base["baseline"] or {}).get("cases", {})
    for each, name in side.names.items():
        row, former, now = side.rows.get(name), formers.get(name), side.asked[each]
        if row is None or row == former:
            continue
        if row["results"] != [result["id"] for result in now.results] and not now.failed:
            found.append(f"baseline.cases.{name}")
        for key in ("recall", "mrr") if former else ():
            one, other = (Row(side.by_id[each], of, {}, head["config"]).value(f"{key}@{side.k}") for of in (former, row))
            if abs(former.get("drift", {}).get(key, 0) + other - one - row.get("drift", {}).get(key, 0)) > 1e-6:
                found.append("baseline.cases.*.drift")
    return sorted(set(found))


def buckets(side):
    """Recall, MRR and nDCG before and now, the sum of the blocks' differences and its p, by scope."""
    out, metrics = {}, [f"{name}@{side.k}" for name in ("recall", "mrr", "ndcg")]
    for scope in ["overall", *sorted({f"intent:{case['intent']}" for case in side.cases})]:
        paired = [each for each in side.paired(metrics[0], scope) if side.now[each].wanted]
        blocks = side.blocks(side.moves(metrics[0], scope), side.moves(metrics[2], scope))
        means = {name: [mean([of[each].value(name) for each in paired]) for of in (side.then, side.now)] for name in metrics}
        out[scope] = {**means, "sum": sum(blocks), "p": sign_flip(blocks)}
    return out


def told(side):
    """Of one side: what moved, by case."""
    wanting = [each for each in side.paired("newly_lost", "overall") if side.now[each].wanted]
    found = [(side.then[each].found(), side.now[each].found()) for each in wanting]

    def state(one):
        metrics = [f"clustering_ratio@{side.k}", f"forbidden_rate@{side.k}", "cost_per_query"]
        return [one.ranks, len(one.results), one.failed, one.degraded, *map(one.value, metrics)]

    both = [(each, side.then[each], side.now[each]) for each in sorted(side.then)]
    lost = [each for each, then, now in both if any(was and not rank for was, rank in zip(then.ranks, now.ranks))]
    return {"lost": found.count((True, False)), "found": found.count((False, True)), "lost_targets": lost,
            "moved": [each for each, then, now in both if state(then) != state(now)],
            "gone": sorted(set(side.before) - set(side.then)), "buckets": buckets(side)}


def outcome(base, head, how):
    """Both sides, and the one verdict."""
    run = {"answers": head["answers"], "beside": base["answers"] if how == "side" else None}
    policies, sides, checks = {"head": files_of(head, [one for one in (base, head) if one], run)}, {}, []
    if base is not None and how not in ("push", "queue"):
        policies["base"] = files_of(base, [base], run)
    for name, files in policies.items():
        side, found = judged(files, "baseline")
        sides[name] = told(side)
        if any("drift" in row for row in files["rows"].values()):
            found += judged(files, "anchor")[1]
            SPAN["anchor"] = False
        checks += [{**check, "policy": name} for check in found]
    findings = weakenings(base, head, Side(policies["head"])) if "base" in policies else []
    deciding = [check for check in checks if check["policy"] == "head" or how != "label"]
    failed = {check["category"] for check in deciding if check["outcome"] == "fail" and not check["secondary_to"]}
    categories = [category for category in ORDER if category in failed] + (["gate_weakened"] if findings and how != "label" else [])
    if how == "shard":
        return {"verdict": "partial", "exit": 1, "categories": [], "checks": checks, "sides": sides}
    return {"verdict": "fail" if categories else "pass", "exit": int(bool(categories)), "categories": categories, "checks": checks,
            "sides": sides, "findings": findings}


CASE = {"id", "query", "intent", "expected", "forbidden", "critical", "group", "reference_answer", "params", "tags", "expect_empty"}


def refused(head):
    """Why nothing can be judged: the exit code, or None."""
    config, suite, baseline = head["config"], head["suite"], head["baseline"]
    ids = [case["id"] for case in suite["cases"]]
    if suite.get("draft") or len(set(ids)) < len(ids) or any(set(case) - CASE for case in suite["cases"]) or baseline is None:
        return 2
    if (config["k"], suite["name"]) != (baseline["k"], baseline["suite"]["name"]):
        return 2
    clock = {} if config.get("latency", "off") == "off" or baseline["timing"]["source"] == "off" else {"source": config["latency"]["source"]}
    wanted, kept = {**config.get("definition", {}), **clock}, {**baseline["definition"], **baseline["timing"]}
    if any(kept[key] != value for key, value in wanted.items()):
        return 2
    asked = [head["answers"][case["query"]] for case in head["cases"]]
    failed = sum("error" in answer for answer in asked)
    ceiling = config.get("gate", {}).get("error_rate", {}).get("ceiling", 0)
    broken = head["control"] or config["retriever"]["command"][0] != "node" or (failed and ceiling == 0)
    return 3 if broken or not any(answer.get("results") for answer in asked) else None


def main():
    base, head, how = sys.argv[1:4]
    said, control = {"verdict": "error", "exit": 2, "categories": [], "checks": []}, {}
    try:
        head, base = load(head), None if base == "-" else load(base)
        control, code = head["control"], refused(head)
        said = {**said, "exit": code} if code else outcome(base, head, how)
    except (ValueError, TypeError, KeyError) as error:
        said["error"] = repr(error)
    for at in [at for name, at in control.items() if name in ("crash", "kill", "hang", "garbage")]:
        said["asked"] = sorted(case["id"] for case in head["cases"])[:at - 1]
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()
