"""Metrics of one case, as the contract defines them (section 5)."""

import math

LOWER = ("clustering_ratio", "zero_result_rate", "degraded_rate", "error_rate", "forbidden_rate", "false_result_rate")
CATEGORY = {
    "recall": "recall_drop", "hit_rate": "recall_drop", "fill_rate": "recall_drop", "zero_result_rate": "recall_drop",
    "newly_lost": "recall_drop", "mrr": "ranking_shift", "ndcg": "ranking_shift", "map": "ranking_shift",
    "precision": "ranking_shift", "clustering_ratio": "diversity_collapse", "degraded_rate": "semantic_degraded_spike",
    "error_rate": "retriever_error", "forbidden_rate": "forbidden_hit", "false_result_rate": "forbidden_hit",
}


def targets_of(case):
    return [(each, 1) if isinstance(each, str) else (each["id"], each.get("grade", 1)) for each in case.get("expected", [])]


def family(metric):
    return metric.split("@")[0]


def cutoff(metric, k):
    return int(metric.split("@")[1]) if "@" in metric else k


def discounted(gains):
    return sum(gain / math.log2(rank + 2) for rank, gain in enumerate(gains))


class Seen:
    """One case with its answer."""

    def __init__(self, case, answer, config):
        self.case, self.k = case, config["k"]
        self.failed = "error" in answer
        self.degraded = bool(answer.get("degraded", False))
        self.results = [] if self.failed else answer["results"][: self.k]
        self.targets = targets_of(case)
        self.wanted = bool(self.targets)
        self.exponential = config.get("definition", {}).get("gain", "linear") == "exponential"
        self.relevance = config.get("definition", {}).get("relevance", 1)
        ids = [each["id"] for each in self.results]
        # A repeat keeps its slot and counts nowhere.
        self.ids = [doc if doc not in ids[:at] else None for at, doc in enumerate(ids)]
        self.ranks = [self.ids.index(doc) + 1 if doc in self.ids else None for doc, _ in self.targets]

    def found(self):
        return any(rank is not None for rank in self.ranks)

    def value(self, metric):
        """None where the case is not of the metric's population."""
        name, k = family(metric), cutoff(metric, self.k)
        if name == "error_rate":
            return float(self.failed)
        # A failed query is 0 in quality, and in no rate but its own.
        if self.failed and name.endswith(("_rate", "_ratio")) and name != "hit_rate":
            return None
        if name == "degraded_rate":
            return float(self.degraded)
        if name == "false_result_rate":
            return float(bool(self.results)) if self.case.get("expect_empty") else None
        if name == "forbidden_rate":
            forbidden = [target["id"] for target in self.case.get("forbidden", [])]
            return float(any(each["id"] in forbidden for each in self.results[:k])) if forbidden else None
        if not self.wanted:
            return None
        if name == "zero_result_rate":
            return float(not self.results)
        if name == "fill_rate":
            return len(self.results[:k]) / k
        if name == "clustering_ratio":
            keys = [each["cluster"] for each in self.results[:k] if "cluster" in each]
            if len(self.results[:k]) < 2 or not keys:
                return None
            return max(keys.count(key) for key in keys) / len(self.results[:k])
        return self.relevant(name, k)

    def relevant(self, name, k):
        grades = dict(self.targets)
        binary = {doc for doc, grade in self.targets if grade >= self.relevance}
        top = self.ids[:k]
        if name == "ndcg":
            gain = (lambda grade: 2**grade - 1) if self.exponential else (lambda grade: grade)
            ideal = discounted([gain(grade) for grade in sorted(grades.values(), reverse=True)[:k]])
            return discounted([gain(grades[doc]) if doc in grades else 0 for doc in top]) / ideal
        hits = [at + 1 for at, doc in enumerate(top) if doc in binary]
        if name == "precision":
            return len(hits) / k
        if name == "hit_rate":
            return float(bool(hits))
        if name == "mrr":
            return 1 / hits[0] if hits else 0.0
        if not binary:
            return 0.0
        if name == "recall":
            return len(hits) / len(binary)
        if name == "map":
            return sum((nth + 1) / rank for nth, rank in enumerate(hits)) / len(binary)
        raise ValueError(name)


def mean(values):
    known = [each for each in values if each is not None]
    return sum(known) / len(known) if known else None
