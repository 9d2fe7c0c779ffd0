/** Runs an outcome through the real program, and reads all its outputs. */
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runOnPullRequest } from "../action/pull-requests/step.ts";
import { LABEL, type Started } from "../action/pull-requests/row.ts";
import { retrievalGate } from "../helpers/command.ts";
import type { Annotation } from "../helpers/runner-parsing.ts";
import { type PullRequest, git, propose } from "../helpers/git-repository.ts";
import { type GithubServer, startGithub } from "../helpers/github-server.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { BASELINE, CONFIG, applyWords, originOf } from "./world.ts";

export interface Outcome {
  readonly name: string;
  readonly base: string;
  readonly head: string;
  /** `pr`, `label`, `push`, `topic`, `queue`, `desk`, `shard`, `merge`, `side` or `five`. */
  readonly how: string;
  /** Exit code, verdict, then categories or the code of an error. */
  readonly expected: string;
  /**
   * What the page calls the end, then what happened, why, what to do and what puts a pass in doubt;
   * empty for none.
   */
  readonly sentences?: readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

/** What a run left, as text; what this way of running has not is null. */
export interface Ending {
  readonly exit: number | null;
  readonly log: string;
  readonly report: Json;
  readonly page: string;
  readonly summary: string;
  readonly junit: string;
  readonly csv: string;
  readonly comment: string | null;
  readonly outputs: ReadonlyMap<string, string> | null;
  readonly annotations: readonly Annotation[] | null;
  /** The report's `baseline.json`, where it has one. */
  readonly baseline: string | null;
}

/** Steps after the change, as advice has them. */
interface Steps {
  readonly words?: string;
  readonly baseline?: string;
  readonly how?: string;
}

const STARTED: Readonly<Record<string, Started>> = {
  pr: { on: "pull_request", action: "synchronize" },
  side: { on: "pull_request", action: "synchronize" },
  five: { on: "pull_request", action: "synchronize" },
  label: { on: "pull_request", action: "labeled", label: LABEL },
  push: { on: "push", branch: "main" },
  topic: { on: "push", branch: "topic" },
  queue: { on: "merge_group" },
};

/** The folders of five suites of one pull request, of which the first and the third change. */
const FIVE = ["p1", "p2", "p3", "p4", "p5"];

export async function runOutcome(
  outcome: Outcome,
  steps: Steps = {},
): Promise<readonly [Ending, ...Ending[]]> {
  const how = steps.how ?? outcome.how;
  const folders = how === "five" ? FIVE : [""];
  const origin = await originOf(outcome.base, folders);
  const pull = await propose(origin, async (folder) => {
    for (const [i, name] of folders.entries()) {
      const at = path.join(folder, name);
      if (i % 2 === 0 && i < 4) {
        await applyWords(at, `${outcome.head} ${steps.words ?? ""}`);
      }
      if (typeof steps.baseline === "string") {
        cpSync(steps.baseline, path.join(at, BASELINE));
      }
    }
  });
  if (STARTED[how] === undefined) {
    return [await atDesk(origin, how)];
  }
  const server = await startGithub();
  const endings: Ending[] = [];
  try {
    for (const name of folders) {
      endings.push(await inAction(pull, how, path.posix.join(name, CONFIG), server));
    }
  } finally {
    await server.close();
  }
  return endings as [Ending, ...Ending[]];
}

/** For `scripts/pictures.mjs`, which photographs what the tests have looked at. */
export function keepForPictures(name: string, { page, summary, comment, log }: Ending): void {
  const folder = process.env["GATE_PICTURES"];
  const texts = {
    "page.html": page,
    "summary.md": summary,
    "comment.md": comment ?? "",
    "log.txt": log,
  };
  if (folder !== undefined) {
    writeFiles(
      folder,
      Object.fromEntries(Object.entries(texts).map(([of, text]) => [`${name}-${of}`, text])),
    );
  }
}

/** What `reader.py` reads: a folder for each outcome, with a file for each output. */
export function keepForReader(folder: string, name: string, ending: Ending): void {
  const outputs = {
    "report.json": ending.report,
    "annotations.json": ending.annotations ?? [],
    "log.txt": ending.log,
    "summary.md": ending.summary,
    "comment.md": ending.comment ?? "",
    "page.html": ending.page,
    "junit.xml": ending.junit,
  };
  if (ending.report !== null) {
    writeFiles(path.join(folder, name.replaceAll("/", "-")), outputs);
  }
}

async function inAction(
  pull: PullRequest,
  how: string,
  config: string,
  server: GithubServer,
): Promise<Ending> {
  const beside = path.join(workspace(), "base");
  const { folder, result } = await runOnPullRequest(pull, {
    started: STARTED[how]!,
    depth: how === "topic" ? 0 : 2,
    inputs: {
      config,
      comment: String(STARTED[how]!.on === "pull_request"),
      "github-token": "ghs_0123456789abcdef",
      ...(how === "side" ? { "base-directory": beside } : {}),
    },
    env: { GITHUB_API_URL: server.url },
    ...(how === "side"
      ? { prepare: (at: string) => git(at, "worktree", "add", "-q", "--detach", beside, "HEAD^1") }
      : {}),
  });
  const { outputs, annotations, exitCode: exit, log, summary } = result;
  const directory = path.resolve(folder, outputs.get("report-dir") ?? "none");
  const shown = summary.kind === "shown" ? summary.markdown : "";
  // One that is missing is empty, so that every law misses its own words in it.
  const own = server.comments.find(({ body }) => body.split("\n")[0]!.includes(` ${config} `));
  const comment = STARTED[how]!.on === "pull_request" ? (own?.body ?? "") : null;
  return { exit, log, comment, outputs, annotations, ...readOutputs(directory), summary: shown };
}

async function atDesk(folder: string, how: string): Promise<Ending> {
  git(folder, "checkout", "-q", "topic");
  const gate = (...flags: readonly string[]) =>
    retrievalGate(folder, ["gate", "--config", CONFIG, ...flags]);
  let ran = await gate(
    ...(how === "desk" ? [] : ["--shard", "1/2", "--report-dir", "retrieval-gate-report-1"]),
  );
  if (how === "merge") {
    await gate("--shard", "2/2", "--report-dir", "retrieval-gate-report-2");
    const parts = ["retrieval-gate-report-1", "retrieval-gate-report-2"];
    ran = await retrievalGate(folder, ["merge", ...parts, "--config", CONFIG]);
  }
  const directory = path.join(
    folder,
    how === "shard" ? "retrieval-gate-report-1" : "retrieval-gate-report/says",
  );
  const log = `${ran.stdout}${ran.stderr}`;
  return {
    exit: ran.code,
    log,
    comment: null,
    outputs: null,
    annotations: null,
    ...readOutputs(directory),
  };
}

function readOutputs(
  directory: string,
): Pick<Ending, "report" | "page" | "summary" | "junit" | "csv" | "baseline"> {
  const text = (file: string): string => {
    const at = path.join(directory, file);
    return existsSync(at) ? readFileSync(at, "utf8") : "";
  };
  const report = text("report.json");
  const baseline = path.join(directory, "baseline.json");
  return {
    report: report === "" ? null : (JSON.parse(report) as Json),
    page: text("report.html"),
    summary: text("summary.md"),
    junit: text("junit.xml"),
    csv: text("cases.csv"),
    baseline: existsSync(baseline) ? baseline : null,
  };
}

/** Returns the steps of each way that the advice names. To undo the change has no steps. */
export function listAdvisedSteps(outcome: Outcome, { report, baseline }: Ending): readonly Steps[] {
  // What a changed rule needs is no way by itself.
  const fix: string = report.view.advice.replace(/If you change a rule, a maintainer [^.]+\./, "");
  const gained =
    report.verdict === "pass" && /adopt baseline\.json|new baseline/.test(report.view.title)
      ? ", or adopt the baseline.json"
      : "";
  return [
    ...`${fix}${gained}`.split(/, or (?=name|accept|ask|adopt|record)/),
    report.view.accept,
  ].flatMap((way): readonly Steps[] => {
    const adopts = /baseline\.json/.test(way) && baseline !== null ? { baseline } : {};
    const accepts = /record a new baseline/i.test(way) ? { words: "record=accept" } : {};
    const records = /record again/i.test(way) ? { words: "record" } : accepts;
    const label = /label retrieval-gate:accept/.test(way) ? { how: "label" } : {};
    const steps = { ...adopts, ...records, ...label };
    return Object.keys(steps).length === 0 ? [] : [steps];
  });
}

/**
 * Does what the printed advice says, each way in a run of its own. Returns a sentence `advice: …` for
 * each way that does not end with exit code 0.
 */
export async function followAdvice(outcome: Outcome, ending: Ending): Promise<readonly string[]> {
  if (ending.report === null || outcome.base.startsWith("gate:4000")) {
    return [];
  }
  const wrong: string[] = [];
  for (const steps of listAdvisedSteps(outcome, ending)) {
    const how =
      steps.how ?? (["label", "shard", "five"].includes(outcome.how) ? "pr" : outcome.how);
    const [next] = await runOutcome(outcome, { ...steps, how });
    if (next.exit !== 0) {
      wrong.push(
        `advice: "${ending.report.view.advice} ${ending.report.view.accept}" done as ${Object.keys(steps).join(" + ")} ends ${next.exit} ${next.report?.categories.join() ?? ""}: ${next.report?.view.title}`,
      );
    }
  }
  return wrong;
}
