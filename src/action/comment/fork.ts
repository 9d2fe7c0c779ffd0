/**
 * How the gate's jobs ended in the run of a fork. A fork writes its reports, its job names and its
 * file names itself, so none of them is read into the comment.
 */
import { parse } from "yaml";
import type { ForkRun } from "../../reporters/fork-comment-md.ts";
import { objectMembers, textOrEmpty } from "../../system/json.ts";
import type { ApiJob, ApiRun, Github } from "./github.ts";

/** GitHub lists no more files of a pull request. */
const MOST_FILES = 3000;

interface KnownJob {
  readonly name: string;
  /** Whether a step runs this action for anything but a comment. */
  readonly isGate: boolean;
}

/**
 * Returns how the run's gate jobs ended, or all its jobs if the default branch's workflow
 * (`workflowText`) has no gate; and whether the pull request changes workflows.
 */
export async function readForkRun(
  github: Github,
  run: ApiRun,
  pull: number,
  workflowText: string,
): Promise<ForkRun> {
  const knownJobs = readJobs(workflowText);
  const jobs = await github.jobs(run.id, run.attempt);
  const gateJobs = jobs.filter((job) => findKnownJob(knownJobs, job)?.isGate === true);
  const shown = gateJobs.length > 0 ? gateJobs : jobs;
  return {
    jobs: shown.map((job) => ({
      name: findKnownJob(knownJobs, job)?.name ?? null,
      conclusion: job.conclusion,
      url: `${run.url}/job/${job.id}`,
    })),
    changesWorkflows: await changesWorkflows(github, pull),
  };
}

/**
 * Returns the known job of this name. GitHub calls a job of a matrix `name (value)`, and one of a
 * called workflow `name / its job`.
 */
function findKnownJob(knownJobs: readonly KnownJob[], { name }: ApiJob): KnownJob | undefined {
  return knownJobs.find(
    (job) =>
      name === job.name || name.startsWith(`${job.name} (`) || name.startsWith(`${job.name} / `),
  );
}

/**
 * Returns the jobs, each under its name or else its id; empty if the text is no YAML or has no
 * jobs.
 */
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

/**
 * Whether the pull request changes workflows: then anything may have run in place of the gate. Also
 * true if there are more files than GitHub lists.
 */
async function changesWorkflows(github: Github, pull: number): Promise<boolean> {
  // A list of names for each file: a moved one has two.
  const files = await github.files(pull);
  return files.length >= MOST_FILES || files.flat().some((file) => file.startsWith(".github/"));
}
