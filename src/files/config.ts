/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */
import { readdirSync } from "node:fs";
import { absolutePath, insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { parseKnownMetric } from "./example.ts";
import {
  type Config,
  type LatencyPolicy,
  type LatencySettings,
  type Select,
  type WrittenDefinition,
  parsePercentage,
} from "../model/config.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import { type ConfigLines, placeOfKey } from "../model/config-lines.ts";
import type { Problem, ProblemPlace } from "../model/problem.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import {
  type WrittenJudge,
  type WrittenPrices,
  checkJudge,
  checkPrices,
  readJudge,
  listGatedMetrics,
  readPrices,
  type AddProblem,
  type WrittenGate,
  readMetricName,
  readGate,
} from "./gate-config.ts";
import { definitionOfConfig } from "./definition.ts";
import { warnOfValuesCutByComment } from "./cut-values.ts";
import { escapePointer } from "./json-scan.ts";
import { type Document, type FileText, readText } from "./read.ts";
import { readRetriever } from "../retrievers/registry.ts";
import { checkAll, invalidFile } from "./validate.ts";
import path from "node:path";
import { withoutUndefined } from "../system/json.ts";

const NO_SELECT: Select = { tags: [], intents: [], ids: [] };

interface WrittenConfig {
  readonly suite: string | readonly string[];
  readonly baseline?: string;
  readonly k?: number;
  readonly retriever: Readonly<Record<string, unknown>>;
  readonly definition?: WrittenDefinition;
  readonly metrics?: readonly string[];
  readonly gate?: WrittenGate;
  readonly latency?: "off" | LatencyBlock;
  readonly vary?: "off";
  readonly select?: Partial<Select>;
  readonly prices?: WrittenPrices;
  readonly judge?: WrittenJudge;
}
type LatencyBlock = Partial<Omit<LatencySettings, "side_by_side">> & {
  /** Percent. */
  readonly side_by_side?: {
    readonly p50?: string;
    readonly p95?: string;
    readonly drift?: "refuse" | "allow";
  };
};

export interface Overrides {
  /** Relative to the root; in place of the config's own. */
  readonly suite: string | null;
  readonly baseline: string | null;
}

export interface LoadedConfig {
  readonly config: Config;
  readonly digest: string;
  readonly lines: ConfigLines;
  /** Where each suite file is named; none if the command names it. */
  readonly suitePlaces: readonly ProblemPlace[];
  readonly warnings: readonly Problem[];
}

/** Reads the config file. Throws as readText; if it is missing, the hint names the configs beside it or at the top. */
function readConfigText(root: Root, file: string): FileText {
  try {
    return readText(root, file, "config");
  } catch (error) {
    if (
      !(error instanceof GateError) ||
      error.code !== "file_not_found" ||
      // The files of a commit can't be listed.
      root.read !== undefined
    ) {
      throw error;
    }
    const configsBeside = listLikelyConfigs(absolutePath(root, path.posix.dirname(file)));
    const configsNear =
      configsBeside.length > 0 ? configsBeside : listLikelyConfigs(root.directory);
    const hint =
      configsNear.length > 0
        ? `${configsBeside.length > 0 ? "In the same folder" : "At the top of the repository"} there is ${configsNear.join(", ")}. Name your config with --config, or with the action's input config.`
        : "Name your config with --config, or with the action's input config, relative to the working directory. Or write a first config with `retrieval-gate init`.";
    throw new GateError(error.code, error.message, { hint, cause: error });
  }
}

/** Returns the names in a folder that look like configs, sorted; none if it can't be read. */
function listLikelyConfigs(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\.?retrieval[-_]?gate.*\.(?:ya?ml|json)$/i.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/**
 * Returns a problem for each value that holds `${{ … }}`: GitHub replaces it in a workflow, and nothing does in a
 * config.
 */
function findWorkflowExpressions(
  document: Document,
  value = document.value,
  pointer = "",
): readonly Problem[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, member]) =>
      findWorkflowExpressions(document, member, `${pointer}/${escapePointer(key)}`),
    );
  }
  const text = String(value);
  const start = text.indexOf("${{");
  const end = start === -1 ? -1 : text.indexOf("}}", start);
  if (end === -1) {
    return [];
  }
  const expression = text.slice(start, end + 2);
  const [dottedName = ""] = text
    .slice(start + 3, end)
    .trim()
    .split(/[^\w.-]/, 1);
  const name = dottedName.slice(dottedName.lastIndexOf(".") + 1);
  const message = `\`${expression}\` is replaced in workflows alone; set it in the step's \`env\` and name the variable, for example \`{ env: ${name || "SEARCH_TOKEN"} }\``;
  return [{ file: document.file, pointer, line: document.lineOf(pointer), message }];
}

/**
 * Reads a config, whose path is relative to the root. Returns it with its defaults, the line of each key, the places that
 * name a suite, and warnings. A suite or baseline in `overrides` takes the place of the config's own, which is then not
 * checked. Throws `invalid_config` with every problem found, and as readConfig if the file can't be read.
 */
