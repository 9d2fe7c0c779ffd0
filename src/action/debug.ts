/** What the log says of a run where debug logging is on. */
import type { GateRequest } from "../app/request.ts";
import type { Loaded } from "../gate/two-policies.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";

/** Keys of a retriever that hold no header, environment or request body, where secrets may stand. */
const RETRIEVER_KEYS = [
  "kind",
  "command",
  "start",
  "url",
  "ready_url",
  "preset",
  "tool",
  "path",
  "corpus",
  "files",
  "cwd",
  "startup_timeout_ms",
  "timeout_ms",
  "total_timeout_ms",
  "concurrency",
];

/** What was asked for: the inputs that were given, with the folder. */
export function requestLine(request: GateRequest): string {
  const given = Object.entries(request).filter(([, value]) => value !== null);
  return `request: ${JSON.stringify(Object.fromEntries(given))}`;
}

/** The files that were read, whose rules hold, what is to be asked and of whom; one line each. */
export function loadedLines(loaded: Loaded): readonly string[] {
  const {
    mode,
    head,
    base,
    base_commit: baseCommit,
    beside,
    acceptance,
    policy_digest: policyDigest,
  } = loaded;
  const { config, suite, baseline } = head;
  const latency = config.latency === "off" ? "latency off" : `latency ${JSON.stringify(config.latency)}`;
  return [
    ...filesRead(head, "of the checkout"),
    ...(base === null ? [] : filesRead(base, `of the base ${baseCommit ?? "(unknown)"}`)),
    `base: ${mode}, commit ${baseCommit ?? "none"}, acceptance ${acceptance}`,
    `policy: head ${policyDigest.head}, base ${policyDigest.base ?? "none"}`,
    `plan: ${suite.cases.length} cases of "${suite.name}" ${suite.revision}, k ${config.k}, ${latency}`,
    `baseline: ${config.baseline}${baseline === null ? " (there is none)" : ""}`,
    `retriever: ${retrieverWords(config.retriever)}`,
    ...(beside ? [`retriever of the base: ${retrieverWords(beside.config)} in ${beside.directory}`] : []),
  ];
}

/** `ask the retriever: 1234.5 ms`. */
export function stepLine(step: string, milliseconds: number): string {
  return `${step}: ${milliseconds.toFixed(1)} ms`;
}

function filesRead({ digests }: Inputs, whose: string): readonly string[] {
  return [...digests].map(([file, digest]) => `read ${file} ${whose}, SHA-256 ${digest}`);
}

function retrieverWords(retriever: RetrieverConfig): string {
  const written = new Map(Object.entries(retriever));
  const shown = RETRIEVER_KEYS.flatMap((key) => {
    const value: unknown = written.get(key) ?? null;
    return value === null ? [] : [[key, value] as const];
  });
  return JSON.stringify(Object.fromEntries(shown));
}
