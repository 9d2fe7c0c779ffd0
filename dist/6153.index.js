export const id = 6153;
export const ids = [6153];
export const modules = {

/***/ 82790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ withEvidence),
/* harmony export */   mE: () => (/* binding */ collectEvidence)
/* harmony export */ });
/* unused harmony exports pairedInterval, tQuantile975 */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _decision_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54444);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28599);




function collectEvidence(pairs, metric, groups) {
  const units = groupUnits(pairs, metric, groups);
  if (units.length === 0) {
    return null;
  }
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter((unit) => Math.abs(unit.sum) > _decision_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .EPSILON */ .p8);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    delta: unitMean(units),
    interval: pairedInterval(units),
    wins,
    losses: changed.length - wins,
    ties: units.length - changed.length,
    units: units.length
  };
}
function withEvidence(verdict, head, base) {
  const headGroups = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .caseGroups */ .nX)(head.policy.suite);
  const baseGroups = base === null ? headGroups : (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .caseGroups */ .nX)(base.policy.suite);
  const checks = verdict.checks.map((check) => {
    const isOfBase = check.policy === "base" && base !== null;
    return isOfBase ? addEvidence(check, base.pairing, baseGroups) : addEvidence(check, head.pairing, headGroups);
  });
  return { ...verdict, checks };
}
function addEvidence(check, pairing, groups) {
  const metric = check.kind === "mean" ? findTestedMean(check) : null;
  if (check.kind !== "mean" || metric === null) {
    return check;
  }
  const { pairs } = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .casesOfScope */ .Fq)(pairing, check.scope);
  const evidence = collectEvidence(pairs, metric, groups);
  if (evidence === null) {
    return check;
  }
  const isTested = check.p !== void 0 && check.by !== "lost";
  const hasInterval = isTested && check.scope.kind === "overall";
  return { ...check, evidence: hasInterval ? evidence : { ...evidence, interval: null } };
}
function findTestedMean({ metric, baseline, reference }) {
  if (baseline === null || reference === "accepted") {
    return null;
  }
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(metric);
  if (typeof parsed === "string" || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(parsed.family)) {
    return null;
  }
  return { name: parsed.name, family: parsed.family };
}
function groupUnits(pairs, { name, family }, groups) {
  const units = /* @__PURE__ */ new Map();
  for (const { now, before } of pairs) {
    const newValue = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .metricValue */ .a3)(now, name);
    const oldValue = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .metricValue */ .a3)(before, name);
    const weight = family.weight === "targets" ? now.targets : 1;
    if (newValue === null || oldValue === null || weight === 0) {
      continue;
    }
    const group = groups.get(now.id);
    const key = group === void 0 ? `case ${now.id}` : `group ${group}`;
    const unit = units.get(key) ?? { sum: 0, weight: 0 };
    unit.sum += weight * (newValue - oldValue);
    unit.weight += weight;
    units.set(key, unit);
  }
  return [...units.values()];
}
function unitMean(units) {
  return sumEach(units, ({ sum }) => sum) / sumEach(units, ({ weight }) => weight);
}
function sumEach(all, valueOf) {
  let sum = 0;
  for (const each of all) {
    sum += valueOf(each);
  }
  return sum;
}
function pairedInterval(units) {
  const { length: n } = units;
  const mean = unitMean(units);
  const meanWeight = sumEach(units, ({ weight }) => weight) / n;
  const squares = sumEach(units, ({ sum, weight }) => ((sum - mean * weight) / meanWeight) ** 2);
  if (n < 2 || squares < _decision_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .EPSILON */ .p8 ** 2) {
    return null;
  }
  const standardError = Math.sqrt(squares / (n - 1) / n);
  const reach = tQuantile975(n - 1) * standardError;
  return [mean - reach, mean + reach];
}
const T_OF_FEW = [12.7062, 4.3027, 3.1824];
const Z = 1.959964;
function tQuantile975(df) {
  const known = T_OF_FEW[df - 1];
  if (known !== void 0) {
    return known;
  }
  const first = (Z ** 3 + Z) / (4 * df);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * df ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * df ** 3);
  return Z + first + second + third;
}



/***/ }),

