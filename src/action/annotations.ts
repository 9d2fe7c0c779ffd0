/** Workflow commands: the only lines of the log that the runner may act on. */
import type { Annotation } from "../reporters/annotations.ts";
import { capped, visible } from "../words/escape.ts";

/** The runner keeps ten of a level and step. One warning stays free for what publishing has to say afterwards. */
const KEPT = { error: 10, warning: 9, notice: 10 } as const;
/** The runner keeps 4,096 characters of a message; ours say themselves that they are cut. */
const MESSAGE_LENGTH = 4000;

/** Lines for the log, worst first as given, at most as many of a level as the runner keeps. */
export function annotationLines(annotations: readonly Annotation[]): readonly string[] {
  return (["error", "warning", "notice"] as const).flatMap((level) =>
    annotations
      .filter((annotation) => annotation.level === level)
      .slice(0, KEPT[level])
      .map(annotationLine),
  );
}

/** `::level file=…,line=…,title=…::message`, escaped as ActionCommand.cs of actions/runner unescapes it. */
export function annotationLine({ level, title, message, file, line }: Annotation): string {
  const properties = [
    file === undefined ? null : `file=${property(file)}`,
    line === undefined ? null : `line=${line}`,
    `title=${property(title)}`,
  ].filter((item) => item !== null);
  return `::${level} ${properties.join(",")}::${data(message)}`;
}

function data(text: string): string {
  return capped(text, MESSAGE_LENGTH)
    .split(/\r\n|\r|\n/u)
    .map((line) => visible(line).replaceAll("%", "%25"))
    .join("%0A");
}

function property(text: string): string {
  return visible(text).replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
}
