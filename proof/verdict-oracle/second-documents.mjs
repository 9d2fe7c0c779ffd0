/** Measures a drawn comparison: the document that second_verdict.py reads. Targets are document ids. */
import { createHash } from "node:crypto";

/** With their cutoffs, beside recall, MRR and nDCG at k. */
const OTHER_QUALITY = [
  ["recall", 5],
  ["precision", 5],
  ["hit_rate", 10],
  ["map", 10],
  ["mrr", 5],
  ["ndcg", 3],
];
const discount = (rank) => 1 / Math.log2(rank + 1);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => (values.length === 0 ? null : sum(values) / values.length);

export function documentOf(draw) {
  const { config, after } = draw;
  const measure = { k: config.k, gain: "linear", relevance: 1, ...config.definition };
  const rowCases = matchCases(draw);
  return {
    id: draw.id,
    k: config.k,
    gate: config.gate,
    suite: after.map(suiteCase),
    baseline: draw.recorded === null ? null : { rows: rowsOf(draw, rowCases, measure) },
    run: Object.fromEntries(
      after.map((subject) => [
        subject.id,
        answerNow(subject, rowCases.get(subject.id), draw, measure),
      ]),
    ),
  };
}

function suiteCase(subject) {
  return {
    id: subject.id,
    query: subject.query,
    intent: subject.intent,
    group: subject.group,
    critical: subject.critical === true,
    targets: targetsDigest(subject),
    forbidden: subject.forbidden !== undefined,
    expect_empty: subject.expect_empty === true,
  };
}

function targetsDigest({ expected }) {
  if (expected === undefined) {
    return null;
  }
  return createHash("sha256").update(JSON.stringify(expected)).digest("hex").slice(0, 16);
}

/** By the id of each case of this run the recorded case that it is paired with. */
function matchCases({ before, after, recorded }) {
  const matched = new Map();
  if (recorded === null) {
    return matched;
  }
  const beforeIds = new Map(before.map((one) => [one.id, one]));
  const afterIds = new Set(after.map(({ id }) => id));
  for (const subject of after) {
    const sameId = beforeIds.get(subject.id);
    const same = (one) =>
      one.query === subject.query && targetsDigest(one) === targetsDigest(subject);
    const former = before.filter((one) => !afterIds.has(one.id) && same(one));
    const renamed = after.filter((one) => !beforeIds.has(one.id) && same(one));
    if (sameId !== undefined && sameId.query === subject.query) {
      matched.set(subject.id, sameId);
    } else if (sameId === undefined && former.length === 1 && renamed.length === 1) {
      matched.set(subject.id, former[0]);
    }
  }
  return matched;
}

function rowsOf({ before, after, recorded, accepted, answers }, rowCases, measure) {
  const nowIds = new Map([...rowCases].map(([id, row]) => [row.id, id]));
  const afterCases = new Map(after.map((one) => [one.id, one]));
  return before.map((subject) => {
    const runs = recorded.map((run) => run[subject.id]);
    const nowId = nowIds.get(subject.id);
    const now = nowId === undefined ? undefined : afterCases.get(nowId);
    const measured = runs.map((answer) => valuesOf(subject, answer, measure));
    const values = meanValues(measured);
    setClustering(values, runs, nowId === undefined ? undefined : answers[nowId], measure.k);
    // Hits are compared only where the lists are the same.
    if (now !== undefined && !sameLimits(now, subject)) {
      delete values[`forbidden_rate@${measure.k}`];
    }
    const foundIn = runs.filter((answer) => findsTarget(subject, answer, measure.k)).length;
    const row = {
      id: subject.id,
      query: subject.query,
      targets: targetsDigest(subject),
      values,
      found: foundIn * 2 > runs.length,
    };
    const figures = acceptedFigures(subject, accepted[subject.id], values, measure);
    return figures === null ? row : { ...row, accepted: figures };
  });
}

function meanValues(measured) {
  const names = Object.keys(measured[0]);
  return Object.fromEntries(names.map((name) => [name, mean(measured.map((one) => one[name]))]));
}

/** The accepted figures that differ from the row's own; null where none does. */
function acceptedFigures(subject, answer, values, measure) {
  if (answer === undefined) {
    return null;
  }
  const { k } = measure;
  const then = valuesOf(subject, answer, measure);
  const names = [
    `recall@${k}`,
    `mrr@${k}`,
    `ndcg@${k}`,
    `forbidden_rate@${k}`,
    "false_result_rate",
  ];
  const differing = names.filter(
    (name) =>
      then[name] !== undefined && Math.abs(then[name] - (values[name] ?? then[name])) > 1e-9,
  );
  if (differing.length === 0) {
    return null;
  }
  return Object.fromEntries(differing.map((name) => [name.split("@")[0], then[name]]));
}

function sameLimits(one, other) {
  return JSON.stringify(one.forbidden) === JSON.stringify(other.forbidden);
}

