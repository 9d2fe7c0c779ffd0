/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { sha256 } from "../system/digest.ts";
import { findRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { failureOf } from "../gate/outcome.ts";
import { differences } from "../gate/sound.ts";
import type { Decision } from "../gate/two-policies.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Report, Inputs } from "../model/report.ts";
import { type Ports, pipeline } from "../pipeline.ts";
import { baselineAge } from "../policy/age.ts";
import { openBeside } from "../policy/base-directory.ts";
import { type GitPort, openGit } from "../policy/git.ts";
import { type ReadPolicies, decidePolicies } from "../policy/policies.ts";
import { noteRecorded, wasRecorded } from "../policy/recorded.ts";
import { weakening } from "../policy/weakening.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { type Known, judgeRun, readCache } from "./answers.ts";
import { measurement } from "./measure.ts";
import { observed, timed } from "./observed.ts";
import {
  filesOf,
  type GateOutcome,
  type GatePorts,
  type GateRequest,
  type Observer,
  shardOf,
} from "./request.ts";
import { TOOL } from "./version.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";
import path from "node:path";

const NOBODY: Observer = { loaded: () => {}, took: () => {} };

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  const report = await judged(request, ports);
  const write = (): Promise<GateOutcome> => writeOutcome(request, report);
  const outcome = await timed("write the report", write, ports.observer ?? NOBODY);
  if (request.command === "record" && outcome.baselinePath !== null) {
    noteRecorded(ports.environment, outcome.baselinePath);
  }
  return outcome;
}

async function judged(request: GateRequest, ports: GatePorts): Promise<Report> {
  try {
    const shard = shardOf(request);
    const root = findRoot(request.workingDirectory);
    const from = path.relative(root.directory, request.workingDirectory);
    const files = filesOf(request, root);
    const command: Ports["command"] = request.command === "record" ? "record" : "gate";
    let known: Known = new Map();
    const unobserved: Ports = {
      command,
      tool: TOOL,
      load: async () => {
        const git = (): ReturnType<typeof openGit> => openGit(root.directory, ports.environment);
        const asked = { command, ...files, baseRef: request.baseRef };
        const recorded = (digest: string): boolean => wasRecorded(ports.environment, digest);
        const policies = await decidePolicies(asked, ports.event, { root, git, recorded, weakening });
        if (command === "gate") requireComparable(policies.head);
        known = policies.known ?? readCache(policies.root, policies.head.config);
        const aged = command === "gate" ? baselineAge(git, policies.head) : [];
        const dated = { ...policies, notices: [...policies.notices, ...aged] };
        return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
      },
      ...askingOf(request, { root, from, ports }),
      judgeAnswers: (plan, measured) => judgeRun(root, known, plan, measured, ports),
      digest: (report) => sha256(compactCanonical(deterministicPart(report))),
    };
    const judging = observed(unobserved, ports.observer ?? NOBODY);
    if (shard === null) return await pipeline(judging);
    const { measureShard } = await import("./shard.ts");
    return await measureShard(shard, request, { ...judging, environment: ports.environment });
  } catch (error) {
    return errorReport(failureOf(error));
  }
}

interface Asking {
  readonly root: Root;
  readonly from: string;
  readonly ports: GatePorts;
}

/** `merge` has the shards' answers and asks nobody. */
function askingOf(
  request: GateRequest,
  { root, from, ports }: Asking,
): Pick<Ports, "retrieve"> & Partial<Pick<Ports, "probe">> {
  if (request.command !== "merge") return measurement(root, ports);
  return {
    retrieve: async (plan) => {
      const { joinParts } = await import("./merge.ts");
      const git = (): GitPort => openGit(root.directory, ports.environment);
      return joinParts(root, from, request.parts, plan, { environment: ports.environment, git });
    },
  };
}

/** The policies with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn(
  { command, baseDirectory, workingDirectory }: GateRequest,
  policies: ReadPolicies,
  { root, ports }: { readonly root: Root; readonly ports: GatePorts },
): Decision {
  if (command === "record" || baseDirectory === null) {
    throw new GateError("usage", "a baseline is recorded from one retriever", {
      hint: "Remove base-directory.",
    });
  }
  if (policies.head.config.judge !== undefined) {
    throw new GateError("usage", "answers are judged against a stored baseline, not side by side", {
      hint: "Remove base-directory, or `judge` from the config.",
    });
  }
  const directory = path.resolve(workingDirectory, baseDirectory);
  const open = (folder: string): GitPort => openGit(folder, ports.environment);
  const found = openBeside(policies, { written: baseDirectory, directory }, { root, open });
  if (found.kind === "beside") return { ...policies, beside: found.beside };
  return { ...policies, notices: [...policies.notices, { code: "not_side_by_side", reason: found.reason }] };
}

// Refuses to compare numbers that mean different things.

/** Throws not_comparable, naming every field that differs. */
export function requireComparable(inputs: Inputs): void {
  const { config, suite, baseline } = inputs;
  if (baseline === null) return;
  const found = differences(config, suite, baseline);
  if (found.length === 0) return;
  throw new GateError("not_comparable", `${config.baseline} can't be compared with this run`, {
    problems: found.map((each) => ({
      file: config.baseline,
      pointer: `/${each.field.replaceAll(".", "/")}`,
      message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
    })),
    hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
  });
}
