/**
 * Simulated machines: how long an answer takes, and what slows a whole run. Everything is seeded.
 */

/** Uniform and normal numbers of the documented generator. */
export function makeDice(splitMix64, seed) {
  const random = splitMix64(seed);
  const words = new Uint32Array(4096);
  let at = words.length;
  let spare = null;
  const uniform = () => {
    if (at === words.length) {
      random.draw(words);
      at = 0;
    }
    return (words[at++] + 0.5) / 2 ** 32;
  };
  const normal = () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(uniform()));
    const angle = 2 * Math.PI * uniform();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return { uniform, normal };
}

/**
 * Standard deviations are of logs. `slowShare`: answers that take `slowFactor` times as long, each
 * by chance. `bursts`: how often, of all queries, a neighbour wakes up, who makes the next 20
 * queries 1.3 to 4 times as slow.
 */
export const NOISES = [
  { name: "noise .05", sd: 0.05, bursts: 0, slowShare: 0 },
  { name: "noise .15", sd: 0.15, bursts: 0, slowShare: 0 },
  { name: "bursts, noise .15", sd: 0.15, bursts: 0.006, slowShare: 0 },
  { name: "cache, 5 % misses", sd: 0.1, bursts: 0, slowShare: 0.05, slowFactor: 10 },
  { name: "one of two servers slow", sd: 0.1, bursts: 0, slowShare: 0.5, slowFactor: 2 },
];

/** Returns what each case takes, in milliseconds: about 40, the slowest tenth from 59 on. */
export function drawLevels({ normal }, cases) {
  return Array.from({ length: cases }, () => 40 * Math.exp(0.3 * normal()));
}

/**
 * Returns a machine of this noise: a function from what a query takes by itself to what it takes
 * now.
 */
export function makeMachine(
  { sd, bursts, slowShare, slowFactor = 1 },
  { uniform, normal },
  speed = 1,
) {
  let left = 0;
  let burst = 1;
  return (ms) => {
    if (left > 0) {
      left--;
    } else if (uniform() < bursts) {
      left = Math.ceil(-Math.log(uniform()) * 20);
      burst = 1.3 + 2.7 * uniform();
    }
    const chance = slowShare > 0 && uniform() < slowShare ? slowFactor : 1;
    return speed * ms * Math.exp(sd * normal()) * chance * (left > 0 ? burst : 1);
  };
}
