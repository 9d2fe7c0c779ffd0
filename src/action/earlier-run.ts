/**
 * A pull request's new title, or a label that is not the gate's, decides nothing: the step ends as the run that decided
 * for the same commit, if the token may look for it. Without it the gate runs as ever.
 */
import type { Ending } from "../exit-code.ts";
import type { ExitGuard } from "../exit.ts";
import { ACCEPT_LABEL } from "../policy/policies.ts";
import { readEvent, type RunnerEvent } from "../policy/event.ts";
import { escapeHtml, logLine } from "../words/escape.ts";
import { type ApiRun, openGithub, statusOf } from "./comment/github.ts";
import { workflowOf } from "./comment/target.ts";
import type { StepEnvironment } from "./inputs.ts";
import { OUTPUT_NAMES, type OutputName } from "./outputs.ts";
import type { Runner } from "./runner.ts";

export interface StepPorts {
  readonly environment: StepEnvironment;
  readonly guard: Pick<ExitGuard, "signal">;
  readonly runner: Runner;
}

/** Null where this run has to decide. A shard measures what the merge may need. */
export async function endAsEarlier(ports: StepPorts): Promise<Ending | null> {
  const { environment, runner } = ports;
  const event = await readEvent(environment).catch(() => null);
  const mayLook = runner.input("github-token") !== "" && runner.input("shard") === "";
  if (!mayLook || runner.input("command") === "record" || !decidesNothing(event)) return null;
  try {
    const run = await lastRun(event, ports);
    return run === null ? null : await told(run, event, runner);
  } catch (error) {
    const status = statusOf(error) ?? "no answer";
    const why = `GitHub's API named no earlier run (${status}; that takes actions: read), so the gate runs`;
    process.stdout.write(`${logLine(why)}\n`);
    return null;
  }
}

export function decidesNothing(event: RunnerEvent | null): event is RunnerEvent {
  if (event?.name !== "pull_request" || event.pullRequest === null) return false;
  if (event.action === "edited") return !event.pullRequest.retargeted;
  return ["labeled", "unlabeled"].includes(event.action ?? "") && event.label !== ACCEPT_LABEL;
}

/**
 * Null where the newest other run neither passed nor failed: it may be the one that another base has been waiting for.
 * GitHub lists a run under each open pull request of its branch, so a run that has two says nothing of either.
 */
async function lastRun({ pullRequest }: RunnerEvent, ports: StepPorts): Promise<ApiRun | null> {
  const { environment, guard, runner } = ports;
  const token = runner.input("github-token");
  runner.mask([token]);
  const github = await openGithub(token, environment, guard.signal);
  const workflow = workflowOf(environment);
  const all = await github.runs(workflow, pullRequest!.headSha);
  const others = all.filter(({ id }) => id !== Number(environment["GITHUB_RUN_ID"]));
  const [last] = others.toSorted((a, b) => b.id - a.id);
  if (last === undefined || !["success", "failure"].includes(last.conclusion ?? "")) return null;
  const [pull, ...more] = last.pulls;
  const isSame =
    last.event === "pull_request" &&
    last.workflow === workflow &&
    last.headSha === pullRequest!.headSha &&
    pull?.number === pullRequest!.number &&
    pull.baseRef === pullRequest!.baseRef;
  return isSame && more.length === 0 ? last : null;
}

async function told({ url, conclusion }: ApiRun, { action }: RunnerEvent, runner: Runner): Promise<Ending> {
  const verdict = conclusion === "success" ? "pass" : "fail";
  const why = `the event ${logLine(action ?? "")} changes nothing that the gate decides by`;
  const said = `${verdict}: ${why}, so this run ends as the last one did`;
  runner.annotate({ level: "notice", title: "Retrieval gate", message: `${said}: ${url}` });
  const link = `<a href="${escapeHtml(url)}">the run that decided</a>`;
  const mark = verdict === "pass" ? "✅" : "❌";
  await runner
    .summarise(
      `### ${mark} Retrieval gate: <b>${verdict}</b>\n\nThis run ends as ${link}: ${escapeHtml(why)}.\n`,
    )
    .catch(() => null);
  const outputs: Partial<Record<OutputName, string>> = {
    verdict,
    "exit-code": verdict === "pass" ? "0" : "1",
    summary: said,
  };
  for (const name of OUTPUT_NAMES) runner.setOutput(name, outputs[name] ?? "");
  // The report is that run's, whose verdict needed all of it.
  return { kind: "judged", verdict, failure: null, complete: true };
}
