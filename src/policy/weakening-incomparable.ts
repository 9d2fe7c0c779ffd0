/** A base whose own files don't fit together judges nothing. */
import { differences } from "../gate/sound.ts";
import { type Weakening, finding } from "./finding.ts";

export const INCOMPARABLE: Weakening = {
  name: "incomparable",
  find: ({ base }) => {
    if (base.baseline === null) return [];
    const fields = differences(base.config, base.suite, base.baseline).map((each) => each.field);
    if (fields.length === 0) return [];
    const reason = `its baseline differs from its config in ${fields.join(", ")}`;
    return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
  },
};
