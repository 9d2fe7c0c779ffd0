export const id = 7620;
export const ids = [7620];
export const modules = {

/***/ 67620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatRun: () => (/* binding */ formatRun),
  runScore: () => (/* binding */ runScore)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/trec/evaluator.js + 2 modules
var evaluator = __webpack_require__(82297);
// EXTERNAL MODULE: ./lib/trec/kernel.js + 1 modules
var trec_kernel = __webpack_require__(44314);
// EXTERNAL MODULE: ./lib/trec/qrels.js
var trec_qrels = __webpack_require__(73169);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/trec/formulas.js
const MIN_GEOMETRIC = 1e-5;
const INFAP_EPSILON = 1e-5;
function gradeGain(grade, rules) {
  if (grade <= 0) {
    return 0;
  }
  return rules.gain === "linear" ? grade : 2 ** grade - 1;
}
function countRelevant(ranking, cutoff) {
  const { relevantRanks } = ranking;
  let count = 0;
  while (count < relevantRanks.length && relevantRanks[count] <= cutoff) {
    count++;
  }
  return count;
}
function divideOrZero(part, whole) {
  return whole === 0 ? 0 : part / whole;
}
function recallAtCutoff(ranking, cutoff) {
  return divideOrZero(countRelevant(ranking, cutoff), ranking.pool.relevant);
}
function relativePrecision(ranking, cutoff) {
  return divideOrZero(countRelevant(ranking, cutoff), Math.min(cutoff, ranking.pool.relevant));
}
function averagePrecision(ranking, cutoff) {
  const { relevantRanks } = ranking;
  const found = countRelevant(ranking, cutoff);
  let sum = 0;
  for (let at = 0; at < found; at++) {
    sum += (at + 1) / relevantRanks[at];
  }
  return divideOrZero(sum, ranking.pool.relevant);
}
function boundedLogarithm(value) {
  return Math.log(Math.max(value, MIN_GEOMETRIC));
}
function ndcgAtCutoff(ranking, cutoff, rules) {
  let sum = 0;
  for (let at = 0; at < ranking.ranks.length && ranking.ranks[at] <= cutoff; at++) {
    const gain = gradeGain(ranking.grades[at], rules);
    if (gain !== 0) {
      sum += gain / Math.log2(ranking.ranks[at] + 1);
    }
  }
  return divideOrZero(sum, idealGain(ranking, cutoff, rules));
}
function idealGains({ levels, levelCounts }, rules, cutoff = Infinity) {
  const gains = [];
  for (let level = 0; level < levels.length && gains.length < cutoff; level++) {
    const gain = gradeGain(levels[level], rules);
    const end = Math.min(gains.length + levelCounts[level], cutoff);
    while (gains.length < end) {
      gains.push(gain);
    }
  }
  return gains;
}
function idealGain({ pool }, cutoff, rules) {
  const gains = idealGains(pool, rules, cutoff);
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}
function ndcgAtRelevant(ranking, rules) {
  let sum = 0;
  let dcg = 0;
  let foundCount = 0;
  ranking.ranks.forEach((rank, at) => {
    const gain = gradeGain(ranking.grades[at], rules);
    if (gain === 0) {
      return;
    }
    dcg += gain / Math.log2(rank + 1);
    sum += dcg / idealGain(ranking, rank, rules);
    foundCount++;
  });
  const { positive } = ranking.pool;
  if (foundCount === 0) {
    return 0;
  }
  sum += (positive - foundCount) * dcg / idealGain(ranking, Infinity, rules);
  return sum / positive;
}
function binaryPreference(ranking, rules) {
  const { relevant, nonrelevant } = ranking.pool;
  let sum = 0;
  let nonrelevantAbove = 0;
  const { grades } = ranking;
  for (let at = 0; at < grades.length; at++) {
    const grade = grades[at];
    if (grade < 0) {
      continue;
    }
    if (grade < rules.relevance) {
      nonrelevantAbove++;
    } else if (nonrelevantAbove === 0) {
      sum += 1;
    } else {
      sum += 1 - Math.min(nonrelevantAbove, relevant) / Math.min(nonrelevant, relevant);
    }
  }
  return relevant === 0 ? sum : sum / relevant;
}
function inferredPrecision(ranking, rules) {
  const { relevant } = ranking.pool;
  let sum = 0;
  let nonrelevantAbove = 0;
  let unsampledAbove = 0;
  let relevantAbove = 0;
  ranking.grades.forEach((grade, at) => {
    if (grade < 0) {
      unsampledAbove++;
      return;
    }
    if (grade < rules.relevance) {
      nonrelevantAbove++;
      return;
    }
    const rank = ranking.ranks[at];
    const documentsAbove = rank - 1;
    let precision = 1 / rank;
    if (documentsAbove > 0) {
      const pooledShare = (relevantAbove + nonrelevantAbove + unsampledAbove) / documentsAbove;
      const precisionAbove = (relevantAbove + INFAP_EPSILON) / (relevantAbove + nonrelevantAbove + 2 * INFAP_EPSILON);
      precision += documentsAbove / rank * pooledShare * precisionAbove;
    }
    sum += precision;
    relevantAbove++;
  });
  return relevant === 0 ? sum : sum / relevant;
}
function precisionAtRecall(ranking, recall, rules) {
  const { relevantRanks } = ranking;
  const foundCount = relevantRanks.length;
  if (foundCount === 0) {
    return 0;
  }
  const exactCount = recall * ranking.pool.relevant;
  const neededCount = rules.scores === "float32" ? Math.trunc(exactCount + 0.9) : roundHalfUp(exactCount);
  if (neededCount > foundCount) {
    return 0;
  }
  let bestPrecision = 0;
  for (let at = foundCount; at >= neededCount && at > 0; at--) {
    bestPrecision = Math.max(bestPrecision, at / relevantRanks[at - 1]);
  }
  return bestPrecision;
}
function roundHalfUp(value) {
  const whole = Math.trunc(value);
  return value - whole >= 0.5 ? whole + 1 : whole;
}
function precisionAtMultiple(ranking, multiple) {
  const cutoff = Math.trunc(multiple * ranking.pool.relevant + 0.9);
  return divideOrZero(countRelevant(ranking, cutoff), cutoff);
}
function binaryGain(ranking) {
  let sum = 0;
  ranking.relevantRanks.forEach((rank, relevantAbove) => {
    const nonrelevantAbove = rank - 1 - relevantAbove;
    sum += 1 / Math.log2(2 + nonrelevantAbove);
  });
  return divideOrZero(sum, ranking.pool.relevant);
}
function unjudgedShare(ranking, cutoff) {
  let judged = 0;
  ranking.ranks.forEach((rank, at) => {
    if (rank <= cutoff && ranking.grades[at] >= 0) {
      judged++;
    }
  });
  return (Math.min(cutoff, ranking.retrieved) - judged) / cutoff;
}
function setF(ranking, beta) {
  const foundCount = ranking.relevantRanks.length;
  if (foundCount === 0) {
    return 0;
  }
  const precision = foundCount / ranking.retrieved;
  const recall = foundCount / ranking.pool.relevant;
  return (beta + 1) * precision * recall / (beta * precision + recall);
}
const PERSISTENCE = 0.9;
function normalisedGain(ranking, rules) {
  const gainsOfBest = idealGains(ranking.pool, rules);
  let sum = 0;
  let gainFound = 0;
  let bestGain = 0;
  let rank = 0;
  ranking.ranks.forEach((documentRank, index) => {
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain === 0) {
      return;
    }
    gainFound += gain;
    for (; rank < documentRank; rank++) {
      bestGain += Math.max(gainsOfBest[rank] ?? 0, 1);
    }
    sum += gain / Math.log2(2 + bestGain - gainFound);
  });
  const totalGain = gainsOfBest.reduce((total, gain) => total + gain, 0);
  return totalGain === 0 ? 0 : sum / totalGain;
}
function ndcgAtLevels(ranking, rules) {
  const { pool, retrieved } = ranking;
  if (pool.relevant === 0) {
    return 0;
  }
  const cutoffs = [];
  for (const count of pool.levelCounts) {
    cutoffs.push((cutoffs.at(-1) ?? 0) + count);
  }
  if (retrieved > pool.positive + 1) {
    cutoffs.push(retrieved);
  }
  const sum = cutoffs.reduce((total, cutoff) => total + ndcgAtCutoff(ranking, cutoff, rules), 0);
  return sum / cutoffs.length;
}
function rankBiasedPrecision(ranking, rules) {
  const largestGain = Math.max(1, gradeGain(ranking.pool.levels[0] ?? 0, rules));
  let sum = 0;
  let weight = 1;
  let rank = 1;
  ranking.ranks.forEach((documentRank, index) => {
    for (; rank < documentRank; rank++) {
      weight *= PERSISTENCE;
    }
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain !== 0) {
      sum += gain / largestGain * weight;
    }
  });
  return (1 - PERSISTENCE) * sum;
}
function rankBiasedResidual(ranking) {
  let sum = 0;
  let weight = 1;
  let nextInPool = 0;
  let hasUnjudged = false;
  for (let rank = 1; rank <= ranking.retrieved; rank++, weight *= PERSISTENCE) {
    const isInPool = ranking.ranks[nextInPool] === rank;
    const isJudged = isInPool && ranking.grades[nextInPool] >= 0;
    nextInPool += isInPool ? 1 : 0;
    if (!isJudged) {
      hasUnjudged = true;
      sum += weight;
    }
  }
  return hasUnjudged ? weight + (1 - PERSISTENCE) * sum : 0;
}


