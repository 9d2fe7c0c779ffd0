/**
 * How old the baseline is, by git: the day it was last accepted, and a notice if it was not
 * recorded for long.
 */
import { valueForGateError } from "../errors.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import type { Inputs } from "../model/report.ts";
import { digestText } from "../system/digest.ts";
import type { GitPort } from "./git.ts";

/** A baseline that is older gets a notice. */
const MOST_DAYS = 90;
const SECONDS_PER_DAY = 86_400;
/** The largest baseline that is read. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Returns the day (`2026-03-02`, in UTC) of the last acceptance. Null if the baseline names no such
 * commit, or git can't read it.
 */
export function findAcceptedDay(git: () => GitPort, baseline: Baseline | null): string | null {
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
 * Returns a notice if the baseline file, as HEAD has it, was last changed more than 90 days before
 * HEAD. The age is counted to HEAD and not to today, so that a commit has the same notices on every
 * day. A shallow clone may understate the age.
 */
export function listAgeNotices(git: () => GitPort, { config, digests }: Inputs): readonly Notice[] {
  const file = config.baseline;
  if (file === null) {
    return [];
  }
  try {
    const opened = git();
    const head = opened.commit("HEAD");
    if (head === null) {
      return [];
    }
    const lastChange = opened.lastChange(head, file);
    if (lastChange === null) {
      return [];
    }
    const seconds = opened.facts(head).time - opened.facts(lastChange).time;
    const days = Math.floor(seconds / SECONDS_PER_DAY);
    if (days <= MOST_DAYS) {
      return [];
    }
    const entry = opened.entry(head, file);
    // A file that was just recorded and is not committed yet is not old.
    const isCommitted =
      entry !== null && digestText(opened.blob(entry.id, MOST_BYTES)) === digests.get(file);
    return isCommitted ? [{ code: "baseline_age", days, limit: MOST_DAYS }] : [];
  } catch (error) {
    // Only a notice: without git there is none.
    return valueForGateError(error, []);
  }
}
