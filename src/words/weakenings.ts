/** What was loosened, in words. Raw text of strangers, as in sentences.ts. */
import type { WeakeningFinding } from "../model/verdict.ts";
import { clip } from "./checks.ts";
import { plural } from "./format.ts";

/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
export function weakeningSentence({ code, field, before, after, cases }: WeakeningFinding): string {
  const [was, is] = [clip(rounded(before, after)), clip(rounded(after, before))];
  switch (code) {
    case "base_unusable":
      return `the base's files can't be used: ${was}`;
    case "config_moved":
      return `the base is gated by ${was}, this change by ${is}`;
    case "baseline_not_measured":
      return `${plural(cases.length, "row")} of the baseline that this change alters are not what this run measured. ${was} in the file, ${is} in this run. Copy baseline.json from the report, or run record again`;
    case "anchor_moved":
      return `${clip(field)} does not follow from the base's baseline: ${was} expected, ${is} in the file. It moves the state that later changes are compared with, which only an acceptance may`;
    case "baseline_vouches":
      return `${clip(field)} is not the SHA-256 of the file: ${was} before, ${is} now. Run record again`;
    case "verdict_changed":
      return `the judge's verdict ${clip(field)} is another for the same texts: ${was} before, ${is} now. Remove the line, and the judge is asked again`;
    case "unlisted":
      return `${clip(field)} changed, and this version can't tell whether that loosens the gate`;
    case "link":
      return `a file of the gate became a symbolic link, so the next change could not be checked against it`;
    default:
      return `${clip(field)}: ${was} before, ${is} now`;
  }
}

/** Findings hold nine digits; people need four, unless the two sides would look alike. A name with digits stays whole. */
function rounded(text: string, other: string): string {
  const four = (of: string): string =>
    of.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) =>
      String(Number(Number(figure).toPrecision(4))),
    );
  return four(text) === four(other) ? text : four(text);
}
