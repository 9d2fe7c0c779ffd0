/** The request for one run of the gate, its ports, and its outcome. */

import type { RunnerEvent } from "../change/event.ts";
import { findRoot, insideRoot, type Root } from "../system/root.ts";
import { GateError, valueForGateError } from "../errors.ts";
import type { Overrides } from "../files/config.ts";
import { type GateNames, readGateNames } from "../files/names.ts";
import { USUAL_CONFIG } from "../model/config.ts";
import type { Shard } from "../model/part.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Pace, RetrieverPorts } from "../retrievers/ports.ts";
import { checkRetriever } from "../retrievers/registry.ts";
import { parseShard } from "../shards/split.ts";
import { placeRetrieverError } from "./config-places.ts";
import type { CaseSelection } from "./selection.ts";
import path from "node:path";

/** A member that is null was not given. Paths are relative to the working directory. */
export interface GateRequest {
  readonly command: "gate" | "record" | "merge";
  /** Absolute. */
  readonly workingDirectory: string;
  readonly config: string | null;
  readonly suite: string | null;
  readonly baseline: string | null;
  /** A checkout of the base, whose retriever is asked as well. */
  readonly baseDirectory: string | null;
  /** A commit or branch whose files judge the run, too. */
  readonly baseRef: string | null;
  readonly reportDir: string | null;
  /** As it was written, such as `2/4`. */
  readonly shard: string | null;
  /** For `merge`: folders that hold parts. */
  readonly parts: readonly string[];
  /** A CSV file to which a row of this run is appended. */
  readonly leaderboard: string | null;
  /** For `gate`: the part of the suite to ask; null or absent for all of it. */
  readonly only?: CaseSelection | null;
  /** For `record`: where the baseline goes; null for the config's own. */
  readonly out: string | null;
  /** For `record`: how many runs, as it was written; each starts the retriever. Null for one. */
  readonly runs: string | null;
  /** For `record`: whether losses that fail a rule are recorded as accepted. */
  readonly accept?: boolean;
  /** For `record`: writes the times again, even if they moved within their tolerance. */
  readonly latency?: boolean;
}

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
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Called when every file is read: from then on signals abort. */
  readonly listen?: () => void;
  /** Absolute path of the script that hosts `module` retrievers. */
  readonly moduleHost: string;
  /** The rate limit that all queries of a run share; absent before a run is measured. */
  readonly pace?: Pace;
  /** Prints one line, which is already safe to print. */
  readonly progress: (text: string) => void;
  /** Replaces the current line of a terminal; null without a terminal. */
  readonly line: ((text: string) => void) | null;
  /** The event that started the workflow; null outside of GitHub's workflows. */
  readonly event: RunnerEvent | null;
  /** Called before a retriever starts, with the values that no log may show. */
  readonly mask?: (secrets: readonly string[]) => void;
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
  /** Whether every file of the report was written and verified. */
  readonly complete: boolean;
  /**
   * For `record` the baseline that was written, null if none was; otherwise the one that the run
   * was compared with. Absolute.
   */
  readonly baselinePath: string | null;
  /** Whether an earlier report stays in the folder, since this run measured nothing. */
  readonly keptEarlier?: true;
  /** Absent if no leaderboard was asked for, or the report itself could not be written. */
  readonly leaderboard?: LeaderboardOutcome;
}

/** Returns paths relative to the root; null if the config names the file. Throws `outside_root`. */
export function requestFiles(
  request: GateRequest,
  root: Root,
): { readonly config: string; readonly overrides: Overrides } {
  const from = path.relative(root.directory, request.workingDirectory);
  const resolveInside = (written: string | null, what: string): string | null =>
    written === null ? null : insideRoot(root, from, written, what);
  return {
    config: insideRoot(root, from, request.config ?? USUAL_CONFIG, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline"),
    },
  };
}

/** Returns the names for a run that failed early; null for what can't be read. */
export async function readNames(request: GateRequest): Promise<GateNames> {
  try {
    const root = findRoot(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    return await readGateNames(root, config, overrides);
  } catch (error) {
    return valueForGateError(error, { suite: null, baseline: null });
  }
}

interface RefusedCombination {
  readonly applies: boolean;
  readonly message: string;
  readonly hint: string;
}

/** Returns all combinations that are refused, also those that this request does not have. */
function listRefusedCombinations(request: GateRequest): readonly RefusedCombination[] {
  const { command, parts, only = null } = request;
  const isMerge = command === "merge";
  const hasShard = request.shard !== null;
  const hasBaseDirectory = request.baseDirectory !== null;
  const hasLeaderboard = request.leaderboard !== null;
  return [
    {
      applies: only !== null && (hasShard || hasBaseDirectory || hasLeaderboard),
      message: "a part of the suite can't be used with shard, base-directory or leaderboard",
      hint: "Remove --case, --intent and --tag; use them on your own machine only.",
    },
    {
      applies: hasShard && isMerge,
      message: "merge joins all shards and is none",
      hint: "Remove shard; each part says which one it is.",
    },
    {
      applies: hasShard && command === "record",
      message: "a baseline is recorded of all cases, not of a shard",
      hint: "Run gate with the shard; the report of merge brings baseline.json.",
    },
    {
      applies: hasShard && hasBaseDirectory,
      message: "shard and base-directory don't go together",
      hint: "Side by side is measured in one job: remove one of the two.",
    },
    {
      applies: hasShard && hasLeaderboard,
      message: "a shard has no figures for a leaderboard",
      hint: "Give the leaderboard to merge.",
    },
    {
      applies: isMerge && hasBaseDirectory,
      message: "merge asks no retriever, so base-directory has no place in it",
      hint: "Remove base-directory.",
    },
    {
      applies: isMerge && parts.length === 0,
      message: "merge needs the folders of the parts",
      hint: "Name them: `retrieval-gate merge retrieval-gate-parts`.",
    },
  ];
}

/**
 * Returns the shard; null for all cases. Throws `usage` for a shard that is none, and for every
 * combination in listRefusedCombinations.
 */
export function requestedShard(request: GateRequest): Shard | null {
  const refused = listRefusedCombinations(request).find(({ applies }) => applies);
  if (refused !== undefined) {
    throw new GateError("usage", refused.message, refused.hint);
  }
  return request.shard === null ? null : parseShard(request.shard);
}

/** Throws what is wrong with the config's retriever, at its place in the config. */
export async function checkConfiguredRetriever(
  inputs: Pick<Inputs, "config" | "lines">,
  ports: RetrieverPorts,
): Promise<void> {
  try {
    await checkRetriever(inputs.config.retriever, ports);
  } catch (error) {
    throw placeRetrieverError(error, inputs);
  }
}
