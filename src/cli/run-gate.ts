/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import path from "node:path";
import { GateError } from "../errors.ts";
import { type Root, sha256 } from "../files/read.ts";
import { failureOf } from "../gate/failure.ts";
import type { Decision } from "../gate/two-laws.ts";
import { weakening } from "../gate/weakening.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import { type Ports, pipeline } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { baselineAge } from "../rules/age.ts";
import { openBeside } from "../rules/base-directory.ts";
import { type GitPort, openGit } from "../rules/git.ts";
import { type Laws, decideLaws } from "../rules/laws.ts";
import { requireComparable } from "./comparable.ts";
import { type Known, judgeRun, readCache } from "./judge-answers.ts";
import { measurement } from "./measure.ts";
import { observed, timed } from "./observed.ts";
import { filesOf } from "./request-files.ts";
import type { GateOutcome, GatePorts, GateRequest, Observer } from "./request.ts";
import { findRoot } from "./root.ts";
import { shardOf } from "./shard-request.ts";
import { TOOL } from "./version.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";

const NOBODY: Observer = { loaded: () => {}, took: () => {} };

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  const report = await judged(request, ports);
  return timed("write the report", () => writeOutcome(request, report), ports.observer ?? NOBODY);
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
        const laws = await decideLaws(asked, ports.event, { root, git, weakening });
        if (command === "gate") requireComparable(laws.head);
        known = readCache(root, laws.head.config);
        const aged = command === "gate" ? baselineAge(git, laws.head) : [];
        const dated = { ...laws, notices: [...laws.notices, ...aged] };
        return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
      },
      ...askingOf(request, { root, from, ports }),
      judgeAnswers: (plan, measured) => judgeRun(root, known, plan, measured, ports),
      digest: (report) => sha256(compactCanonical(deterministicPart(report))),
    };
    const judging = observed(unobserved, ports.observer ?? NOBODY);
    if (shard === null) return await pipeline(judging);
    const { measureShard } = await import("./run-shard.ts");
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
    retrieve: async (plan) => (await import("./join-parts.ts")).joinParts(root, from, request.parts, plan),
  };
}

/** The laws with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn(
  { command, baseDirectory, workingDirectory }: GateRequest,
  laws: Laws,
  { root, ports }: { readonly root: Root; readonly ports: GatePorts },
): Decision {
  if (command === "record" || baseDirectory === null) {
    throw new GateError("usage", "a baseline is recorded from one retriever", {
      hint: "Remove base-directory.",
    });
  }
  if (laws.head.config.judge !== undefined) {
    throw new GateError("usage", "answers are judged against a stored baseline, not side by side", {
      hint: "Remove base-directory, or `judge` from the config.",
    });
  }
  const directory = path.resolve(workingDirectory, baseDirectory);
  const open = (folder: string): GitPort => openGit(folder, ports.environment);
  const found = openBeside(laws, { written: baseDirectory, directory }, { root, open });
  if (found.kind === "beside") return { ...laws, beside: found.beside };
  return { ...laws, notices: [...laws.notices, { code: "not_side_by_side", reason: found.reason }] };
}
