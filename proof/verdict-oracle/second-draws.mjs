/**
 * Changes drawn from a seed, small and full of what the rule treats apart: `node second-draws.mjs
 * [draws] [first]` prints one a line, as README.md describes them.
 */
import { fileURLToPath } from "node:url";

const K = 10;
const INTENTS = ["howto", "symbol", "concept", "error", "config", "example", "price", "news"];
const OTHER_QUALITY = ["recall@5", "precision@5", "hit_rate@10", "map@10", "mrr@5", "ndcg@3"];
const RULE_METRICS = ["recall@10", "mrr@10", "ndcg@10"];
const RATES = ["clustering_ratio@10", "degraded_rate", "zero_result_rate", "fill_rate@10"];
const HITS = ["forbidden_rate@10", "false_result_rate"];
const LOWER_IS_BETTER = ["clustering_ratio@10", "degraded_rate", "zero_result_rate", ...HITS];
const SEED = 48_000_000;

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function toolsFrom(chance) {
  return {
    chance,
    pick: (values) => values[Math.floor(chance() * values.length)],
    often: (share) => chance() < share,
    from: (least, most) => least + Math.floor(chance() * (most - least + 1)),
  };
}

export function drawComparison(id) {
  const tools = toolsFrom(randomFrom(SEED + id));
  const shape = drawShape(tools);
  const recordedCases = drawSuite(shape, tools);
  const before = shape.edits === null ? recordedCases : editEarlier(recordedCases, shape, tools);
  const edited = shape.edits === null ? before : editSuite(before, shape, tools);
  const moves = shape.edits === null ? NO_MOVES : drawMoves(edited, shape, tools);
  const after = edited.map((one) => moveTargets(one, moves.written));
  const config = { k: K, definition: drawDefinition(tools), gate: drawGate(shape, tools) };
  if (shape.runs > 1) {
    config.gate["clustering_ratio@10"] = "off";
  }
  const suites = { recorded_cases: recordedCases, before, after };
  const drawn = drawAnswers(suites, shape, tools);
  const answers = Object.fromEntries(
    Object.entries(drawn.answers).map(([query, answer]) => [
      query,
      moveResults(answer, moves.found),
    ]),
  );
  const corpus = moves.corpus && corpusOf({ ...suites, ...drawn }, moves);
  const variances = shape.varies ? drawVariances(recordedCases, tools) : null;
  const again = drawAgain(answers, suites, drawn, moves, tools);
  const beside = shape.beside ? drawBeside(suites, drawn, shape, tools) : null;
  return {
    id,
    config,
    ...suites,
    ...drawn,
    answers,
    again,
    beside,
    variances,
    corpus,
    paired: moves.paired,
  };
}

/** Answers by query when it is asked again: often those of the first recorded run. */
function drawAgain(answers, { recorded_cases }, { recorded }, moves, { often }) {
  const recordedAnswers = new Map(
    recorded_cases.map(({ id, query }) => [query, recorded?.[0][id]]),
  );
  const again = {};
  for (const [query, answer] of Object.entries(answers)) {
    const known = recordedAnswers.get(query);
    again[query] = known !== undefined && often(0.3) ? moveResults(known, moves.found) : answer;
  }
  return again;
}

/**
 * What the base's retriever answers in this job, by query: mostly as when it was recorded. `again`:
 * when it is asked a second time. `varies`: whether its second answers differ.
 */
function drawBeside({ before, after, recorded_cases }, { recorded }, shape, tools) {
  const { often, pick } = tools;
  const byQuery = new Map(recorded_cases.map(({ id, query }) => [query, recorded?.[0][id]]));
  const errors = often(0.3) ? pick([0.05, 0.2, 0.6]) : 0;
  const answers = {};
  const again = {};
  for (const subject of [...before, ...after]) {
    if (answers[subject.query] === undefined) {
      const known = byQuery.get(subject.query);
      const own = known === undefined || often(0.1) ? drawAnswer(subject, shape, 0, tools) : known;
      const withOldNames = moveResults(own, OLD_NAMES);
      answers[subject.query] = often(errors) ? { error: "no index here" } : withOldNames;
      again[subject.query] = often(0.2) ? withoutTargets(withOldNames) : answers[subject.query];
    }
  }
  return { answers, again, varies: often(0.2) };
}

