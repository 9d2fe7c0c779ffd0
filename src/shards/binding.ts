/** What ties a part to the files it was measured by. */
import { sha256 } from "../system/digest.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Binding, WorkflowRun } from "../model/part.ts";
import type { Inputs } from "../model/report.ts";
import type { AskedCase } from "../model/suite.ts";

/** `base` where it judges, too; `cases` are all that are asked, by whatever shard. */
export function bindingOf(
  tool: string,
  {
    head,
    base,
    cases,
  }: { readonly head: Inputs; readonly base: Inputs | null; readonly cases: readonly AskedCase[] },
): Binding {
  const { config, suite, retriever, digests } = head;
  return {
    tool,
    config: digests.get(config.file) ?? digestOf(config.file),
    suite: suite.digest,
    base_suite: base?.suite.digest ?? null,
    definition: digestOf(config.definition),
    k: config.k,
    retriever: retriever.fingerprint,
    corpus: retriever.corpus_digest,
    cases: digestOf(cases.map(({ id, digest }) => [id, digest])),
  };
}

function digestOf(value: unknown): string {
  return sha256(compactCanonical(value));
}

/** Fields of the binding, in words. */
const WORDS: Readonly<Record<keyof Binding, string>> = {
  tool: "the program",
  config: "the config file",
  suite: "the suite",
  base_suite: "the base's suite",
  definition: "the definition",
  k: "k",
  retriever: "the retriever's config",
  corpus: "the corpus",
  cases: "the list of cases",
};

export interface BindingDifference {
  readonly field: keyof Binding;
  readonly message: string;
}

export function bindingDifferences(part: Binding, here: Binding): readonly BindingDifference[] {
  const fields = Object.keys(WORDS) as (keyof Binding)[];
  return fields
    .filter((field) => part[field] !== here[field])
    .map((field) => ({
      field,
      message: `${WORDS[field]} is another: ${shown(part[field])} in the part, ${shown(here[field])} in this checkout`,
    }));
}

/** The first digits tell digests apart. */
function shown(value: string | number | null): string {
  if (value === null) return "none";
  const text = String(value);
  return /^[0-9a-f]{64}$/.test(text) ? text.slice(0, 12) : text;
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The run of the workflow that this process is a step of; null outside of one. */
export function workflowRunOf(environment: Readonly<Record<string, string | undefined>>): WorkflowRun | null {
  const id = environment["GITHUB_RUN_ID"] ?? "";
  const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
  const commit = environment["GITHUB_SHA"] ?? "";
  if (!/^\d{1,20}$/.test(id) || !COMMIT.test(commit)) return null;
  return Number.isSafeInteger(attempt) && attempt >= 1 ? { id, attempt, commit } : null;
}

/**
 * How a part's run differs from the one that merges; null where it does not. Another run measured another commit, or the
 * same one with another retriever's answers, and an attempt that has not begun measured nothing.
 */
export function otherRun(part: WorkflowRun | null, here: WorkflowRun): string | null {
  if (part === null) return `it is of no workflow, and this is workflow run ${here.id}`;
  if (part.id !== here.id) return `it is of workflow run ${part.id}, and this is workflow run ${here.id}`;
  if (part.commit !== here.commit) {
    return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${here.commit.slice(0, 12)}`;
  }
  if (part.attempt <= here.attempt) return null;
  return `it is of attempt ${part.attempt}, and this is attempt ${here.attempt}`;
}
