/** How long ago the baseline was recorded, as git tells it: from its last change to the commit that is judged. */
import { sha256 } from "../system/digest.ts";
import { GateError } from "../errors.ts";
import type { Notice } from "../model/notice.ts";
import type { Inputs } from "../model/report.ts";
import type { GitPort } from "./git.ts";

/** A quarter: after it a baseline compares with a project that nobody remembers. */
const LIMIT_DAYS = 90;
const DAY = 86_400;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * A notice where the file's last change is more than 90 days older than HEAD. No wall clock: the same commit is always
 * as old. A clone that is too shallow to show the change shows a younger one, so that the age may be understated.
 */
export function baselineAge(git: () => GitPort, { config, digests }: Inputs): readonly Notice[] {
  const file = config.baseline;
  try {
    const opened = git();
    const head = opened.commit("HEAD");
    if (head === null) return [];
    const [now, changed] = [opened.changedAt(head, null), opened.changedAt(head, file)];
    if (now === null || changed === null) return [];
    const days = Math.floor((now - changed) / DAY);
    if (days <= LIMIT_DAYS || !isCommitted(opened, head, file, digests.get(file))) return [];
    return [{ code: "baseline_age", days, limit: LIMIT_DAYS }];
  } catch (error) {
    // Only a notice: without git there is none.
    if (error instanceof GateError) return [];
    throw error;
  }
}

/** The file that was read is the commit's own, and no fresh one beside it. */
function isCommitted(git: GitPort, commit: string, file: string, digest: string | undefined): boolean {
  const entry = git.entry(commit, file);
  return entry !== null && sha256(git.blob(entry.id, MOST_BYTES)) === digest;
}
