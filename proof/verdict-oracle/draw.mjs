/** Configs, suites and runs drawn from a seed: small, and full of what the rules of quality treat apart. */

const K = 10;
const TAGS = ["long-tail", "reported"];
const INTENTS = ["howto", "symbol", "concept", "error", "config", "example"];

/** `chance()` is uniform in (0, 1). */
export function drawComparison(id, chance) {
  const pick = (values) => values[Math.floor(chance() * values.length)];
  const often = (share) => chance() < share;
  const from = (least, most) => least + Math.floor(chance() * (most - least + 1));
  const tools = { chance, pick, often, from };
  const shape = {
    intents: pick([1, 1, 2, 3, 6]),
    errors: often(0.2) ? 0.12 : 0,
    degraded: often(0.3) ? 0.2 : 0,
    groups: often(0.3),
    quality: 0.4 + 0.5 * chance(),
    // By how much the run after is worse (or better), and how much of it is merely different.
    shift: pick([0, 0, 0.05, 0.1, 0.2, -0.1]),
    turmoil: pick([0, 0.1, 0.3, 0.6]),
    shorter: often(0.15),
    // Moves that random ones hardly ever make: one intent only loses; recall gains what the first rank pays.
    special: often(0.2) ? pick(["one intent", "price"]) : null,
  };
  const most = pick([45, 45, 90]);
  const before = Array.from({ length: from(6, most) }, (_, at) => drawCase(at, shape, tools));
  const after = editedSuite(before, shape, tools);
  const config = { k: K, definition: drawDefinition(tools), gate: drawGate(shape, tools) };
  return { id, config, before, after, ...drawAnswers(before, after, shape, tools) };
}

function drawCase(at, shape, { pick, often, from }) {
  const id = `c${String(at).padStart(3, "0")}`;
  const common = { id, query: `query ${at}`, intent: pick(INTENTS.slice(0, shape.intents)) };
  if (shape.groups && often(0.4)) common.group = `g${from(0, 5)}`;
  if (often(0.3)) common.tags = often(0.2) ? TAGS : [pick(TAGS)];
  if (often(0.1)) return { ...common, expect_empty: true };
  const expected = Array.from({ length: from(1, 4) }, (_, nth) => ({
    id: `${id}-t${nth}`,
    grade: from(1, 3),
  }));
  const subject = { ...common, expected };
  if (often(0.15)) subject.forbidden = [{ id: `${id}-forbidden` }];
  if (often(0.1)) subject.critical = true;
  return subject;
}

/** The suite after: mostly the same, sometimes with new, edited and removed cases. */
function editedSuite(before, shape, tools) {
  const { often, from } = tools;
  let after = before;
  if (often(0.15)) {
    const added = Array.from({ length: from(1, 4) }, (_, nth) => drawCase(100 + nth, shape, tools));
    after = [...after, ...added];
  }
  if (often(0.1))
    after = after.map((each) => (often(0.1) ? { ...each, query: `${each.query}, edited` } : each));
  if (often(0.1)) after = after.map((each) => (often(0.2) ? { ...each, ...relabelled(shape, tools) } : each));
  // With other targets or forbidden ones it is the same question.
  if (often(0.07)) after = after.map((each) => (often(0.1) && each.expected ? regraded(each) : each));
  if (often(0.07))
    after = after.map((each) => (often(0.2) ? { ...each, forbidden: [{ id: `noise-${each.id}-0` }] } : each));
  if (often(0.07)) after = after.filter((_, at) => at !== 1);
  return after;
}

/** What is in no digest. */
const relabelled = (shape, { pick, from }) => ({
  intent: pick(INTENTS.slice(0, shape.intents)),
  tags: [pick(TAGS)],
  ...(shape.groups ? { group: `g${from(0, 5)}` } : {}),
});

const regraded = ({ expected, ...rest }) => ({
  ...rest,
  expected: expected.map((each) => ({ ...each, grade: 4 })),
});

const drawDefinition = ({ pick, often }) => ({
  gain: pick(["linear", "exponential"]),
  ...(often(0.2) ? { relevance: 2 } : {}),
});

function drawTolerance({ pick, from, chance }) {
  const one = () =>
    pick([
      () => Math.round(chance() * 100) / 1000,
      () => `${from(1, 20)}%`,
      () => "1 case",
      () => `${from(2, 3)} cases`,
    ])();
  return pick([one, () => [one(), one()], () => [0.01, "1 case"]])();
}

const TESTED = /^(?:recall|mrr|ndcg|precision|hit_rate|map)/u;

const drawSignificance = ({ pick }) => pick(["auto", "off", 0.05, 0.2, 0.01]);

