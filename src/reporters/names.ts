/** The names of strangers within a sentence. */

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;

/** The first few ids, then how many more. */
export function names(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).map(clip).join(", ");
  return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}

/** Sentences are one-liners: a name of 10 kB would bury what they say. */
export function clip(name: string): string {
  const points = name.length > NAME_LENGTH ? Array.from(name) : [];
  return points.length > NAME_LENGTH
    ? `${points.slice(0, NAME_LENGTH).join("")}… (+${points.length - NAME_LENGTH} characters)`
    : name;
}

/** `overall`, or `in intent howto`. */
export function scopeWords(scope: string): string {
  return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}

/** The bucket's bare name, for tables. */
export function scopeLabel(scope: string): string {
  return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}

/** `howto`, or `howto [rerank]` for one stage of its answers. */
export function latencyLabel({
  scope,
  stage,
}: {
  readonly scope: string;
  readonly stage: string | null;
}): string {
  return stage === null ? scopeLabel(scope) : `${scopeLabel(scope)} [${stage}]`;
}