function answerNow(subject, rowCase, draw, measure) {
  const answer = draw.answers[subject.id];
  if (answer.error !== undefined) {
    return { failed: true };
  }
  const measuredBy = rowCase === undefined ? subject : { ...subject, expected: rowCase.expected };
  const values = valuesOf(measuredBy, answer, measure);
  const recordedAnswers = draw.recorded?.map((run) => run[rowCase?.id]).filter(Boolean) ?? [];
  const clustering = clusteringNow(answer, recordedAnswers, measure.k);
  if (subject.expected !== undefined && clustering !== null) {
    values[`clustering_ratio@${measure.k}`] = clustering;
  }
  const now = {
    values,
    found: findsTarget(measuredBy, answer, measure.k),
    empty: answer.results.length === 0,
  };
  if (rowCase !== undefined && addsAnswers(rowCase, subject)) {
    now.added = {
      values: valuesOf(subject, answer, measure),
      found: findsTarget(subject, answer, measure.k),
    };
  }
  return now;
}

/** Whether the case has all targets of its row, with the same grades, and more. */
function addsAnswers(rowCase, subject) {
  if (rowCase.expected === undefined || subject.expected === undefined) {
    return false;
  }
  const now = subject.expected.map((target) => JSON.stringify(target));
  const keeps = rowCase.expected.every((target) => now.includes(JSON.stringify(target)));
  return keeps && subject.expected.length > rowCase.expected.length;
}

/** A repeated document keeps its slot and counts nowhere. */
function distinctIds(answer) {
  const ids = answer.results.map(({ id }) => id);
  return ids.map((id, at) => (ids.indexOf(id) === at ? id : null));
}

function findsTarget({ expected = [] }, answer, k) {
  const top = distinctIds(answer).slice(0, k);
  return expected.some(({ id }) => top.includes(id));
}

function valuesOf(subject, answer, measure) {
  const { k } = measure;
  const values = { degraded_rate: answer.degraded === true ? 1 : 0 };
  if (subject.expect_empty === true) {
    values.false_result_rate = answer.results.length > 0 ? 1 : 0;
  }
  if (subject.forbidden !== undefined) {
    const forbidden = subject.forbidden.map(({ id }) => id);
    const isHit = answer.results.slice(0, k).some(({ id }) => forbidden.includes(id));
    values[`forbidden_rate@${k}`] = isHit ? 1 : 0;
  }
  if (subject.expected === undefined) {
    return values;
  }
  values.zero_result_rate = answer.results.length === 0 ? 1 : 0;
  values[`fill_rate@${k}`] = Math.min(answer.results.length, k) / k;
  const core = ["recall", "mrr", "ndcg"].map((name) => [name, k]);
  for (const [name, cutoff] of [...core, ...OTHER_QUALITY]) {
    values[`${name}@${cutoff}`] = qualityOf(name, cutoff, subject.expected, answer, measure);
  }
  return values;
}

function qualityOf(name, cutoff, expected, answer, { gain, relevance }) {
  const top = distinctIds(answer).slice(0, cutoff);
  if (name === "ndcg") {
    const gainOf = (grade) => (gain === "exponential" ? 2 ** grade - 1 : grade);
    const grades = new Map(expected.map(({ id, grade }) => [id, grade]));
    const found = top.map((id, at) => gainOf(grades.get(id) ?? 0) * discount(at + 1));
    const best = [...grades.values()].sort((a, b) => b - a).slice(0, cutoff);
    return sum(found) / sum(best.map((grade, at) => gainOf(grade) * discount(at + 1)));
  }
  const relevant = new Set(expected.filter(({ grade }) => grade >= relevance).map(({ id }) => id));
  const ranks = top.flatMap((id, at) => (relevant.has(id) ? [at + 1] : []));
  switch (name) {
    case "precision":
      return ranks.length / cutoff;
    case "hit_rate":
      return ranks.length > 0 ? 1 : 0;
    case "mrr":
      return ranks.length > 0 ? 1 / ranks[0] : 0;
    case "recall":
      return relevant.size === 0 ? 0 : ranks.length / relevant.size;
    default:
      return relevant.size === 0
        ? 0
        : sum(ranks.map((rank, nth) => (nth + 1) / rank)) / relevant.size;
  }
}

/** The share of the largest cluster among the first results; null for fewer than two, or without a cluster. */
function clusterShare(results, length) {
  const top = results.slice(0, length);
  const counts = new Map();
  for (const { cluster } of top) {
    if (cluster !== undefined) {
      counts.set(cluster, (counts.get(cluster) ?? 0) + 1);
    }
  }
  if (top.length < 2 || counts.size === 0) {
    return null;
  }
  return Math.max(...counts.values()) / top.length;
}

/** Both sides are measured at the shorter length; a case with fewer than two results on a side is not compared. */
function setClustering(values, runs, answer, k) {
  const name = `clustering_ratio@${k}`;
  if (runs.length > 1 || values[`fill_rate@${k}`] === undefined) {
    return;
  }
  const before = runs[0].results;
  const after = answer === undefined || answer.error !== undefined ? before : answer.results;
  const length = Math.min(before.length, after.length, k);
  const share = clusterShare(before, length);
  if (share !== null && clusterShare(after, length) !== null) {
    values[name] = share;
  }
}

function clusteringNow(answer, recordedAnswers, k) {
  const own = Math.min(answer.results.length, k);
  if (recordedAnswers.length !== 1) {
    return clusterShare(answer.results, own);
  }
  const before = recordedAnswers[0].results;
  const length = Math.min(before.length, own);
  if (clusterShare(before, length) === null || clusterShare(answer.results, length) === null) {
    return clusterShare(answer.results, own);
  }
  return clusterShare(answer.results, length);
}
