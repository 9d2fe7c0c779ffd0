/** Reads everything that a verdict depends on, before anything runs. */
import { GateError, placeError, sortProblems } from "../errors.ts";
import { digestText, digestValue } from "../system/digest.ts";
import { withoutUndefined } from "../system/json.ts";
import { findNearFile } from "../system/near-file.ts";
import { isOwnBaseline } from "../system/write-whole.ts";
import { type Root, absolutePath } from "../system/root.ts";
import { existsSync, readFileSync } from "node:fs";
import type { RetrieverReceipt, Baseline, BaselineCase } from "../model/baseline.ts";
import {
  placeOfKey,
  type Config,
  type RetrieverConfig,
  baselineFile,
  type Definition,
} from "../model/config.ts";

import type { Inputs } from "../model/report.ts";
import { compileTargets, hitOfTarget, normaliseHit } from "../metrics/matching.ts";
import { loadBaseline } from "./baseline.ts";
import { summariseRows } from "../metrics/score.ts";
import {
  NO_OVERRIDES,
  type LoadedConfig,
  type Overrides,
  loadConfig,
  withDefinition,
} from "./config.ts";

import { JSON_LIMIT, readBytes } from "./read.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { loadSuite, useNewIds } from "./suite.ts";
import { invalidFile } from "./validate.ts";

import type { Problem } from "../model/problem.ts";
import { type Suite, singleTargets } from "../model/suite.ts";

/** `replaced` if a new one is recorded: then `record` takes an invalid baseline for none. */
type OldBaseline = "needed" | "replaced";

/**
 * Reads config, suite and baseline. `config` and `overrides` are relative to the root. The
 * retriever's data is relative to `dataRoot`, the folder in which it runs. What the config's
 * definition leaves open is as in the baseline, whose rows get the suite's ids and tags. With
 * `oldBaseline` "replaced" an invalid baseline is null. Throws GateError for the first unusable file.
 */
export async function loadInputs(
  root: Root,
  config: string,
  overrides: Overrides = NO_OVERRIDES,
  dataRoot: Root = root,
  oldBaseline: OldBaseline = "needed",
): Promise<Inputs> {
  const loadedConfig = await loadConfig(root, config, overrides);
  const { suites: suiteFiles, baseline: baselinePath } = loadedConfig.config;
  const { suite, digests: suiteDigests } = await loadSuite(
    root,
    suiteFiles,
    loadedConfig.suitePlaces,
  ).catch((error: unknown) => {
    throw addMissingPaths(error, root, loadedConfig);
  });
  requireRelevance(config, loadedConfig.config, suite);
  refuseContradictions(suite, loadedConfig.config.definition);

  const isNamedByConfig = overrides.baseline === null;
  const loadedBaseline = await loadOldBaseline(root, loadedConfig, isNamedByConfig, oldBaseline);
  const nearBaseline =
    loadedBaseline === null && baselinePath !== null ? findNearBaseline(root, baselinePath) : null;

  const digests = new Map([[config, loadedConfig.digest], ...suiteDigests]);
  if (loadedBaseline !== null) {
    digests.set(baselineFile(loadedConfig.config), loadedBaseline.digest);
  }
  return {
    config: withDefinition(loadedConfig.config, loadedBaseline?.baseline ?? null),
    suite,
    baseline: loadedBaseline === null ? null : matchSuite(loadedBaseline.baseline, suite),
    ...(nearBaseline !== null && { near_baseline: nearBaseline }),
    retriever: readReceipt(dataRoot, loadedConfig),
    digests,
    lines: loadedConfig.lines,
    warnings: loadedConfig.warnings,
  };
}

/**
 * Returns the baseline as loadBaseline does, but null for an invalid one that is `replaced`. If the
 * config names a file that can't be read, the error gets the place of the key `baseline`.
 */
async function loadOldBaseline(
  root: Root,
  { config, lines }: LoadedConfig,
  isNamedByConfig: boolean,
  oldBaseline: OldBaseline,
): ReturnType<typeof loadBaseline> {
  try {
    return await loadBaseline(root, config.baseline);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    if (oldBaseline === "replaced" && error.code === "invalid_baseline") {
      return null;
    }
    const isOfFile = error.code.startsWith("file_");
    throw isOfFile && isNamedByConfig
      ? placeError(error, "config", placeOfKey(config.file, lines, "baseline"))
      : error;
  }
}

/**
 * Returns the error to throw. If the config names a suite that does not exist, the error names the
 * config's other missing paths, too: they are often wrong in the same way.
 */
function addMissingPaths(error: unknown, root: Root, loadedConfig: LoadedConfig): unknown {
  const config = loadedConfig.config.file;
  const isMissing = error instanceof GateError && error.code === "file_not_found";
  if (!isMissing || !error.problems.some(({ file }) => file === config)) {
    return error;
  }
  // With `root.read`, files are those of a commit: these are not looked for.
  const missingPaths = root.read === undefined ? loadedConfig.findMissingPaths() : [];
  if (missingPaths.length === 0) {
    return error;
  }
  const problems = sortProblems([...error.problems, ...missingPaths]);
  return new GateError(error.code, `config ${config} has ${problems.length} problems`, {
    problems,
    hint: error.hint ?? "",
    cause: error,
  });
}