;// CONCATENATED MODULE: ./lib/trec/selection.js



const CUTOFFS = [5, 10, 15, 20, 30, 100, 200, 500, 1e3];
const RECALLS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const MULTIPLES = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2];
function countMeasure(name, compute) {
  return { name, parameters: "none", defaults: [], summary: "sum", integer: true, compute };
}
function singleMeasure(name, compute, summary = "mean") {
  return { name, parameters: "none", defaults: [], summary, integer: false, compute };
}
function cutoffMeasure(name, compute, defaults = CUTOFFS) {
  return { name, parameters: "cutoffs", defaults, summary: "mean", integer: false, compute };
}
function shareMeasure(name, compute, defaults) {
  return { name, parameters: "shares", defaults, summary: "mean", integer: false, compute };
}
function countPositive(grades) {
  let sum = 0;
  for (const grade of grades) {
    if (grade > 0) {
      sum++;
    }
  }
  return sum;
}
const countRelevantFound = (r) => r.relevantRanks.length;
const TREC_MEASURES = [
  countMeasure("num_q", () => 1),
  countMeasure("num_ret", (r) => r.retrieved),
  // trec_eval's summary under -c ignores the relevance level and counts every grade above 0.
  {
    ...countMeasure("num_rel", (r) => r.pool.relevant),
    sumGrades: countPositive
  },
  countMeasure("num_rel_ret", countRelevantFound),
  singleMeasure("map", (r) => averagePrecision(r, Infinity)),
  singleMeasure("gm_map", (r) => boundedLogarithm(averagePrecision(r, Infinity)), "geometric"),
  singleMeasure("Rprec", (r) => recallAtCutoff(r, r.pool.relevant)),
  singleMeasure("bpref", (r, _, rules) => binaryPreference(r, rules)),
  singleMeasure("recip_rank", (r) => countRelevantFound(r) === 0 ? 0 : 1 / r.relevantRanks[0]),
  shareMeasure("iprec_at_recall", precisionAtRecall, RECALLS),
  cutoffMeasure("P", (r, cutoff) => countRelevant(r, cutoff) / cutoff),
  cutoffMeasure("recall", recallAtCutoff),
  singleMeasure("infAP", (r, _, rules) => inferredPrecision(r, rules)),
  singleMeasure("gm_bpref", (r, _, rules) => boundedLogarithm(binaryPreference(r, rules)), "geometric"),
  shareMeasure("Rprec_mult", precisionAtMultiple, MULTIPLES),
  singleMeasure("utility", (r) => countRelevantFound(r) - (r.retrieved - countRelevantFound(r))),
  singleMeasure("11pt_avg", (r, _, rules) => RECALLS.reduceRight((sum, recall) => sum + precisionAtRecall(r, recall, rules), 0) / 11),
  singleMeasure("binG", binaryGain),
  singleMeasure("G", (r, _, rules) => normalisedGain(r, rules)),
  singleMeasure("ndcg", (r, _, rules) => ndcgAtCutoff(r, Infinity, rules)),
  singleMeasure("ndcg_rel", (r, _, rules) => ndcgAtRelevant(r, rules)),
  singleMeasure("Rndcg", (r, _, rules) => ndcgAtLevels(r, rules)),
  cutoffMeasure("ndcg_cut", ndcgAtCutoff),
  cutoffMeasure("map_cut", averagePrecision),
  cutoffMeasure("relative_P", relativePrecision),
  cutoffMeasure("success", (r, cutoff) => countRelevant(r, cutoff) > 0 ? 1 : 0, [1, 5, 10]),
  singleMeasure("set_P", (r) => divideOrZero(countRelevantFound(r), r.retrieved)),
  singleMeasure("set_relative_P", (r) => divideOrZero(countRelevantFound(r), Math.min(r.retrieved, r.pool.relevant))),
  singleMeasure("set_recall", (r) => divideOrZero(countRelevantFound(r), r.pool.relevant)),
  singleMeasure("set_map", (r) => divideOrZero(countRelevantFound(r) * countRelevantFound(r), r.retrieved * r.pool.relevant)),
  { ...singleMeasure("set_F", setF), parameters: "number", defaults: [1] },
  countMeasure("num_nonrel_judged_ret", (r) => r.grades.filter((grade) => grade >= 0).length - countRelevantFound(r)),
  singleMeasure("rbp", (r, _, rules) => rankBiasedPrecision(r, rules)),
  singleMeasure("rbp_resid", rankBiasedResidual),
  cutoffMeasure("unj", unjudgedShare, [5, 10, 20])
];
const ADDED_MEASURES = [
  cutoffMeasure("recip_rank_cut", (r, cutoff) => countRelevant(r, cutoff) === 0 ? 0 : 1 / r.relevantRanks[0], [10])
];
const OFFICIAL_NAMES = "runid num_q num_ret num_rel num_rel_ret map gm_map Rprec bpref recip_rank iprec_at_recall P";
const SET_NAMES = "runid num_q num_ret num_rel num_rel_ret utility set_P set_recall set_relative_P set_map set_F";
function formatFixed(value, digits = 4) {
  if (Number.isNaN(value)) {
    return "nan";
  }
  const magnitude = Math.abs(value);
  if (magnitude === Infinity) {
    return `${signText(value)}inf`;
  }
  const scaled = magnitude * 2 ** (digits + 1);
  if (!Number.isSafeInteger(scaled) || scaled % 2 === 0) {
    return signText(value) + magnitude.toFixed(digits);
  }
  const lowerDecimal = (BigInt(scaled) * 5n ** BigInt(digits) - 1n) / 2n;
  const evenDecimal = lowerDecimal % 2n === 0n ? lowerDecimal : lowerDecimal + 1n;
  const text = evenDecimal.toString().padStart(digits + 1, "0");
  const pointIndex = text.length - digits;
  return `${signText(value)}${text.slice(0, pointIndex)}${digits === 0 ? "" : "."}${text.slice(pointIndex)}`;
}
function signText(value) {
  return value < 0 || Object.is(value, -0) ? "-" : "";
}
const NICKNAMES = /* @__PURE__ */ new Map([
  ["official", OFFICIAL_NAMES.split(" ")],
  ["set", SET_NAMES.split(" ")],
  ["all_trec", ["runid", ...TREC_MEASURES.map(({ name }) => name)]]
]);
const MEASURES = [...TREC_MEASURES, ...ADDED_MEASURES];
const MEASURE_BY_NAME = new Map(MEASURES.map((measure) => [measure.name, measure]));
const GATE_NAMES = /* @__PURE__ */ new Map([
  ["recall", { uncut: null, cut: "recall" }],
  ["precision", { uncut: null, cut: "P" }],
  ["hit_rate", { uncut: null, cut: "success" }],
  ["mrr", { uncut: "recip_rank", cut: "recip_rank_cut" }],
  ["map", { uncut: "map", cut: "map_cut" }],
  ["ndcg", { uncut: "ndcg", cut: "ndcg_cut" }],
  ["success", { uncut: null, cut: "success" }],
  ["rr", { uncut: "recip_rank", cut: "recip_rank_cut" }],
  ["ap", { uncut: "map", cut: "map_cut" }]
]);
function selectMeasures(names) {
  const wanted = names.length === 0 ? ["official"] : names;
  const measureNames = wanted.flatMap((name) => NICKNAMES.get(name) ?? [name]);
  const selected = measureNames.filter((name) => name !== "runid").map(parseName);
  const columns = MEASURES.flatMap((measure) => {
    const lists = selected.filter((each) => each.measure === measure);
    const parameters = new Set(lists.flatMap((each) => each.parameters));
    return [...parameters].toSorted((a, b) => a - b).map((parameter) => ({ label: columnLabel(measure, parameter), measure, parameter }));
  });
  return { runId: measureNames.includes("runid"), columns };
}
function columnLabel(measure, parameter) {
  switch (measure.parameters) {
    case "cutoffs":
      return `${measure.name}_${parameter}`;
    case "shares":
      return `${measure.name}_${formatFixed(parameter, 2)}`;
    case "number":
      return parameter === measure.defaults[0] ? measure.name : `${measure.name}_${parameter}`;
    default:
      return measure.name;
  }
}
function parseName(text) {
  const gateMeasure = parseGateName(text);
  if (gateMeasure !== null) {
    return gateMeasure;
  }
  const exactMeasure = MEASURE_BY_NAME.get(text);
  if (exactMeasure !== void 0) {
    return { measure: exactMeasure, parameters: defaultParameters(exactMeasure) };
  }
  const dot = text.indexOf(".");
  const dottedMeasure = dot < 0 ? void 0 : MEASURE_BY_NAME.get(text.slice(0, dot));
  if (dottedMeasure !== void 0) {
    return {
      measure: dottedMeasure,
      parameters: parseParameters(dottedMeasure, text.slice(dot + 1), text)
    };
  }
  const underscore = text.lastIndexOf("_");
  const printedMeasure = underscore < 0 ? void 0 : MEASURE_BY_NAME.get(text.slice(0, underscore));
  if (printedMeasure === void 0 || printedMeasure.parameters === "none") {
    throw unknownMeasure(text);
  }
  return {
    measure: printedMeasure,
    parameters: parseParameters(printedMeasure, text.slice(underscore + 1), text)
  };
}
function parseGateName(text) {
  const [name = "", cutoff, ...furtherParts] = text.split("@");
  const gateName = GATE_NAMES.get(name);
  if (gateName === void 0 || furtherParts.length > 0) {
    if (cutoff === void 0) {
      return null;
    }
    throw unknownMeasure(text);
  }
  if (cutoff !== void 0) {
    const measure2 = (0,lookup/* requireValue */.vd)(MEASURE_BY_NAME, gateName.cut);
    return { measure: measure2, parameters: parseParameters(measure2, cutoff, text) };
  }
  if (MEASURE_BY_NAME.has(name)) {
    return null;
  }
  if (gateName.uncut === null) {
    throw new errors/* GateError */.ue("usage", `-m ${text}: needs a cutoff`, `for example -m ${name}@10`);
  }
  const measure = (0,lookup/* requireValue */.vd)(MEASURE_BY_NAME, gateName.uncut);
  return { measure, parameters: defaultParameters(measure) };
}
function defaultParameters(measure) {
  return measure.parameters === "none" ? [0] : measure.defaults;
}
function parseParameters(measure, list, text) {
  if (measure.parameters === "none") {
    throw new errors/* GateError */.ue("usage", `-m ${text}: ${measure.name} takes no parameters here`);
  }
  const parts = list.split(",");
  const values = parts.map((part) => /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(part) ? Number(part) : Number.NaN);
  const isAllowed = (value) => measure.parameters === "cutoffs" ? Number.isSafeInteger(value) && value > 0 : value >= 0 && value < Infinity;
  if (measure.parameters === "number" && values.length > 1) {
    throw new errors/* GateError */.ue("usage", `-m ${text}: expected one number after ${measure.name}.`);
  }
  const wrongPart = parts.find((_, index) => !isAllowed(values[index]));
  if (wrongPart === void 0) {
    return values;
  }
  const expected = measure.parameters === "cutoffs" ? "positive integers" : "numbers of 0 or more";
  throw new errors/* GateError */.ue("usage", `-m ${text}: '${wrongPart}', expected ${expected} separated by commas`, `for example -m ${measure.name}.${measure.defaults.slice(0, 2).join(",")}`);
}
function unknownMeasure(text) {
  const names = [...NICKNAMES.keys(), "runid", ...MEASURES.map(({ name }) => name)];
  return new errors/* GateError */.ue("usage", `-m ${text}: no such measure`, `expected one of ${names.join(" ")}, with cutoffs as in P.5,10 or ndcg_cut_10; or the gate's own recall@10, precision@5, hit_rate@1, mrr, mrr@10, map, map@10, ndcg@10`);
}


// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/workbench/score.js










const HELP = `retrieval-gate score --qrels F --run F [--run F]... [-m METRIC]... [-q]

Scores recorded runs as trec_eval prints them.

  --qrels F            judgments: qid iteration docno grade, or without the iteration; gz is fine
  --run F              a run: qid Q0 docno rank score tag; gz is fine; several stand side by side
                       with their differences to the first
  -m, --metric NAME    map, P.5,10, ndcg_cut_10, official (the default), set or all_trec; again for
                       more; or the gate's own recall@10, mrr, ndcg@10 and so on, printed under
                       trec_eval's name
  -q, --per-query      each query's values before the summary
  -l, --relevance N    lowest grade that counts as relevant (1); ndcg uses the grades themselves
  -J, --judged-only    leave out results without a judgment, as if the run did not have them
  -M, --max-retrieved N   leave out results beyond this rank
  --order NAME         trec (the default): ties by docno descending; score, rank: ties by docno
                       ascending (a run's rank column means nothing)
  --gain NAME          linear (the default, trec_eval's) or exponential (2^grade - 1)
  --scores NAME        float64 (the default, trec_eval 10) or float32 (trec_eval 9, its rounding of
                       iprec_at_recall and 11pt_avg too)
  -c, --complete       average over every judged query, which is the default
  --only-retrieved     average over the judged queries that the run has, as trec_eval does without
                       -c; by default every judged query counts, one without results with 0
  --ignore-extra-columns   skip what follows the tag, as trec_eval does; by default that is an error
  --plain              without WebAssembly: the same figures, slower
  --json               the same as JSON, unrounded
  --help

Example:
  retrieval-gate score --qrels qrels.txt --run bm25.run --run dense.run -m ndcg_cut_10 -m recall.100
`;
const SCORES = ["float64", "float32"];
const FLAGS = {
  qrels: command.TEXTS,
  run: command.TEXTS,
  metric: { type: "string", short: "m", multiple: true },
  "per-query": { type: "boolean", short: "q" },
  relevance: { type: "string", short: "l" },
  "judged-only": { type: "boolean", short: "J" },
  "max-retrieved": { type: "string", short: "M" },
  order: command.TEXT,
  gain: command.TEXT,
  scores: command.TEXT,
  complete: { type: "boolean", short: "c" },
  "only-retrieved": command.SWITCH,
  "ignore-extra-columns": command.SWITCH,
  plain: command.SWITCH,
  json: command.SWITCH
};
const runScore = (0,command.makeCommand)({ name: "score", flags: FLAGS, help: HELP }, async (values, ports) => {
  const qrelsFile = requireOneQrels((0,command.repeatedFlag)(values, "qrels"));
  if (values["complete"] === true && values["only-retrieved"] === true) {
    throw usageError("-c and --only-retrieved contradict each other; keep one");
  }
  const files = (0,command.repeatedFlag)(values, "run");
  if (files.length === 0) {
    throw usageError("--run is missing");
  }
  const selection = selectMeasures((0,command.repeatedFlag)(values, "metric"));
  const options = readScoreOptions(values);
  const qrels = await (0,trec_qrels/* readQrels */.KA)((0,external_node_path_.resolve)(ports.workingDirectory, qrelsFile), qrelsFile);
  const runs = [];
  for (const file of files) {
    const kernel = values["plain"] === true ? null : (0,trec_kernel/* openKernel */.m)();
    const path = (0,external_node_path_.resolve)(ports.workingDirectory, file);
    const evaluation = await (0,evaluator/* evaluateRun */.tL)(path, qrels, selection.columns, options, file, kernel);
    refuseUnjudgedRun(file, evaluation, countJudgedQueries(evaluation, options));
    runs.push({ file, evaluation });
  }
  const eachQuery = values["per-query"] === true;
  const text = runs.length === 1 ? formatRun((0,lookup/* requireItem */.l5)(runs, 0), selection, eachQuery) : formatRuns(runs, selection, eachQuery);
  (0,command.printResult)(ports, values, makeRunsJson(runs, selection, options, eachQuery), text);
  for (const run of runs) {
    printMissingNotes(run, options, ports);
  }
  return void 0;
});
function countJudgedQueries({ count, missing }, { queries }) {
  return queries === "judged" ? count : count + missing.length;
}
function refuseUnjudgedRun(file, { missing, unjudged }, judgedQueries) {
  const hasJudgedQuery = missing.length < judgedQueries;
  if (unjudged === 0 || hasJudgedQuery) {
    return;
  }
  throw new errors/* GateError */.ue("invalid_run", `${file} has results for ${(0,format/* pluralise */.aX)(unjudged, "query", "queries")}, and for none that is judged: the qrels have ${(0,format/* listNames */.Zv)(missing)}`, "Compare the query ids of both files: a suffix or leading zeros make another id.");
}
function readScoreOptions(values) {
  const numberLimits = { least: 1, most: 999999999 };
  const { relevance, depth, order, gain, scores } = evaluator/* TREC_OPTIONS */.UW;
  return {
    relevance: (0,command.numberFlag)("score", values, "relevance", numberLimits) ?? relevance,
    depth: (0,command.numberFlag)("score", values, "max-retrieved", numberLimits) ?? depth,
    judgedOnly: values["judged-only"] === true,
    order: (0,command.choiceFlag)("score", values, "order", config/* ORDERS */.gf) ?? order,
    gain: (0,command.choiceFlag)("score", values, "gain", config/* GAINS */.HM) ?? gain,
    scores: (0,command.choiceFlag)("score", values, "scores", SCORES) ?? scores,
    queries: values["only-retrieved"] === true ? "retrieved" : "judged",
    extraColumns: values["ignore-extra-columns"] === true ? "ignore" : "refuse"
  };
}
function requireOneQrels([file, ...furtherFiles]) {
  if (file === void 0) {
    throw usageError("--qrels is missing");
  }
  if (furtherFiles.length > 0) {
    throw usageError("--qrels is given more than once, expected one file");
  }
  return file;
}
function usageError(message) {
  return new errors/* GateError */.ue("usage", `score: ${message}`, "See `retrieval-gate score --help`.");
}
function printMissingNotes({ file, evaluation }, options, ports) {
  const { missing, unjudged } = evaluation;
  const judgedQueries = countJudgedQueries(evaluation, options);
  const consequence = options.queries === "judged" ? "each counts as 0" : "left out";
  if (missing.length > 0) {
    ports.err(`note: ${file} has no results for ${missing.length} of ${judgedQueries} judged queries (${consequence})
`);
  }
  if (unjudged > 0) {
    ports.err(`note: ${file} has results for ${(0,format/* pluralise */.aX)(unjudged, "query", "queries")} without judgments (they count in no metric)
`);
  }
}
const NAME_WIDTH = 22;
const ALL = "all";
function formatMeasure(column, value) {
  return column.measure.integer ? String(value) : formatFixed(value);
}
function listPerQueryColumns(columns) {
  return [...columns.keys()].filter((index) => {
    const { measure } = (0,lookup/* requireItem */.l5)(columns, index);
    return measure.name !== "num_q" && measure.summary !== "geometric";
  });
}
function formatRun(run, selection, eachQuery) {
  const { evaluation } = run;
  const { columns } = selection;
  const measureLine = (label, queryId, value) => `${label.padEnd(NAME_WIDTH)}	${queryId}	${value}
`;
  let text = "";
  if (eachQuery) {
    for (const [queryIndex, id] of evaluation.ids.entries()) {
      const values = (0,evaluator/* measuredValues */.L4)(evaluation, queryIndex);
      for (const at of listPerQueryColumns(columns)) {
        const column = (0,lookup/* requireItem */.l5)(columns, at);
        text += measureLine(column.label, id, formatMeasure(column, (0,lookup/* requireItem */.l5)(values, at)));
      }
    }
  }
  if (selection.runId) {
    text += measureLine("runid", ALL, evaluation.runId);
  }
  for (const [column, value] of (0,lookup/* zipLists */.L7)(columns, evaluation.summary)) {
    text += measureLine(column.label, ALL, formatMeasure(column, value));
  }
  return text;
}
function formatRuns(runs, selection, eachQuery) {
  const { columns } = selection;
  const files = runs.map(({ file }) => file);
  const [firstFile = ""] = files;
  let text = joinWithTabs([
    "measure",
    "query",
    ...files,
    ...files.slice(1).map((file) => `${file} - ${firstFile}`)
  ]);
  if (eachQuery) {
    const valuesByIdOfRuns = runs.map(({ evaluation }) => new Map(evaluation.ids.map((id, index) => [id, (0,evaluator/* measuredValues */.L4)(evaluation, index)])));
    const idsOfAllRuns = new Set(runs.flatMap(({ evaluation }) => evaluation.ids));
    for (const id of idsOfAllRuns) {
      const valuesOfRuns = valuesByIdOfRuns.map((valuesById) => valuesById.get(id));
      for (const at of listPerQueryColumns(columns)) {
        const columnValues = valuesOfRuns.map((values) => values?.[at]);
        text += formatComparedRow((0,lookup/* requireItem */.l5)(columns, at), id, columnValues);
      }
    }
  }
  if (selection.runId) {
    text += joinWithTabs(["runid", ALL, ...runs.map(({ evaluation }) => evaluation.runId)]);
  }
  for (const [at, column] of columns.entries()) {
    const values = runs.map(({ evaluation }) => evaluation.summary[at]);
    text += formatComparedRow(column, ALL, values);
  }
  return text;
}
function formatComparedRow(column, queryId, values) {
  const [first] = values;
  const valueTexts = values.map((value) => value === void 0 ? "-" : formatMeasure(column, value));
  const differences = values.slice(1).map((value) => {
    if (value === void 0 || first === void 0) {
      return "-";
    }
    const difference = value - first;
    const text = formatMeasure(column, difference);
    return difference > 0 ? `+${text}` : text;
  });
  return joinWithTabs([column.label, queryId, ...valueTexts, ...differences]);
}
function joinWithTabs([label, ...cells]) {
  return `${[label.padEnd(NAME_WIDTH), ...cells].join("	")}
`;
}
function makeRunsJson(runs, selection, options, eachQuery) {
  const { columns } = selection;
  const valuesByName = (values, columnIndexes) => Object.fromEntries(columnIndexes.map((index) => [(0,lookup/* requireItem */.l5)(columns, index).label, (0,lookup/* requireItem */.l5)(values, index)]));
  const allIndexes = [...columns.keys()];
  const perQueryIndexes = listPerQueryColumns(columns);
  const { relevance, gain, order, scores, queries, depth, judgedOnly } = options;
  return {
    schema_version: 1,
    definition: {
      gain,
      relevance,
      order,
      scores,
      queries,
      max_retrieved: depth === Infinity ? void 0 : depth,
      judged_only: judgedOnly ? true : void 0
    },
    runs: runs.map(({ file, evaluation }) => {
      const queryValues = (id, queryIndex) => ({
        id,
        ...valuesByName((0,evaluator/* measuredValues */.L4)(evaluation, queryIndex), perQueryIndexes)
      });
      return {
        file,
        runid: evaluation.runId,
        summary: valuesByName(evaluation.summary, allIndexes),
        missing_queries: evaluation.missing,
        unjudged_queries: evaluation.unjudged,
        queries: eachQuery ? evaluation.ids.map(queryValues) : void 0
      };
    })
  };
}



/***/ })

};
