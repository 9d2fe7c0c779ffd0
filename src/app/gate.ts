/** From a request to a report on disk. The command and the action both call it. */
import {
  refuseChangeWithoutBase,
  refuseTwoSystems,
  readEvent,
  refuseUnsafeEvent,
} from "../change/event.ts";
import { openGit } from "../change/git.ts";
import { toFailure } from "../gate/outcome.ts";
import { readOnce } from "../model/lookup.ts";
import type { Report } from "../model/report.ts";
import { runPipeline } from "../pipeline.ts";
import { findRoot } from "../system/root.ts";
import { Job, makePorts } from "./job.ts";
import { commandName, readOrigin } from "./origin.ts";
import { openIfThere } from "./read-policies.ts";
import type { GateOutcome, GatePorts, GateRequest } from "./request.ts";
import { Secrecy } from "./secrecy.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";
import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 collect garbage when its heap has grown by a quarter, and not fourfold: a gate over
 * 20,000 cases would take 350 MiB, though it needs 100 MiB.
 */
const HEAP_GROWTH = "--heap-growing-percent=25";

/**
 * Runs the gate by the same rules for the action and the command. Rejects for an event that can't
 * be read or on which no retriever may run.
 */
export async function runGateOnEvent(
  request: GateRequest,
  ports: Omit<GatePorts, "event">,
): Promise<GateOutcome> {
  if (request.command !== "record") {
    refuseTwoSystems(ports.environment);
    refuseChangeWithoutBase(ports.environment, request.baseRef);
  }
  const event = await readEvent(ports.environment);
  refuseUnsafeEvent(event, request.command);
  return runGate(request, { ...ports, event });
}

/**
 * Runs the gate, writes its report, and returns what was written. An error of the run becomes a
 * report with verdict `error`. Rejects only if even that report can't be made.
 */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  setFlagsFromString(HEAP_GROWTH);
  const secrecy = new Secrecy(ports.environment);
  const root = findRoot(request.workingDirectory);
  const git = readOnce(() => openGit(root.directory, ports.environment));
  const judgedReport = await makeReport(new Job(request, root, git, ports, secrecy));
  const commit = openIfThere(git)?.commit("HEAD") ?? null;
  const { environment, event } = ports;
  const origin = readOrigin(environment, event, commit, commandName(ports), new Date());
  const report = secrecy.hideInReport({ ...judgedReport, origin });
  const isOutsideActions = event === null;
  return writeOutcome(request, report, isOutsideActions);
}

/**
 * Returns the report, in which secrets are not hidden yet. Never rejects: an error becomes the
 * verdict `error`.
 */
async function makeReport(job: Job): Promise<Report> {
  try {
    const report = await runPipeline(await makePorts(job));
    // The baseline of a selected part can't be adopted.
    return job.request.only ? { ...report, new_baseline: null } : report;
  } catch (error) {
    return errorReport(toFailure(error));
  }
}
