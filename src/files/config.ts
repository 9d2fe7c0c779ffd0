/**
 * Reads the config file: fills in defaults, makes paths relative to the root, and checks metric
 * names. "Written" means: as the config file has it.
 */

import { existsSync, readdirSync } from "node:fs";
import { absolutePath, insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { parseKnownMetric } from "./example.ts";
import {
  type Config,
  type LatencyPolicy,
  type LatencySettings,
  type Select,
  type WrittenDefinition,
  parsePercentage,
  type ConfigLines,
  DEFAULT_DEFINITION,
  type Definition,
} from "../model/config.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import type { Problem, ProblemPlace } from "../model/problem.ts";
import {
  parseDocument,
  refuseNewer,
  refuseOtherKind,
  warnOfValuesCutByComment,
} from "./document.ts";
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

import { escapePointer, type Document, type FileText, readText } from "./read.ts";

import { readRetriever } from "../retrievers/registry.ts";
import { type CheckedDocument, checkAll, invalidFile } from "./validate.ts";
import path from "node:path";
import { type JsonObject, textOrEmpty, withoutUndefined } from "../system/json.ts";
import type { Baseline } from "../model/baseline.ts";

const NO_SELECT: Select = { tags: [], intents: [], ids: [] };

/** Config (model/config.ts) explains the members. */
interface WrittenConfig {
  readonly suite: string | readonly string[];
  readonly baseline?: string;
  readonly k?: number;
  readonly retriever: JsonObject;
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
  /** p50 and p95 are percentages such as `10 %`. SideBySide (model/config.ts) explains `drift`. */
  readonly side_by_side?: {
    readonly p50?: string;
    readonly p95?: string;
    readonly drift?: "refuse" | "allow";
  };
};

/** Named by the command line in place of the config's own; null for one that it does not name. */
export interface Overrides {
  /** Relative to the root, as `baseline` is. */
  readonly suite: string | null;
  readonly baseline: string | null;
}

export const NO_OVERRIDES: Overrides = { suite: null, baseline: null };

export interface LoadedConfig {
  readonly config: Config;
  /** Of the file's bytes, in hex. */
  readonly digest: string;
  readonly lines: ConfigLines;
  /** Where the config names each suite file; empty if the command line names the suite. */
  readonly suitePlaces: readonly ProblemPlace[];
  /** Values of the retriever that a YAML comment may have cut. */
  readonly warnings: readonly Problem[];
  /**
   * Returns the retriever's files and folders that do not exist in the root, and a baseline whose
   * folder does not exist.
   */
  readonly findMissingPaths: () => readonly Problem[];
}

/** Returns the text of the config. Throws as readText, with advice if there is no such file. */
function readConfigText(root: Root, file: string): FileText {
  try {
    return readText(root, file, "config");
  } catch (error) {
    // The files of a commit can't be listed for the advice.
    const isInCommit = root.read !== undefined;
    if (!(error instanceof GateError) || error.code !== "file_not_found" || isInCommit) {
      throw error;
    }
    const hint = adviseOnMissingConfig(root, file);
    throw new GateError(error.code, error.message, { hint, cause: error });
  }
}

/**
 * Returns advice that names files that look like configs: those in the same folder, or else those
 * at the top of the repository. Without any it says how to write one.
 */
function adviseOnMissingConfig(root: Root, file: string): string {
  const howToName = "with --config, or with the action's input `config`";
  const nearConfigs = listLikelyConfigs(absolutePath(root, path.posix.dirname(file)));
  if (nearConfigs.length > 0) {
    return `In the same folder there is ${nearConfigs.join(", ")}. Name it ${howToName}.`;
  }
  const topConfigs = listLikelyConfigs(root.directory);
  if (topConfigs.length > 0) {
    return `At the top of the repository there is ${topConfigs.join(", ")}. Run the command in that folder. Or give the path from here ${howToName}.`;
  }
  return `Give the path of your config ${howToName}, relative to the working directory. Or write a first config with \`retrieval-gate init\`.`;
}

/** Returns the names of files that look like configs; empty if the folder can't be read. */
function listLikelyConfigs(folder: string): readonly string[] {
  try {
    // Such as retrieval-gate.yaml and .retrieval_gate.docs.json.
    return readdirSync(folder)
      .filter((name) => /^\.?retrieval[-_]?gate.*\.(?:ya?ml|json)$/i.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Yields each member of the value, however deep, with its JSON pointer: objects and lists, too. */
function* listMembers(value: unknown, pointer = ""): Iterable<readonly [string, unknown]> {
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = `${pointer}/${escapePointer(key)}`;
    yield [memberPointer, member];
    yield* listMembers(member, memberPointer);
  }
}

/** Returns the line of each member by its dotted name, such as `gate.recall@10.floor`. */
function listLines({ value, lineOf }: Document): ConfigLines {
  const lines = new Map<string, number>();
  for (const [pointer] of listMembers(value)) {
    lines.set(pointer.slice(1).replaceAll("/", "."), lineOf(pointer));
  }
  return lines;
}

/** Returns a problem for each text with a variable that nothing replaces. */
function findUnreplacedVariables({ file, value, lineOf }: Document): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, member] of listMembers(value)) {
    const text = textOrEmpty(member);
    const addressMessage = pointer.endsWith("url") ? describeShellVariable(text) : null;
    const message = addressMessage ?? describeWorkflowExpression(text);
    if (message !== null) {
      problems.push({ file, pointer, line: lineOf(pointer), message });
    }
  }
  return problems;
}