/** The variances that a baseline keeps which a gate wrote over one of several runs. */
function drawVariances(cases, { often, chance }) {
  const known = cases.filter(({ expected }) => expected !== undefined && often(0.8));
  return Object.fromEntries(known.map(({ id }) => [id, often(0.5) ? 0 : chance() * 0.3]));
}

function drawShape({ pick, often, from }) {
  // Large suites take long and show little that small ones do not.
  const size = often(0.06)
    ? pick(["large", "huge"])
    : pick(["tiny", "tiny", "small", "small", "small", "small", "medium"]);
  const sizes = {
    tiny: [3, 6],
    small: [6, 30],
    medium: [20, 60],
    large: [60, 120],
    huge: [120, 400],
  };
  const runs = often(0.15) ? from(2, 4) : 1;
  const beside = often(0.2);
  return {
    size: from(...(size === "huge" && often(0.7) ? sizes.large : sizes[size])),
    intents: pick([1, 1, 2, 4, 8]),
    // How often a target is found, and by how much less often (or more often) now.
    quality: pick([0.1, 0.3, 0.5, 0.7, 0.9]),
    shift: pick([0, 0, 0, 0.05, 0.1, 0.2, 0.5, -0.1, -0.3]),
    // The share of cases that this change moves at random.
    turmoil: pick([0, 0, 0.02, 0.05, 0.1, 0.3, 0.6]),
    // How many queries are lost, and how many recover, beside that.
    lost: often(0.4) ? from(1, 5) : 0,
    lifted: often(0.3) ? from(1, 2) : 0,
    // Whether the queries are lost that the change edits.
    losesEdited: often(0.25),
    // The same as the shift, since the state that was accepted.
    drift: pick([null, null, 0, 0.1, -0.1, 0.3, -0.3]),
    forbidden: pick([0, 0.1, 0.3]),
    negative: pick([0, 0.1, 0.2]),
    hits: pick([0.01, 0.1, 0.3]),
    critical: pick([0, 0, 0.05, 0.3]),
    errors: often(0.15) ? pick([0.05, 0.2]) : 0,
    degraded: often(0.2) ? 0.2 : 0,
    groups: often(0.2) ? from(1, 6) : 0,
    params: often(0.1),
    edits: often(0.5) ? pick(["few", "few", "many"]) : null,
    // The share of targets that any of several documents answers.
    anyOf: pick([0, 0, 0.2, 0.6]),
    runs,
    varies: runs === 1 && often(0.1),
    // The base's retriever is asked in this job.
    beside,
    noBaseline: often(beside ? 0.5 : 0.02),
    // The share of queries without golden data.
    watched: pick([0, 0, 0.1, 0.4]),
    empty: pick([0, 0, 0.1, 0.6]),
    // Half of the teams write no rule.
    plain: often(0.5),
    special: often(0.2) ? pick(["one intent", "nothing", "one result", "rise and cluster"]) : null,
  };
}

function drawSuite(shape, tools) {
  return Array.from({ length: shape.size }, (_, at) => drawCase(at, shape, tools));
}

function drawCase(at, shape, { pick, often, from }) {
  const id = `c${String(at).padStart(3, "0")}`;
  const subject = { id, query: `query ${at}`, intent: pick(INTENTS.slice(0, shape.intents)) };
  if (shape.groups > 0 && often(0.5)) {
    subject.group = `g${from(1, shape.groups)}`;
  }
  if (often(shape.critical)) {
    subject.critical = true;
  }
  if (shape.params && often(0.5)) {
    subject.params = { lang: "en" };
  }
  if (often(shape.negative)) {
    return { ...subject, expect_empty: true };
  }
  if (often(shape.watched)) {
    return subject;
  }
  subject.expected = Array.from({ length: from(1, 3) }, (_, nth) => {
    const target = { id: `${id}-t${nth}` };
    const members = [target, { id: `${id}-t${nth}-b` }, { id: `${id}-t${nth}-c` }];
    const grade = from(1, 3);
    return often(shape.anyOf) ? { any: members.slice(0, from(2, 3)), grade } : { ...target, grade };
  });
  if (often(shape.forbidden)) {
    subject.forbidden = [{ id: `${id}-forbidden` }];
  }
  return subject;
}

/** What earlier changes edited and did not record: new cases, and added answers. */
function editEarlier(recorded, shape, tools) {
  const { often } = tools;
  let before = recorded;
  if (often(0.15)) {
    before = [...before, drawCase(800, shape, tools)];
  }
  if (often(0.25)) {
    before = before.map((one) => (often(0.3) && one.expected ? addAnswer(one, tools) : one));
  }
  return before;
}

