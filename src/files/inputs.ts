/** Everything that a judgement depends on, read before anything runs. */
import { GateError } from "../errors.ts";
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { RetrieverReceipt } from "../model/baseline.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import { loadBaseline } from "./baseline.ts";
import { resolved } from "./baseline-of-suite.ts";
import { type Overrides, loadConfig } from "./config.ts";
import { withDefinition } from "./definition.ts";
import { JSON_LIMIT, readBytes } from "./read.ts";
import { dataOf } from "../retrievers/registry.ts";
import { loadSuite } from "./suite.ts";

/**
 * `config` and the overrides are relative to the root, and so is the retriever's data, which lies where it runs: in
 * `data`. Throws GateError for the first file that can't be used.
 */
export async function loadInputs(
  root: Root,
  config: string,
  overrides: Overrides,
  data: Root = root,
  oldBaseline: "needed" | "replaced" = "needed",
): Promise<Inputs> {
  const loaded = await loadConfig(root, config, overrides);
  const suite = await loadSuite(root, loaded.config.suites);
  const baseline = await loadBaseline(root, loaded.config.baseline, suite.suite).catch((error: unknown) => {
    // What can't be read is what `record` is asked to replace.
    if (oldBaseline === "replaced" && error instanceof GateError && error.code === "invalid_baseline")
      return null;
    throw error;
  });
  const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
  if (baseline !== null) digests.set(loaded.config.baseline, baseline.digest);
  return {
    config: withDefinition(loaded.config, baseline?.baseline ?? null),
    suite: suite.suite,
    baseline: baseline === null ? null : resolved(baseline.baseline, suite.suite),
    retriever: retrieverReceipt(data, loaded.config.retriever),
    digests,
  };
}

/** What decides the answers: how many queries are in flight, and how long one may take, does not. */
function identity(retriever: RetrieverConfig): unknown {
  const idle = new Set(["concurrency", "startup_timeout_ms", "timeout_ms", "total_timeout_ms"]);
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}

/** `root` is the folder that the retriever runs in: its data is digested. */
export function retrieverReceipt(root: Root, retriever: RetrieverConfig): RetrieverReceipt {
  const data = dataOf(retriever);
  return {
    kind: retriever.kind,
    fingerprint: sha256(compactCanonical(identity(retriever))),
    ...(retriever.params === null || retriever.params === undefined ? {} : { params: retriever.params }),
    corpus_digest: data === null ? null : sha256(readBytes(root, data.file, "corpus", JSON_LIMIT)),
  };
}