/***/ 61655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ MOST_CASES),
/* harmony export */   YT: () => (/* binding */ documentKeys),
/* harmony export */   Yn: () => (/* binding */ logSign),
/* harmony export */   _7: () => (/* binding */ parentFolders),
/* harmony export */   i$: () => (/* binding */ findChangeGroups),
/* harmony export */   tM: () => (/* binding */ compareLists),
/* harmony export */   tw: () => (/* binding */ groupChanges),
/* harmony export */   xn: () => (/* binding */ documentClusters),
/* harmony export */   yt: () => (/* binding */ findOwnTrait)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

const LEAST_CASES = 5;
const LEVEL = 1e-3;
const MOST = 8;
const FULL = 0.8;
const APART = 3;
const WIDER = 1.5;
const SAME = 1e-9;
function findChangeGroups(cases, clusterOf = () => void 0) {
  const moved = cases.map(({ before, now }) => before.length !== now.length || before.some((document, i) => document !== now[i]));
  if (!moved.includes(true)) {
    return [];
  }
  const candidates = [
    ...shareLevel(listMoveCandidates(cases, moved, clusterOf)),
    ...shareLevel(listTraitCandidates(cases, moved))
  ];
  const worse = cases.map(({ change }) => change < -SAME);
  const isMoved = (at) => moved[at] === true;
  const isWorse = (at) => worse[at] === true;
  const remaining = new Set(cases.keys());
  const groups = [];
  while (groups.length < MOST) {
    const strongest = findStrongest(candidates, remaining, { isMoved, isWorse });
    if (strongest === null) {
      break;
    }
    groups.push(makeGroup(strongest, cases, remaining));
    for (const at of strongest.members) {
      remaining.delete(at);
    }
  }
  return groups.toSorted((a, b) => b.cases.length - a.cases.length);
}
function shareLevel(candidates) {
  const logLevel = Math.log(LEVEL / candidates.length);
  return candidates.map((candidate) => ({ ...candidate, logLevel }));
}
function findStrongest(candidates, remaining, { isMoved, isWorse }) {
  const movedCount = [...remaining].filter(isMoved).length;
  const worseCount = [...remaining].filter(isWorse).length;
  let best = null;
  for (const candidate of candidates) {
    const members = candidate.members.filter((at) => remaining.has(at));
    const hits = members.filter((at) => candidate.hits.has(at)).length;
    const signLog = logSign(hits, candidate.against);
    if (isChance(candidate, signLog, movedCount, { hits, members, all: remaining.size })) {
      continue;
    }
    const logs = [
      logRate(members, isMoved, movedCount, remaining.size),
      logRate(members, isWorse, worseCount, remaining.size)
    ];
    if (movedCount > FULL * remaining.size && /^(?:came|went)_/.test(candidate.kind)) {
      logs.push(signLog);
    }
    const logP = Math.min(...logs);
    if (logP <= candidate.logLevel && isStronger({ candidate, logP }, best)) {
      best = { candidate, logP };
    }
  }
  return best?.candidate ?? null;
}
function isChance({ kind, logLevel }, signLog, movedCount, counts) {
  if (kind === "intent" || kind === "length" || kind === "writing") {
    const { hits, members, all } = counts;
    const isMinority = hits * 2 < members.length;
    const otherHits = movedCount - hits;
    return isMinority || hits * (all - members.length) < APART * otherHits * members.length;
  }
  return signLog > (kind === "stage" ? Math.log(LEVEL) : logLevel);
}
function isStronger({ candidate, logP }, best) {
  if (best === null) {
    return true;
  }
  const isWider = (candidate.lost ?? 0) >= WIDER * (best.candidate.lost ?? Infinity);
  return logP < best.logP + (isWider ? SAME : -SAME);
}
function makeGroup({ kind, name, members, hits }, cases, remaining) {
  const remainingMembers = members.filter((at) => remaining.has(at));
  const touched = remainingMembers.filter((at) => hits.has(at)).map((at) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(cases, at));
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: remainingMembers.length,
    worse: touched.filter(({ change }) => change < -SAME).length,
    better: touched.filter(({ change }) => change > SAME).length,
    rank: ranks.toSorted((a, b) => a - b)[ranks.length >> 1] ?? null,
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id)
  };
}
function documentKeys(document, clusterOf) {
  const cluster = clusterOf(document);
  return [
    `document:${document}`,
    ...parentFolders(document).map((folder) => `folder:${folder}`),
    ...cluster === void 0 ? [] : [`cluster:${cluster}`]
  ];
}
const MOST_FOLDERS = 32;
function parentFolders(document) {
  const [path = ""] = document.split(/::|#/, 1);
  const folders = [];
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
    if (folders.push(path.slice(0, at + 1)) === MOST_FOLDERS) {
      break;
    }
  }
  return folders;
}
function makeKeyCounter(clusterOf) {
  const keysByDocument = /* @__PURE__ */ new Map();
  return (documents) => {
    const counts = /* @__PURE__ */ new Map();
    for (const document of documents) {
      let keysOfDocument = keysByDocument.get(document);
      if (keysOfDocument === void 0) {
        keysOfDocument = documentKeys(document, clusterOf);
        keysByDocument.set(document, keysOfDocument);
      }
      for (const key of keysOfDocument) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    return counts;
  };
}
function listMoves(cases, moved, countKeys) {
  const came = /* @__PURE__ */ new Map();
  const went = /* @__PURE__ */ new Map();
  const lost = /* @__PURE__ */ new Map();
  for (const [at, { before, now }] of cases.entries()) {
    if (!moved[at]) {
      continue;
    }
    const oldCounts = countKeys(new Set(before));
    const newCounts = countKeys(new Set(now));
    const isReplaced = before.every((document) => !now.includes(document));
    const measureRise = (key) => (newCounts.get(key) ?? 0) * before.length - (oldCounts.get(key) ?? 0) * now.length;
    for (const key of countKeys(selectNewAboveOld(before, now)).keys()) {
      const isEvidence = key.startsWith("document:") || !isReplaced && measureRise(key) > 0;
      if (isEvidence && (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0)) {
        addToList(came, key, at);
      }
    }
    for (const [key, count] of oldCounts) {
      const gone = count - (newCounts.get(key) ?? 0);
      const isEvidence = key.startsWith("document:") || now.length === 0 || measureRise(key) < 0;
      if (!isEvidence || gone * 2 < count) {
        continue;
      }
      addToList(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}
function listMoveCandidates(cases, moved, clusterOf) {
  const countKeys = makeKeyCounter(clusterOf);
  const { came, went, lost } = listMoves(cases, moved, countKeys);
  const frequentKeys = (lists) => [...lists].filter(([, indices]) => indices.length >= LEAST_CASES).map(([key]) => key);
  const frequentlyCome = frequentKeys(came);
  const frequentlyGone = frequentKeys(went);
  const holders = listHolders(cases, new Set(frequentlyGone), countKeys);
  const makeCandidate = (key, move) => {
    const end = key.indexOf(":");
    const kind = key.slice(0, end);
    const name = key.slice(end + 1);
    if (move === "came") {
      const members = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireValue */ .vd)(came, key);
      const against = went.get(key)?.length ?? 0;
      return { kind: `came_${kind}`, name, members, against, hits: new Set(members) };
    }
    return {
      kind: `went_${kind}`,
      name,
      members: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireValue */ .vd)(holders, key),
      against: came.get(key)?.length ?? 0,
      hits: new Set((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireValue */ .vd)(went, key)),
      lost: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireValue */ .vd)(lost, key)
    };
  };
  return [
    ...frequentlyGone.map((key) => makeCandidate(key, "went")),
    ...frequentlyCome.map((key) => makeCandidate(key, "came"))
  ].filter(({ hits, members }) => hits.size * 2 >= members.length);
}
function listHolders(cases, wanted, countKeys) {
  const holders = /* @__PURE__ */ new Map();
  if (wanted.size === 0) {
    return holders;
  }
  for (const [at, { before }] of cases.entries()) {
    for (const key of countKeys(new Set(before)).keys()) {
      if (wanted.has(key)) {
        addToList(holders, key, at);
      }
    }
  }
  return holders;
}
function selectNewAboveOld(before, now) {
  const old = new Set(before);
  const lastOld = now.findLastIndex((document) => old.has(document));
  return now.filter((document, i) => !old.has(document) && (lastOld === -1 || i < lastOld));
}
function addToList(lists, key, at) {
  const list = lists.get(key);
  if (list === void 0) {
    lists.set(key, [at]);
  } else {
    list.push(at);
  }
}
const WRITINGS = {
  // snake_case, std::vector, os.path, camelCase, call()
  identifiers: new RegExp("[\\p{L}\\p{N}](?:_|::|\\.)[\\p{L}\\p{N}]|\\p{Ll}\\p{Lu}|\\(\\)", "u"),
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: new RegExp("\\p{N}", "u"),
  capitals: new RegExp("\\p{Lu}", "u"),
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u
};
function listTraitCandidates(cases, moved) {
  const members = /* @__PURE__ */ new Map();
  for (const [at, { query, intent, stage }] of cases.entries()) {
    for (const trait of listTraits({ query, intent })) {
      addToList(members, trait, at);
    }
    if (stage !== void 0) {
      addToList(members, `stage:${stage}`, at);
    }
  }
  const casesThatFoundMore = cases.filter(({ foundMore }) => foundMore).length;
  return [...members].flatMap(([key, indices]) => {
    if (indices.length < LEAST_CASES || indices.length === cases.length) {
      return [];
    }
    const end = key.indexOf(":");
    const kind = key.slice(0, end);
    const name = key.slice(end + 1);
    const hits = new Set(indices.filter((at) => moved[at]));
    const against = kind === "stage" ? casesThatFoundMore : 0;
    return [{ kind, name, members: indices, against, hits }];
  });
}
function listTraits({ query, intent }) {
  const writings = Object.entries(WRITINGS).filter(([, pattern]) => pattern.test(query));
  return [
    ...writings.map(([name]) => `writing:${name}`),
    `intent:${intent}`,
    `length:${describeLength(query)}`
  ];
}
function findOwnTrait(members, all) {
  const [first] = members;
  if (first === void 0 || logChoose(all.length, members.length) < -Math.log(LEVEL)) {
    return null;
  }
  const hasTrait = (trait) => (each) => listTraits(each).includes(trait);
  const own = listTraits(first).find((trait) => members.every(hasTrait(trait)) && all.filter(hasTrait(trait)).length === members.length);
  if (own === void 0) {
    return null;
  }
  const end = own.indexOf(":");
  return { kind: own.slice(0, end), name: own.slice(end + 1) };
}
function logChoose(all, chosen) {
  let log = 0;
  for (let i = 1; i <= chosen; i++) {
    log += Math.log((all - chosen + i) / i);
  }
  return log;
}
function describeLength(query) {
  const words = query.trim().split(/\s+/u).length;
  if (words <= 1) {
    return "1";
  }
  if (words <= 3) {
    return "2-3";
  }
  return words <= 7 ? "4-7" : "8+";
}
function logSign(up, down) {
  if (up <= down) {
    return 0;
  }
  const total = up + down;
  let term = 0;
  for (let i = 1; i <= down; i++) {
    term += Math.log((total - down + i) / i);
  }
  return Math.min(0, term - total * Math.LN2 - Math.log1p(-down / (up + 1)));
}
function logRate(members, hasOutcome, total, all) {
  const hits = members.filter(hasOutcome).length;
  const size = members.length;
  const otherHits = total - hits;
  const otherSize = all - size;
  if (size === 0 || hits * all <= total * size) {
    return 0;
  }
  const ratioPart = (count, of, rate) => count === 0 ? 0 : count * Math.log(count / of / rate);
  const hitRate = total / all;
  const missRate = (all - total) / all;
  const ratio = 2 * (ratioPart(hits, size, hitRate) + ratioPart(size - hits, size, missRate) + ratioPart(otherHits, otherSize, hitRate) + ratioPart(otherSize - otherHits, otherSize, missRate));
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}
const MOST_CASES = 5e4;
function groupChanges({ cases }, k, pairs, runs) {
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  const clusters = documentClusters(runs);
  const lists = pairs.filter(({ now }) => now.error === null).map((pair) => compareLists(pair, queries.get(pair.now.id) ?? "", k));
  return findChangeGroups(lists, (document) => clusters.get(document));
}
function documentClusters(runs) {
  const clusters = /* @__PURE__ */ new Map();
  for (const { outcome } of runs.flatMap(({ cases }) => cases)) {
    if (outcome.kind !== "answer") {
      continue;
    }
    for (const { doc_id: id, cluster } of outcome.hits) {
      if (cluster !== void 0) {
        clusters.set(id, cluster);
      }
    }
  }
  return clusters;
}
function compareLists({ now, before }, query, k) {
  const change = [`recall@${k}`, `ndcg@${k}`].reduce((sum, name) => sum + (now.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0), 0);
  const foundMore = now.ranks.some((rank, at) => rank !== null && (before.ranks[at] ?? null) === null);
  const { id, intent, results } = now;
  return { id, query, intent, before: before.results, now: results, change, foundMore };
}



/***/ }),

