/** `compare --config F --config F …`: several configs, or one with several values of a setting, on one suite. */
import path from "node:path";
import { GateError } from "../../errors.ts";
import { type LoadedConfig, loadConfig } from "../../files/config.ts";
import { parseDocument } from "../../files/document.ts";
import { JSON_LIMIT, readBytes, readText } from "../../files/read.ts";
import { loadSuite } from "../../files/suite.ts";
import { type NamedSystem, compareMany } from "./comparison.ts";
import { isPerCase } from "../../metrics/family.ts";
import { type Metric, parseMetric } from "../../metrics/registry.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import type { ManyComparison } from "./model.ts";
import { renderManyJson } from "./many-text.ts";
import { clockOf } from "../../retrievers/registry.ts";
import { isObject } from "../../system/json.ts";
import { findRoot, insideRoot, type Root } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type ComparePorts, measureSystem } from "./two.ts";
import { digestOf, requireSame, systemOf } from "./inputs.ts";

export interface Setting {
  /** `retriever.params.ef` */
  readonly field: string;
  readonly values: readonly unknown[];
}

/** Paths are as written, relative to the working directory. */
export interface ManyRequest {
  readonly configs: readonly string[];
  readonly settings: readonly Setting[];
  /** How often each case is timed. */
  readonly repeats: number;
  /** Null where a file is not asked for. */
  readonly out: string | null;
  readonly html: string | null;
}

/** Each is a whole run of the suite. */
const MOST_SYSTEMS = 50;

/** Reads `FIELD=VALUE,VALUE…`; throws usage. Values are JSON where they can be, else text. */
export function settingOf(written: string): Setting {
  const [field = "", list] = [written.split("=")[0], written.slice(written.indexOf("=") + 1)];
  if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
    throw new GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
      hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.",
    });
  }
  return { field, values: list.split(",").map(valueOf) };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Throws as `compare` of two configs does; before anything is asked where a file can't be written there. */
export async function runCompareMany(
  workingDirectory: string,
  request: ManyRequest,
  ports: ComparePorts,
): Promise<ManyComparison> {
  const root = findRoot(workingDirectory);
  const from = path.relative(root.directory, workingDirectory);
  const inside = (written: string | null, flag: string): string | null =>
    written === null ? null : insideRoot(root, from, written, flag);
  const [out, html] = [inside(request.out, "--out"), inside(request.html, "--html")];
  const files = request.configs.map((written) => insideRoot(root, from, written, "--config"));
  const variants = await variantsOf(root, files, request.settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
      hint: "Give --config more than once, or --set with more than one value.",
    });
  }
  const [first] = variants as [Variant];
  const suite = await loadSuite(root, first.loaded.config.suites);
  for (const { loaded } of variants.slice(1))
    requireSame(first.loaded, loaded, suite, await loadSuite(root, loaded.config.suites));
  for (const notice of suite.suite.notices) ports.note(notice);
  const { k, definition } = first.loaded.config;
  const digest = digestOf(suite.digests);
  const plan = {
    suite: suite.suite,
    k,
    definition,
    digests: { corpus: "absent", queries: digest, qrels: digest },
  };
  const systems: NamedSystem[] = [];
  for (const { label, settings, loaded } of variants) {
    ports.progress(`${systems.length + 1} of ${variants.length}: ${label}`);
    const { latency, retriever } = loaded.config;
    const clocked =
      latency === "off" || clockOf(retriever) === "recorded" ? null : { latency, repeats: request.repeats };
    const measured = await measureSystem(root, plan, systemOf(loaded), ports, clocked);
    systems.push({ ...measured, label, settings });
  }
  const comparison = compareMany(plan, metricsOf(first.loaded, k), systems, first.loaded.config);
  if (out !== null) await writeWhole(root, out, renderManyJson(comparison));
  if (html === null) return comparison;
  const { renderCompareHtml } = await import("./page.ts");
  await writeWhole(root, html, renderCompareHtml(comparison));
  return comparison;
}

/** What ranks are mostly judged by, then what the first config reports. */
function metricsOf({ config }: LoadedConfig, k: number): readonly Metric[] {
  const names = new Set(["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`));
  const metrics = [...names, ...config.metrics.filter((name) => !names.has(name))].map((name) =>
    parseMetric(name),
  );
  return metrics.flatMap((metric) =>
    typeof metric !== "string" && isPerCase(metric.family) && metric.family.kind === "quality"
      ? [metric]
      : [],
  );
}

interface Variant {
  readonly label: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly loaded: LoadedConfig;
}

async function variantsOf(
  root: Root,
  files: readonly string[],
  settings: readonly Setting[],
): Promise<readonly Variant[]> {
  const combinations = settings.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (all, { field, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))),
    [{}],
  );
  const variants: Variant[] = [];
  for (const file of files) {
    for (const own of combinations) {
      const changed = Object.entries(own).map(([field, value]) => `${field}=${compactCanonical(value)}`);
      const loaded = await loadConfig(await withSettings(root, file, own), file, {
        suite: null,
        baseline: null,
      });
      variants.push({ label: [file, ...changed].join(" "), settings: own, loaded });
    }
  }
  return variants;
}

/** The same files, but for the config: JSON, which YAML is a superset of. */
async function withSettings(
  root: Root,
  file: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Root> {
  if (Object.keys(settings).length === 0) return root;
  const { value } = await parseDocument(readText(root, file, "config"), "invalid_config");
  const changed = Object.entries(settings).reduce(
    (all, [field, set]) => placed(all, field.split("."), set),
    value,
  );
  const bytes = Buffer.from(JSON.stringify(changed));
  return {
    ...root,
    read: (name, what, limit) => (name === file ? bytes : readBytes(root, name, what, limit ?? JSON_LIMIT)),
  };
}

function placed(value: unknown, [key, ...rest]: readonly string[], set: unknown): unknown {
  if (key === undefined) return set;
  const members = isObject(value) ? value : {};
  return { ...members, [key]: placed(members[key], rest, set) };
}
