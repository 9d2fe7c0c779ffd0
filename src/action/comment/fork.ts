/**
 * How the gate's jobs ended in the run of a fork, as GitHub's API says it. A fork writes its reports, its job names and
 * its file names itself, so none of them is read into the comment.
 */
import { parse } from "yaml";
import type { EndedJob, ForkRun } from "../../reporters/fork-comment-md.ts";
import { objectMembers, textOrEmpty } from "../../system/json.ts";
import type { ApiJob, ApiRun, Github } from "./github.ts";

/** GitHub lists no more files of a pull request. */
const MOST_FILES = 3000;

/** A job as the default branch's workflow has it. */
interface KnownJob {
  readonly name: string;
  /** Whether one of its steps runs the gate. */
  readonly isGate: boolean;
}

/** Returns the gate's jobs, or all jobs if the default branch's workflow shows none that runs the gate. */
export async function readForkRun(
  github: Github,
  run: ApiRun,
  pull: number,
  workflowText: string,
): Promise<ForkRun> {
  const knownJobs = readJobs(workflowText);
  const jobs = await github.jobs(run.id, run.attempt);
  const gateJobs = jobs.filter((job) => findKnown(knownJobs, job)?.isGate === true);
  const shown = gateJobs.length > 0 ? gateJobs : jobs;
  return {
    jobs: shown.map((job) => describeJob(job, findKnown(knownJobs, job), run.url)),
    changesWorkflows: await changesWorkflows(github, pull),
  };
}

function describeJob(
  { id, conclusion }: ApiJob,
  known: KnownJob | undefined,
  runUrl: string,
): EndedJob {
  return { name: known?.name ?? null, conclusion, url: `${runUrl}/job/${id}` };
}

/** A job of a matrix is `name (value)`, one of a called workflow `name / its job`. */
function findKnown(knownJobs: readonly KnownJob[], { name }: ApiJob): KnownJob | undefined {
  return knownJobs.find((job) =>
    [" (", " / "].some((end) => `${name}${end}`.startsWith(`${job.name}${end}`)),
  );
}

/** Returns no job if the text is no workflow. */
function readJobs(workflowText: string): readonly KnownJob[] {
  let workflow: unknown;
  try {
    workflow = parse(workflowText);
  } catch {
    return [];
  }
  return Object.entries(objectMembers(objectMembers(workflow)["jobs"])).map(([id, job]) => {
    const { name, steps } = objectMembers(job);
    const isGate = Array.isArray(steps) && steps.some(runsGate);
    return { name: textOrEmpty(name) || id, isGate };
  });
}

function runsGate(step: unknown): boolean {
  const { uses, with: inputs } = objectMembers(step);
  return (
    textOrEmpty(uses).includes("/retrieval-eval-gate@") &&
    objectMembers(inputs)["command"] !== "comment"
  );
}

/** A workflow that the change edits may have run anything in the gate's place. */
async function changesWorkflows(github: Github, pull: number): Promise<boolean> {
  const files = await github.files(pull);
  return files.length >= MOST_FILES || files.flat().some((file) => file.startsWith(".github/"));
}