/** How often each kind of edit is made, and the edit of one case. */
const EDITS = {
  renamed: [0.3, rename],
  added: [0.4, (one, _, tools) => (one.expected ? addAnswer(one, tools) : one)],
  regraded: [0.2, (one, _, { from }) => regrade(one, from(1, 4))],
  critical: [0.1, (one) => ({ ...one, critical: true })],
  query: [0.25, (one) => ({ ...one, query: `${one.query}, edited` })],
  params: [0.15, (one) => ({ ...one, params: { lang: "de" } })],
  relabelled: [0.2, relabel],
  dropped: [0.2, dropTarget],
  swapped: [0.2, (one, _, tools) => swapTarget(one, tools)],
  forbidden: [0.15, otherForbidden],
  uncritical: [0.1, ({ critical: _critical, ...one }) => one],
  normal: [0.1, becomeNormal],
  unlabelled: [0.15, ({ expected: _expected, expect_empty: _empty, ...one }) => one],
  labelled: [0.15, label],
  removed: [0.25, () => null],
};

/** The suite of this change: a few kinds of edits, each of a few cases, or of many. */
function editSuite(before, shape, tools) {
  let after = before;
  for (const [share, edit] of Object.values(EDITS)) {
    if (tools.often(shape.edits === "few" ? share / 2 : share)) {
      const cases =
        shape.edits === "few" ? tools.from(1, 3) / after.length : tools.pick([0.1, 0.4]);
      after = after.map((one) => (tools.often(cases) ? edit(one, shape, tools) : one));
      after = after.some((one) => one !== null) ? after.filter((one) => one !== null) : before;
    }
  }
  if (tools.often(0.02)) {
    after = after.map((one) => ({ ...one, id: `new-${one.id}`, query: `new ${one.query}` }));
  }
  return tools.often(0.3) ? [...after, ...newCases(shape, tools)] : after;
}

function newCases(shape, tools) {
  return Array.from({ length: tools.from(1, 4) }, (_, nth) => drawCase(900 + nth, shape, tools));
}

function rename(subject) {
  return { ...subject, id: `renamed-${subject.id}` };
}

/** What should have found nothing expects a document. */
function becomeNormal({ expect_empty: isControl, ...subject }, _shape, { from }) {
  const expected = [{ id: `noise-${originalId(subject)}-${from(0, 9)}` }];
  return isControl ? { ...subject, expected } : subject;
}

/** A query that was only watched expects a document. */
function label(subject, _shape, { from }) {
  const isWatched = subject.expected === undefined && subject.expect_empty === undefined;
  const expected = [{ id: `noise-${originalId(subject)}-${from(0, 9)}`, grade: 1 }];
  return isWatched ? { ...subject, expected } : subject;
}

function relabel(subject, shape, { pick, from }) {
  const relabelled = { ...subject, intent: pick(INTENTS.slice(0, shape.intents)) };
  if (shape.groups > 0) {
    relabelled.group = `g${from(1, shape.groups)}`;
  }
  return relabelled;
}

function regrade(subject, grade) {
  if (subject.expected === undefined) {
    return subject;
  }
  return { ...subject, expected: subject.expected.map((target) => ({ ...target, grade })) };
}

/** One more target, or one more document for a need, which the search may list. */
function addAnswer(subject, { from, often, pick }) {
  const added = { id: `noise-${originalId(subject)}-${from(0, 9)}` };
  if (subject.expected.some((target) => documentsOf(target).includes(added.id))) {
    return subject;
  }
  if (often(0.5)) {
    return { ...subject, expected: [...subject.expected, { ...added, grade: from(1, 3) }] };
  }
  const widened = pick(subject.expected);
  const expected = subject.expected.map((target) => {
    const { any, id, grade } = target;
    return target === widened ? { any: [...(any ?? [{ id }]), added], grade } : target;
  });
  return { ...subject, expected };
}

function dropTarget(subject) {
  if ((subject.expected ?? []).length < 2) {
    return subject;
  }
  return { ...subject, expected: subject.expected.slice(1) };
}

/** Another document in the place of the first target, as if the old one had been renamed. */
function swapTarget(subject, { from }) {
  if (subject.expected === undefined) {
    return subject;
  }
  const [{ grade }, ...others] = subject.expected;
  const taken = others.flatMap(documentsOf);
  const swapped = { id: `noise-${originalId(subject)}-${from(0, 9)}`, grade };
  return taken.includes(swapped.id) ? subject : { ...subject, expected: [swapped, ...others] };
}

