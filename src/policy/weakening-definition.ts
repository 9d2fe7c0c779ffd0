/** What the numbers mean: another k or definition makes them easier or harder, and comparable with nothing. */
import { compactCanonical } from "../model/canonical-json.ts";
import { type Weakening, findingsIn } from "./finding.ts";

export const DEFINITION: Weakening = {
  name: "definition",
  find: ({ base: { config: base }, head: { config: head } }) =>
    findingsIn(head.file, (report) => {
      if (base.k !== head.k) report("definition", "k", String(base.k), String(head.k));
      const definition = new Map(Object.entries(head.definition));
      for (const [field, value] of Object.entries(base.definition)) {
        const [before, after] = [compactCanonical(value), compactCanonical(definition.get(field) ?? null)];
        if (before !== after) report("definition", `definition.${field}`, before, after);
      }
    }),
};
