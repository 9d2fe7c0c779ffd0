/** How many annotations a step may have. */
import type { Annotation } from "../reporters/annotations.ts";

/** The runner keeps ten of a level and step. One warning stays free for what publishing has to say afterwards. */
const KEPT = { error: 10, warning: 9, notice: 10 } as const;

/** Worst first as given, at most as many of a level as the runner keeps. */
export function keptAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return (["error", "warning", "notice"] as const).flatMap((level) =>
    annotations.filter((annotation) => annotation.level === level).slice(0, KEPT[level]),
  );
}