function otherForbidden(subject) {
  if (subject.forbidden === undefined) {
    return subject;
  }
  return { ...subject, forbidden: [{ id: `noise-${originalId(subject)}-0` }] };
}

const byName = (one, other) => (one < other ? -1 : 1);

const documentsOf = ({ any, id }) => (any ?? [{ id }]).map((member) => member.id);

const NO_MOVES = { written: new Map(), found: new Map(), corpus: null, paired: [] };

/**
 * Documents that the change renames. `written`: new names in the suite; `found`: new names in the
 * results. Sometimes the documents are no renamed ones: the old one is still there, the new one was
 * there, or nothing is known of either.
 */
function drawMoves(cases, shape, { often, pick }) {
  const kinds = ["corpus", "corpus", "git", "unknown", "old stays", "new was there", "into one"];
  if (!often(0.35)) {
    return often(0.3) ? { ...NO_MOVES, corpus: { stays: [], was: [] } } : NO_MOVES;
  }
  const kind = pick(kinds);
  const share = pick([0.05, 0.3, 1]);
  const names = cases.flatMap((one) => [
    ...(one.expected ?? []).flatMap(documentsOf),
    ...(one.forbidden ?? []).map(({ id }) => id),
  ]);
  const moved = [...new Set(names)].filter((name) => !name.startsWith("noise-") && often(share));
  const target = (name) => (kind === "into one" && often(0.5) ? "moved-together" : `moved-${name}`);
  const written = new Map(moved.map((name) => [name, target(name)]));
  const knows = kind !== "git" && kind !== "unknown";
  return {
    written,
    found: often(0.9) ? written : new Map(),
    corpus: knows
      ? {
          stays: kind === "old stays" ? moved.slice(0, 1) : [],
          was: kind === "new was there" ? [...written.values()].slice(0, 1) : [],
        }
      : null,
    paired: kind === "git" ? [...written] : [],
  };
}

function moveTargets(subject, written) {
  const taken = new Set();
  const moveOne = ({ id, ...rest }) => {
    const name = written.get(id) ?? id;
    const moved = taken.has(name) ? id : name;
    taken.add(moved);
    return { id: moved, ...rest };
  };
  const moveTarget = (target) =>
    target.any === undefined ? moveOne(target) : { ...target, any: target.any.map(moveOne) };
  const moved = { ...subject };
  for (const list of ["expected", "forbidden"]) {
    if (subject[list] !== undefined) {
      moved[list] = subject[list].map(moveTarget);
    }
  }
  return moved;
}

/** The base's retriever knows no new name. */
const OLD_NAMES = { get: (name) => name.replace(/^moved-/, "") };

function moveResults(answer, found) {
  if (answer.results === undefined) {
    return answer;
  }
  const results = answer.results.map((result) => ({
    ...result,
    id: found.get(result.id) ?? result.id,
  }));
  return { ...answer, results };
}

/** The names of all documents on both sides. */
function corpusOf({ recorded_cases, before, recorded, answers }, { written, corpus }) {
  const names = new Set();
  for (const one of [...recorded_cases, ...before]) {
    const all = [
      ...(one.expected ?? []).flatMap(documentsOf),
      ...(one.forbidden ?? []).map(({ id }) => id),
    ];
    all.forEach((name) => names.add(name));
  }
  for (const answer of [...(recorded ?? []).flatMap(Object.values), ...Object.values(answers)]) {
    (answer.results ?? []).forEach(({ id }) => names.add(id));
  }
  const after = [...names].map((name) => written.get(name) ?? name);
  return {
    before: [...new Set([...names, ...corpus.was])].toSorted(byName),
    after: [...new Set([...after, ...corpus.stays])].toSorted(byName),
  };
}

const originalId = ({ id }) => id.replace("renamed-", "").replace("new-", "");

function drawDefinition({ pick, often }) {
  const definition = { gain: pick(["linear", "exponential"]) };
  if (often(0.2)) {
    definition.relevance = 2;
  }
  return definition;
}

function drawTolerance({ pick, from, chance }) {
  const number = Math.round(chance() * 100) / 1000;
  return pick([
    number,
    number,
    `${from(1, 20)}%`,
    "1 case",
    `${from(2, 3)} cases`,
    [0.02, "1 case"],
  ]);
}

