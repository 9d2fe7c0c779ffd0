/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */
import { insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { parseKnownMetric } from "./example.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type LatencyPolicy,
  type LatencySettings,
  shareOf,
} from "../model/config.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import type { Problem } from "../model/problem.ts";
import type { LoadedPolicy } from "./formats/cruxe-policy.ts";
import { parseDocument } from "./document.ts";
import {
  type WrittenJudge,
  type WrittenPrices,
  checkJudge,
  checkPrices,
  readJudge,
  readPrices,
} from "./answers-config.ts";
import { readText } from "./read.ts";
import { readRetriever } from "../retrievers/read-config.ts";
import { checkAll, invalid } from "./validate.ts";
import { type AddProblem, type WrittenGate, metricName, readGate, readNewlyLost } from "./gate-config.ts";
import path from "node:path";

interface WrittenConfig {
  readonly suite: string | readonly string[];
  readonly baseline: string;
  readonly k?: number;
  readonly retriever: Readonly<Record<string, unknown>>;
  readonly definition?: Partial<Definition>;
  readonly metrics?: readonly string[];
  readonly gate?: WrittenGate;
  readonly latency?: "off" | LatencyBlock;
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
  /** SHA-256 of other files that the rules come from, by path relative to the root. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads a config (relative to the root). Throws invalid_config with every problem found. */
export async function loadConfig(root: Root, file: string, overrides: Overrides): Promise<LoadedConfig> {
  const source = readText(root, file, "config");
  const document = await parseDocument(source, "invalid_config");
  const { sound, problems: refused } = checkAll(document, "config");
  const problems: Problem[] = [...refused];
  if (sound === null) throw invalid("invalid_config", "config", file, problems);
  const written = sound.value as WrittenConfig;
  const folder = path.posix.dirname(file);
  const report = (place: string, message: string): void => {
    const pointer = sound.origin(place);
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const inside = (pointer: string, value: string): string => {
    try {
      return insideRoot(root, folder, value, file);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      report(pointer, error.message);
      return value;
    }
  };
  // Where k itself is wrong, no cutoff is above it.
  const k = sound.lacks("/k") ? Number.POSITIVE_INFINITY : (written.k ?? DEFAULTS.k);
  const foreign = await readPolicy(root, refused.length > 0 ? undefined : written.gate, k, inside, report);
  const suites = [written.suite].flat();
  const config: Config = {
    file,
    suites: overrides.suite === null ? suites.map((each) => inside("/suite", each)) : [overrides.suite],
    baseline: overrides.baseline ?? inside("/baseline", written.baseline),
    k,
    retriever: readRetriever(written.retriever, folder, inside),
    definition: readDefinition(written.definition ?? {}),
    metrics: (written.metrics ?? []).map((name, index) => metricName(name, k, `/metrics/${index}`, report)),
    gate: foreign === null ? readGate(ownRules(written.gate), k, report) : foreign.policy,
    ...(foreign === null ? {} : { policy_file: foreign.file }),
    latency: readLatency(written.latency ?? {}),
    ...(written.prices === undefined ? {} : { prices: readPrices(written.prices) }),
    ...(written.judge === undefined ? {} : { judge: readJudge(written.judge, inside) }),
  };
  // What fits to what says nothing where one of the two is wrong in itself.
  if (foreign === null && !sound.lacks("/latency")) checkLatency(config, report);
  if (!sound.lacks("/prices")) checkPrices(config, report);
  if (!sound.lacks("/judge")) checkJudge(config, report);
  if (problems.length > 0) throw invalid("invalid_config", "config", file, problems);
  const files = new Map(foreign === null ? [] : [[foreign.file, foreign.digest] as const]);
  return { config, digest: document.digest, files };
}

function readDefinition(written: Partial<Definition>): Definition {
  return { ...DEFAULT_DEFINITION, ...written, text: { ...DEFAULT_DEFINITION.text, ...written.text } };
}

function readLatency(written: "off" | LatencyBlock): LatencyPolicy {
  if (written === "off") return "off";
  const { p50, p95, drift } = { ...DEFAULTS.latency.side_by_side, ...written.side_by_side };
  const defaults = { ...DEFAULTS.latency, max_queries: null };
  return { ...defaults, ...written, side_by_side: { p50: shareOf(p50), p95: shareOf(p95), drift } };
}

/** None where another file has them. */
function ownRules(gate: WrittenGate = {}): WrittenGate {
  return gate.policy === undefined ? gate : {};
}

/** Rules in another tool's file; null where the config has its own. `latency: off` beside it holds. */
async function readPolicy(
  root: Root,
  gate: WrittenGate | undefined,
  k: number,
  inside: (pointer: string, value: string) => string,
  report: AddProblem,
): Promise<(LoadedPolicy & { readonly file: string }) | null> {
  if (gate?.policy === undefined) return null;
  for (const key of Object.keys(gate)) {
    if (key !== "policy")
      report(`/gate/${key}`, "`policy` brings the rules; remove it, or the rules beside it");
  }
  const file = inside("/gate/policy", gate.policy);
  const { loadCruxePolicy } = await import("./formats/cruxe-policy.ts");
  return { ...(await loadCruxePolicy(root, file, k, readNewlyLost({}))), file };
}

/** A rule that could never be measured is a mistake, not a rule. */
function checkLatency(config: Config, report: AddProblem): void {
  if (config.latency !== "off") return;
  const named = [
    ...[...config.gate.metrics].map(([name, setting]) => ({ at: `/gate/${name}`, name, setting })),
    ...[...config.gate.intents].flatMap(([intent, rules]) =>
      [...rules].map(([name, setting]) => ({ at: `/gate/intents/${intent}/${name}`, name, setting })),
    ),
  ];
  for (const { at, name, setting } of named) {
    const metric = parseKnownMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "latency" && setting !== "off") {
      report(at, `${name} is gated, but \`latency\` is off; remove one of the two`);
    }
  }
}
