/**
 * How often the interval that a report shows beside a change covers the true change: the mean over
 * all queries from which the suite's were drawn.
 */
import { loadSources } from "../kit.mjs";
import { KINDS, WORLDS, changeShare } from "./draws.mjs";
import { drawOne, mean } from "./library.mjs";

const { pairedInterval } = await loadSources("explain/evidence");

const SIZES = [40, 200];
/** Reports show the interval beside a recall that fell by more. */
const TOLERANCE = 0.01;

/**
 * Returns for each world and size, over so many drawn pairs of systems of any kind, how often the
 * interval of recall covers the true change: of all changes (`all`), and of those whose recall fell
 * beyond the tolerance (`fallen`). A suite's queries are drawn with replacement, so that a
 * collection stands for as many queries as there may be.
 */
export function measureCoverage(pairs, count, chance) {
  const rows = [];
  for (const [world, share] of Object.entries(WORLDS)) {
    for (const size of SIZES) {
      const all = [];
      const fallen = [];
      for (let drawn = 0; drawn < count; drawn++) {
        const { before, after } = drawOne(
          drawOne(pairs.get(drawOne(KINDS, chance)), chance),
          chance,
        );
        const queries = [...before.recall.keys()];
        const changed = changeShare(before, after, queries, share, chance);
        const deltas = queries.map((at) => changed.recall[at] - before.recall[at]);
        const truth = mean(deltas);
        const units = Array.from({ length: size }, () => ({
          sum: drawOne(deltas, chance),
          weight: 1,
        }));
        const interval = pairedInterval(units);
        if (interval === null) {
          continue;
        }
        const [low, high] = interval;
        const isCovered = Number(low <= truth && truth <= high);
        all.push(isCovered);
        if (mean(units.map(({ sum }) => sum)) < -TOLERANCE) {
          fallen.push(isCovered);
        }
      }
      rows.push({ world, size, intervals: all.length, all: mean(all), fallen: mean(fallen) });
    }
  }
  return rows;
}
