"""The paired sign-flip test of docs/studies/verdict.md, section "The test"."""

import bisect
import functools

EPSILON = 1e-9
NO_CHANGE = 1e-12
EXACT_BLOCKS = 20
ROUNDS = 20_000
MASK = 2**64 - 1


def sign_flip_p(differences):
    """Returns how often random signs give a sum at most as high as that of these blocks."""
    return cached_p(tuple(differences))


@functools.lru_cache(maxsize=10_000)
def cached_p(blocks):
    changed = [block for block in blocks if abs(block) > NO_CHANGE]
    if len(changed) <= EXACT_BLOCKS:
        return exact_p(changed)
    return drawn_p(blocks, sum(changed))


def exact_p(changed):
    """Counts all assignments of signs: sums of one half, looked up among the sums of the other."""
    observed = sum(changed)
    left = all_sums(changed[::2])
    right = sorted(all_sums(changed[1::2]))
    count = sum(bisect.bisect_right(right, observed + EPSILON - one) for one in left)
    return count / 2 ** len(changed)


def all_sums(values):
    sums = [0.0]
    for value in values:
        sums = [total + value for total in sums] + [total - value for total in sums]
    return sums


def drawn_p(blocks, observed):
    """Draws signs for 20,000 rounds. Eight blocks are added at a time, from a table of their 256 sums."""
    totals = [0.0] * ROUNDS
    for start in range(0, len(blocks), 8):
        part = [value if abs(value) > NO_CHANGE else 0.0 for value in blocks[start : start + 8]]
        table = [signed_sum(part, byte) for byte in range(256)]
        column = sign_bytes(start // 64)[start // 8 % 8]
        totals = [total + table[byte] for total, byte in zip(totals, column)]
    low = sum(total <= observed + EPSILON for total in totals)
    return (1 + low) / (1 + ROUNDS)


def signed_sum(part, byte):
    """A set bit flips its block."""
    return sum(-value if byte >> bit & 1 else value for bit, value in enumerate(part))


@functools.cache
def sign_bytes(word):
    """Returns eight columns of bytes: the bits of SplitMix64's draws number word * 20,000 + round."""
    draws = [split_mix_64(word * ROUNDS + number) for number in range(ROUNDS)]
    return list(zip(*(draw.to_bytes(8, "little") for draw in draws)))


def split_mix_64(number):
    """Returns the draw with this number, counted from 0, of the generator with seed 1."""
    state = (1 + (number + 1) * 0x9E3779B97F4A7C15) & MASK
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
    state = (state ^ state >> 27) * 0x94D049BB133111EB & MASK
    return state ^ state >> 31
