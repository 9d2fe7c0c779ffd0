/**
 * Questions whose answers are characters of a document, and embedded BM25 over the documents'
 * paragraphs.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { csvRows } from "../kit.mjs";
import { comparePairs, DATA, loadModule, readText } from "./context.mjs";
import { runRetriever, writeInput, loadDatasetSuite } from "./workspace.mjs";

const { parseMetric } = await loadModule("metrics/registry.js");
const { scoreRun } = await loadModule("metrics/score.js");
const { DEFAULT_DEFINITION } = await loadModule("model/config.js");

const CUTOFFS = [3, 10];
/** The share of a passage's characters that a result must cover, as the definition has it. */
const SHARE = 0.7;

/** Paragraphs as lines of a corpus, each with its place. */
function splitParagraphs(path, document) {
  const lines = [];
  let start = 0;
  for (const paragraph of document.split(/(?<=\n)/)) {
    const end = start + Array.from(paragraph).length;
    if (paragraph.trim() !== "") {
      lines.push({ id: `${path}:${start}`, path, text: paragraph, start, end });
    }
    start = end;
  }
  return lines;
}

const spanName = (reference) => `[${reference.start_index}:${reference.end_index}]`;

export async function ragSpans() {
  const questions = csvRows(readText("rag_spans", "questions_df.csv")).map((row) => ({
    ...row,
    references: JSON.parse(row.references),
  }));
  const paths = readdirSync(join(DATA, "rag_spans/corpora"));
  const corpora = new Map(paths.map((path) => [path, readText("rag_spans", "corpora", path)]));
  const suite = await loadDatasetSuite("rag_spans", {
    format: "evidence",
    path: "rag_spans/questions_df.csv",
  });
  const cases = new Map(suite.cases.map((each) => [each.query, each]));

  const pairs = [["cases", questions.length, suite.cases.length]];
  const quoted = [];
  for (const { question, references, corpus_id } of questions) {
    const characters = Array.from(corpora.get(`${corpus_id}.md`));
    for (const each of references) {
      const found = characters.slice(each.start_index, each.end_index).join("");
      quoted.push([`${corpus_id}${spanName(each)}`, each.content, found]);
    }
    const own = cases.get(question)?.expected ?? [];
    const found = own.map(({ value, start, end }) => `${value}[${start}:${end}]`);
    const wanted = references.map((each) => `${corpus_id}.md${spanName(each)}`);
    pairs.push([question, wanted.toSorted().join(" "), found.toSorted().join(" ")]);
  }
  comparePairs("rag_spans (evidence): cases", pairs);
  comparePairs("rag_spans: references that are corpus[start:end]", quoted);
  await compareRetrieval(suite, corpora);
}

async function compareRetrieval(suite, corpora) {
  const chunks = [...corpora].flatMap(([path, document]) => splitParagraphs(path, document));
  writeInput("paragraphs.jsonl", chunks.map((chunk) => `${JSON.stringify(chunk)}\n`).join(""));
  const names = ["precision@5", "map", "mrr", "hit_rate@10", "ndcg@10", "recall@10"];
  for (const k of CUTOFFS) {
    names.push(`coverage@${k}`, `evidence_recall@${k}`, `full_coverage_rate@${k}`);
  }
  const definition = DEFAULT_DEFINITION;
  const run = await runRetriever(
    suite,
    { kind: "bm25", corpus: "paragraphs.jsonl", files: [] },
    10,
    definition,
  );
  const { means } = scoreRun(
    suite,
    run,
    names.map((each) => parseMetric(each)),
    definition,
  );
  const pairs = names.map((each) => {
    const value = means.overall.get(each);
    return [`${each} is a share`, true, value > 0 && value < 1];
  });
  // Counted once more, as plainly as can be.
  const hits = new Map(run.cases.map(({ case_id: caseId, outcome }) => [caseId, outcome.hits]));
  for (const k of CUTOFFS) {
    const covered = suite.cases.map(({ id, expected }) =>
      expected.map(({ value, start, end }) =>
        hits
          .get(id)
          .slice(0, k)
          .some(({ path, span }) => {
            const inside = Math.min(end, span.end) - Math.max(start, span.start);
            return path === value && inside >= SHARE * (end - start) - 1e-9;
          }),
      ),
    );
    const meanValue = (values) =>
      values.reduce((sum, value) => sum + Number(value), 0) / values.length;
    const formatNine = (value) => value.toFixed(9);
    for (const [metric, value] of [
      [`evidence_recall@${k}`, meanValue(covered.flat())],
      [`coverage@${k}`, meanValue(covered.map(meanValue))],
      [`full_coverage_rate@${k}`, meanValue(covered.map((each) => each.every(Boolean)))],
    ]) {
      pairs.push([metric, formatNine(value), formatNine(means.overall.get(metric))]);
    }
  }
  comparePairs("rag_spans, bm25 over paragraphs: metrics", pairs);
  const figures = names.map((each) => `${each} ${means.overall.get(each).toFixed(4)}`);
  console.log(`rag_spans, bm25 over ${chunks.length} paragraphs: ${figures.join(", ")}`);
}
