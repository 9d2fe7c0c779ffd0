"""What each case of a drawn change is worth: in the baseline, when it was accepted, and now.

Turns a drawn change into the comparison that second_verdict.py decides: one policy, which is a config's gate and one
suite. README.md has both formats.
"""

import math

CORE = ("recall", "mrr", "ndcg")
EPSILON = 1e-9


class Measure:
    """The config's cutoff and definition, and the metrics that its gate can ask for."""

    def __init__(self, config):
        definition = config.get("definition", {})
        self.k = config["k"]
        self.has_exponential_gain = definition.get("gain") == "exponential"
        self.relevance = definition.get("relevance", 1)
        self.core = [f"{name}@{self.k}" for name in CORE]
        self.quality = list(dict.fromkeys([*self.core, *named_quality(config["gate"])]))
        self.fill_rate = f"fill_rate@{self.k}"
        self.forbidden_rate = f"forbidden_rate@{self.k}"
        self.clustering_ratio = f"clustering_ratio@{self.k}"

    def gain(self, grade):
        return 2**grade - 1 if self.has_exponential_gain else grade


def named_quality(gate):
    """Returns the names of quality metrics that the gate writes, for the suite or for an intent."""
    names = [*gate]
    for rules in gate.get("intents", {}).values():
        names += rules
    families = ("recall", "precision", "hit_rate", "map", "mrr", "ndcg")
    return [name for name in names if name.split("@")[0] in families and "@" in name]


class Need:
    """What a case expects: one document, or any of several."""

    def __init__(self, target):
        members = target["any"] if "any" in target else [target]
        self.members = [member["id"] for member in members]
        self.grade = target.get("grade", 1)


def needs_of(case, renames):
    """Returns the case's needs, the better grade first. Renamed documents have their new name."""
    needs = [Need(target) for target in case.get("expected", [])]
    for need in needs:
        need.members = [renames.get(member, member) for member in need.members]
    return sorted(needs, key=lambda need: -need.grade)


def distinct_documents(answer, length):
    """Returns the documents of the top, null for one that stood before: it keeps its place and counts nowhere."""
    seen = set()
    documents = []
    for result in answer["results"][:length]:
        documents.append(None if result["id"] in seen else result["id"])
        seen.add(result["id"])
    return documents


def find_needs(needs, documents):
    """Returns by need the rank that finds it, or null. A document serves one need: the first that is open."""
    ranks = [None] * len(needs)
    for at, document in enumerate(documents):
        for number, need in enumerate(needs):
            if ranks[number] is None and document in need.members:
                ranks[number] = at + 1
                break
    return ranks


def quality(metric, needs, answer, measure):
    name, cutoff = metric.split("@")
    documents = distinct_documents(answer, int(cutoff))
    if name == "ndcg":
        return ndcg(needs, documents, int(cutoff), measure)
    needs = [need for need in needs if need.grade >= measure.relevance]
    if name == "precision":
        relevant = {member for need in needs for member in need.members}
        return sum(document in relevant for document in documents) / int(cutoff)
    ranks = sorted(rank for rank in find_needs(needs, documents) if rank is not None)
    if name == "hit_rate":
        return 1.0 if ranks else 0.0
    if name == "mrr":
        return 1 / ranks[0] if ranks else 0.0
    if not needs:
        return 0.0
    if name == "recall":
        return len(ranks) / len(needs)
    return sum((number + 1) / rank for number, rank in enumerate(ranks)) / len(needs)


def ndcg(needs, documents, cutoff, measure):
    ranks = find_needs(needs, documents)
    found = [
        measure.gain(need.grade) / math.log2(rank + 1)
        for need, rank in zip(needs, ranks)
        if rank is not None
    ]
    gains = sorted((measure.gain(need.grade) for need in needs), reverse=True)[:cutoff]
    best = sum(gain / math.log2(at + 2) for at, gain in enumerate(gains))
    return sum(found) / best


def finds_target(case, answer, measure, renames):
    documents = distinct_documents(answer, measure.k)
    needs = [need for need in needs_of(case, renames) if need.grade >= measure.relevance]
    return any(rank is not None for rank in find_needs(needs, documents))


def finds_by_row(change, recorded_case, answer, renames):
    """Says whether the answer finds a target of the row. One that failed finds none."""
    measure = Measure(change["config"])
    if "error" in answer:
        return False
    if is_watched(recorded_case):
        return bool(answer["results"])
    return finds_target(recorded_case, answer, measure, renames)