function drawRule(metric, tools) {
  const { often, pick, chance } = tools;
  if (often(0.08)) return "off";
  const rule = {};
  if (often(0.7)) rule.tolerance = drawTolerance(tools);
  const tested = TESTED.test(metric);
  if (often(0.3))
    rule[tested || metric.startsWith("fill") ? "floor" : "ceiling"] = Math.round(chance() * 100) / 100;
  if (tested && often(0.25)) rule.significance = drawSignificance(tools);
  return Object.keys(rule).length === 0 ? { tolerance: pick([0, 0.02]) } : rule;
}

const drawPerIntent = (tools) => ({
  ...(tools.often(0.8) ? { tolerance: drawTolerance(tools) } : { significance: drawSignificance(tools) }),
  ...(tools.often(0.2) ? { significance: drawSignificance(tools) } : {}),
});

const METRICS = [
  "recall@10",
  "mrr@10",
  "ndcg@10",
  "recall@5",
  "precision@5",
  "hit_rate@10",
  "map@10",
  "fill_rate@10",
  "zero_result_rate",
  "degraded_rate",
  "clustering_ratio@10",
];

function drawGate(shape, tools) {
  const { often, pick, from } = tools;
  const gate = {};
  for (const metric of METRICS) if (often(0.2)) gate[metric] = drawRule(metric, tools);
  if (often(0.3)) gate.significance = drawSignificance(tools);
  if (shape.errors > 0) gate.error_rate = { ceiling: pick([0.05, 0.2, 1]) };
  if (often(0.5)) gate.per_intent = often(0.1) ? "off" : drawPerIntent(tools);
  if (often(0.25)) {
    const metric = pick(METRICS.slice(0, 7));
    gate.intents = { [INTENTS[from(0, shape.intents - 1)]]: { [metric]: drawRule(metric, tools) } };
  }
  if (often(0.4)) {
    const max = pick([0, 1, "3 cases", "5%", ["1 case", "10%"], "18.4%"]);
    gate.newly_lost = often(0.15) ? "off" : { max, critical: pick([0, 0, 1]) };
    if (gate.newly_lost !== "off" && often(0.3)) gate.newly_lost.significance = drawSignificance(tools);
  }
  return gate;
}

function drawAnswers(before, after, shape, tools) {
  const [answersBefore, answersAfter] = [{}, {}];
  for (const subject of before)
    answersBefore[subject.id] = drawAnswer(subject, { ...shape, errors: 0 }, 0, tools);
  for (const subject of after) {
    const known = answersBefore[subject.id];
    const same = known !== undefined && !tools.often(shape.turmoil);
    const moved = shape.shift !== 0 && tools.often(0.5);
    const answer = same && !moved ? { ...known } : drawAnswer(subject, shape, shape.shift, tools);
    const special = known === undefined ? undefined : SPECIAL[shape.special]?.(known, subject, tools);
    answersAfter[subject.id] = mishap(special ?? answer, shape, tools);
  }
  return { answers_before: answersBefore, answers_after: answersAfter };
}

const SPECIAL = {
  "one intent": (answer, { id, intent }, { often }) => {
    const loses = intent === INTENTS[0] && often(0.5);
    const results = answer.results.map((each) =>
      isTarget(each, id) ? { ...each, id: `gone ${each.id}` } : each,
    );
    return loses ? { ...answer, results } : answer;
  },
  price: (answer, { id, expected = [] }, { often }) => {
    const found = answer.results.filter((each) => isTarget(each, id));
    if (found.length === 0 || !often(0.7)) return answer;
    const rest = answer.results.filter((each) => !isTarget(each, id));
    const targets = expected.map((target) => ({ id: target.id }));
    return { ...answer, results: [...rest.slice(0, 1), ...targets, ...rest.slice(1)].slice(0, K) };
  },
};

const isTarget = ({ id }, subject) => id.startsWith(`${subject}-t`);

function mishap(answer, shape, { often }) {
  if (shape.errors > 0 && often(shape.errors)) return { error: "the index did not answer" };
  const results = shape.shorter ? answer.results.slice(0, 6) : answer.results;
  return { ...answer, results, ...(shape.degraded > 0 && often(shape.degraded) ? { degraded: true } : {}) };
}

/** Ten results or fewer, with the case's targets among them as often as the retriever is good. */
function drawAnswer(subject, shape, shift, { chance, often, from }) {
  if (subject.expect_empty === true) return { results: often(0.1) ? [{ id: "noise-1" }] : [] };
  const length = often(0.1) ? from(0, 9) : K;
  const ids = Array.from({ length }, (_, at) => `noise-${subject.id}-${at}`);
  for (const { id } of subject.expected) {
    if (length > 0 && often(shape.quality - shift)) ids[Math.floor(chance() ** 2 * length)] = id;
  }
  if (subject.forbidden !== undefined && length > 0 && often(0.1)) ids[length - 1] = subject.forbidden[0].id;
  if (length > 2 && often(0.05)) ids[2] = ids[0];
  return { results: ids.map((id) => (often(0.5) ? { id, cluster: `cluster ${from(0, 4)}` } : { id })) };
}
