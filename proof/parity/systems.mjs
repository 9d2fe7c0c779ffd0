/** Formulas of other systems where they are the scorer's too, and difflib. */
import {
  comparePairs,
  evaluateRun,
  readJson,
  loadModule,
  readQrels,
  selectMeasures,
  readText,
  TREC_OPTIONS,
} from "./context.mjs";

const { ComparedText } = await loadModule("metrics/compared-text.js");
const { sequenceRatio, ratioAtLeast } = await loadModule("metrics/sequence-matcher.js");
const { percentileValue } = await loadModule("metrics/latency.js");

const roundToSix = (value) => Number(value.toFixed(6));

/** Values of one query from grades and a ranking. */
async function scoreQuery(grades, ranked, k, gain = "linear") {
  const qrels = Object.entries(grades).map(([doc, grade]) => `q 0 ${doc} ${grade}\n`);
  const run = ranked.map((doc, at) => `q Q0 ${doc} 1 ${ranked.length - at} t\n`);
  // An empty judgment list has no place in a file: a document that is judged and not relevant is
  // the same to every formula.
  const judged = await readQrels(Buffer.from(qrels.join("") || "q 0 (none) 0\n"));
  const names = [
    `recall_${k}`,
    "recip_rank",
    `ndcg_cut_${k}`,
    `map_cut_${k}`,
    `P_${k}`,
    "set_P",
    "num_ret",
  ];
  const { columns } = selectMeasures(names);
  const bytes = Buffer.from(run.join("") || "other Q0 x 1 1 t\n");
  const { summary } = await evaluateRun(bytes, judged, columns, {
    ...TREC_OPTIONS,
    gain,
    depth: k,
  });
  return Object.fromEntries(
    columns.map(({ label }, at) => [label.replace(/_\d+$/, ""), summary[at]]),
  );
}

/**
 * Columns of the vectors that state a formula of this scorer; the others are other systems' own
 * definitions.
 */
const OF_VECTORS = {
  recall: { "clematis3 rig trec_eval": ["recall", "linear"] },
  mrr: { "clematis3 rig(no,k,cut)": ["recip_rank", "linear"] },
  ndcg: {
    "clematis3(exp) rig(exp) proposed_exp": ["ndcg_cut", "exponential"],
    "trec_eval/BEIR(linear) proposed_linear": ["ndcg_cut", "linear"],
  },
  ap: { "rig tat-rag(dedup,by,gold)": ["map_cut", "linear"] },
  precision_at_k: { "rig(/k)": ["P", "linear"], "tat-rag(/min(k,returned))": ["set_P", "linear"] },
};

export async function compareVectors() {
  const { metric_cases, percentiles, ties } = readJson("vectors/conflict-vectors.json");
  const pairs = [];
  let skipped = 0;
  for (const { name, qrels, ranked, k, ...metrics } of metric_cases) {
    const repeated = new Set(ranked).size < ranked.length;
    if (repeated) {
      pairs.push([
        `${name}: refused as by trec_eval`,
        "invalid_run",
        await scoreQuery(qrels, ranked, k).catch((error) => error.code),
      ]);
    }
    for (const [metric, columns] of Object.entries(OF_VECTORS)) {
      const rules = Object.entries(columns).flatMap(([all, rule]) =>
        all.split(" ").map((one) => [one.replaceAll(",", " "), rule]),
      );
      for (const [column, expected] of Object.entries(metrics[metric])) {
        const rule = new Map(rules).get(column);
        // rig scores a query without relevant documents 1, a definition of its own.
        const own = column.startsWith("rig") && Object.keys(qrels).length === 0;
        if (rule === undefined || own || repeated) {
          skipped++;
        } else {
          pairs.push([
            `${name} ${metric} ${column}`,
            expected,
            roundToSix((await scoreQuery(qrels, ranked, k, rule[1]))[rule[0]]),
          ]);
        }
      }
    }
  }
  for (const { values: list, ...ps } of percentiles) {
    for (const [
      p,
      { "nearest_rank(cruxe)": nearest, "linear(tat-rag,rig)": linear },
    ] of Object.entries(ps)) {
      const sorted = list.toSorted((a, b) => a - b);
      const samplePercentile = (method) =>
        percentileValue(sorted, Number(p.slice(1)) / 100, method);
      // No sample has no percentile here, and 0 there: a missing sample must not look fast.
      const none = list.length === 0;
      pairs.push([
        `${list.length} values ${p} nearest`,
        none ? null : nearest,
        samplePercentile("nearest"),
      ]);
      pairs.push([
        `${list.length} values ${p} linear`,
        none ? null : linear,
        none ? null : roundToSix(samplePercentile("linear")),
      ]);
    }
  }
  const tied = Buffer.from("q Q0 doc_a 1 1.0 t\nq Q0 doc_b 2 1.0 t\n");
  const judged = await readQrels(Buffer.from("q 0 doc_b 1\n"));
  for (const [column, order] of [
    ["trec_eval (score desc,id desc)", "trec"],
    ["cruxe/docmind canonical (score desc,id asc)", "score"],
  ]) {
    const { summary } = await evaluateRun(tied, judged, selectMeasures(["recip_rank"]).columns, {
      ...TREC_OPTIONS,
      order,
    });
    pairs.push([`ties: ${column}`, ties.rank_of_doc_b[column], 1 / summary[0]]);
  }
  comparePairs("vectors/conflict-vectors.json", pairs, skipped);
}