def measure_answer(case, answer, measure, renames):
    """Returns the answer's figures by metric, without clustering, which compares two answers."""
    values = {"degraded_rate": 1.0 if answer.get("degraded") else 0.0}
    if case.get("expect_empty"):
        values["false_result_rate"] = 1.0 if answer["results"] else 0.0
    if "forbidden" in case:
        forbidden = {renames.get(target["id"], target["id"]) for target in case["forbidden"]}
        top = answer["results"][: measure.k]
        is_hit = any(result["id"] in forbidden for result in top)
        values[measure.forbidden_rate] = 1.0 if is_hit else 0.0
    if "expected" not in case:
        return values
    values["zero_result_rate"] = 0.0 if answer["results"] else 1.0
    values[measure.fill_rate] = min(len(answer["results"]), measure.k) / measure.k
    needs = needs_of(case, renames)
    for metric in measure.quality:
        values[metric] = quality(metric, needs, answer, measure)
    return values


def cluster_share(answer, length):
    """Returns the share of the largest cluster; null for fewer than two results, or without a cluster."""
    top = [result.get("cluster") for result in answer["results"][:length]]
    clusters = [cluster for cluster in top if cluster is not None]
    if len(top) < 2 or not clusters:
        return None
    return max(clusters.count(cluster) for cluster in clusters) / len(top)


def cluster_shares(recorded, now, measure):
    """Returns the shares before and now, at the shorter of both lengths. Null where a side has none."""
    length = min(len(now["results"]), measure.k)
    if len(recorded) == 1:
        both = min(len(recorded[0]["results"]), length)
        shares = cluster_share(recorded[0], both), cluster_share(now, both)
        if None not in shares:
            return shares
    return None, cluster_share(now, length)


def lowest_cluster_share(answer, measure):
    """Returns the lowest share of the list, cut at any length."""
    lengths = range(2, min(len(answer["results"]), measure.k) + 1)
    shares = [cluster_share(answer, length) for length in lengths]
    return min(share for share in shares if share is not None)


def mean_values(measured):
    return {
        name: sum(values[name] for values in measured) / len(measured) for name in measured[0]
    }


def targets_of(case, renames):
    """Returns what the case expects as a value that can be compared. Grades are no part of it."""
    if "expected" not in case:
        return "nothing" if case.get("expect_empty") else "anything"
    return sorted(sorted(need.members) for need in needs_of(case, renames))


def question_of(case):
    return case["query"], case.get("params", {})


def is_watched(case):
    """Says whether the case has no golden data: its answers are only looked at."""
    return "expected" not in case and not case.get("expect_empty")


def limits_of(case, renames):
    forbidden = [renames.get(target["id"], target["id"]) for target in case.get("forbidden", [])]
    return sorted(forbidden), case.get("expect_empty", False)


def measure_comparison(change, suite, edits):
    """Returns the comparison of one policy, whose suite is the base's or the head's."""
    measure = Measure(change["config"])
    rows = edits.rows_of(suite)
    baseline = None
    if change["recorded"] is not None or edits.beside is not None:
        baseline = {
            "rows": [measure_row(change, suite, case, rows, edits, measure) for case in suite]
        }
        baseline["rows"] = [row for row in baseline["rows"] if row is not None]
    recorded_rows = {} if baseline is None else {row["id"]: row for row in baseline["rows"]}
    return {
        "id": change["id"],
        "k": measure.k,
        "answers_vary": answers_vary(change),
        "mean_variance": mean_variance(change, measure),
        "gate": change["config"]["gate"],
        "suite": [describe_case(case) for case in suite],
        "baseline": baseline,
        "run": {
            case["id"]: measure_now(change, suite, case, rows, recorded_rows, edits, measure)
            for case in suite
        },
    }


def answers_vary(change):
    """Says whether the baseline says so: its runs listed other documents for the same case, or it was written by a gate

    over such a baseline. Side by side: whether the base's second answers differ.
    """
    if change["beside"] is not None:
        return change["beside"]["varies"]
    if change["recorded"] is None:
        return False
    if change["variances"] is not None:
        return True
    lists = [
        {case_id: [result["id"] for result in answer["results"]] for case_id, answer in run.items()}
        for run in change["recorded"]
    ]
    return any(one != lists[0] for one in lists)


