/** The commit that a pull request's head was merged into for this run, and that it is the one the event means. */
import { GateError } from "../errors.ts";
import type { Notice } from "../model/notice.ts";
import type { GitPort } from "./git.ts";

/** What the event says of the pull request. */
export interface PullRequest {
  readonly headSha: string;
  /** As the event said; the base may have moved on since. GitHub's events always say it. */
  readonly baseSha: string | null;
  readonly baseRef: string | null;
  /** By this very event: `edited`, with another base branch. */
  readonly retargeted: boolean;
}

export interface MergedInto {
  /** Full id. */
  readonly commit: string;
  readonly notices: readonly Notice[];
}

const REMOVE_REF =
  "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT =
  "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";

/** `sha` is GITHUB_SHA. Throws `unsafe_base` where HEAD is not GitHub's merge, and `shallow_clone`. */
export function firstParent(git: GitPort, sha: string | null, pull: PullRequest): MergedInto {
  const head = git.commit("HEAD");
  if (head === null) throw unsafe("HEAD names no commit", CHECK_OUT_DEFAULT);
  if (head !== sha) {
    if (head === pull.headSha)
      throw unsafe("the pull request's own head is checked out, not its merge into the base", REMOVE_REF);
    throw unsafe(
      `HEAD is ${head}, but this run is for ${sha ?? "no commit (GITHUB_SHA is not set)"}`,
      CHECK_OUT_DEFAULT,
    );
  }
  const parents = git.parents(head);
  if (parents.length !== 2 || parents[1] !== pull.headSha) {
    const reason =
      parents.length === 2
        ? `its second parent is ${parents[1]}, not the pull request's head ${pull.headSha}`
        : `it has ${parents.length} parents, not two`;
    throw unsafe(`HEAD ${head} is not the merge of this pull request: ${reason}`, CHECK_OUT_DEFAULT);
  }
  const commit = parents[0]!;
  if (git.has(commit)) return { commit, notices: descent(git, commit, pull) };
  throw new GateError(
    "shallow_clone",
    `the base commit ${commit} is not in this clone, so its rules can't be read`,
    { hint: "Set `fetch-depth: 2` on actions/checkout." },
  );
}

/**
 * The event's base commit lags behind where the base moved on, so the first parent may follow it, and nothing else: a
 * merge into another branch would be judged by that branch's rules. A notice where the clone is too shallow to tell.
 */
function descent(
  git: GitPort,
  commit: string,
  { baseSha, baseRef, retargeted }: PullRequest,
): readonly Notice[] {
  if (commit === baseSha) return [];
  const known = baseSha !== null && git.has(baseSha);
  if (known && git.isAncestor(baseSha, commit)) return [];
  const shown = baseSha !== null && (!git.isShallow() || (known && git.isAncestor(commit, baseSha)));
  const said = `the merge's first parent is ${commit}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
  if (shown) {
    throw unsafe(
      `${said}, and the first parent neither is that commit nor follows it`,
      "Push to the pull request again, so that GitHub merges it into its base as it is now.",
    );
  }
  if (retargeted) {
    throw unsafe(
      `${said}, and this clone does not show whether the one follows the other`,
      "Check out with `fetch-depth: 0`: this pull request has just got another base.",
    );
  }
  return [{ code: "base_unconfirmed", commit, event: baseSha }];
}

function unsafe(message: string, hint: string): GateError {
  return new GateError("unsafe_base", message, { hint });
}