/***/ 3292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MIN_REPEATS)
/* harmony export */ });
const STATISTICS = (/* unused pure expression or super */ null && (["p50", "p90", "p95", "p99", "mean"]));
const MIN_REPEATS = 3;
const PLAN_LIMITS = (/* unused pure expression or super */ null && (["budget_s", "repeats", "recorded"]));



/***/ }),

/***/ 59525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ askRounds),
/* harmony export */   bf: () => (/* binding */ fewestRepeats),
/* harmony export */   og: () => (/* binding */ runSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48778);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



async function runSuite(plan, ports) {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}
class Session {
  #plan;
  #ports;
  #side;
  /** Timed samples in milliseconds, by case id. */
  #samples = /* @__PURE__ */ new Map();
  #timingState = { budget_ended: false, ms: 0 };
  #stages = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .StageTimes */ .l();
  /** Cases whose first answer is already a sample; their first round is skipped. */
  #sampledAhead = /* @__PURE__ */ new Set();
  /** "off" as long as nothing is timed. */
  #source = "off";
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .m(plan, ports);
  }
  /**
   * Once for quality, then timed, then some cases a second time to see whether answers vary. Throws
   * the GateError that ends the run.
   */
  async run() {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
    if (latency !== "off" && clock === "recorded") {
      this.#takeRecordedTimes();
    } else if (latency !== "off") {
      await this.#time(latency);
    }
    await this.#side.askTwice();
  }
  measurement(failure) {
    const timing = {
      source: this.#source,
      repeats: fewestRepeats(this.#samples, (id) => this.#side.hasAnswer(id)),
      budget_ended: this.#timingState.budget_ended,
      // `repeats`: Sampler.finishRun sets the planned number.
      asked: { queries: this.#side.asked, ms: this.#timingState.ms, repeats: 0 }
    };
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }
  /**
   * Without a warm-up the first answers are the first samples, if they were asked one at a time as
   * timed queries are.
   */
  async #time(latency) {
    const { cases, concurrency } = this.#plan;
    const byId = new Map(cases.map((each) => [each.id, each]));
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming(this.#side.tookMs);
    if (latency.warmup === 0 && concurrency === 1) {
      this.#takeFirstTimes(sampling);
    }
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: (ids) => ids,
      ask: async (id) => {
        const isSampled = this.#sampledAhead.delete(id);
        if (!isSampled) {
          await this.#sample((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(byId, id));
        }
      },
      lacks: (id, times) => this.#side.hasAnswer(id) && (this.#samples.get(id)?.length ?? 0) < times,
      needsAnotherPass: () => false,
      confirmingRounds: () => sampling.confirmingRounds(this.#samples),
      progress: (done, total) => this.#ports.progress("latency", done, total)
    });
  }
  async #warmUp() {
    for (const subject of this.#plan.cases) {
      if (this.#side.hasAnswer(subject.id)) {
        await this.#side.askAgain(subject);
      }
    }
  }
  /**
   * A case that fails now loses all its samples; one with another list of results only gets no
   * sample.
   */
  async #sample(subject) {
    if (!this.#side.hasAnswer(subject.id)) {
      return;
    }
    const timed = await this.#side.askAgain(subject);
    if (timed !== null) {
      return this.#addSample(subject.id, timed);
    }
    const failedNow = !this.#side.hasAnswer(subject.id);
    if (failedNow) {
      this.#samples.delete(subject.id);
      this.#stages.delete(subject.id);
    }
  }
  #takeFirstTimes({ rounds }) {
    const idsInRounds = new Set(rounds.flat());
    for (const [id, timed] of this.#side.firstTimes()) {
      if (!idsInRounds.has(id)) {
        continue;
      }
      this.#addSample(id, timed);
      this.#sampledAhead.add(id);
    }
  }
  /** Only if every answer of the recorded run has a time; else the source stays "off". */
  #takeRecordedTimes() {
    const firstTimes = this.#side.firstTimes();
    if (firstTimes.size === 0 || firstTimes.size < this.#side.answers) {
      return;
    }
    this.#source = "recorded";
    for (const [id, timed] of firstTimes) {
      this.#addSample(id, timed);
    }
  }
  #addSample(id, { ms, spans }) {
    this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
    this.#stages.add(id, spans);
  }
}
function fewestRepeats(samples, isAnswered) {
  const counts = [...samples].flatMap(([id, caseSamples]) => isAnswered(id) ? [caseSamples.length] : []);
  return counts.length === 0 ? 0 : Math.min(...counts);
}
async function askRounds({ rounds, ends_ms: endsMs }, state, ports) {
  const start = ports.now();
  const isTimeSpent = () => ports.now() - start >= endsMs;
  let done = 0;
  const askAll = async (someRounds) => {
    const total = done + someRounds.reduce((sum, ids) => sum + ids.length, 0);
    for (const ids of someRounds) {
      for (const id of ports.order(ids)) {
        if (isTimeSpent()) {
          return false;
        }
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
    return true;
  };
  const timesPerPass = /* @__PURE__ */ new Map();
  for (const id of rounds.flat()) {
    timesPerPass.set(id, (timesPerPass.get(id) ?? 0) + 1);
  }
  let passes = 0;
  let isComplete = true;
  const findCasesWithTooFewSamples = () => [...timesPerPass.keys()].filter((id) => {
    const wantedSamples = passes * (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(timesPerPass, id);
    return ports.lacks(id, wantedSamples);
  });
  do {
    passes++;
    isComplete = await askAll(rounds);
    for (const _ of rounds) {
      if (isComplete) {
        isComplete = await askAll([findCasesWithTooFewSamples()]);
      }
    }
  } while (isComplete && ports.needsAnotherPass());
  state.ms = ports.now() - start;
  if (isComplete) {
    isComplete = await askAll(ports.confirmingRounds());
  }
  state.budget_ended = !isComplete;
}



/***/ }),

/***/ 48778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ Side),
  l: () => (/* binding */ StageTimes)
});