/**
 * Returns what is wrong with an address that has a shell's variable: `${HOST}` anywhere, or `$HOST`
 * in place of the host (elsewhere `$top` is a parameter of some servers). Null if it has none.
 */
function describeShellVariable(address: string): string | null {
  const variable = /\$\{\w+\}|(?<=^(?:https?:\/\/)?)\$\w+/.exec(address)?.[0];
  return variable === undefined
    ? null
    : `\`${variable}\` stays as it is, because the gate puts no variables into addresses; write the address itself`;
}

/**
 * Returns what is wrong with an expression such as `${{ secrets.TOKEN }}`, which GitHub replaces in
 * workflows only. Null if the text has none.
 */
function describeWorkflowExpression(text: string): string | null {
  const start = text.indexOf("${{");
  const end = start === -1 ? -1 : text.indexOf("}}", start);
  if (end === -1) {
    return null;
  }
  const expression = text.slice(start, end + 2);
  // The name of a variable for the advice: TOKEN for `${{ secrets.TOKEN || 'x' }}`.
  const [dottedName = ""] = text
    .slice(start + 3, end)
    .trim()
    .split(/[^\w.-]/, 1);
  const name = dottedName.slice(dottedName.lastIndexOf(".") + 1);
  return `\`${expression}\` is replaced in workflows alone; set it in the step's \`env\` and name the variable, for example \`{ env: ${name || "SEARCH_TOKEN"} }\``;
}

/**
 * Reads the config at `file`, relative to the root, checks it, and fills in defaults. A suite or
 * baseline in `overrides` takes the place of the config's own, whose path is not checked then.
 * Throws `newer_version`, `invalid_config` with every problem found, and as readConfigText.
 */
export async function loadConfig(
  root: Root,
  file: string,
  overrides: Overrides = NO_OVERRIDES,
): Promise<LoadedConfig> {
  const document = await parseDocument(readConfigText(root, file), "invalid_config");
  refuseNewer(document);
  refuseOtherKind(document, "config", "invalid_config");
  // What is right of the file is read in any case, so that one run reports more problems.
  const { value, problems: schemaProblems, isWrong } = checkAll(document, "config");
  const problems: Problem[] = [...schemaProblems, ...findUnreplacedVariables(document)];
  if (value === null) {
    throw invalidFile("invalid_config", "config", file, problems);
  }
  const written = value as WrittenConfig;
  const reportPlace: AddProblem = (pointer, message) => {
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const resolveInside = (pointer: string, value: string): string =>
    resolvePath(root, file, { pointer, value }, reportPlace);
  const retrieverPaths = new Map<string, string>();
  const resolveRetrieverPath = (pointer: string, value: string): string => {
    const resolvedPath = resolveInside(pointer, value);
    retrieverPaths.set(pointer, resolvedPath);
    return resolvedPath;
  };
  // If k itself is wrong, it is infinite, so that no cutoff is reported as above it.
  const k = isWrong("/k") ? Number.POSITIVE_INFINITY : (written.k ?? DEFAULTS.k);
  const writtenSuites = overrides.suite === null ? listSuites(written.suite) : [];
  const config: Config = {
    file,
    suites:
      overrides.suite === null
        ? writtenSuites.map(({ pointer, value }) => resolveInside(pointer, value))
        : [overrides.suite],
    baseline:
      overrides.baseline ??
      (written.baseline === undefined ? null : resolveInside("/baseline", written.baseline)),
    k,
    retriever: readRetriever(written.retriever, path.posix.dirname(file), resolveRetrieverPath),
    definition: fillDefinition(written.definition ?? {}, DEFAULT_DEFINITION),
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

  checkConfig(config, written.retriever, isWrong, reportPlace);
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "config", file, problems);
  }

  return {
    config,
    digest: document.digest,
    lines: listLines(document),
    suitePlaces: writtenSuites.map(({ pointer }) => {
      return { file, pointer, line: document.lineOf(pointer) };
    }),
    warnings: warnOfValuesCutByComment(document, "/retriever"),
    findMissingPaths: () =>
      findMissingPaths(root, document, retrieverPaths, {
        written: written.baseline,
        resolved: config.baseline,
      }),
  };
}

interface WrittenPath {
  readonly pointer: string;
  readonly value: string;
}

