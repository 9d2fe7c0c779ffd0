/** Reads the files of one run, and refuses what no run can be made of before anything is asked. */
import { GateError, isFailureOfBase, valueForGateError } from "../errors.ts";
import { openBesideDirectory } from "../change/base-directory.ts";
import { type DeskBase, findDeskBase } from "../change/base.ts";
import { adviseForOtherSystem } from "../change/event.ts";
import { type GitPort, openGit } from "../change/git.ts";
import { type ReadPolicies, readPolicies } from "../change/policies.ts";
import { narrowToSelection } from "../change/tiers.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import { approvalWords, relativePath } from "../messages/advice.ts";
import { shellWord } from "../messages/escape.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Suite } from "../model/suite.ts";
import { absolutePath, type Root } from "../system/root.ts";
import type { Inputs } from "../model/report.ts";
import { requireReference } from "./record.ts";
import { type GatePorts, type GateRequest, requestFiles } from "./request.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads the files of head and base. Throws GateError for files that no run can be made of: a gate
 * with nothing to compare with, `--runs` with a judge, a recording over an unreadable baseline, a
 * draft.
 */
export async function readRequestPolicies(
  request: GateRequest,
  root: Root,
  git: () => GitPort,
  ports: GatePorts,
): Promise<ReadPolicies> {
  const command = request.command === "record" ? "record" : "gate";
  const loaded = await readPolicies(
    { command, ...requestFiles(request, root), baseRef: request.baseRef },
    ports.event,
    { root, git },
  ).catch((error: unknown) => {
    throw adviseForOtherSystem(error, ports.environment);
  });

  const isAtDesk = ports.event === null;
  const findBase = isAtDesk ? (): DeskBase => findDeskBase(git) : null;
  requireReference(request, loaded.head.config, findBase);
  refuseRunsWithJudge(request, loaded.head.config);
  refuseRecordingOverUnreadable(request, loaded, root);
  const policies = narrowToSelection(loaded);
  refuseDraft(policies.head.suite, path.relative(root.directory, request.workingDirectory));
  return addFactsOfGit(policies, git, isAtDesk);
}

/** Adds the day of the last acceptance, and at the desk where a removed baseline can be restored from. */
function addFactsOfGit(
  policies: ReadPolicies,
  git: () => GitPort,
  isAtDesk: boolean,
): ReadPolicies {
  const removedBaselineIn = isAtDesk ? findRemovedBaseline(policies.head, git) : null;
  // The baseline that a new one replaces is that of `over`, the files of another commit; without
  // `over`, the checkout's own.
  const { baseline: replacedBaseline } = policies.over ?? policies.head;
  const acceptedDay = findAcceptedDay(git, replacedBaseline);
  return {
    ...policies,
    head: {
      ...policies.head,
      ...(removedBaselineIn !== null && { baseline_in: removedBaselineIn }),
    },
    ...(acceptedDay !== null && { accepted_on: acceptedDay }),
  };
}

/**
 * Returns the day (`2026-03-02`, in UTC) of the last acceptance. Null if the baseline names no such
 * commit, or git can't read it.
 */
function findAcceptedDay(git: () => GitPort, baseline: Baseline | null): string | null {
  const commit = baseline?.accepted?.commit ?? null;
  if (commit === null) {
    return null;
  }
  try {
    return new Date(git().facts(commit).time * 1000).toISOString().slice(0, 10);
  } catch (error) {
    return valueForGateError(error, null);
  }
}

/**
 * Throws `invalid_baseline` if `record` would replace a baseline that can't be read, and git has no
 * earlier one to compare with (`over`, the files of the commit that has it, is null).
 */
