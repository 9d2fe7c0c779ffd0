/**
 * Matches texts as a run is scored, 500 queries x 20 chunks of 2,000 characters x 5 passages, one
 * pair in 20 nearly alike: `node bench/text.mjs [--check]` after a build. Figures are ratios of
 * times taken in this one run, best of a few rounds; with `--check` a goal that is missed is exit
 * 1.
 */
import { fileURLToPath } from "node:url";

const LIB = fileURLToPath(new URL("../lib/", import.meta.url));
const { passageMatcher, normaliseText } = await import(`${LIB}metrics/text.js`);
const { ComparedText, commonCharacters, sharesSubsequence } = await import(
  `${LIB}metrics/compared-text.js`
);
const { sequenceRatio } = await import(`${LIB}metrics/sequence-matcher.js`);
const { DEFAULT_DEFINITION } = await import(`${LIB}model/config.js`);

const QUERIES = 500;
const CHUNKS = 20;
const PASSAGES = 5;
const CHUNK = 2000;
const PAIRS = CHUNKS * PASSAGES;
/**
 * One pair in 20 is nearly alike: more than those, and a few by chance, need no full comparison.
 */
const GOALS = { short: 30, long: 0.2, full: 0.06 };
const ROUNDS = 3;
const rule = DEFAULT_DEFINITION.text;

let state = 20_261_122;
function drawBelow(n) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

/** Letters as often as English has them, in words. */
const LETTERS =
  "eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmwwffggyyppbbvk";
function makeProse(length) {
  let text = "";
  while (text.length < length) {
    const word = Array.from(
      { length: 2 + drawBelow(8) },
      () => LETTERS[drawBelow(LETTERS.length)],
    ).join("");
    text += drawBelow(12) === 0 ? `${word}. ` : `${word} `;
  }
  return text
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, "e");
}

/** The text with one character in 25 replaced. */
function damageText(text) {
  const copy = [...text];
  for (let at = drawBelow(25); at < copy.length; at += 1 + drawBelow(49)) {
    copy[at] = "~";
  }
  return copy.join("");
}

/**
 * Passages of one length for each query, and its chunks; each passage stands nearly as it is in one
 * of them.
 */
function generateQueries(length, queries) {
  return Array.from({ length: queries }, () => {
    const passages = Array.from({ length: PASSAGES }, () => makeProse(length));
    const chunks = Array.from({ length: CHUNKS }, (_, at) => {
      const around = makeProse(CHUNK);
      if (at >= PASSAGES) {
        return around;
      }
      const from = drawBelow(CHUNK - length + 1);
      return around.slice(0, from) + damageText(passages[at]) + around.slice(from + length);
    });
    return { passages, chunks };
  });
}

function timeWork(work) {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** The substring test alone, on texts that are normalised already. */
function findSubstrings(data) {
  const ready = data.map(({ passages, chunks }) => ({
    passages: passages.map(normaliseText),
    chunks: chunks.map(normaliseText),
  }));
  return timeWork(() => {
    let found = 0;
    for (const { passages, chunks } of ready) {
      for (const chunk of chunks) {
        for (const passage of passages) {
          if (chunk.includes(passage)) {
            found++;
          }
        }
      }
    }
    return found;
  });
}

/** As a run is scored: each hit a result of its own, everything normalised on the way. */
function matchPassages(data) {
  const hits = data.map(({ chunks }) =>
    chunks.map((text) => ({ doc_id: "", text, repeat: false })),
  );
  return timeWork(() => {
    let found = 0;
    for (const [at, { passages }] of data.entries()) {
      const covers = passages.map((passage) => passageMatcher(passage, rule));
      for (const hit of hits[at]) {
        for (const each of covers) {
          if (each(hit)) {
            found++;
          }
        }
      }
    }
    return found;
  });
}

/** Every ratio in full: what the bounds save. */
function inFull(data) {
  return timeWork(() => {
    let found = 0;
    for (const { passages, chunks } of data) {
      for (const chunk of chunks) {
        for (const passage of passages) {
          if (
            sequenceRatio(normaliseText(passage), normaliseText(chunk), false) >= rule.threshold
          ) {
            found++;
          }
        }
      }
    }
    return found;
  });
}

/** Pairs that no bound rules out, of those that neither contains the other. */
function countCompared(data) {
  let count = 0;
  for (const { passages, chunks } of data) {
    const texts = chunks.map((chunk) => new ComparedText(normaliseText(chunk)));
    for (const passage of passages.map((each) => new ComparedText(normaliseText(each)))) {
      for (const text of texts) {
        const needed = (rule.threshold * (passage.length + text.length)) / 2 - 1e-9;
        const bounds = [
          () => Math.min(passage.length, text.length),
          () => commonCharacters(passage, text),
        ];
        const open = bounds.every((bound) => bound() >= needed);
        if (open && sharesSubsequence(passage, text, Math.ceil(needed))) {
          count++;
        }
      }
    }
  }
  return count;
}

function bestRound(work) {
  let least = work();
  for (let round = 1; round < ROUNDS; round++) {
    const again = work();
    if (again.ms < least.ms) {
      least = again;
    }
  }
  return least;
}

const rows = [];
const short = generateQueries(300, QUERIES);
const plain = bestRound(() => findSubstrings(short));
const matched = bestRound(() => matchPassages(short));
rows.push(["300 characters: matching / substring test alone", matched.ms / plain.ms, GOALS.short]);

// In full, every one of these takes milliseconds.
const few = generateQueries(CHUNK, 4);
const whole = bestRound(() => inFull(few));
const bounded = bestRound(() => matchPassages(few));
if (whole.result !== bounded.result) {
  throw new Error(`${bounded.result} matches, in full ${whole.result}`);
}
rows.push(["2,000 characters: matching / every ratio in full", bounded.ms / whole.ms, GOALS.long]);
rows.push([
  "2,000 characters: share of pairs compared in full",
  countCompared(few) / (few.length * PAIRS),
  GOALS.full,
]);
for (const [what, value, goal] of rows) {
  console.log(
    `${what.padEnd(52)}${value.toFixed(3).padStart(10)}${goal === null ? "" : `   goal at most ${goal}`}`,
  );
}
if (
  process.argv.includes("--check") &&
  rows.some(([, value, goal]) => goal !== null && !(value <= goal))
) {
  process.exitCode = 1;
}