function drawSignificance({ pick }) {
  return pick(["auto", "off", 0.01, 0.05, 0.1, 0.15]);
}

function drawRule(metric, tools) {
  const { often, chance } = tools;
  if (often(0.1)) {
    return "off";
  }
  const isQuality = [...RULE_METRICS, ...OTHER_QUALITY].includes(metric);
  const rule = {};
  if (often(0.5)) {
    rule.tolerance = drawTolerance(tools);
  }
  if (often(0.15)) {
    rule[LOWER_IS_BETTER.includes(metric) ? "ceiling" : "floor"] = Math.round(chance() * 100) / 100;
  }
  if (isQuality && often(0.3)) {
    rule.significance = drawSignificance(tools);
  }
  if (Object.keys(rule).length === 0) {
    return isQuality ? { significance: "auto" } : { tolerance: 0.05 };
  }
  return rule;
}

function drawGate(shape, tools) {
  const { often, pick } = tools;
  const gate = {};
  for (const metric of [...RULE_METRICS, ...OTHER_QUALITY, ...RATES, ...HITS]) {
    if (often(shape.plain ? 0 : 0.1)) {
      gate[metric] = drawRule(metric, tools);
    }
  }
  if (shape.plain) {
    return gate;
  }
  if (often(0.1)) {
    gate["recall@10"] = "off";
    gate["ndcg@10"] = "off";
  }
  if (often(0.03)) {
    gate["mrr@10"] = "off";
  }
  if (often(0.25)) {
    gate.significance = drawSignificance(tools);
  }
  if (shape.errors > 0 && often(0.8)) {
    gate.error_rate = { ceiling: pick([0.05, 0.3, 1]) };
  }
  if (often(0.35)) {
    gate.per_intent = often(0.15) ? "off" : drawPerIntent(tools);
  }
  if (often(0.25)) {
    gate.intents = drawIntentRules(shape, tools);
  }
  if (shape.edits !== null && often(0.02)) {
    gate.intents = { absent: { "recall@10": { floor: 0.5 } } };
  }
  if (often(0.15)) {
    gate.lost_queries = { ceiling: pick([0, 0, 1, 3]) };
  }
  // Sometimes the rules of quality are all that is left of a run that finds nothing.
  if (shape.special === "nothing" && often(0.3)) {
    for (const metric of RULE_METRICS) {
      gate[metric] = "off";
    }
  }
  if (shape.special === "rise and cluster" && often(0.8)) {
    delete gate["clustering_ratio@10"];
  }
  return gate;
}

function drawPerIntent(tools) {
  const rule = {};
  if (tools.often(0.7)) {
    rule.tolerance = drawTolerance(tools);
  }
  if (tools.often(0.4) || rule.tolerance === undefined) {
    rule.significance = drawSignificance(tools);
  }
  return rule;
}

function drawIntentRules(shape, tools) {
  const rules = {};
  for (const intent of INTENTS.slice(0, shape.intents)) {
    if (tools.often(0.4)) {
      const metric = tools.pick([...RULE_METRICS, ...OTHER_QUALITY, "degraded_rate"]);
      rules[intent] = { [metric]: drawRule(metric, tools) };
      if (tools.often(0.2)) {
        rules[intent].lost_queries = { ceiling: tools.pick([0, 1]) };
      }
    }
  }
  return rules;
}

/** Answers of the recorded runs and of the accepted state by case id, and of this run by query. */
function drawAnswers({ recorded_cases, before, after }, shape, tools) {
  const recorded = Array.from({ length: shape.runs }, () => new Map());
  const accepted = new Map();
  const clean = { ...shape, errors: 0 };
  for (const subject of recorded_cases) {
    const answer = addAccidents(drawAnswer(subject, shape, 0, tools), clean, tools);
    for (const run of recorded) {
      const again = shape.runs > 1 && tools.often(0.3);
      run.set(subject.id, again ? drawAnswer(subject, shape, 0, tools) : answer);
    }
    if (shape.drift !== null && tools.often(0.4)) {
      accepted.set(subject.id, drawAnswer(subject, shape, -shape.drift, tools));
    }
  }
  const answers = {};
  const moved = drawMoved(before, after, shape, tools);
  for (const subject of [...before, ...after]) {
    if (answers[subject.query] === undefined) {
      const known = recorded[0].get(originalId(subject));
      const answer =
        moved.get(originalId(subject))?.(subject, known) ?? drawNow(subject, known, shape, tools);
      answers[subject.query] = addAccidents(answer, shape, tools);
    }
  }
  return {
    recorded: shape.noBaseline ? null : recorded.map((run) => Object.fromEntries(run)),
    accepted: Object.fromEntries(accepted),
    answers,
  };
}

