/** Another judge, another endpoint, or verdicts from another file: what comes of it can't be held against the base's. */
import { judgeDifferences } from "../gate/sound.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { hostsOf } from "../model/policy.ts";
import { type Weakening, findingsIn, finding } from "./finding.ts";
import { compactCanonical } from "../model/canonical-json.ts";

export const JUDGE: Weakening = {
  name: "judge",
  find: ({ base: { config: before }, head: { config: after } }) =>
    findingsIn(after.file, (report) => {
      const [base, head] = [before.judge, after.judge];
      if (base === undefined) return;
      if (head === undefined) return report("definition", "judge", base.model, "none");
      for (const [field, was, is] of judgeDifferences(judgeFingerprint(base), judgeFingerprint(head))) {
        report("definition", field, String(was), String(is));
      }
      const [[, was] = [], [, is] = []] = [hostsOf(base, "judge")[0], hostsOf(head, "judge")[0]];
      if (was !== is) report("definition", "judge.base_url", String(was), String(is));
      if (base.cache !== head.cache) report("definition", "judge.cache", base.cache, head.cache);
    }),
};

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
