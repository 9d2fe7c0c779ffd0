export const id = 910;
export const ids = [910];
export const modules = {

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   HV: () => (/* binding */ overlapOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   _d: () => (/* binding */ bucketFor),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   gW: () => (/* binding */ wantingPairs),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   uZ: () => (/* binding */ withBefore),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* unused harmony export rankBiasedOverlap */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);


function pairCases(scores, baseline) {
  const asked = [];
  const fresh = [];
  for (const now of scores.cases) {
    const before = baseline?.cases.get(now.id);
    if (before !== void 0 && before.digests.ask === now.digests.ask)
      asked.push({ now, before });
    else
      fresh.push(now);
  }
  const by = (part) => {
    const same = ({ now, before }) => now.digests[part] === before.digests[part];
    if (asked.every(same))
      return { pairs: asked, added: fresh };
    const others = /* @__PURE__ */ new Set([...asked.filter((pair) => !same(pair)).map(({ now }) => now), ...fresh]);
    return { pairs: asked.filter(same), added: scores.cases.filter((each) => others.has(each)) };
  };
  const judged = by("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: { pairs: asked, added: fresh },
    limited: by("limits"),
    absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)
  };
}
function lostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function newlyLost({ before, now }) {
  const { found } = before;
  return (found === void 0 ? finds(before) : found.in === found.of) && !finds(now);
}
function newlyFound({ before, now }) {
  const { found } = before;
  return !(found === void 0 ? finds(before) : found.in > 0) && finds(now);
}
function wantingPairs({ cases }, { pairs }) {
  const wanting = new Set(cases.flatMap((each) => each.expect_empty ? [] : [each.id]));
  return pairs.filter(({ now }) => wanting.has(now.id));
}
function valueOf({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function finds({ ranks }) {
  return ranks.some((rank) => rank !== null);
}
function withBefore(pairing, replaced) {
  const known = /* @__PURE__ */ new Map();
  const one = (pair) => {
    if (!replaced(pair))
      return pair;
    const made = known.get(pair.now) ?? { before: pair.before, now: asBefore(pair) };
    known.set(pair.now, made);
    return made;
  };
  const side = ({ pairs, added }) => ({ pairs: pairs.map(one), added });
  return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}
function asBefore({ now, before }) {
  const { metrics, ranks, results } = before;
  return Object.assign({}, now, { metrics, ranks, results, error: null, degraded: false });
}
function churnOf(pair, family, k) {
  const before = pair.before.results.slice(0, k);
  return overlapOf(before, pair.now.results.slice(0, k), k)[family.overlap];
}
function withChurn(pairing, metrics) {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, family, k }] : []);
  if (churn.length === 0)
    return pairing;
  const pairs = pairing.asked.pairs.map((pair) => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, family, k } of churn) {
      now.set(name, churnOf(pair, family, k));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}
function bucketOf({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .casesIn */ .XV)(added, scope) };
}
function bucketFor(pairing, scope, family) {
  if (family.kind === "quality")
    return bucketOf(pairing, scope);
  const needs = "needs" in family ? family.needs : void 0;
  const limited = needs === "forbidden" || needs === "expect_empty";
  return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}
const PERSISTENCE = 0.9;
function overlapOf(a, b, k) {
  const [first, second] = [a, b].map((list) => [...new Set(list)].slice(0, k));
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    rbo: all === 0 ? null : rankBiasedOverlap(first, second, PERSISTENCE),
    found: first.length === 0 ? null : common / first.length
  };
}
function rankBiasedOverlap(a, b, p) {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  if (s === 0)
    return l === 0 ? 1 : 0;
  const [inShort, inLong] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  let [common, atShort, sum] = [0, 0, 0];
  for (let depth = 1; depth <= l; depth++) {
    const [x, y] = [short[depth - 1], long[depth - 1]];
    if (x === y)
      common++;
    else
      common += Number(x !== void 0 && inLong.has(x)) + Number(inShort.has(y));
    if (x !== void 0)
      inShort.add(x);
    inLong.add(y);
    sum += common / depth * p ** depth;
    if (depth === s)
      atShort = common;
    if (depth > s)
      sum += atShort * (depth - s) / (s * depth) * p ** depth;
  }
  return (1 - p) / p * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function groupsOf(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
}



/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
function splitMix64(seed, skipped = 0) {
  const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
  const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
  const drawn = new Uint32Array(2);
  const next = () => {
    step(state, drawn, 0);
    return [drawn[0], drawn[1]];
  };
  const below = (n) => {
    step(state, drawn, 0);
    const sum = drawn[0] % n * (2 ** 32 % n) + drawn[1] % n;
    const rest = sum - Math.floor(sum / n) * n;
    return rest < 0 ? rest + n : rest;
  };
  const draw = (words) => {
    for (let i = 0; i < words.length; i += 2)
      step(state, words, i);
  };
  return { next, below, draw };
}
function step(state, out, at) {
  const before = state[1];
  let low = before + 2135587861 | 0;
  let high = state[0] + 2654435769 + (low >>> 0 < before ? 1 : 0) | 0;
  state[0] = high;
  state[1] = low;
  low ^= low >>> 30 | high << 2;
  high ^= high >>> 30;
  high = carry(low, 7396, 58809) + Math.imul(high, 484763065) + Math.imul(low, 3210233709) | 0;
  low = Math.imul(low, 484763065);
  low ^= low >>> 27 | high << 5;
  high ^= high >>> 27;
  high = carry(low, 4913, 4587) + Math.imul(high, 321982955) + Math.imul(low, 2496678331) | 0;
  low = Math.imul(low, 321982955);
  out[at] = high ^ high >>> 31;
  out[at + 1] = low ^ (low >>> 31 | high << 1);
}
function carry(low, above, below) {
  const l0 = low & 65535;
  const l1 = low >>> 16;
  const middle = (Math.imul(l0, below) >>> 16) + Math.imul(l1, below) >>> 0;
  const second = Math.imul(l0, above) + (middle & 65535) >>> 0;
  return Math.imul(l1, above) + (middle >>> 16) + (second >>> 16) | 0;
}
function shuffled(values, random) {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}



/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);







async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
  if (link === null)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
      hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT")
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}



/***/ })

};
