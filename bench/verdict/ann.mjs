/**
 * An approximate index (IVF: documents in cells around centroids, of which the nearest few are searched) that is built
 * again from another seed: the same documents, and slightly other lists.
 */
import { verdictOf, DEFAULTS } from "./rule.mjs";
import { drawn } from "./pairs.mjs";

export const DOCUMENTS = 1600;
const [DIMENSIONS, TOPICS, CELLS, PROBES, STEPS] = [12, 40, 47, 9, 3];
const QUERIES = 600;
const K = 10;
/** Exact neighbours kept: enough to fill a list when cells and lost documents are left out. */
const DEPTH = 120;

const normalOf = (chance) => () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());

function distance(one, other) {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += (one[i] - other[i]) ** 2;
  return sum;
}

/** The place of the one nearest. */
function closest(to, among) {
  let [best, least] = [0, Infinity];
  for (let at = 0; at < among.length; at++) {
    const far = distance(to, among[at]);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

function nearest(to, among, count) {
  const far = Float64Array.from(among, (each) => distance(to, each));
  return Array.from(far.keys())
    .sort((a, b) => far[a] - far[b])
    .slice(0, count);
}

/** Documents around topics; each query lies near the one document that it looks for. */
export function world(chance) {
  const normal = normalOf(chance);
  const point = (around, spread) => Float64Array.from(around, (each) => each + spread * normal());
  const topics = Array.from({ length: TOPICS }, () => point(new Float64Array(DIMENSIONS), 1));
  const documents = Array.from({ length: DOCUMENTS }, () =>
    point(topics[Math.floor(chance() * TOPICS)], 0.7),
  );
  const targets = Array.from({ length: QUERIES }, () => Math.floor(chance() * DOCUMENTS));
  const queries = targets.map((target) => point(documents[target], 0.8));
  return { documents, targets, queries, exact: queries.map((query) => nearest(query, documents, DEPTH)) };
}

/** k-means from random documents: the cell of each document, and which cells each query looks into. */
export function indexOf({ documents, queries }, chance) {
  let centroids = drawn(DOCUMENTS, CELLS, chance).map((at) => documents[at]);
  let cells = new Uint16Array(DOCUMENTS);
  for (let step = 0; step <= STEPS; step++) {
    cells = Uint16Array.from(documents, (each) => closest(each, centroids));
    if (step < STEPS) centroids = means(documents, cells, centroids);
  }
  return { cells, probed: queries.map((query) => new Set(nearest(query, centroids, PROBES))) };
}

function means(documents, cells, before) {
  const sums = before.map(() => new Float64Array(DIMENSIONS));
  const counts = new Uint32Array(before.length);
  for (const [at, cell] of cells.entries()) {
    counts[cell]++;
    for (let i = 0; i < DIMENSIONS; i++) sums[cell][i] += documents[at][i];
  }
  return sums.map((sum, cell) =>
    counts[cell] === 0 ? before[cell] : sum.map((each) => each / counts[cell]),
  );
}

/** The top 10 of one query; `lost` documents are not in the index. */
const listOf = ({ exact }, { cells, probed }, query, lost) =>
  exact[query].filter((at) => probed[query].has(cells[at]) && !lost?.has(at)).slice(0, K);

/** Mean share of the exact top 10 that the index finds. */
export function overlapOf(space, index) {
  const shares = space.exact.map(
    (exact, query) =>
      listOf(space, index, query).filter((at) => exact.indexOf(at) < K && exact.includes(at)).length / K,
  );
  return shares.reduce((sum, each) => sum + each, 0) / shares.length;
}

/** What the gate measures where each case has one target: recall, hit and nDCG follow from its rank. */
export function measureOf(space, index, lost) {
  const rank = space.targets.map((target, query) => listOf(space, index, query, lost).indexOf(target) + 1);
  const column = (value) => Float64Array.from(rank, (each) => (each === 0 ? 0 : value(each)));
  const found = column(() => 1);
  const nothing = new Float64Array(rank.length);
  return {
    recall: found,
    mrr: column((each) => 1 / each),
    ndcg: column((each) => 1 / Math.log2(each + 1)),
    found,
    fill: nothing,
    empty: nothing,
  };
}

export function lostDocuments(share, chance) {
  return new Set(Array.from({ length: DOCUMENTS }, (_, at) => at).filter(() => chance() < share));
}

/** The means of runs, and the tolerance `"3 spread"` that they give any bucket. */
export function recorded(runs) {
  const n = runs.length;
  const average = (name) =>
    runs[0][name].map((_, at) => runs.reduce((sum, run) => sum + run[name][at], 0) / n);
  const baseline = Object.fromEntries(Object.keys(runs[0]).map((name) => [name, average(name)]));
  const variance = (values) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / n;
    return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  };
  const spread = (name, cases) => {
    const byRun = runs.map((run) => cases.reduce((sum, at) => sum + run[name][at], 0) / cases.length);
    const ofCases = cases.reduce((sum, at) => sum + variance(runs.map((run) => run[name][at])), 0);
    const noise = Math.max(Math.sqrt(variance(byRun)), Math.sqrt(ofCases) / cases.length);
    return Math.max(Math.sqrt(1 + 1 / n) * noise, 1 / 3 / cases.length);
  };
  return { baseline, rules: { ...DEFAULTS, spread: (name, cases) => 3 * spread(name, cases) } };
}

/** Share of red verdicts over `rounds` suites of `size` cases in four intents; `sides` gives what is compared. */
export function redShare(library, size, rounds, sides, chance) {
  let red = 0;
  for (let round = 0; round < rounds; round++) {
    const { before, after, rules = DEFAULTS } = sides();
    const cases = drawn(QUERIES, size, chance);
    const intents = cases.map(() => Math.floor(chance() * 4));
    red += Number(verdictOf(library, before, after, cases, intents, rules).red);
  }
  return { blocked: red, pairs: rounds };
}
