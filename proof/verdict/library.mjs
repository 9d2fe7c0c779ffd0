/** Numbers of a seed, and means. */
import { loadSources } from "../kit.mjs";

const { splitMix64 } = await loadSources("decision/random");

/** Numbers from 0 to 1, of a stream of its own for every part of a study. */
export function makeChance(seed) {
  const words = new Uint32Array(2);
  const random = splitMix64(Math.round(seed * 1000));
  return () => {
    random.draw(words);
    return (words[0] + 0.5) / 2 ** 32;
  };
}

/** A sample without replacement, in ascending order. */
export function drawSample(values, size, chance) {
  const all = [...values];
  for (let i = 0; i < Math.min(size, all.length); i++) {
    const j = i + Math.floor(chance() * (all.length - i));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, Math.min(size, all.length)).sort((a, b) => a - b);
}

export const drawOne = (values, chance) => values[Math.floor(chance() * values.length)];
export const sum = (values) => values.reduce((total, each) => total + each, 0);
export const mean = (values) => sum(values) / values.length;