;// CONCATENATED MODULE: ./lib/model/error-text.js
const HTML = /<(?:!doctype|html|head|body)\b/i;
const TELLING = [
  /(?:message|exception|error|reason|detail)s?["']?\s*[:=]\s*\S/i,
  /(?:error|exception|failed|denied|refused|unavailable|forbidden|not found|no such|timeout|timed out)/i
];
function quoteError(message) {
  const start = message.search(HTML);
  if (start === -1) {
    return joinLines(message);
  }
  const page = message.slice(start).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "").replaceAll(/<[^>]*>/g, "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll(/&(?:quot|#39);/g, "'").replaceAll("&amp;", "&");
  const lines = page.split("\n").map(joinLines).filter(Boolean);
  const [first = "an HTML page", ...others] = lines;
  const telling = TELLING.map((words) => others.find((line) => words.test(line) && line !== first));
  const last = telling.find((line) => line !== void 0);
  const quoted = last === void 0 || last.includes(first) ? last ?? first : `${first}: ${last}`;
  return `${joinLines(message.slice(0, start))} ${quoted}`.trim();
}
function joinLines(text) {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}


// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/run.js
var run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/model/query-errors.js
var query_errors = __webpack_require__(74961);
// EXTERNAL MODULE: ./lib/model/sampling.js
var sampling = __webpack_require__(3292);
// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
;// CONCATENATED MODULE: ./lib/run/side.js







class Side {
  #plan;
  #ports;
  /** The first answer of each case, by id; an error once one of its queries failed. */
  #outcomes = /* @__PURE__ */ new Map();
  /** In milliseconds, by the clock that the config chose, by case id. */
  #firstMs = /* @__PURE__ */ new Map();
  /** Milliseconds of each first answer by our own clock, by case id; 0 if nothing was measured. */
  #tookMs = /* @__PURE__ */ new Map();
  /** Cases that got another list of results in a repeat. */
  #unstable = /* @__PURE__ */ new Set();
  #repeated = /* @__PURE__ */ new Set();
  #likeFailures;
  #retries = 0;
  #corrected;
  #corpus;
  #asked = 0;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#likeFailures = new LikeFailures(plan.config_places ?? { file: "" });
  }
  /** By the config's clock; only of cases that have one. */
  firstTimes() {
    const addSpans = (id, ms) => {
      const outcome = this.#outcomes.get(id);
      return { ms, spans: outcome?.kind === "answer" ? outcome.spans : void 0 };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, addSpans(id, ms)]));
  }
  hasAnswer(id) {
    return this.#outcomes.get(id)?.kind === "answer";
  }
  /**
   * By our own clock, in milliseconds, by case id. The very first answers (as many as are asked at
   * once) may have waited for the retriever to start: each counts at most as much as the slowest of
   * the later ones.
   */
  get tookMs() {
    const times = [...this.#tookMs];
    const laterTimes = times.slice(this.#plan.concurrency);
    if (laterTimes.length === 0) {
      return this.#tookMs;
    }
    const slowestMs = laterTimes.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
    return new Map(times.map(([id, ms]) => [id, Math.min(ms, slowestMs)]));
  }
  get asked() {
    return this.#asked;
  }
  get answers() {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }
  /** A query that fails becomes the outcome of its case. Throws as #askFirst. */
  qualityPass(cases, done) {
    return (0,timers/* inParallel */.HN)(cases, this.#plan.concurrency, async (subject) => {
      await this.#askFirst(subject);
      done();
    });
  }
  /**
   * Null in three cases: the query fails, which is the case's outcome from then on; the list of
   * results is another than the first, and the case is unstable from then on (the time of one list
   * says nothing about another); or the answer has no time.
   */
  async askAgain(subject) {
    this.#repeated.add(subject.id);
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, {
        kind: "error",
        message: `in a repeat: ${quoteError(raw.message)}`
      });
      return null;
    }
    const first = this.#outcomes.get(subject.id);
    const ids = this.#comparedIds(subject, raw);
    if (first?.kind === "answer" && !hasList(first, ids)) {
      this.#unstable.add(subject.id);
      return null;
    }
    const ms = this.#elapsed(subject, raw);
    return ms === null ? null : { ms, spans: raw.spans };
  }
  /**
   * Of `asked_twice`, only cases that have an answer and were asked only once, and as many as are
   * missing. Second answers are never scored.
   */
  askTwice() {
    const { asked_twice: cases = [], concurrency } = this.#plan;
    const missingCount = Math.max(0, cases.length - this.#repeated.size);
    const askedOnce = cases.filter(({ id }) => this.hasAnswer(id) && !this.#repeated.has(id));
    return (0,timers/* inParallel */.HN)(askedOnce.slice(0, missingCount), concurrency, (subject) => this.#compareAgain(subject));
  }
  /** A failure is ignored. */
  async #compareAgain(subject) {
    const raw = await this.#ask(subject);
    const first = this.#outcomes.get(subject.id);
    if (raw.kind === "error" || first?.kind !== "answer") {
      return;
    }
    if (!hasList(first, this.#comparedIds(subject, raw))) {
      this.#unstable.add(subject.id);
    }
  }
  /** A case without an outcome gets `failure` as its error. */
  measurement(cases, sampled, failure) {
    const unasked = {
      kind: "error",
      message: failure === null ? "not asked" : `not asked: ${failure.message}`,
      asked: false
    };
    return {
      cases: cases.map(({ id }) => {
        const spansMs = sampled.stages.get(id);
        const samples = sampled.samples.get(id) ?? [];
        const areTooFew = this.#unstable.has(id) && samples.length < sampling/* MIN_REPEATS */.A;
        return {
          case_id: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          first_ms: this.#firstMs.get(id) ?? null,
          samples_ms: areTooFew ? [] : samples,
          ...spansMs === void 0 || areTooFew ? {} : { spans_ms: spansMs }
        };
      }),
      timing: sampled.timing,
      unstable: cases.flatMap((subject) => this.#unstable.has(subject.id) ? [subject.id] : []),
      retries: this.#retries,
      ...this.#corrected !== void 0 && { corrected: this.#corrected },
      ...this.#corpus !== void 0 && { corpus: this.#corpus },
      failure
    };
  }
  /** Throws `cancelled` if the run was cancelled. */
  async #ask(subject) {
    if (this.#ports.cancelled()) {
      throw new errors.GateError("cancelled", "the run was cancelled", {
        hint: "What was measured until then is in the report."
      });
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
      // The id in the suite, by which a recorded run knows the case.
      case_id: subject.asked_as ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...subject.params === void 0 ? {} : { params: subject.params }
    });
    this.#retries += raw.retries;
    if (raw.kind === "answer") {
      this.#corrected = (0,run/* addCorrections */.r)(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }
  /**
   * Throws `retriever_failed` if the first queries all fail alike, before any answer came: then the
   * search itself is broken. The failures of a recorded run don't count, since each of its queries
   * may be missing by itself; nor do questions that only the base asks, such as with an argument
   * that is gone.
   */
  async #askFirst(subject) {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: quoteError(raw.message) });
      const isOnlyOfBase = subject.asked_as !== void 0;
      if (this.#plan.clock !== "recorded" && !isOnlyOfBase) {
        this.#likeFailures.add(subject.query, raw.message);
      }
      return;
    }
    this.#likeFailures.stopCounting();
    const answer = this.#makeAnswer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }
  /**
   * Times, retries, corrections and corpus are kept for the whole run. Throws as `rankAnswer`, and
   * the error names the case.
   */
  #makeAnswer(subject, raw) {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      const hits = (0,ranking/* rankAnswer */.PN)(raw.results, subject.asked_as ?? subject.id, k, definition);
      const { results, elapsed_ms: _elapsed, retries: _retries, corrected: _corrected, corpus: _corpus, stages, ...keptMembers } = raw;
      const keptStages = stages === void 0 ? {} : { stages: (0,ranking/* stageHits */.Dc)(stages) };
      return Object.assign({ hits, returned: results.length }, keptMembers, keptStages);
    });
  }
  /** Ranked as a first answer is. Throws as `rankIds`, and the error names the case. */
  #comparedIds(subject, raw) {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      return (0,ranking/* rankIds */.fs)(raw.results, subject.asked_as ?? subject.id, k, definition);
    });
  }
  /**
   * In milliseconds, by the clock that the config chose. Null if a recorded run has no time for it,
   * or nothing was timed. Throws `retriever_answer` if the retriever was to report its time and did
   * not.
   */
  #elapsed(subject, raw) {
    const { latency, clock } = this.#plan;
    if (clock === "recorded") {
      return raw.reported_ms ?? null;
    }
    if (latency === "off" || latency.source === "measured") {
      return raw.elapsed_ms;
    }
    if (raw.reported_ms !== void 0) {
      return raw.reported_ms;
    }
    throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
      hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`."
    });
  }
}
function addCaseToError(subject, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof errors.GateError)) {
      throw error;
    }
    throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, {
      ...error.hint === void 0 ? {} : { hint: error.hint },
      cause: error
    });
  }
}
function hasList({ hits }, ids) {
  return hits.length === ids.length && hits.every((hit, at) => hit.doc_id === ids[at]);
}
const MOST_ALIKE = 10;
class LikeFailures {
  #config;
  /** Without the query in it; null before the first. */
  #message = null;
  #count = 0;
  #isStopped = false;
  constructor(config) {
    this.#config = config;
  }
  /** Later failures are about their own query. */
  stopCounting() {
    this.#isStopped = true;
  }
  /** Throws `retriever_failed` at MOST_ALIKE. */
  add(query, message) {
    if (this.#isStopped) {
      return;
    }
    const escapedQuery = JSON.stringify(query).slice(1, -1);
    const messageWithoutQuery = message.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => escapedQuery.startsWith(quoted.slice(1, -1).replace(/…$/, "")) ? "\u2026" : quoted);
    if (this.#message !== null && this.#message !== messageWithoutQuery) {
      return this.stopCounting();
    }
    this.#message = messageWithoutQuery;
    if (++this.#count < MOST_ALIKE) {
      return;
    }
    throw new errors.GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed alike: ${message}`, {
      hint: (0,query_errors/* adviseOnQueryErrors */.v)([message], 1, this.#config) ?? 'Fix the retriever. No other query was asked. `retrieval-gate ask "some words"` shows one answer.'
    });
  }
}
class StageTimes {
  #byCase = /* @__PURE__ */ new Map();
  get byCase() {
    return this.#byCase;
  }
  add(caseId, spans) {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const samplesByStage = this.#byCase.get(caseId) ?? /* @__PURE__ */ new Map();
      this.#byCase.set(caseId, samplesByStage);
      const samples = samplesByStage.get(stage);
      if (samples === void 0) {
        samplesByStage.set(stage, [ms]);
      } else {
        samples.push(ms);
      }
    }
  }
  delete(caseId) {
    this.#byCase.delete(caseId);
  }
}



/***/ }),

/***/ 70366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ deflateToBase64)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53179);


const PIECE_LENGTH = 1 << 20;
function* deflateToBase64(parts) {
  let waitingBytes = new Uint8Array();
  for (const piece of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_1__/* .inChunks */ .m)(parts, PIECE_LENGTH)) {
    const compressed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(piece, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_FULL_FLUSH });
    const bytes = Buffer.concat([waitingBytes, compressed]);
    const end = bytes.length - bytes.length % 3;
    yield bytes.toString("base64", 0, end);
    waitingBytes = bytes.subarray(end);
  }
  const streamEnd = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)("");
  yield Buffer.concat([waitingBytes, streamEnd]).toString("base64");
}



/***/ })

};
