/** What trec_eval printed for real collections and for its own tests. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compare, DATA, linesOf, readQrels, score, text, unsupported } from "./context.mjs";

async function compareOutput(source, qrels, run, { names, ...options } = {}) {
  const found = new Map(linesOf(await score(join(DATA, qrels), join(DATA, run), names, options)));
  const pairs = [];
  let skipped = 0;
  for (const [key, value] of linesOf(text(source))) {
    const name = key.split(" ")[0];
    if (found.has(key)) {
      pairs.push([key, value, found.get(key)]);
    } else {
      skipped++;
      unsupported.set(name, (unsupported.get(name) ?? 0) + 1);
    }
  }
  compare(source, pairs, skipped);
}

export async function collections() {
  for (const folder of ["adi", "cacm", "cranfield", "docs_search"]) {
    for (const file of readdirSync(join(DATA, folder, "expected")).toSorted()) {
      const [run, ...flags] = file.replace(/\.all_trec\.txt$/, "").split(".");
      const queries = flags.includes("c") ? "judged" : "retrieved";
      const qrels = flags.includes("padded") ? "qrels.padded.trec" : "qrels.trec";
      await compareOutput(
        `${folder}/expected/${file}`,
        `${folder}/${qrels}`,
        `${folder}/runs/${run}.trec`,
        {
          queries,
        },
      );
    }
  }
  const compat = "ir_measures_tests/compat";
  await compareOutput(
    "ir_measures_tests/expected/compat.q.all_trec.txt",
    `${compat}.qrels`,
    `${compat}.run`,
    { queries: "retrieved" },
  );
}

export async function trecEvalTests() {
  const at = (name) => `trec_eval_tests/${name}`;
  const trunc = { extraColumns: "ignore" };
  const test = (out, qrels, run, options) => compareOutput(at(out), at(qrels), at(run), options);
  await test("out.test", "qrels.test", "results.test", { queries: "retrieved" });
  await test("out.test.a", "qrels.test", "results.test", { queries: "retrieved" });
  await test("out.test.aq", "qrels.test", "results.test", { queries: "retrieved" });
  await test("out.test.aq", "qrels.test.with-comments", "results.test", { queries: "retrieved" });
  await test("out.test.aqc", "qrels.test", "results.trunc", trunc);
  await test("out.test.aqcM", "qrels.test", "results.trunc", { ...trunc, depth: 100 });
  await test("out.test.aql", "qrels.rel_level", "results.test", {
    queries: "retrieved",
    relevance: 2,
  });
  await test("out.comment.test", "qrels.comment.test", "results.comment.test.gz", {
    queries: "retrieved",
  });
  const names = [
    "iprec_at_recall..10,.20,.25,.75,.50",
    "P.5,7,3",
    "recall.20,2000",
    "Rprec_mult.5.0,0.2,0.35",
    "ndcg_cut.10,20,23",
    "success.2,5,20",
  ];
  await test("out.test.meas_params", "qrels.test", "results.test", { queries: "retrieved", names });
}

export async function loaders() {
  for (const folder of ["beir/fiqa", "beir/nfcorpus", "adi", "cacm", "cranfield"]) {
    const [trec, tsv] = [
      await readQrels(join(DATA, folder, "qrels.trec")),
      await readQrels(join(DATA, folder, "qrels.tsv")),
    ];
    // BEIR's form leaves out what was judged and not relevant.
    const pairs = [...trec.queries].flatMap(([qid, grades]) =>
      [...grades]
        .filter(([, grade]) => grade > 0)
        .map(([doc, grade]) => [`${qid} ${doc}`, grade, tsv.queries.get(qid)?.get(doc)]),
    );
    compare(`${folder}/qrels.tsv = qrels.trec`, pairs);
  }
}
