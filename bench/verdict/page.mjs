/** docs/verdict-study.md. */
import { annTable, goalsMissed, shareTable, table } from "./tables.mjs";

const names = ({ collections }) =>
  collections.map(({ name, qrels }) => `${name} (${qrels.size} queries)`).join(", ");

function throughTable({ through }) {
  const net = (count, n) => `${count} of ${n} (${((100 * count) / n).toFixed(1)} %)`;
  return table(
    ["cases", "no case won", "a fifth won, and recall and nDCG fell", "a fifth won, and nDCG rose"],
    through.map(({ n, alone, fifth, contradicted }) => [
      n,
      ...[alone, fifth, contradicted].map((each) => net(each, n)),
    ]),
  );
}

/** What was aimed at, and where the figures above stand beyond it. */
function goals(study) {
  const missed = goalsMissed(study).map(
    ({ text, clearly }) => `- ${text}${clearly ? "" : " (within the interval)"}`,
  );
  const aims = `Of gains at most 2 % are to be blocked (4 % with four intents), of changes without effect 25 % (30 %). Of losses of 0.05 and more 100 % on whole sets, and 99, 95
and 80 % (98, 90, 78 %) on suites of 80, 40 and 20. Of a rebuilt index 8 % with 60 cases and 12 % with 300, and 1.5 % with \`"3 spread"\`. Behind lost documents 45 and
98 % are to be caught, and 22 and 72 % where the index is rebuilt too.`;
  if (missed.length === 0) return `${aims} The study reaches all of these.`;
  return `${aims} Beyond these goals stand:\n\n${missed.join("\n")}`;
}

export const pageOf = (study) => `# Is the verdict right?

A gate that blocks improvements is switched off. A gate that blocks nothing is worth nothing. This page measures both on real rankings.
\`node bench/verdict-study.mjs --write\` writes it; everything is drawn from fixed seeds.

## The rule

A quality check that is beyond its limit **fails** when the fall is no chance, and is a **watch** otherwise. A watch is yellow, stands in every output, and does not
stop the merge. The default, \`significance: auto\`, asks a [paired sign-flip test](#the-test) and fails

- at p ≤ 0.025,
- at p ≤ 0.15 where neither recall@k nor ndcg@k rose in the whole suite, or where the fall is 0.15 and more,
- at p ≤ 0.125 where no case got better: three losses are enough.

In an intent, p is corrected for the other intents (Holm), 0.15 is not offered, and five losses without a win fail as well. A bucket that is too small for the test
(one or two cases), or that got worse in every case, fails by its limit alone. Where recall@k and ndcg@k of the same bucket are both significantly better (p ≤ 0.05
each), its other falls are watches. A floor and \`critical\` need no test. \`significance: off\` lets the limits alone decide, and is the strictest.

## Real rankings

Collections: ${names(study)}. Systems: the recorded runs, and a BM25 with other weights for its fields, other stemming, stop words, k1 and b, other depths of re-ranking,
fusions, documents lost, scores blurred. Every ordered pair of two systems of a collection is a change. It is a **gain** or a **loss** where recall@10 and ndcg@10 both
move that way over the whole collection and one of them by more than 2.6 standard errors. It has **no effect** where both stay within 1.5. Suites of 20, 40 and 80
queries are drawn from each collection, and one or four intents. The cells tell how many of those suites are blocked, with the 95 % interval over pairs (Wilson). Pairs share systems, so the true uncertainty is larger.

The rules are the defaults: \`[0.01, "1 case"]\` on recall@10, mrr@10 and ndcg@10, \`per_intent: [0.05, "1 case"]\`, \`newly_lost: [2, "2%"]\` less the newly found,
fill rate and zero results. Beside them stands how simpler gates decide: a drop of a fixed size in any mean (overall or in an intent), or an interval that must lie
beyond it as a whole.

${shareTable(study)}

Of ${study.better.better} changes whose recall and nDCG are both significantly better, ${study.better.red.length} are red on the whole collection. A smaller loss is one of less than 0.05 in recall.
Such a loss of a whole collection is often not there at all in 20 queries of it, and the limits alone miss it too: a small suite can't see a small loss.

## An approximate index that is rebuilt

An IVF index over ${study.ann.documents} simulated documents is built from another seed. It finds ${(100 * study.ann.overlap).toFixed(1)} % of the exact top 10, and the one target of a case in ${(100 * study.ann.found).toFixed(0)} % of the cases. The suites have
four intents. The cells tell how many comparisons are red; the lower two rows are the ones that should be.

${annTable(study.ann)}

## What the rule lets through

The largest net loss of whole cases (lost ones less won ones) that is never red, with the default rules and without intents. In the first two columns every rank is
1. In the last one what is lost stood at rank 10 and what is won comes first.

${throughTable(study)}

A team that wants less lets the limits decide (\`significance: off\`), sets a floor, or marks cases as \`critical\`.

## The test

Were better and worse equally likely for every case, how often would the sum of the differences fall at least as far as it did? Cases of one \`group\` flip together.
Differences up to 1e-12 are no change. Up to 20 changed blocks, all 2^n assignments of signs are counted. Beyond, 20,000 are drawn: p = (1 + c) / 20,001, with c the
rounds whose sum is at most the observed one + 1e-9. The signs come from one SplitMix64 with seed 1. Its 64-bit draw number floor(i / 64) × 20,000 + r, counted from 0,
holds the signs of the changed blocks 64 × floor(i / 64) and up in round r, in the order of their first case's id; bit i mod 64, from the least significant, tells
whether block i is flipped. In intents, Holm's correction is over those intents of the metric whose changed blocks could reach the level at all (0.5^n, Tarone).

## Goals

${goals(study)}
`;
