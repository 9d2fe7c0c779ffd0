/** Everything that a judgement depends on, read before anything runs. */
import { GateError, placeError } from "../errors.ts";
import { digestText } from "../system/digest.ts";
import { findNearFile } from "../system/near-file.ts";
import { type Root, absolutePath } from "../system/root.ts";
import { existsSync } from "node:fs";
import { compactCanonical } from "../model/canonical-json.ts";
import type { RetrieverReceipt, Baseline, BaselineCase } from "../model/baseline.ts";
import { placeOfKey } from "../model/config-lines.ts";
import { type Config, type RetrieverConfig, baselineFile } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import { loadBaseline } from "./baseline.ts";
import { summariseRows } from "../metrics/row-means.ts";
import { type LoadedConfig, type Overrides, loadConfig } from "./config.ts";
import { withDefinition } from "./definition.ts";
import { JSON_LIMIT, readBytes } from "./read.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { loadSuite, useNewIds } from "./suite.ts";
import { invalidFile } from "./validate.ts";
import type { Suite } from "../model/suite.ts";

/**
 * Reads config, suite and baseline. Paths are relative to the root, and those of the retriever's data to `data`, where it
 * runs. Throws GateError for the first file that can't be used. If `record` replaces the old baseline, one that is
 * invalid counts as none.
 */
export async function loadInputs(
  root: Root,
  config: string,
  overrides: Overrides,
  data: Root = root,
  oldBaseline: "needed" | "replaced" = "needed",
): Promise<Inputs> {
  const loaded = await loadConfig(root, config, overrides);
  const suite = await loadSuite(root, loaded.config.suites, loaded.suitePlaces);
  requireRelevance(config, loaded.config, suite.suite);
  const baseline = await loadBaseline(root, loaded.config.baseline).catch((error: unknown) => {
    // `record` may replace a baseline that can't be read.
    if (
      oldBaseline === "replaced" &&
      error instanceof GateError &&
      error.code === "invalid_baseline"
    ) {
      return null;
    }
    const isNamedByConfig = overrides.baseline === null;
    const isOfFile = error instanceof GateError && error.code.startsWith("file_");
    throw isNamedByConfig && isOfFile
      ? placeError(error, "config", placeOfKey(config, loaded.lines, "baseline"))
      : error;
  });
  const digests = new Map([[config, loaded.digest], ...suite.digests]);
  const near =
    baseline === null && loaded.config.baseline !== null
      ? findNearBaseline(root, loaded.config.baseline)
      : null;
  if (baseline !== null) {
    digests.set(baselineFile(loaded.config), baseline.digest);
  }
  return {
    config: withDefinition(loaded.config, baseline?.baseline ?? null),
    suite: suite.suite,
    baseline: baseline === null ? null : matchSuite(baseline.baseline, suite.suite),
    ...(near !== null && { near_baseline: near }),
    retriever: readReceipt(data, loaded),
    digests,
    lines: loaded.lines,
    warnings: loaded.warnings,
  };
}

/** Returns a file that may be the baseline under another name; null if there is none, or if the baseline can't be read. */
function findNearBaseline(root: Root, file: string): string | null {
  const near = existsSync(absolutePath(root, file)) ? null : findNearFile(root, file);
  return near !== null && /\.(?:json|ya?ml)$/i.test(near) ? near : null;
}

/**
 * Throws `invalid_config` if the suite has ratings on a scale and the config does not write `definition.relevance`: only
 * its users know from which rating on a document answers the query.
 */
function requireRelevance(
  file: string,
  { written_definition: written }: Config,
  { scale }: Suite,
): void {
  if (scale === undefined || written.relevance !== undefined) {
    return;
  }
  const message = `${scale.file} has ratings up to ${scale.most}: expected the least one that counts as relevant, for example \`definition: { relevance: ${Math.ceil(scale.most / 2)} }\``;
  throw invalidFile("invalid_config", "config", file, [
    { file, pointer: "/definition/relevance", message },
  ]);
}

/**
 * Returns the retriever's settings that decide the answers. How many queries are in flight, or how long one may take,
 * does not.
 */
function retrieverIdentity(retriever: RetrieverConfig): unknown {
  const ignoredKeys = new Set([
    "concurrency",
    "max_per_second",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms",
  ]);
  // The file that `bm25` searches decides. An expression for what a server says of its corpus does not.
  if (retriever.kind !== "bm25") {
    ignoredKeys.add("corpus");
  }
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !ignoredKeys.has(key)));
}

/** As retrieverReceipt. What it throws has the place of the config's key that names the file. */
function readReceipt(
  data: Root,
  { config, lines }: Pick<LoadedConfig, "config" | "lines">,
): RetrieverReceipt {
  try {
    return retrieverReceipt(data, config.retriever);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const file = retrieverData(config.retriever)?.file;
    const [key] = Object.entries(config.retriever).find(([, value]) => value === file) ?? [];
    const name = key === undefined ? "retriever" : `retriever.${key}`;
    throw placeError(error, "config", placeOfKey(config.file, lines, name));
  }
}

/** What messages call the file that decides the answers. */
const DATA_NAMES = { corpus: "corpus", answers: "recorded run" } as const;

/**
 * Returns what a baseline records of its retriever: kind, params, a digest of the settings that decide the answers, and
 * one of its data (null if it has none). `root` is the folder that the retriever runs in.
 */
export function retrieverReceipt(root: Root, retriever: RetrieverConfig): RetrieverReceipt {
  const data = retrieverData(retriever);
  return {
    kind: retriever.kind,
    fingerprint: digestText(compactCanonical(retrieverIdentity(retriever))),
    ...(retriever.params === null || retriever.params === undefined
      ? {}
      : { params: retriever.params }),
    corpus_digest:
      data === null
        ? null
        : digestText(readBytes(root, data.file, DATA_NAMES[data.holds], JSON_LIMIT)),
  };
}

type SuiteCases = Pick<Suite, "cases">;

/** Returns the baseline with rows of renamed cases under their new ids, and all rows with the suite's tags of today. */
export function matchSuite(baseline: Baseline, suite: SuiteCases): Baseline {
  return addSuiteTags(useNewIds(baseline, suite), suite);
}

/**
 * Returns the baseline with the suite's tags on its rows, and with figures by tag. A row whose question changed gets no
 * tags. The file has none, since tags may change without a new run.
 */
function addSuiteTags(baseline: Baseline, { cases }: SuiteCases): Baseline {
  const rows = new Map(baseline.cases);
  const tagged: BaselineCase[] = [];
  for (const { id, digests, tags } of cases) {
    const row = rows.get(id);
    if (tags !== undefined && row?.digests.ask === digests.ask) {
      // Not a spread: each row would get a hidden class of its own in Node 20.
      const taggedRow = Object.assign({}, row, { tags });
      rows.set(id, taggedRow);
      tagged.push(taggedRow);
    }
  }
  if (tagged.length === 0) {
    return baseline;
  }
  const { means, latency } = summariseRows(
    tagged,
    [...baseline.means.overall.keys()],
    baseline.definition,
  );
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...(means.by_tag && { by_tag: means.by_tag }) },
    latency: { ...baseline.latency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
  };
}