function refuseRecordingOverUnreadable(
  { command, out }: GateRequest,
  { head, over }: ReadPolicies,
  root: Root,
): void {
  const { baseline: file } = head.config;
  const readableBaseline = over?.baseline ?? head.baseline;
  const isReplacing = command === "record" && out === null;
  if (!isReplacing || file === null || readableBaseline !== null || !hasText(root, file)) {
    return;
  }
  throw new GateError(
    "invalid_baseline",
    `baseline ${file} can't be read, and git has none to compare with in its place`,
    "Take the file of the default branch, or remove this file to record without a comparison.",
  );
}

/**
 * If the work tree lacks the baseline file, returns a revision that has it: HEAD, or the commit
 * before its removal. Else null.
 */
function findRemovedBaseline(
  { baseline, config: { baseline: file } }: Inputs,
  open: () => GitPort,
): string | null {
  if (baseline !== null || file === null) {
    return null;
  }
  const git = openIfThere(open);
  const head = git?.commit("HEAD") ?? null;
  if (git === null || head === null) {
    return null;
  }
  if (git.entry(head, file) !== null) {
    return "HEAD";
  }
  const removingCommit = git.lastChange(head, file);
  return removingCommit === null ? null : `${removingCommit.slice(0, 12)}~1`;
}

/** Returns null if there is no git, or no repository. */
export function openIfThere(open: () => GitPort): GitPort | null {
  try {
    return open();
  } catch (error) {
    return valueForGateError(error, null);
  }
}

/** Whether the file has more than white space or `{}`. */
function hasText(root: Root, file: string): boolean {
  const target = absolutePath(root, file);
  return existsSync(target) && !["", "{}"].includes(readFileSync(target, "utf8").trim());
}

function refuseRunsWithJudge({ runs }: GateRequest, { judge, file }: Config): void {
  if (runs !== null && judge !== undefined) {
    throw new GateError(
      "usage",
      `--runs ${runs}: ${file} has a judge, and answers are judged in one run only`,
      "Remove --runs, or put the metrics of answers into a config and baseline of their own.",
    );
  }
}

/**
 * Throws `invalid_suite` for a draft: a suite that no person approved decides nothing. The hint
 * names the file as it is seen from `folder`, the working directory.
 */
export function refuseDraft({ draft, files, cases }: Suite, folder: string): void {
  if (draft === undefined) {
    return;
  }
  const openCount = cases.filter(({ watched }) => watched === true).length;
  const openCases =
    openCount === 0 ? "" : `; ${openCount} of ${cases.length} cases have no target yet`;
  throw new GateError(
    "invalid_suite",
    `suite ${files.join(", ")} is a draft${openCases}`,
    approvalWords(relativePath(folder, draft.file), openCount),
  );
}

/**
 * Returns the policies with the base directory's retriever, if the request names a directory. If the
 * base has no gate yet and its directory fails, the head is asked alone, with a notice. Throws
 * `base_directory` if the directory is not the base, and `usage` for `record` and for a config with
 * a judge.
 */
export function openBaseDirectory(
  { command, workingDirectory, baseDirectory }: GateRequest,
  policies: ReadPolicies,
  root: Root,
  { environment }: GatePorts,
): LoadedPolicies {
  if (baseDirectory === null) {
    return policies;
  }
  if (command === "record") {
    throw new GateError(
      "usage",
      "a baseline is recorded from one retriever",
      "Remove base-directory.",
    );
  }
  if (policies.head.config.judge !== undefined) {
    throw new GateError(
      "usage",
      "answers are judged against a stored baseline, not side by side",
      "Remove base-directory, or `judge` from the config.",
    );
  }
  const named = {
    written: baseDirectory,
    shellWord: shellWord(baseDirectory),
    directory: path.resolve(workingDirectory, baseDirectory),
  };
  const ports = { root, open: (folder: string) => openGit(folder, environment), environment };
  try {
    return { ...policies, beside: openBesideDirectory(policies, named, ports) };
  } catch (error) {
    if (!policies.bootstrap || !isFailureOfBase(error)) {
      throw error;
    }
    const notice = { code: "not_side_by_side", reason: "bootstrap" } as const;
    return { ...policies, notices: [...policies.notices, notice] };
  }
}
