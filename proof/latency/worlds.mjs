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

/** What each case takes, in milliseconds: about 40, the slowest tenth from 59 on. */
export function levels({ normal }, cases) {
  return Array.from({ length: cases }, () => 40 * Math.exp(0.3 * normal()));
}

/** One answer of a case. */
export function answer({ uniform, normal }, noise, ms) {
  const time = ms * Math.exp(noise.sd * normal());
  if (noise.miss > 0 && uniform() < noise.miss) {
    return 10 * time;
  }
  if (noise.pause > 0 && uniform() < noise.pause) {
    return time + 20 + 180 * uniform();
  }
  return time;
}

/** `times` answers of each case: its level times the factor of the run and its own. */
export function ask(roll, noise, level, times, factor, own = () => 1) {
  return level.map((ms, i) =>
    Array.from({ length: times[i] }, () => factor * answer(roll, noise, ms * own(i))),
  );
}

/** Logs of factors are normal with the standard deviations given; rates are per query. */
export const MACHINES = {
  steady: { name: "steady", drift: 0, bursts: 0, moves: 0, bias: 0 },
  /** Slow waves, neighbours that wake up for 20 queries, a change of speed midway, processes that differ by 1 %. */
  harsh: { name: "harsh", drift: 0.25, bursts: 0.006, moves: 0.2, bias: 0.01 },
};

/** The machine's speed, query by query. */
export function machine(world, { uniform, normal }, total) {
  if (world.drift === 0) {
    return () => 1;
  }
  const [tilt, wave, phase] = [world.drift * normal(), world.drift * normal(), uniform()];
  const moves = uniform() < world.moves ? uniform() * total : Infinity;
  const moved = Math.exp(0.25 * normal());
  let [query, left, burst] = [0, 0, 1];
  return () => {
    const x = query / total;
    if (left > 0) {
      left--;
    } else if (uniform() < world.bursts) {
      left = Math.ceil(-Math.log(uniform()) * 20);
      burst = 1.3 + 2.7 * uniform();
    }
    const slow = Math.exp(tilt * (x - 0.5) + wave * Math.sin(2 * Math.PI * (3 * x + phase)));
    return slow * (left > 0 ? burst : 1) * (query++ >= moves ? moved : 1);
  };
}
