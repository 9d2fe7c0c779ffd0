/** Verdicts of the judge that are others than the base's for the very same texts: nobody asked the judge again. */
import { compactCanonical } from "../model/canonical-json.ts";
import { type Weakening, finding } from "./finding.ts";

export const VERDICTS: Weakening = {
  name: "verdicts",
  find: ({ head, verdicts }) => {
    if (verdicts === undefined) return [];
    const file = head.config.judge?.cache ?? head.config.file;
    return [...verdicts.base].flatMap(([key, before]) => {
      const after = verdicts.head.get(key);
      if (after === undefined || compactCanonical(before) === compactCanonical(after)) return [];
      const [was, is] = [compactCanonical(before.verdict), compactCanonical(after.verdict)];
      return [finding("verdict_changed", `judge.cache.${key.slice(0, 12)}`, file, was, is)];
    });
  },
};