export async function loadConfig(
  root: Root,
  file: string,
  overrides: Overrides,
): Promise<LoadedConfig> {
  const document = await parseDocument(readConfigText(root, file), "invalid_config");
  refuseNewer(document);
  // `sound` is the part of the file that the schema accepts. It is read on in any case, so that one run reports every problem.
  const { validPart: sound, problems: schemaProblems } = checkAll(document, "config");
  const problems: Problem[] = [...schemaProblems, ...findWorkflowExpressions(document)];
  if (sound === null) {
    throw invalidFile("invalid_config", "config", file, problems);
  }
  const written = sound.value as WrittenConfig;
  // Places in the sound part and in the file differ: a list without its wrong items counts otherwise.
  const reportPlace = (soundPointer: string, message: string): void => {
    const pointer = sound.toFilePointer(soundPointer);
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const resolveInside = (pointer: string, value: string): string =>
    resolvePlace(root, file, pointer, value, reportPlace);
  // If k itself is wrong, no cutoff is reported as above it.
  const k = sound.isIncomplete("/k") ? Number.POSITIVE_INFINITY : (written.k ?? DEFAULTS.k);
  const isList = Array.isArray(written.suite);
  const suites = [written.suite].flat();
  const suitePointer = (index: number): string => (isList ? `/suite/${index}` : "/suite");
  const config: Config = {
    file,
    suites:
      overrides.suite === null
        ? suites.map((each, index) => resolveInside(suitePointer(index), each))
        : [overrides.suite],
    baseline:
      overrides.baseline ??
      (written.baseline === undefined ? null : resolveInside("/baseline", written.baseline)),
    k,
    retriever: readRetriever(written.retriever, path.posix.dirname(file), resolveInside),
    definition: definitionOfConfig(written.definition ?? {}),
    written_definition: written.definition ?? {},
    metrics: (written.metrics ?? []).map((name, index) =>
      readMetricName(name, k, `/metrics/${index}`, reportPlace),
    ),
    gate: readGate(written.gate ?? {}, k, reportPlace),
    latency: readLatency(written.latency ?? {}),
    ...withoutUndefined({
      vary: written.vary,
      select: written.select && { ...NO_SELECT, ...written.select },
      prices: written.prices && readPrices(written.prices),
      judge: written.judge && readJudge(written.judge, resolveInside),
    }),
  };
  // A block is checked against the rest of the config only if it is right by itself.
  if (!sound.isIncomplete("/latency")) {
    checkLatency(config, reportPlace);
  }
  if (!sound.isIncomplete("/prices")) {
    checkPrices(config, reportPlace);
  }
  if (!sound.isIncomplete("/judge")) {
    checkJudge(config, reportPlace);
  }
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "config", file, problems);
  }
  const lines = new Map(listMemberLines(document.value, document.lineOf));
  const suiteKey = (index: number): string => (isList ? `suite.${index}` : "suite");
  return {
    config,
    digest: document.digest,
    lines,
    suitePlaces:
      overrides.suite === null
        ? suites.map((_, index) => placeOfKey(file, lines, suiteKey(index)))
        : [],
    warnings: warnOfValuesCutByComment(document, "/retriever"),
  };
}

/** Returns the path relative to the root. One that leads out of it is reported, and returned as written. */
function resolvePlace(
  root: Root,
  file: string,
  pointer: string,
  value: string,
  report: AddProblem,
): string {
  try {
    return insideRoot(root, path.posix.dirname(file), value, file);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    report(pointer, `"${value}" is outside the repository; move the file into it`);
    return value;
  }
}

/** Returns the line of each member, by its dotted name, such as `gate.recall@10.floor`. */
function listMemberLines(
  value: unknown,
  lineOf: (pointer: string) => number,
  pointer = "",
): readonly (readonly [string, number])[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const at = `${pointer}/${escapePointer(key)}`;
    return [
      [at.slice(1).replaceAll("/", "."), lineOf(at)] as const,
      ...listMemberLines(member, lineOf, at),
    ];
  });
}

/** Returns the latency settings with the defaults for what is not written. */
function readLatency(written: "off" | LatencyBlock): LatencyPolicy {
  if (written === "off") {
    return "off";
  }
  const { p50, p95, drift } = { ...DEFAULTS.latency.side_by_side, ...written.side_by_side };
  const defaults = DEFAULTS.latency;
  return {
    ...defaults,
    ...written,
    side_by_side: { p50: parsePercentage(p50), p95: parsePercentage(p95), drift },
  };
}

/** Reports rules for latency in a config that measures none: `latency: off`, or only a part of the suite is asked. */
function checkLatency(config: Config, report: AddProblem): void {
  for (const { at, name } of listGatedMetrics(config)) {
    const metric = parseKnownMetric(name);
    if (typeof metric === "string") {
      continue;
    }
    if (metric.family.kind !== "latency") {
      continue;
    }
    if (config.latency === "off") {
      report(at, `${name} is gated, but \`latency\` is off; remove one of the two`);
    } else if (config.select !== undefined) {
      report(
        at,
        `${name} is gated, but times are measured with the whole suite only; remove the rule, or \`select\``,
      );
    }
  }
}