/**
 * Returns a baseline with a path similar to that of one that does not exist; null if there is none.
 * Null also if the file exists in the work tree: then it is invalid and counts as none.
 */
function findNearBaseline(root: Root, file: string): string | null {
  const nearFile = existsSync(absolutePath(root, file)) ? null : findNearFile(root, file);
  if (nearFile === null || !/\.(?:json|ya?ml)$/i.test(nearFile)) {
    return null;
  }
  // A dataset may be called almost as the baseline.
  const text = readFileSync(absolutePath(root, nearFile), "utf8");
  return isOwnBaseline(text) ? nearFile : null;
}

/**
 * Throws `invalid_config` if the suite has ratings such as 0 to 3 and the config does not write
 * `definition.relevance`: only the team knows from which rating on a document answers the query.
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

/** Throws `invalid_suite` for each case that forbids a document which it expects. */
function refuseContradictions(suite: Suite, definition: Definition): void {
  const problems: Problem[] = [];
  for (const { id, expected, forbidden, place } of suite.cases) {
    const findForbidden = compileTargets(forbidden, definition);
    const contradiction = expected
      .flatMap(singleTargets)
      .find((target) => findForbidden(normaliseHit(hitOfTarget(target), definition)).length > 0);
    if (contradiction !== undefined) {
      const message = `case "${id}" expects and forbids "${contradiction.value}"; remove it from \`expected\` or \`forbidden\``;
      problems.push({ ...place, message });
    }
  }
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "suite", suite.files.join(", "), problems);
  }
}

/**
 * Returns the retriever's config without what changes no answer: limits of speed and time, such as
 * how many queries are asked at once.
 */
function retrieverIdentity(retriever: RetrieverConfig): unknown {
  const ignoredKeys = new Set([
    "concurrency",
    "max_per_second",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms",
  ]);
  // For bm25 `corpus` is the file that is searched. For others it is where a server says which
  // corpus it has, which does not decide the answers.
  if (retriever.kind !== "bm25") {
    ignoredKeys.add("corpus");
  }
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !ignoredKeys.has(key)));
}

/** As retrieverReceipt, whose error gets the place of the config's key that names the data file. */
function readReceipt(
  dataRoot: Root,
  { config, lines }: Pick<LoadedConfig, "config" | "lines">,
): RetrieverReceipt {
  try {
    return retrieverReceipt(dataRoot, config.retriever);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const file = retrieverData(config.retriever)?.file;
    // The key of the retriever whose value is the file, such as `corpus` or `path`.
    const [key] = Object.entries(config.retriever).find(([, value]) => value === file) ?? [];
    const name = key === undefined ? "retriever" : `retriever.${key}`;
    throw placeError(error, "config", placeOfKey(config.file, lines, name));
  }
}

const DATA_NAMES = { corpus: "corpus", answers: "recorded run" } as const;

/**
 * Returns what a baseline records of its retriever; `corpus_digest` is null without a data file.
 * `root` is the folder in which the retriever runs. Throws as readBytes.
 */
export function retrieverReceipt(root: Root, retriever: RetrieverConfig): RetrieverReceipt {
  const data = retrieverData(retriever);
  return withoutUndefined({
    kind: retriever.kind,
    fingerprint: digestValue(retrieverIdentity(retriever)),
    params: retriever.params ?? undefined,
    corpus_digest:
      data === null
        ? null
        : digestText(readBytes(root, data.file, DATA_NAMES[data.holds], JSON_LIMIT)),
  });
}

type SuiteCases = Pick<Suite, "cases">;

/** Returns the baseline with the suite's tags, the rows of renamed cases under their new ids. */
export function matchSuite(baseline: Baseline, suite: SuiteCases): Baseline {
  return addSuiteTags(useNewIds(baseline, suite), suite);
}

/**
 * Returns the baseline with the tags of the suite's cases. The file has none, since tags may change
 * without a new run. A row whose case asks something else now gets none.
 */
function addSuiteTags(baseline: Baseline, { cases }: SuiteCases): Baseline {
  const rows = new Map(baseline.cases);
  const taggedRows: BaselineCase[] = [];
  for (const { id, digests, tags } of cases) {
    const row = rows.get(id);
    if (tags !== undefined && row?.digests.ask === digests.ask) {
      // Not a spread: in Node 20 each row would get a hidden class of its own, which takes memory.
      const taggedRow = Object.assign({}, row, { tags });
      rows.set(id, taggedRow);
      taggedRows.push(taggedRow);
    }
  }
  if (taggedRows.length === 0) {
    return baseline;
  }
  // Of this summary only `by_tag` is used, and rows without tags have no part in it.
  const { means, latency } = summariseRows(
    taggedRows,
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