/** Returns how some cases are answered now, by their ids: lost, or with the first target on top. */
function drawMoved(before, after, shape, { pick }) {
  const moved = new Map();
  const lose = ({ expected }, known) =>
    known && (expected === undefined ? { ...known, results: [] } : withoutTargets(known));
  for (let at = 0; at < shape.lifted; at++) {
    moved.set(originalId(pick(after)), lift);
  }
  for (let at = 0; at < shape.lost; at++) {
    moved.set(originalId(pick(before)), lose);
  }
  const same = new Set(after.map((one) => JSON.stringify(one)));
  const edited = before.filter((one) => !same.has(JSON.stringify(one)));
  for (const one of shape.losesEdited ? edited : []) {
    moved.set(originalId(one), lose);
  }
  return moved;
}

function lift({ expected }, known) {
  if (expected === undefined || known === undefined) {
    return known;
  }
  const [first] = documentsOf(expected[0]);
  const others = known.results.filter(({ id }) => id !== first).slice(1);
  return { ...known, results: [{ id: first.replace("moved-", "") }, ...others] };
}

function drawNow(subject, known, shape, tools) {
  const { often } = tools;
  if (known === undefined) {
    return drawAnswer(subject, shape, shape.shift, tools);
  }
  if (shape.special === "one intent" && subject.intent === INTENTS[0]) {
    return often(0.9) ? withoutTargets(known) : known;
  }
  if (shape.special === "nothing") {
    return withoutTargets(known);
  }
  if (shape.special === "one result") {
    return often(0.5) ? known : { ...known, results: known.results.slice(0, 1) };
  }
  if (shape.special === "rise and cluster") {
    return oneCluster(often(0.2) ? drawAnswer(subject, shape, -0.4, tools) : known);
  }
  const moves = often(shape.turmoil) || (shape.shift !== 0 && often(0.3));
  return moves ? drawAnswer(subject, shape, shape.shift, tools) : { ...known };
}

function withoutTargets(answer) {
  const results = answer.results.map((result) =>
    result.id.includes("-t") ? { ...result, id: `gone-${result.id.replace("-t", "-x")}` } : result,
  );
  return { ...answer, results };
}

function oneCluster(answer) {
  return {
    ...answer,
    results: answer.results.map((result) => ({ ...result, cluster: "cluster 0" })),
  };
}

function addAccidents(answer, shape, { often }) {
  if (often(shape.errors)) {
    return { error: "the index did not answer" };
  }
  if (often(shape.degraded)) {
    return { ...answer, degraded: true };
  }
  return answer;
}

/** Ten results or fewer, with the case's targets among them as often as the search is good. */
function drawAnswer(subject, shape, shift, { chance, often, from }) {
  if (subject.expect_empty === true) {
    return { results: often(shape.hits) ? [{ id: "noise-1" }] : [] };
  }
  if (often(shape.empty)) {
    return { results: [] };
  }
  const id = originalId(subject);
  const length = often(0.1) ? from(1, 9) : K;
  const ids = Array.from({ length }, (_, at) => `noise-${id}-${at}`);
  for (const document of (subject.expected ?? []).flatMap(documentsOf)) {
    const name = document.replace("moved-", "");
    if (name.includes("-t") && often(shape.quality - shift)) {
      ids[Math.floor(chance() ** 2 * length)] = name;
    }
  }
  if (subject.forbidden !== undefined && often(shape.hits)) {
    ids[length - 1] = `${id}-forbidden`;
  }
  if (length > 2 && often(0.05)) {
    ids[2] = ids[0];
  }
  return {
    results: ids.map((document) =>
      often(0.5) ? { id: document, cluster: `cluster ${from(0, 4)}` } : { id: document },
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const count = Number(process.argv[2] ?? 20_000);
  const first = Number(process.argv[3] ?? 0);
  const write = (line) =>
    new Promise((resolve) => {
      if (process.stdout.write(line)) {
        resolve();
      } else {
        process.stdout.once("drain", resolve);
      }
    });
  for (let id = first; id < first + count; id++) {
    await write(`${JSON.stringify(drawComparison(id))}\n`);
  }
}