def describe_case(case):
    return {
        "id": case["id"],
        "query": case["query"],
        "intent": case["intent"],
        "group": case.get("group"),
        "critical": case.get("critical", False),
        "has_targets": "expected" in case,
        "params": case.get("params", {}),
        "targets": targets_of(case, {}),
        "forbidden": "forbidden" in case,
        "expect_empty": case.get("expect_empty", False),
    }


def measure_row(change, suite, case, rows, edits, measure):
    recorded_case = rows.get(case["id"])
    if recorded_case is None:
        return None
    answers = recorded_answers(change, recorded_case)
    # The recorded answers have the old names.
    names = edits.old_names()
    measured = [measure_answer(recorded_case, answer, measure, names) for answer in answers]
    values = mean_values(measured)
    found_in = sum(finds_target(recorded_case, answer, measure, names) for answer in answers)
    now = change["answers"][case["query"]]
    before, _ = cluster_shares(answers, answers[0] if "error" in now else now, measure)
    if before is not None and "expected" in recorded_case:
        values[measure.clustering_ratio] = before
    row = {
        "id": case["id"],
        "params": recorded_case.get("params", {}),
        "targets": targets_of(recorded_case, edits.renames),
        "values": values,
        "found": found_in * 2 > len(answers),
        "runs": len(answers),
        "variance": variance_of(change, recorded_case, measured, measure),
    }
    if "expected" in recorded_case and len(answers) == 1:
        row["clustered"] = cluster_share(answers[0], measure.k) is not None
    if "error" in now and measure.clustering_ratio in values:
        row["lowest_clustering"] = lowest_cluster_share(answers[0], measure)
    if edits.beside is None:
        accepted = accepted_figures(change, recorded_case, values, measure)
    else:
        accepted = stored_figures(change, suite, case, recorded_case, values, edits, measure)
    return row | {"accepted": accepted} if accepted else row


def recorded_answers(change, recorded_case):
    """Returns the answers that the row of this case is of: side by side the base's of this job."""
    if change["beside"] is not None:
        return [change["beside"]["answers"][recorded_case["query"]]]
    return [run[recorded_case["id"]] for run in change["recorded"]]


def stored_figures(change, suite, case, recorded_case, values, edits, measure):
    """Returns the accepted figures of the stored baseline that differ from these of the base's run."""
    if change["recorded"] is None:
        return {}
    stored = edits.recorded.get(edits.base_ids(suite).get(case["id"]))
    if stored is None or not asks_for_the_same(stored, recorded_case, edits.renames):
        return {}
    answers = [run[stored["id"]] for run in change["recorded"]]
    then = mean_values([measure_answer(stored, answer, measure, {}) for answer in answers])
    own = accepted_figures(change, stored, then, measure)
    figures = {}
    for metric in measure.core:
        if metric in then and metric in values:
            accepted = own.get(metric.split("@")[0], then[metric])
            if abs(accepted - values[metric]) > EPSILON:
                figures[metric.split("@")[0]] = accepted
    if limits_of(stored, {}) != limits_of(recorded_case, {}):
        return figures
    for metric in (measure.forbidden_rate, "false_result_rate"):
        if metric in then and metric in values:
            accepted = own.get(metric.split("@")[0], then[metric])
            # Of hits only whether there was one is kept.
            if (accepted > 0) != (values[metric] > 0):
                figures[metric.split("@")[0]] = float(accepted > 0)
    return figures


def asks_for_the_same(one, other, renames):
    return question_of(one) == question_of(other) and (
        targets_of(one, renames) == targets_of(other, renames)
    )


def variance_of(change, recorded_case, measured, measure):
    """Returns the variance of recall + nDCG over the recorded runs; null if there is only one, which had none before it."""
    if change["beside"] is not None:
        return None
    if change["variances"] is not None:
        return change["variances"].get(recorded_case["id"])
    if len(measured) == 1 or "expected" not in recorded_case:
        return None
    recall, _, ndcg = measure.core
    sums = [values[recall] + values[ndcg] for values in measured]
    centre = sum(sums) / len(sums)
    return sum((each - centre) ** 2 for each in sums) / (len(sums) - 1)


def mean_variance(change, measure):
    """Returns the mean over all rows that have a variance; null if none has."""
    if change["beside"] is not None:
        return None
    if "mean_variance" not in change:
        change["mean_variance"] = mean_of_variances(change, measure)
    return change["mean_variance"]


