/** A digest in the baseline that vouches for a file outside of git: the next change would be held to that file. */
import { type Weakening, finding } from "./finding.ts";

export const VOUCHED: Weakening = {
  name: "vouched files",
  find: ({ head, vouched = [] }) =>
    vouched.map(({ file, before, after }) =>
      finding("baseline_vouches", `baseline.files.${file}`, head.config.baseline, before ?? "none", after),
    ),
};
