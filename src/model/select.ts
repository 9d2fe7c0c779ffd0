import type { Select } from "./config.ts";

interface SelectableCase {
  readonly id: string;
  readonly intent: string;
  readonly tags?: readonly string[];
}

/** Whether a case is selected. Without a selection all are. */
export function isSelected(
  select: Select | undefined,
  { id, intent, tags = [] }: SelectableCase,
): boolean {
  return (
    select === undefined ||
    select.ids.includes(id) ||
    select.intents.includes(intent) ||
    tags.some((tag) => select.tags.includes(tag))
  );
}

/** Returns `tags smoke; ids a, b`, or `the whole suite`. */
export function describeSelect(select: Select | undefined): string {
  if (select === undefined) {
    return "the whole suite";
  }
  const writtenLists = Object.entries(select).filter(
    ([, names]: [string, readonly string[]]) => names.length > 0,
  );
  return writtenLists
    .map(([key, names]: [string, readonly string[]]) => `${key} ${names.join(", ")}`)
    .join("; ");
}
