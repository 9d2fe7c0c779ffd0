/** All dataset formats. A new one needs a file, an entry here, and a test with the file's name. */
import type { Format } from "./format.ts";

/** In the order of the docs. Format (format.ts) explains the members. */
export const FORMATS: readonly Format[] = [
  {
    name: "beir",
    meaning:
      "a folder with queries.jsonl, qrels/<split>.tsv or qrels.tsv, and a corpus.jsonl where there is one",
    keys: ["queries", "qrels", "corpus", "split"],
    givesIntents: "none",
    load: async () => (await import("./beir.ts")).readBeir,
  },
  {
    name: "trec",
    meaning: "topics (<top> blocks, or two columns) and qrels",
    keys: ["queries", "qrels", "corpus"],
    givesIntents: "none",
    load: async () => (await import("./trec.ts")).readTrec,
  },
  {
    name: "qrels-tsv",
    meaning: "two-column queries and three-column qrels, no header; every query counts",
    keys: ["queries", "qrels", "corpus"],
    givesIntents: "none",
    load: async () => (await import("./qrels-tsv.ts")).readTsv,
  },
  {
    name: "qrels-jsonl",
    meaning: "lines of query_id, query, relevant_docs and reference_answer; every query counts",
    keys: ["corpus"],
    givesIntents: "none",
    load: async () => (await import("./judgments.ts")).readQrelsJsonl,
  },
  {
    name: "cruxe",
    meaning: "cruxe's query pack: hints, negative targets and intents",
    keys: [],
    givesIntents: "all",
    load: async () => (await import("./cruxe.ts")).readCruxePack,
  },
  {
    name: "evidence",
    meaning:
      "questions with gold evidence: passages, files, or characters of documents; JSON or CSV",
    keys: ["documents"],
    givesIntents: "some",
    load: async () => (await import("./evidence.ts")).readEvidence,
  },
  {
    name: "ragas-csv",
    meaning:
      "a CSV of user_input, reference and reference_contexts; a row without contexts counts for answers alone",
    keys: ["columns"],
    givesIntents: "none",
    load: async () => (await import("./ragas-csv.ts")).readRagasCsv,
  },
  {
    name: "csv",
    meaning: "a table of questions with their documents: comma, semicolon or tab",
    keys: ["columns", "separator"],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await import("./csv.ts")).readCsvQuestions,
  },
  {
    name: "json",
    meaning: "any list of cases in JSON, JSON Lines or YAML: `fields` says what is what",
    keys: ["cases", "fields"],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await import("./json.ts")).readJsonCases,
  },
  {
    name: "quepid",
    meaning: "a case that Quepid exported: `query,docid,rating`",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await import("./quepid.ts")).readQuepid,
  },
  {
    name: "rank-eval",
    meaning: "the body of an Elasticsearch `_rank_eval` request",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await import("./rank-eval.ts")).readRankEval,
  },
  {
    name: "judgments",
    meaning: "judgment lists of OpenSearch's search relevance",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await import("./judgment-lists.ts")).readJudgmentLists,
  },
];
