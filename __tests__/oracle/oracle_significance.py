"""Is a fall chance? One test a bucket, and why a bucket fails (section 0; the generator: docs/studies/verdict.md, "The test")."""

import bisect
import functools

EPS, NO_CHANGE, ROUNDS = 1e-9, 1e-12, 20_000
MASK = 2**64 - 1


@functools.cache
def signs_of(word):
    """The eight bytes of draw number word * ROUNDS + r, for every round r."""
    def mixed(state):
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & MASK
        return state ^ state >> 31

    draws = [mixed(1 + (word * ROUNDS + r + 1) * 0x9E3779B97F4A7C15 & MASK) for r in range(ROUNDS)]
    return list(zip(*(draw.to_bytes(8, "little") for draw in draws)))


def sign_flip(differences):
    """p that random signs give a sum as low as this one."""
    return flipped(tuple(differences))


@functools.lru_cache(maxsize=10_000)
def flipped(blocks):
    changed = [each for each in blocks if abs(each) > NO_CHANGE]
    if len(changed) <= 20:
        return meet_in_the_middle(changed, sum(changed))
    totals = [0.0] * ROUNDS
    for at in range(0, len(blocks), 8):
        part = [each if abs(each) > NO_CHANGE else 0.0 for each in blocks[at: at + 8]]
        table = [sum(-each if byte >> bit & 1 else each for bit, each in enumerate(part)) for byte in range(256)]
        totals = [total + table[byte] for total, byte in zip(totals, signs_of(at // 64)[at // 8 % 8])]
    return (1 + sum(total <= sum(changed) + EPS for total in totals)) / (1 + ROUNDS)


def meet_in_the_middle(changed, observed):
    def all_sums(part):
        sums = [0.0]
        for each in part:
            sums = [total + each for total in sums] + [total - each for total in sums]
        return sums

    left, right = all_sums(changed[::2]), sorted(all_sums(changed[1::2]))
    return sum(bisect.bisect_right(right, observed + EPS - each) for each in left) / 2 ** len(changed)


def passes(lower, value, limit):
    return value <= limit + EPS if lower else value >= limit - EPS


def holm(values, level):
    """Of each p: (the level of its step, whether it and every smaller one reach theirs)."""
    order, alive, out = sorted(range(len(values)), key=lambda at: values[at]), True, {}
    for step, at in enumerate(order):
        mine = level / (len(values) - step)
        alive = alive and values[at] <= mine + EPS
        out[at] = (mine, alive)
    return [out[at] for at in range(len(values))]


def level_of(check):
    """What p is compared with, before Holm's step; None where the limit decides alone."""
    significance = check["rule"]["significance"]
    if significance == "off":
        return None
    if significance not in (None, "auto"):
        return significance
    return 0.05 if not check["core"] else 0.15 if check["scope"] == "overall" else 0.10


class Bucket:
    """One test: the gated of recall and ndcg, or mrr."""

    def __init__(self, comparison, scope, checks):
        self.comparison, self.kind = comparison, scope.partition(":")[0]
        self.checks = [check for check in checks if level_of(check) is not None]
        gated = [check["metric"] for check in checks if not check["metric"].startswith("mrr@")] or [f"mrr@{comparison.k}"]
        moves = [comparison.moves(name, scope) for name in gated]
        self.cases, self.blocks = set(moves[0]), comparison.blocks(*moves)
        self.p = sign_flip(self.blocks)

    def can_reach(self, level):
        return 2.0 ** -len(self.blocks) <= level + EPS

    def reason(self, buckets):
        """Why the bucket fails, or None."""
        fallen = [check for check in self.checks if check["fell"]]
        levels = list(dict.fromkeys(level_of(check) for check in fallen))
        for level in filter(self.can_reach, levels):
            kin = [each for each in buckets if each.kind == self.kind and each.can_reach(level)
                   and level in [level_of(check) for check in each.checks]]
            step, reached = holm([each.p for each in kin], level)[kin.index(self)]
            if reached:
                return {"by": "test", "p": self.p, "level": step}
        worse = sum(each < -NO_CHANGE for each in self.blocks)
        if self.kind == "overall" and any(sign_flip(self.comparison.blocks(check["moves"])) <= 0.01 + EPS for check in fallen):
            return {"by": "own"}
        if self.kind != "overall" and worse >= 5 and not any(each > NO_CHANGE for each in self.blocks):
            return {"by": "five"}
        few = not all(self.can_reach(level) for level in levels)
        return {"by": "few"} if few and worse == len(self.blocks) else None


def buckets_of(comparison, core):
    """By scope, without those that have the very cases of a wider one."""
    buckets = {}
    for scope in sorted({check["scope"] for check in core}, key=lambda scope: (scope != "overall", scope)):
        bucket = Bucket(comparison, scope, [check for check in core if check["scope"] == scope])
        if all(bucket.cases != other.cases for other in buckets.values()):
            buckets[scope] = bucket
    return buckets
