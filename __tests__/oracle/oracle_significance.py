"""Is a fall chance? (`significance`, section 1.1 and docs/verdict-study.md)"""

import bisect
import functools
import math
import random

EPS = 1e-9


def block_sums(moves):
    sums = {}
    for block, difference in moves:
        sums[block] = sums.get(block, 0.0) + difference
    return list(sums.values())


def sign_flip(differences):
    """(p, whether it was drawn): how often would random signs give a sum as low as this one?"""
    return flipped(tuple(each for each in differences if abs(each) > 1e-12))


@functools.lru_cache(maxsize=10_000)
def flipped(changed):
    observed = sum(changed)
    if len(changed) <= 20:
        return meet_in_the_middle(changed, observed), False
    # Signs of more than 20 blocks sum to nearly a normal variable: a p above 0.4 decides nothing, however exact.
    rough = math.erfc(-observed / math.sqrt(2 * sum(each * each for each in changed))) / 2
    if rough > 0.4:
        return rough, False
    generator = random.Random(20261122)
    tables = []
    for at in range(0, len(changed), 8):
        part = changed[at: at + 8]
        tables.append([sum(-each if byte >> bit & 1 else each for bit, each in enumerate(part)) for byte in range(256)])
    low = 0
    for _ in range(20_000):
        bits = generator.randbytes(len(tables))
        low += sum(table[byte] for table, byte in zip(tables, bits)) <= observed + EPS
    return (1 + low) / 20_001, True


def meet_in_the_middle(changed, observed):
    def all_sums(part):
        sums = [0.0]
        for each in part:
            sums = [total + each for total in sums] + [total - each for total in sums]
        return sums

    left, right = all_sums(changed[::2]), sorted(all_sums(changed[1::2]))
    low = sum(bisect.bisect_right(right, observed + EPS - each) for each in left)
    return low / 2 ** len(changed)


def holm(values):
    order = sorted(range(len(values)), key=lambda at: values[at])
    adjusted, largest = [0.0] * len(values), 0.0
    for step, at in enumerate(order):
        largest = max(largest, min(1.0, values[at] * (len(values) - step)))
        adjusted[at] = largest
    return adjusted


class Tested:
    def __init__(self, check):
        self.check = check
        self.sums = block_sums(check["moves"])
        self.changed = sum(abs(each) > 1e-12 for each in self.sums)
        self.lost = sum(each < -1e-12 for each in self.sums)
        self.win = any(difference > 1e-12 for _, difference in check["moves"])
        self.result = None

    def p(self):
        if self.result is None:
            self.result = sign_flip(self.sums)
        return self.result[0]

    def drawn(self):
        self.p()
        return self.result[1]


def corrected(one, tested, level):
    """(p, near): Holm's over those intents of the metric that could reach the level."""
    if not one.check["scope"].startswith("intent:"):
        return one.p(), one.drawn() and abs(one.p() - level) < 0.01
    family_ = [
        each for each in tested
        if each.check["scope"].startswith("intent:") and each.check["metric"] == one.check["metric"]
        and each.check["significance"] != "off" and 2.0**-each.changed <= level + EPS
    ]
    if one not in family_:
        return one.p(), False
    p = holm([each.p() for each in family_])[family_.index(one)]
    drawn = any(each.drawn() for each in family_)
    return p, drawn and abs(p - level) < 0.01 * len(family_)


def significantly_better(moves):
    sums = block_sums(moves)
    # A sum that did not rise has p above a half.
    if sum(sums) <= EPS:
        return False, False
    p, drawn = sign_flip([-each for each in sums])
    return p <= 0.05 + EPS, drawn and abs(p - 0.05) < 0.01


def decide(one, tested, headline):
    """(outcome, p, near) of a check beyond its tolerance."""
    check = one.check
    if check["significance"] == "off":
        return "fail", None, False
    auto, in_intent = check["significance"] == "auto", check["scope"].startswith("intent:")
    level = 0.025 if auto else check["significance"]
    p, near = corrected(one, tested, level)
    if auto:
        verdicts = [significantly_better(headline[name]) for name in ("recall", "ndcg")]
        near = near or any(each_near for _, each_near in verdicts)
        if all(better for better, _ in verdicts):
            return "watch", p, near
    if p <= level + EPS:
        return "fail", p, near
    last = level
    if auto:
        last = 0.125
        rose = any(sum(d for _, d in moves) > EPS * len(moves) for moves in headline.values())
        large = -sum(one.sums) / len(check["moves"]) >= 0.15 - EPS
        if not in_intent and (large or not rose):
            near = near or (one.drawn() and abs(p - 0.15) < 0.01)
            if p <= 0.15 + EPS:
                return "fail", p, near
        if not one.win:
            wide, wide_near = corrected(one, tested, 0.125)
            near = near or wide_near
            if wide <= 0.125 + EPS or (in_intent and one.lost >= 5):
                return "fail", p, near
    if 2.0 ** -len(one.sums) > last + EPS or one.lost == len(one.sums):
        return "fail", p, near
    return "watch", p, near
