/** What one run of the gate is asked for, what it is given, and what it gives back. */
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { RunnerEvent } from "../change/event.ts";
import { findRoot, insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadConfig, type Overrides } from "../files/config.ts";
import { loadSuite } from "../files/suite.ts";
import type { Shard } from "../model/part.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Pace, RetrieverPorts } from "../retrievers/ports.ts";
import { checkRetriever } from "../retrievers/registry.ts";
import { parseShard } from "../shards/split.ts";
import type { CaseSelection } from "./selection.ts";
import { existsSync } from "node:fs";
import path from "node:path";

export interface GateRequest {
  readonly command: "gate" | "record" | "merge";
  /** Absolute. */
  readonly workingDirectory: string;
  readonly config: string | null;
  readonly suite: string | null;
  readonly baseline: string | null;
  readonly baseDirectory: string | null;
  readonly baseRef: string | null;
  readonly reportDir: string | null;
  readonly shard: string | null;
  /** For `merge`: folders that hold parts. */
  readonly parts: readonly string[];
  readonly leaderboard: string | null;
  /** For `gate`: the part of the suite to ask; null for all of it. */
  readonly only?: CaseSelection | null;
  readonly out: string | null;
  /** For `record`: of so many runs, with the retriever started again each time; null for one. */
  readonly runs: string | null;
  /** For `record`: what fell beyond the rule is accepted. */
  readonly accept?: boolean;
  /** For `record`: times are written again, even where they moved within their tolerance. */
  readonly latency?: boolean;
}

/** A request that leaves everything to the defaults. */
export function emptyRequest(
  command: GateRequest["command"],
  workingDirectory: string,
): GateRequest {
  return {
    command,
    workingDirectory,
    config: null,
    suite: null,
    baseline: null,
    baseDirectory: null,
    baseRef: null,
    reportDir: null,
    shard: null,
    parts: [],
    leaderboard: null,
    out: null,
    runs: null,
  };
}

export interface GatePorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Called when every file is read: from then on signals abort. */
  readonly listen?: () => void;
  /** Absolute path of the script that hosts `module` retrievers. */
  readonly moduleHost: string;
  /** Of all queries of a run; absent before one is measured. */
  readonly pace?: Pace;
  /** One line, already safe to print. */
  readonly progress: (text: string) => void;
  /** Replaces the current line of a terminal; null where there is none. */
  readonly line: ((text: string) => void) | null;
  readonly event: RunnerEvent | null;
  readonly observer?: Observer;
}

/** Is told what happens within a run, and changes nothing of it. What it throws ends the run. */
export interface Observer {
  /** Every file is read, and no retriever has started. `secrets` are values that no log may show. */
  readonly loaded: (loaded: LoadedPolicies, secrets: readonly string[]) => void;
  /** So many weakenings were found; none where a file could not be read. */
  readonly weakened: (findings: number) => void;
  readonly took: (step: string, milliseconds: number) => void;
}

export interface LeaderboardOutcome {
  readonly written: boolean;
  /** May hold text of strangers: escape before printing. */
  readonly message: string;
}

export interface GateOutcome {
  readonly report: Report;
  /** Absolute. */
  readonly reportDir: string;
  /** Names within the report directory, all written and verified. */
  readonly files: readonly string[];
  readonly complete: boolean;
  readonly baselinePath: string | null;
  /** Absent where none was asked for, and where the report itself could not be written. */
  readonly leaderboard?: LeaderboardOutcome;
}

// Where the files of a request are, as paths relative to the root.

const DEFAULT_CONFIG = "retrieval-gate.yaml";

/** Throws GateError where one lies outside of the root. */
export function requestFiles(
  request: GateRequest,
  root: Root,
): { readonly config: string; readonly overrides: Overrides } {
  const from = path.relative(root.directory, request.workingDirectory);
  const resolveInside = (written: string | null, what: string): string | null =>
    written === null ? null : insideRoot(root, from, written, what);
  return {
    config: insideRoot(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline"),
    },
  };
}

/** Whether the config is there at all, or, at the desk, the user is in another folder. */
export function hasConfig({ workingDirectory, config }: GateRequest): boolean {
  return existsSync(path.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}

/** The suite's name and the baseline's path, as far as they can be read though something else could not. */
export async function readNames(
  request: GateRequest,
): Promise<{ readonly suite?: string; readonly baseline?: string }> {
  let known = {};
  try {
    const root = findRoot(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    const { baseline, suites } = (await loadConfig(root, config, overrides)).config;
    known = { baseline };
    return { baseline, suite: (await loadSuite(root, suites)).suite.name };
  } catch {
    return known;
  }
}

// `--shard i/n`, and what does not go together with shards.

/** When, what, and what to do. */
function listRefusals(request: GateRequest): readonly (readonly [boolean, string, string])[] {
  const { command, shard, baseDirectory, leaderboard, parts, only = null } = request;
  const merging = command === "merge";
  const sharded = shard !== null;
  const beside = baseDirectory !== null;
  const ranked = leaderboard !== null;
  return [
    [
      only !== null && (sharded || beside || ranked),
      "a part of the suite goes with neither shard nor base-directory nor leaderboard",
      "Remove --case, --intent and --tag; they are for work at the desk.",
    ],
    [
      sharded && merging,
      "merge joins all shards and is none",
      "Remove shard; each part says which one it is.",
    ],
    [
      sharded && command === "record",
      "a baseline is recorded of all cases, not of a shard",
      "Run gate with the shard; the report of merge brings baseline.json.",
    ],
    [
      sharded && beside,
      "shard and base-directory don't go together",
      "Side by side is measured in one job: remove one of the two.",
    ],
    [
      sharded && ranked,
      "a shard has no figures for a leaderboard",
      "Give the leaderboard to merge.",
    ],
    [
      merging && beside,
      "merge asks no retriever, so base-directory has no place in it",
      "Remove base-directory.",
    ],
    [
      merging && parts.length === 0,
      "merge needs the folders of the parts",
      "Name them: `retrieval-gate merge retrieval-gate-parts`.",
    ],
  ];
}

/** The shard that is asked for; null for all cases. Throws `usage`. */
export function requestedShard(request: GateRequest): Shard | null {
  const refused = listRefusals(request).find(([when]) => when);
  if (refused !== undefined) {
    throw new GateError("usage", refused[1], { hint: refused[2] });
  }
  return request.shard === null ? null : parseShard(request.shard);
}

/** As the gate refuses it when it starts the retriever, with the place in the file. */
export async function checkAsked(
  { config, lines = new Map() }: Pick<Inputs, "config" | "lines">,
  ports: RetrieverPorts,
): Promise<void> {
  await checkRetriever(config.retriever, ports).catch((error: unknown) => {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const [place = "retriever"] = /^retriever(?:\.[\w-]+)*/.exec(error.message) ?? [];
    const known = place.split(".").map((_, i, parts) => parts.slice(0, parts.length - i).join("."));
    const line = lines.get(known.find((each) => lines.has(each)) ?? "") ?? 1;
    const problems = [
      {
        file: config.file,
        pointer: `/${place.replaceAll(".", "/")}`,
        line,
        message: error.message,
      },
    ];
    const { hint } = error;
    throw new GateError(error.code, `config ${config.file} has 1 problem`, {
      problems,
      cause: error,
      ...(hint === undefined ? {} : { hint }),
    });
  });
}
