/**
 * Chains of ten changes. Each is compared with what was recorded last, and is recorded if it does
 * not fail; the accepted figures are those that the rule keeps.
 */
import { drawOne, mean, sum } from "./library.mjs";
import { kindOf } from "./measures.mjs";
import { INTENTS, WORLDS, changeShare, drawSuite, sizesFor } from "./draws.mjs";

const CHANGES = 10;
/** Which changes of a chain a column of the table holds, from 1. */
export const PLACES = [
  [1, 1],
  [2, 4],
  [5, 10],
];

/** A suite, what was recorded last, and the figures of all queries of the collection then. */
class Chain {
  constructor(drawn, start, share, rule, chance) {
    Object.assign(this, { rule, chance, share, figures: start, queries: drawn.queries });
    this.suite = rule.suiteOf(drawn);
    this.baseline = rule.baselineOf(this.suite, start);
  }

  /** Returns whether the change to this system fails. If not, it is recorded. */
  change(system) {
    const own = new Set(this.queries);
    const others = [...system.recall.keys()].filter((at) => !own.has(at));
    let figures = this.figures;
    for (const queries of [this.queries, others]) {
      figures = changeShare(figures, system, queries, this.share, this.chance);
    }
    if (this.rule.findFailedChecks(this.suite, this.baseline, figures).length > 0) {
      return true;
    }
    this.baseline = this.rule.recordOver(this.suite, this.baseline, figures);
    this.figures = figures;
    return false;
  }

  /** Returns a system to which `isNext` allows to go on, or undefined. */
  drawNext(systems, isNext) {
    return drawOne(systems.filter(isNext), this.chance);
  }
}

const height = ({ recall, ndcg }) => mean(recall) + mean(ndcg);
const hasNoEffect = (before, after) => ["null", "same"].includes(kindOf(before, after));

/** Makes changes without effect. Returns whether each is red, in their order. */
function addHarmless(chain, systems, start) {
  const red = [];
  while (red.length < CHANGES) {
    const next = chain.drawNext(
      systems,
      (to) => kindOf(chain.figures, to) === "null" && hasNoEffect(start, to),
    );
    if (next === undefined) {
      break;
    }
    red.push(chain.change(next));
  }
  return red;
}

/** Makes changes that go down a little each. Returns whether they end in a loss. */
function endsInLoss(chain, systems) {
  const start = chain.figures;
  for (let made = 0; made < CHANGES; made++) {
    const next = chain.drawNext(
      systems,
      (to) => kindOf(chain.figures, to) === "null" && height(to) < height(chain.figures),
    );
    if (next === undefined) {
      break;
    }
    chain.change(next);
  }
  return kindOf(start, chain.figures) === "loss";
}

/**
 * Returns for a world the shares of red changes without effect by PLACES, of red losses after
 * these, of drifts that end in a loss, and of drifts after a recorded gain that do.
 */
export function followChains(measured, world, count, rule, chance) {
  const places = PLACES.map(() => []);
  const caught = [];
  const drifts = [];
  const driftsAfterGain = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const { systems } = drawOne(measured, chance);
    const start = drawOne(systems, chance);
    const suite = drawSuite(
      start,
      drawOne(sizesFor(start), chance),
      drawOne(INTENTS, chance),
      chance,
    );
    const open = () => new Chain(suite, start, WORLDS[world], rule, chance);

    const harmless = open();
    for (const [at, isRed] of addHarmless(harmless, systems, start).entries()) {
      places[PLACES.findIndex(([, last]) => at < last)].push(Number(isRed));
    }
    const loss = harmless.drawNext(systems, (to) => kindOf(harmless.figures, to) === "loss");
    if (loss !== undefined) {
      caught.push(Number(harmless.change(loss)));
    }

    const losses = systems.filter((to) => kindOf(start, to) === "loss").length;
    if (losses >= 3) {
      drifts.push(Number(endsInLoss(open(), systems)));
    }
    const rising = open();
    const gain = rising.drawNext(systems, (to) => kindOf(start, to) === "gain");
    if (gain !== undefined && !rising.change(gain)) {
      driftsAfterGain.push(Number(endsInLoss(rising, systems)));
    }
  }
  return {
    harmless: places.map(mean),
    caught: mean(caught),
    drift: mean(drifts),
    driftAfterGain: mean(driftsAfterGain),
    chains: [
      sum(places.map(({ length }) => length)),
      caught.length,
      drifts.length,
      driftsAfterGain.length,
    ],
  };
}
