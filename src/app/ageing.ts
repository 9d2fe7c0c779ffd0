/** What `validate` finds old in a suite: it reads the corpus where it is known, and the baselines that git has. */
import { GateError } from "../errors.ts";
import { agedTargets, sameInAll, sameQuestions } from "../gate/ageing.ts";
import type { Ageing } from "../model/ageing.ts";
import type { Inputs } from "../model/report.ts";
import type { Hit } from "../model/run.ts";
import type { Bm25Retriever } from "../retrievers/kinds/bm25.ts";
import type { Root } from "../system/root.ts";
import type { AskPorts } from "./ask.ts";
import { recentBaselines } from "./history.ts";
import { documentsOf } from "./suggest/suggest.ts";

export interface Aged {
  readonly found: readonly Ageing[];
  /** Documents that were looked at; null where no corpus is known. */
  readonly documents: number | null;
  /** Why the corpus could not be read. */
  readonly failure: string | null;
}

/** `corpus` is relative to the root; null for the retriever's own, which only the embedded one tells. */
export async function agedSuite(
  root: Root,
  { suite, config, baseline }: Inputs,
  corpus: string | null,
  ports: AskPorts,
): Promise<Aged> {
  let documents: readonly Hit[] | null = null;
  let failure: string | null = null;
  try {
    documents = await hitsOf(root, config.retriever as Bm25Retriever, corpus, ports);
  } catch (error) {
    // A corpus that somebody names must be there; the retriever's own may come from a step of the workflow.
    if (corpus !== null || !(error instanceof GateError)) throw error;
    failure = error.message;
  }
  const before = await recentBaselines(root, config.baseline, ports.environment);
  const baselines = before.length > 0 || baseline === null ? before : [baseline];
  return {
    documents: documents?.length ?? null,
    failure,
    found: [
      ...(documents === null ? [] : agedTargets(suite, documents, config.definition)),
      ...sameQuestions(suite),
      ...sameInAll(suite, baselines),
    ],
  };
}

async function hitsOf(
  root: Root,
  retriever: Bm25Retriever,
  corpus: string | null,
  ports: AskPorts,
): Promise<readonly Hit[] | null> {
  if (corpus === null && retriever.kind !== "bm25") return null;
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const documents =
    corpus === null
      ? await readCorpus({ ...retriever, max_docs: null }, { ...ports, root: root.directory })
      : await documentsOf(root, corpus, ports);
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}
