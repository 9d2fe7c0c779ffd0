/** How often an approximate index that is rebuilt is red, and how often lost documents are caught behind its noise. */
import {
  DOCUMENTS,
  indexOf,
  lostDocuments,
  measureOf,
  overlapOf,
  recorded,
  redShare,
  world,
} from "./ann.mjs";

const LOST = 0.05;
/** Of `record --runs`. */
const RUNS = 10;
export const ANN_SIZES = [60, 300];

function pick(count, among, chance) {
  const chosen = new Set();
  while (chosen.size < count) chosen.add(Math.floor(chance() * among));
  return [...chosen];
}

/** `{ overlap, rows: [{ name, goal, shares: [{ blocked, pairs }] }] }`; a goal is the most, or where `least` the least. */
export function annStudy(library, chance, quick) {
  const space = world(chance);
  const indexes = Array.from({ length: quick ? 16 : 120 }, () => indexOf(space, chance));
  const measured = indexes.map((index) => measureOf(space, index));
  const rounds = quick ? 80 : 600;
  const some = (count) => pick(count, indexes.length, chance);
  const lost = (at) => measureOf(space, indexes[at], lostDocuments(LOST, chance));
  const reseeded = () => {
    const [one, other] = some(2);
    return { before: measured[one], after: measured[other] };
  };
  const spread = () => {
    const [head, ...runs] = some(RUNS + 1);
    const { baseline, rules } = recorded(runs.map((at) => measured[at]));
    return { before: baseline, after: measured[head], rules };
  };
  const missing = () => {
    const [one] = some(1);
    return { before: measured[one], after: lost(one) };
  };
  const both = () => {
    const [one, other] = some(2);
    return { before: measured[one], after: lost(other) };
  };
  const row = (name, sides, goals, least) => ({
    name,
    goals,
    least,
    shares: ANN_SIZES.map((size) => redShare(library, size, rounds, sides, chance)),
  });
  const overlaps = indexes.map((index) => overlapOf(space, index));
  return {
    documents: DOCUMENTS,
    overlap: overlaps.reduce((sum, each) => sum + each, 0) / overlaps.length,
    found: measured[0].recall.reduce((sum, each) => sum + each, 0) / measured[0].recall.length,
    rows: [
      row("rebuilt, default rules", reseeded, [0.08, 0.12], false),
      row('rebuilt, tolerance `"3 spread"` of ten runs', spread, [0.015, 0.015], false),
      row("5 % of the documents lost, same index", missing, [0.45, 0.98], true),
      row("5 % of the documents lost, rebuilt", both, [0.22, 0.72], true),
    ],
  };
}
