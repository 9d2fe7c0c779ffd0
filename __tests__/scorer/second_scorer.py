"""Scores a run against judgments, from the definitions alone, to be held against another scorer's figures.

usage: second_scorer.py [--relevant GAIN] RUN QRELS METRIC...

RUN and QRELS are in TREC's columns; a grade is the gain itself. METRIC is recall, precision, mrr, map or ndcg, with
"@k" or without. In the binary ones a document counts from GAIN on (1). Prints JSON, by query and as the mean over every
judged query; one that the run lacks scores 0.
"""
import json
import math
import sys


def rows(path, width):
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            columns = line.split()
            if len(columns) != width:
                sys.exit(f"{path}:{number}: expected {width} columns, got {len(columns)}")
            yield columns


def judgments(path):
    gains = {}
    for query, _, document, grade in rows(path, 4):
        if document in gains.setdefault(query, {}):
            sys.exit(f"{path}: {query} judges {document} twice")
        gains[query][document] = float(grade)
    return gains


def rankings(path):
    scored = {}
    for query, _, document, _, score, _ in rows(path, 6):
        scored.setdefault(query, []).append((float(score), document))
    for query, found in scored.items():
        if len({score for score, _ in found}) < len(found) or len({name for _, name in found}) < len(found):
            sys.exit(f"{path}: {query} has a tie, or a document twice")
    return {query: [name for _, name in sorted(found, reverse=True)] for query, found in scored.items()}


def score(metric, ranking, gains, least):
    name, _, cutoff = metric.partition("@")
    top = [gains.get(document, 0.0) for document in ranking][: int(cutoff) if cutoff else None]
    relevant = sum(gain >= least for gain in gains.values())
    hits = [rank for rank, gain in enumerate(top, 1) if gain >= least]
    if name == "recall":
        return len(hits) / relevant if relevant else 0.0
    if name == "precision":
        return len(hits) / int(cutoff)
    if name == "mrr":
        return 1 / hits[0] if hits else 0.0
    if name == "map":
        return sum(seen / rank for seen, rank in enumerate(hits, 1)) / relevant if relevant else 0.0
    if name == "ndcg":
        best = sorted(gains.values(), reverse=True)[: int(cutoff) if cutoff else None]
        discounted = [sum(gain / math.log(i + 2, 2) for i, gain in enumerate(each)) for each in (top, best)]
        return discounted[0] / discounted[1] if discounted[1] else 0.0
    sys.exit(f"unknown metric {metric}")


def main(arguments):
    least = 1.0
    if arguments[0] == "--relevant":
        least, arguments = float(arguments[1]), arguments[2:]
    run, qrels, metrics = rankings(arguments[0]), judgments(arguments[1]), arguments[2:]
    queries = {
        query: {metric: score(metric, run.get(query, []), gains, least) for metric in metrics}
        for query, gains in qrels.items()
    }
    mean = {metric: math.fsum(each[metric] for each in queries.values()) / len(queries) for metric in metrics}
    json.dump({"queries": queries, "mean": mean}, sys.stdout)


main(sys.argv[1:])
