/** Simulated retrievers: how long an answer takes, and what a run of them looks like. Everything is seeded. */

/** Uniform and normal numbers of the documented generator. */
export function dice(splitMix64, seed) {
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
  return { random, uniform, normal };
}

/** Standard deviations are of logs. A cache that misses takes ten times as long; a pause adds 20 to 200 ms. */
export const NOISES = [
  { name: "lognormal .05", sd: 0.05, miss: 0, pause: 0 },
  { name: "lognormal .15", sd: 0.15, miss: 0, pause: 0 },
  { name: "lognormal .30", sd: 0.3, miss: 0, pause: 0 },
  { name: "cache, 5 % misses", sd: 0.1, miss: 0.05, pause: 0 },
  { name: "cache, 30 % misses", sd: 0.1, miss: 0.3, pause: 0 },
  { name: "cache, 50 % misses", sd: 0.1, miss: 0.5, pause: 0 },
  { name: "pauses in 1 %", sd: 0.1, miss: 0, pause: 0.01 },
  { name: "pauses in 5 %", sd: 0.1, miss: 0, pause: 0.05 },
];

/** What each case takes, in milliseconds: about 40, the slowest tenth from 85 on. */
export function levels({ normal }, cases) {
  return Array.from({ length: cases }, () => 40 * Math.exp(0.6 * normal()));
}

/** One answer of a case. */
export function answer({ uniform, normal }, noise, ms) {
  const time = ms * Math.exp(noise.sd * normal());
  if (noise.miss > 0 && uniform() < noise.miss) return 10 * time;
  if (noise.pause > 0 && uniform() < noise.pause) return time + 20 + 180 * uniform();
  return time;
}

/** `times` answers of each case: its level times the factor of the run and its own. */
export function ask(roll, noise, level, times, factor, own = () => 1) {
  return level.map((ms, i) =>
    Array.from({ length: times[i] }, () => factor * answer(roll, noise, ms * own(i))),
  );
}
