/** The rule as src has it, and numbers of a seed. */
import { loadSources } from "../kit.mjs";

const { splitMix64, ...rule } = await loadSources(
  "decision/bucket-test decision/levels decision/sign-flip decision/random model/scope",
);
export const { BucketTest, GAIN_LEVEL, OVERALL, intentScope, signFlipP } = rule;

/** Numbers from 0 to 1, of a stream of its own for every part of a study. */
export function makeChance(seed) {
  const words = new Uint32Array(2);
  const random = splitMix64(Math.round(seed * 1000));
  return () => {
    random.draw(words);
    return (words[0] + 0.5) / 2 ** 32;
  };
}

/** A sample without replacement, ascending. */
export function drawSample(total, size, chance) {
  const all = Array.from({ length: total }, (_, at) => at);
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(chance() * (total - i));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, size).sort((a, b) => a - b);
}

export const sum = (values) => values.reduce((total, each) => total + each, 0);
export const mean = (values) => sum(values) / values.length;
