/** A cost looks smaller where the same tokens are worth less. */
import { gatesCost } from "../gate/sound.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { type Weakening, figure, findingsIn } from "./finding.ts";

const PRICES = ["prompt", "completion", "per_call"] as const;

export const PRICES_LOWERED: Weakening = {
  name: "prices",
  find: ({ base: { config: before }, head: { config: after } }) =>
    findingsIn(after.file, (report) => {
      const [base, head] = [before.prices, after.prices];
      if (!gatesCost(before) || base === undefined) return;
      if (head === undefined) return report("prices", "prices", base.currency, "none");
      if (base.currency !== head.currency) report("prices", "prices.currency", base.currency, head.currency);
      for (const [model, price] of base.models) {
        const now = head.models.get(model);
        if (now === undefined) {
          report("prices", `prices.models.${model}`, compactCanonical(price), "none");
          continue;
        }
        for (const part of PRICES) {
          const [was, is] = [price[part], now[part]];
          if (was !== null && !(is !== null && is >= was))
            report("prices", `prices.models.${model}.${part}`, figure(was), figure(is));
        }
      }
    }),
};