def mean_of_variances(change, measure):
    known = []
    if change["recorded"] is not None and len(change["recorded"]) == 1:
        known = [*(change["variances"] or {}).values()]
        return sum(known) / len(known) if known else None
    for case in change["recorded_cases"] if change["recorded"] is not None else []:
        answers = [run[case["id"]] for run in change["recorded"]]
        measured = [measure_answer(case, answer, measure, {}) for answer in answers]
        known.append(variance_of(change, case, measured, measure))
    known = [each for each in known if each is not None]
    return sum(known) / len(known) if known else None


def accepted_figures(change, recorded_case, values, measure):
    """Returns the accepted figures that differ from the row's own. Of hits only whether there was one is kept."""
    answer = change["accepted"].get(recorded_case["id"])
    if answer is None:
        return {}
    then = measure_answer(recorded_case, answer, measure, {})
    differing = {}
    for metric in measure.core:
        if metric in then and metric in values and abs(then[metric] - values[metric]) > EPSILON:
            differing[metric.split("@")[0]] = then[metric]
    for metric in (measure.forbidden_rate, "false_result_rate"):
        if metric in then and metric in values and (then[metric] > 0) != (values[metric] > 0):
            differing[metric.split("@")[0]] = then[metric]
    return differing


def measure_now(change, suite, case, rows, recorded_rows, edits, measure):
    """Returns this run's figures by the targets and limits of the row, and by the suite's where these are others.

    `edited`: the quality with which an edited case counts in the second decision.
    """
    answer = change["answers"][case["query"]]
    row = recorded_rows.get(case["id"])
    is_only_of_base = question_of(case) not in map(question_of, edits.head)
    if "error" in answer:
        if not is_only_of_base or row is None:
            recorded_case = rows.get(case["id"])
            is_emptied = recorded_case is not None and had_results(change, recorded_case, case)
            return {"failed": True, "unedited": False, "emptied": is_emptied}
        # The head can't answer what only the base asks: it counts as its row.
        return {"as_row": True, "found": row["found"], "unedited": False, "empty": False}
    recorded_case = rows.get(case["id"])
    recorded = []
    measured_by = case
    if recorded_case is not None:
        recorded = recorded_answers(change, recorded_case)
        measured_by = recorded_case
    now = measure_by(measured_by, answer, measure, edits.renames)
    now["empty"] = not answer["results"]
    now["several"] = len(answer["results"]) > 1
    if recorded_case is not None and not answer["results"]:
        now["emptied"] = had_results(change, recorded_case, case)
    _, share = cluster_shares(recorded, answer, measure)
    if share is not None and "expected" in measured_by:
        now["values"][measure.clustering_ratio] = share
    if is_measured_otherwise(measured_by, case, edits.renames):
        now["by_suite"] = measure_by(case, answer, measure, edits.renames)
        if share is not None and "expected" in case:
            now["by_suite"]["values"][measure.clustering_ratio] = share
    base_id = edits.base_ids(suite).get(case["id"])
    now["unedited"] = row is not None and edits.is_unedited(base_id)
    if row is not None and base_id in edits.kinds:
        head_case = edits.pairs.get(base_id)
        now["edited"] = row["values"]
        if head_case is not None and not is_watched(head_case):
            now["edited"] = better_whole_score(now, head_case, row, change, edits, measure)
    return now


def had_results(change, recorded_case, case):
    """Says whether a query that is only watched had results when it was recorded."""
    answers = recorded_answers(change, recorded_case)
    return is_watched(recorded_case) and is_watched(case) and bool(answers[0]["results"])


def better_whole_score(now, head_case, row, change, edits, measure):
    """Returns the values that are better as a whole, by the row or by the head's case, none above the row's own."""
    best = now["values"]
    answer = change["answers"][head_case["query"]]
    if "error" not in answer:
        by_head = measure_answer(head_case, answer, measure, edits.renames)
        if whole_score(by_head, measure) > whole_score(best, measure):
            best = by_head
    return {
        metric: min(value, row["values"][metric])
        for metric, value in best.items()
        if metric in measure.quality and metric in row["values"]
    }


def whole_score(values, measure):
    return sum(values.get(metric, 0.0) for metric in measure.core)


def is_measured_otherwise(one, other, renames):
    return needs_with_grades(one, renames) != needs_with_grades(other, renames) or (
        limits_of(one, renames) != limits_of(other, renames)
    )


def needs_with_grades(case, renames):
    if "expected" not in case:
        return None
    return sorted((sorted(need.members), need.grade) for need in needs_of(case, renames))


def measure_by(case, answer, measure, renames):
    return {
        "values": measure_answer(case, answer, measure, renames),
        "found": finds_target(case, answer, measure, renames),
    }
