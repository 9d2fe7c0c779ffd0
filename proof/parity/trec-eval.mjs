/** What trec_eval printed for real collections and for its own tests. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  comparePairs,
  DATA,
  parseOutput,
  readQrels,
  scoreRun,
  readText,
  unsupported,
} from "./context.mjs";

async function compareOutput(source, qrels, run, { names, ...options } = {}) {
  const found = new Map(
    parseOutput(await scoreRun(join(DATA, qrels), join(DATA, run), names, options)),
  );
  const pairs = [];
  let skipped = 0;
  for (const [key, value] of parseOutput(readText(source))) {
    const name = key.split(" ")[0];
    if (found.has(key)) {
      pairs.push([key, value, found.get(key)]);
    } else {
      skipped++;
      unsupported.set(name, (unsupported.get(name) ?? 0) + 1);
    }
  }
  comparePairs(source, pairs, skipped);
}

export async function compareCollections() {
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
  const testPath = (name) => `trec_eval_tests/${name}`;
  const trunc = { extraColumns: "ignore" };
  const compareTest = (out, qrels, run, options) =>
    compareOutput(testPath(out), testPath(qrels), testPath(run), options);
  await compareTest("out.test", "qrels.test", "results.test", { queries: "retrieved" });
  await compareTest("out.test.a", "qrels.test", "results.test", { queries: "retrieved" });
  await compareTest("out.test.aq", "qrels.test", "results.test", { queries: "retrieved" });
  await compareTest("out.test.aq", "qrels.test.with-comments", "results.test", {
    queries: "retrieved",
  });
  await compareTest("out.test.aqc", "qrels.test", "results.trunc", trunc);
  await compareTest("out.test.aqcM", "qrels.test", "results.trunc", { ...trunc, depth: 100 });
  await compareTest("out.test.aql", "qrels.rel_level", "results.test", {
    queries: "retrieved",
    relevance: 2,
  });
  await compareTest("out.comment.test", "qrels.comment.test", "results.comment.test.gz", {
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
  await compareTest("out.test.meas_params", "qrels.test", "results.test", {
    queries: "retrieved",
    names,
  });
}

export async function compareLoaders() {
  for (const folder of ["beir/fiqa", "beir/nfcorpus", "adi", "cacm", "cranfield"]) {
    const trec = await readQrels(join(DATA, folder, "qrels.trec"));
    const tsv = await readQrels(join(DATA, folder, "qrels.tsv"));
    // BEIR's form leaves out what was judged and not relevant.
    const pairs = [...trec.queries].flatMap(([qid, grades]) =>
      [...grades]
        .filter(([, grade]) => grade > 0)
        .map(([doc, grade]) => [`${qid} ${doc}`, grade, tsv.queries.get(qid)?.get(doc)]),
    );
    comparePairs(`${folder}/qrels.tsv = qrels.trec`, pairs);
  }
}