/** Returns the paths of suite files: one, at `/suite`, or those of a list, at `/suite/0` and on. */
function listSuites(written: WrittenConfig["suite"]): readonly WrittenPath[] {
  return typeof written === "string"
    ? [{ pointer: "/suite", value: written }]
    : written.map((value, index) => ({ pointer: `/suite/${index}`, value }));
}

/**
 * Returns a problem for each of the retriever's paths (by their pointers) that does not exist. Also
 * for a baseline whose folder does not exist, if the config is not at the root: likely its path was
 * written from the root.
 */
function findMissingPaths(
  root: Root,
  { file, lineOf }: Document,
  retrieverPaths: ReadonlyMap<string, string>,
  baseline: { readonly written: string | undefined; readonly resolved: string | null },
): readonly Problem[] {
  const problems: Problem[] = [];
  const folder = path.posix.dirname(file);
  for (const [pointer, retrieverPath] of retrieverPaths) {
    if (!existsSync(absolutePath(root, retrieverPath))) {
      const message = `${retrieverPath} does not exist${suggestNearFile(root, retrieverPath, folder)}`;
      problems.push({ file, pointer, line: lineOf(pointer), message });
    }
  }
  const { written, resolved } = baseline;
  if (folder === "." || written === undefined || resolved === null) {
    return problems;
  }
  if (!existsSync(absolutePath(root, path.posix.dirname(resolved)))) {
    const pathFromConfig = path.posix.relative(folder, written);
    const message = `the baseline would be ${resolved}; did you mean ${pathFromConfig}?`;
    problems.push({ file, pointer: "/baseline", line: lineOf("/baseline"), message });
  }
  return problems;
}

/** Reports what the schema can't see. `isWrong` says which parts the schema has refused. */
function checkConfig(
  config: Config,
  writtenRetriever: WrittenConfig["retriever"],
  isWrong: CheckedDocument["isWrong"],
  report: AddProblem,
): void {
  checkPerQuery(writtenRetriever, report);
  checkLatency(config, report);
  // `config` lacks prices and a judge that the schema has refused: do not report them as missing, too.
  if (!isWrong("/prices")) {
    checkPrices(config, report);
  }
  if (!isWrong("/judge")) {
    checkJudge(config, report);
  }
}

/** Reports a command whose `per_query` does not fit its arguments. */
function checkPerQuery(
  { kind, command, per_query: isPerQuery = false }: WrittenConfig["retriever"],
  report: AddProblem,
): void {
  if (kind !== "command" || !Array.isArray(command)) {
    return;
  }
  const hasQuery = command.some((word) => String(word).includes("{{query}}"));
  if (hasQuery !== isPerQuery) {
    const message = hasQuery
      ? "`{{query}}` is filled in only with `per_query: true`, which runs the program once for each query; add it beside `command`"
      : 'with `per_query` an argument has to contain the query: add "{{query}}", or remove `per_query`';
    report("/retriever/command", message);
  }
}

/**
 * Returns a path, which is relative to the config's folder, made relative to the root. One that
 * leads out of the root is reported, and returned as written.
 */
function resolvePath(
  root: Root,
  file: string,
  { pointer, value }: WrittenPath,
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

/**
 * Returns the settings with the defaults for what is not written, and with percentages such as
 * `10 %` as shares (0.1).
 */
function readLatency(written: "off" | LatencyBlock): LatencyPolicy {
  if (written === "off") {
    return "off";
  }
  const defaults = DEFAULTS.latency;
  const { p50, p95, drift } = { ...defaults.side_by_side, ...written.side_by_side };
  return {
    ...defaults,
    ...written,
    side_by_side: { p50: parsePercentage(p50), p95: parsePercentage(p95), drift },
  };
}

/** Reports rules for latency if `latency` is `off`, or `select` asks only a part of the suite. */
function checkLatency(config: Config, report: AddProblem): void {
  for (const { pointer, name } of listGatedMetrics(config)) {
    const metric = parseKnownMetric(name);
    // A text is the message that there is no such metric, which readGate has reported.
    if (typeof metric === "string" || metric.family.kind !== "latency") {
      continue;
    }
    if (config.latency === "off") {
      report(pointer, `${name} is gated, but \`latency\` is off; remove one of the two`);
    } else if (config.select !== undefined) {
      report(
        pointer,
        `${name} is gated, but times are measured with the whole suite only; remove the rule, or \`select\``,
      );
    }
  }
}

/**
 * Returns the config with the definition of the metrics that is used: keys that the config does not
 * write are those of the baseline, or without one the defaults.
 */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const recordedDefinition = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, recordedDefinition ?? DEFAULT_DEFINITION),
  };
}

/** Takes `defaults` for keys that are not written, also within `text`. */
function fillDefinition(written: WrittenDefinition, defaults: Definition): Definition {
  return { ...defaults, ...written, text: { ...defaults.text, ...written.text } };
}
