/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */
import type { WorkflowEvent } from "./base.ts";

export const ACCEPT_LABEL = "retrieval-gate:accept";

/** `given`: by this very run; `possible`: by a label, if a person decides so; `impossible`: there is nothing to label. */
export type Acceptance = "given" | "possible" | "impossible";

/**
 * The label counts where adding it started this run. A re-run replays the event, so it still counts there; among the
 * labels that the pull request merely has, it may have been given to an earlier commit, so it does not.
 */
export function acceptanceOf(event: WorkflowEvent | null): Acceptance {
  if (event === null || event.pullRequest === null) return "impossible";
  const given = event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return given ? "given" : "possible";
}
