/** What a person sees who goes through a draft. */
import { logLine } from "./escape.ts";

interface Shown {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  readonly expected: readonly unknown[];
  readonly expect_empty: boolean;
  readonly tags: readonly string[];
}

const WIDTH = 110;

export function reviewHelp(): string {
  return `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;
}

/** `found` is null where no retriever was asked. */
export function reviewText(subject: Shown, found: readonly string[] | null, place: string): string {
  const targets = subject.expected.map(label);
  const tags = subject.tags.filter((tag) => tag !== "to-review").join(", ");
  const lines = [
    "",
    `${place}: "${logLine(subject.query, WIDTH)}" (${[subject.intent, tags].filter((each) => each !== "").join(", ")})`,
    subject.expect_empty
      ? "  nothing should be found"
      : `  targets: ${targets.length === 0 ? "none yet" : targets.map((each) => logLine(each, WIDTH)).join(", ")}`,
    ...(found ?? []).map(
      (name, i) =>
        `  ${String(i + 1).padStart(3)}. ${targets.includes(name) ? "*" : " "} ${logLine(name, WIDTH)}`,
    ),
    ...(found?.length === 0 ? ["  nothing is found today"] : []),
  ];
  return `${lines.join("\n")}\n> `;
}

function label(target: unknown): string {
  if (typeof target !== "object" || target === null) return String(target);
  const { grade: _grade, ...named } = target as Readonly<Record<string, unknown>>;
  return Object.values(named)
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" ");
}
