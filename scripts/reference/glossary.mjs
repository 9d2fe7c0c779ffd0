// One word for one thing. The left-hand words are those of code, schemas, messages and pages.
export const GLOSSARY = {
  accept: "What the label `retrieval-gate:accept` does: only the pull request's own files decide.",
  artifact: "The stored report of a job on GitHub.",
  "base, head":
    "The two commits of a pull request: the commit that it is merged into, and its own newest commit.",
  baseline: "The recorded figures. Later runs are compared with them.",
  bucket: "All cases, or the cases of one intent.",
  case: "One query with its intent and its targets, in a suite. Reports call it a query.",
  category: "The kind of a failure. See [categories](categories.md).",
  check: "One rule, applied to one bucket.",
  corpus: "The documents that the retriever searches.",
  critical: "Of a case: the gate fails if the case finds none of its documents any more.",
  cutoff: "The k of `recall@k`: how many results a metric looks at.",
  definition:
    "How figures are computed: gain, percentile, order and so on. The baseline records it.",
  degraded:
    "Of an answer: a part of the search did not work, and a simpler method answered. Example: lexical search instead of vectors.",
  evidence:
    "The statistics that the report shows beside a check. Also: passages that contain an answer.",
  "floor, ceiling":
    "The lowest, and the highest, figure that a metric may have. The baseline doesn't change them.",
  forbidden: "Of a target: it must not be among the results.",
  grade: "How relevant a target is, from 1 to 255.",
  intent: "The kind of question. Quality and latency are also checked in each intent.",
  judge: "The language model that scores answers.",
  judgment: "A grade in qrels.",
  k: "How many results are asked for.",
  "lost a document":
    "Of a query: a target was in the first k results in the baseline, and is not now.",
  "finds none of its documents any more":
    "Of a query: no target is in the first k results, and one was there in the baseline.",
  "not found before either":
    "Of a query: no target is in the first k results, and none was there in the baseline.",
  "newly found":
    "Of a query: a target is in the first k results, and none was there in the baseline.",
  limit: "The value at which a check fails, or at which its significance is tested.",
  fell: "Of a check: worse than its limit, but no failure. Either the change is not significant, or an earlier change caused it, or recall and nDCG rose.",
  "negative control": "A case that should find nothing.",
  part: "The file that a shard writes for `merge`.",
  policy: "The config's gate: all rules together.",
  qrels: "Judgments in TREC's form: query, document, grade.",
  query: "The text that is sent to the retriever.",
  retriever: "Your search: what the gate asks.",
  rule: "One metric's setting in the policy.",
  run: "The results of all queries, or the file that has them. Also: one execution of the gate.",
  "sampling plan": "How often each case is timed.",
  scope: "The cases that a check covers: `overall` (all), or an intent.",
  shard: "One part of the cases, which one of several jobs asks.",
  "side by side": "Of a comparison: base and head are measured in the same job.",
  significance: "The largest p of a test at which a fall still fails.",
  span: "Characters of a document. Also: a stage of an answer, with its time.",
  suite: "The file of all cases.",
  target: "A document, passage or span that a case expects.",
  tolerance: "How much a metric may get worse without a failure.",
  unjudged: "Of a result: it has no judgment.",
  verdict: "The outcome: pass, fail, partial or error.",
  "weakened rule": "A rule, case or baseline row that the change makes easier to pass.",
  finding: "The record of what a change weakens. The report lists it.",
};
