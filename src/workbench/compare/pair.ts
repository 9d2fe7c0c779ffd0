/** Queries and judgments named one by one, without a suite file: what `compare` is given. */
import { insideRoot, type Root } from "../../system/root.ts";
import type { Problem } from "../../model/problem.ts";
import type { Suite } from "../../model/suite.ts";
import { finishCase, makeSuite } from "../../files/suite.ts";
import { invalid } from "../../files/validate.ts";
import { readQueryLines } from "../../files/formats/beir.ts";
import { corpusNotices, finishCases } from "../../files/formats/dataset.ts";
import { readJudgments, joinJudgments } from "../../files/formats/judgments.ts";
import { readTopics } from "../../files/formats/trec.ts";
import { refuseHeader } from "../../files/formats/tsv.ts";
import { DatasetFiles } from "../../files/formats/format.ts";

/** All relative to the root. */
export interface PairedFiles {
  readonly queries: string;
  readonly judgments: string;
  readonly corpus: string | null;
}

export interface LoadedPair {
  readonly suite: Suite;
  /** SHA-256 of the files as read. */
  readonly queries: string;
  readonly judgments: string;
}

/** Every query is a case, as in `tsv`. Queries are two columns, topics, or BEIR's lines where the name ends in .jsonl. */
export async function loadPair(root: Root, { queries, judgments, corpus }: PairedFiles): Promise<LoadedPair> {
  const files = new DatasetFiles(root);
  const problems: Problem[] = [];
  const judged = await readJudgments(
    files,
    [insideRoot(root, ".", judgments, "--truth")],
    "Check the path.",
    problems,
    "decimals",
  );
  const text = files.text([insideRoot(root, ".", queries, "--queries")], "queries", "Check the path.");
  const read = /\.jsonl(?:\.gz)?$/i.test(text.file)
    ? readQueryLines(text, problems)
    : readTopics(text, problems);
  refuseHeader(read, judged.queries, problems);
  const joined = joinJudgments(read, judged, "all", problems);
  const cases = finishCases(joined.cases, { file: null, one: "all" }, problems);
  if (problems.length > 0) throw invalid("invalid_suite", "queries", queries, problems);
  const notices = [...joined.notices, ...(await corpusNotices(root, corpus, null, cases))];
  const suite = makeSuite("compare", "1", cases.map(finishCase), [...files.digests.keys()], false, notices);
  return { suite, queries: files.digests.get(text.file)!, judgments: files.digests.get(judged.file)! };
}
