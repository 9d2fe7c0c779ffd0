"""Odd runs and judgments from a seed, with trec_eval's values beside them, for __tests__/trec/seeded.

    pip install pytrec-eval-terrier==0.5.11 && python3 proof/parity/seeded.py

The package compiles trec_eval itself, so that no figure here is ours. Its values come as they are computed, unrounded.
"""

import pathlib
import random
import struct

import pytrec_eval

SEED = 20261122
QUERIES = 24
FOLDER = pathlib.Path(__file__).parents[2] / "__tests__/trec/seeded"
# Documents whose order by bytes is not that of letters, of code points or of UTF-16.
ODD_NAMES = ["a", "aa", "A", "b", "10", "9", "é", "ée", "\uff21", "\U0001f600", "x" * 200, "#", "kaffee-é#4", "d/1.html", "Z"]


def single(text):
    """As trec_eval 9 keeps a score: in 32 bits."""
    return struct.unpack("f", struct.pack("f", float(text)))[0]


def make_query(rng, at):
    names = ODD_NAMES + [f"d{n}" for n in range(rng.choice([5, 30, 120]))]
    rng.shuffle(names)
    grades = rng.choice([[0], [1], [0, 0, 1], [0, 1, 2, 3], [-1, 0, 1], [-2, -1, 0, 1, 4]])
    judged = {name: rng.choice(grades) for name in names[: rng.randint(1, min(60, len(names)))]}
    rng.shuffle(names)
    retrieved = names[: rng.randint(1, min(110, len(names)))]
    kind = at % 6
    scores = {
        0: lambda n: str(rng.randint(0, 3)),  # ties
        1: lambda n: f"{rng.uniform(-9, 9):.6f}",  # negative ones
        2: lambda n: f"{rng.uniform(0, 1):.3e}",  # exponents
        3: lambda n: f"1.0000000{rng.randint(0, 9)}",  # a tie in 32 bits, none in 64
        4: lambda n: "0",  # one tie
        5: lambda n: repr(rng.random()),  # more digits than 64 bits keep
    }[kind]
    return judged, {name: scores(name) for name in retrieved}


def main():
    rng = random.Random(SEED)
    qrels, run, lines = {}, {}, []
    for at in range(QUERIES):
        query = ["q", "q1", "query-10", "10", "9", "ü"][at % 6] + ("" if at < 6 else f".{at}")
        qrels[query], run[query] = make_query(rng, at)
    # Judged without results, and results without judgments: trec_eval leaves both out.
    qrels["judged-only"], _ = make_query(rng, 1)
    _, run["retrieved-only"] = make_query(rng, 1)
    for query, scores in run.items():
        for rank, (name, score) in enumerate(scores.items()):
            blank = rng.choice([" ", "\t", "  ", " \t"])
            lines.append(blank.join([query, "Q0", name, str(rank), score, "odd"]) + rng.choice(["\n", "\r\n"]))
    # Query ids that stand apart, and ranks that mean nothing.
    rng.shuffle(lines)
    judgments = [f"{query} 0 {name} {grade}\n" for query, grades in qrels.items() for name, grade in grades.items()]
    rng.shuffle(judgments)

    measures = sorted(pytrec_eval.supported_measures - {"runid", "relstring"})
    judge = pytrec_eval.RelevanceEvaluator(qrels, set(measures))
    values = judge.evaluate({query: {n: single(s) for n, s in scores.items()} for query, scores in run.items()})
    expected = [f"{name}\t{query}\t{value!r}\n" for query in sorted(values) for name, value in sorted(values[query].items())]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in [("run.txt", lines), ("qrels.txt", judgments), ("expected.txt", expected)]:
        (FOLDER / name).write_text("".join(text), encoding="utf-8", newline="")


main()
