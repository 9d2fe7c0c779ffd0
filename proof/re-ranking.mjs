/**
 * How often the default tolerances block a change that has no direction: `node proof/re-ranking.mjs [--check]`. 60
 * cases in four intents; 5 % of them are re-ranked at random. The goal is at most 15 % of 500 such changes, whatever
 * the quality of the retriever. `--check` exits 1 where it is missed. Everything is seeded: the same figures everywhere.
 */
import { sources } from "./kit.mjs";

const {
  decide: judge,
  makeBaseline,
  metricsOf,
  score,
  DEFAULT_DEFINITION,
  NO_LIMITS,
  splitMix64,
} = await sources(
  "gate/decide gate/outcome gate/rules gate/statistics/random metrics/score model/config model/suite",
);

const CHANGES = 500;
const [CASES, INTENTS, K, SHARE, DEPTH] = [60, 4, 10, 0.05, 40];
const GOAL = 0.15;

const words = new Uint32Array(1);
const random = splitMix64(20_261_122);
const uniform = () => {
  random.draw(words);
  return (words[0] + 0.5) / 2 ** 32;
};

const suite = {
  name: "simulated",
  revision: "1",
  digest: "simulated",
  files: [],
  partial: false,
  notices: [],
  cases: Array.from({ length: CASES }, (_, i) => ({
    id: `case-${String(i).padStart(2, "0")}`,
    query: `query ${i}`,
    intent: `intent ${i % INTENTS}`,
    expected: Array.from({ length: 1 + (i % 3) }, (__, target) => ({
      kind: "id",
      value: `target-${target}`,
      grade: 1 + target,
    })),
    expect_empty: false,
    forbidden: [],
    critical: false,
    digest: `digest-${i}`,
    digests: { ask: `ask-${i}`, targets: `targets-${i}`, limits: NO_LIMITS },
    place: { file: "suite.yaml", line: i + 1 },
  })),
};
const config = {
  file: "retrieval-gate.yaml",
  suites: ["suite.yaml"],
  baseline: "baseline.json",
  k: K,
  retriever: { kind: "command" },
  definition: DEFAULT_DEFINITION,
  written_definition: {},
  metrics: [],
  gate: {
    metrics: new Map(),
    per_intent: null,
    intents: new Map(),
    newly_lost: { max: null, critical: 0 },
    significance: null,
  },
  latency: "off",
  prices: null,
};
const environment = { os: "linux", arch: "x64", cpu: "simulated", cores: 2, node: "20.0.0" };

const gumbel = () => -Math.log(-Math.log(uniform()));
const byScore = (documents, boost) =>
  documents
    .map((docId) => ({ doc_id: docId, at: gumbel() + (docId.startsWith("target") ? boost : 0) }))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, K)
    .map(({ doc_id: docId }) => docId);
const candidates = (subject) => [
  ...subject.expected.map(({ value }) => value),
  ...Array.from({ length: DEPTH }, (_, i) => `other-${i}`),
];
const hits = (ids) => ids.map((docId) => ({ doc_id: docId, id: docId, repeat: false }));

/**
 * Ranks of a Plackett-Luce model (scores with Gumbel noise), in which relevant documents score higher. A re-ranker puts
 * the ten documents that were found into another order; where everything is drawn again, targets enter and leave too.
 * Before and after are two draws of the same model, so that neither is better.
 */
const CHANGE = {
  "the ten found, in another order": (subject, boost) => {
    const found = byScore(candidates(subject), boost);
    return [byScore(found, boost), byScore(found, boost)];
  },
  "the whole list drawn again": (subject, boost) => {
    const all = candidates(subject);
    return [byScore(all, boost), byScore(all, boost)];
  },
};

function runOf(rankings) {
  return {
    cases: suite.cases.map(({ id }, i) => ({
      case_id: id,
      outcome: { kind: "answer", hits: rankings[i], returned: K, degraded: false },
      first_ms: null,
      samples_ms: [],
    })),
    timing: { source: "off", repeats: 0, budget_ended: false, includes_start: false },
    environment,
    unstable: [],
    retries: 0,
    log: "",
  };
}

const retriever = { kind: "command", fingerprint: "simulated", corpus_digest: null };
const scored = (run) => score(suite, run, metricsOf(config), config.definition);

function simulate(draw, boost) {
  let [blocked, recall] = [0, 0];
  const categories = new Map();
  for (let change = 0; change < CHANGES; change++) {
    const chosen = new Set();
    while (chosen.size < CASES * SHARE) chosen.add(Math.floor(uniform() * CASES));
    const drawn = suite.cases.map((subject) => draw(subject, boost).map(hits));
    const old = runOf(drawn.map(([before]) => before));
    const now = runOf(drawn.map(([before, after], i) => (chosen.has(i) ? after : before)));
    const inputs = { config, suite, baseline: null, retriever, digests: new Map() };
    const baseline = makeBaseline(inputs, old, scored(old), "simulation");
    const scores = scored(now);
    recall += scores.means.overall.get(`recall@${K}`) / CHANGES;
    const verdict = judge({ config, suite, baseline }, scores, now);
    if (verdict.verdict === "pass") continue;
    blocked++;
    for (const category of verdict.categories) categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  return { blocked, recall, categories: [...categories].map(([name, count]) => `${name} ${count}`) };
}

console.log(
  `${CASES} cases, ${INTENTS} intents, ${SHARE * 100} % of the cases changed, ${CHANGES} changes each\n`,
);
console.log("change                            recall@10  blocked");
let missed = 0;
for (const [name, draw] of Object.entries(CHANGE)) {
  for (const boost of [1.6, 2.2, 3]) {
    const { blocked, recall, categories } = simulate(draw, boost);
    const goal = name.startsWith("the ten") ? `   goal at most ${100 * GOAL} %` : "";
    if (goal !== "" && !(blocked / CHANGES <= GOAL)) missed++;
    const share = `${((100 * blocked) / CHANGES).toFixed(1)} %`.padStart(7);
    console.log(
      `${name.padEnd(34)}${recall.toFixed(2).padStart(9)}  ${share}${goal}   ${categories.join(", ")}`,
    );
  }
}
if (process.argv.includes("--check") && missed > 0) process.exitCode = 1;