export async function otherSystems() {
  const { toy } = readJson("clematis3/expected.json");
  const linear = await scoreQuery(toy.gains, toy.ranked, toy.k);
  const exponential = await scoreQuery(toy.gains, toy.ranked, toy.k, "exponential");
  comparePairs("clematis3/expected.json", [
    ["recall", toy.recall, linear.recall],
    ["mrr", toy.mrr, linear.recip_rank],
    ["ndcg_exp", roundToSix(toy.ndcg_exp), roundToSix(exponential.ndcg_cut)],
  ]);
  const { stores } = readJson("rig-retrieval-evals/expected.json");
  const qrels = new Map(
    readText("rig-retrieval-evals/tiny_qrels.jsonl")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .map((q) => [q.query_id, q.relevant_docs]),
  );
  const pairs = [];
  for (const [store, { per_query, mean }] of Object.entries(stores)) {
    const sums = new Map();
    for (const [qid, expected] of Object.entries(per_query)) {
      const ranked = expected.ranked.map(([doc]) => doc);
      const found = await scoreQuery(qrels.get(qid), ranked, 5);
      const own = {
        "recall@5": found.recall,
        "ndcg@5_linear": found.ndcg_cut,
        rr: found.recip_rank,
        "ndcg@5_exp": (await scoreQuery(qrels.get(qid), ranked, 5, "exponential")).ndcg_cut,
      };
      for (const [name, value] of Object.entries(own)) {
        pairs.push([`${store} ${qid} ${name}`, expected[name], roundToSix(value)]);
        sums.set(name, (sums.get(name) ?? 0) + value);
      }
    }
    for (const [name, value] of Object.entries(mean)) {
      pairs.push([
        `${store} mean ${name}`,
        value,
        roundToSix(sums.get(name) / Object.keys(per_query).length),
      ]);
    }
  }
  const map4 = await scoreQuery({ d1: 1, d2: 1 }, ["d1", "x", "d2", "y"], 4);
  pairs.push(["MAP@4", 0.833333, roundToSix(map4.map_cut)], ["precision@4", 0.5, map4.P]);
  comparePairs("rig-retrieval-evals/expected.json", pairs);
}

export function compareSequences() {
  // What Python's str.split takes for white space beyond JavaScript's.
  const spaces = new RegExp(`[\\s${String.fromCharCode(0x1c, 0x1d, 0x1e, 0x1f, 0x85)}]+`);
  const normaliseText = (value) => value.split(spaces).filter(Boolean).join(" ").toLowerCase();
  const pairs = [];
  readJson("vectors/sequence-matcher-vectors.json").cases.forEach((one, at) => {
    const a = normaliseText(one.a);
    const b = normaliseText(one.b);
    for (const [key, autojunk] of [
      ["ratio_autojunk", true],
      ["ratio_no_autojunk", false],
    ]) {
      // The vectors score an empty side 0, which difflib does too unless both are empty.
      if (a === "" && b === "") {
        continue;
      }
      pairs.push([`${at} ${key}`, one[key], sequenceRatio(a, b, autojunk)]);
      pairs.push([
        `${at} ${key} >= 0.7`,
        one[key] >= 0.7,
        ratioAtLeast(new ComparedText(a), new ComparedText(b), 0.7, autojunk),
      ]);
    }
  });
  comparePairs("vectors/sequence-matcher-vectors.json", pairs);
}
