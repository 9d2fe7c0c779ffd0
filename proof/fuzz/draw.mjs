/** Seeded draws, and the ways in which an input is damaged: as text, and as a tree of values. */

/** A generator of 32-bit numbers (mulberry32), the same for the same seed on any machine. */
export function makeDrawer(seed) {
  let state = seed >>> 0;
  const nextNumber = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (count) => nextNumber() % count;
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (list) => list[below(list.length)],
  };
}

/** One number for the input `index` of a target, from the seed of the whole. */
export function inputSeed(seed, target, index) {
  let hash = 2166136261;
  for (const character of `${seed}:${target}:${index}`) {
    hash = Math.imul(hash ^ character.codePointAt(0), 16777619);
  }
  return hash >>> 0;
}

const WORDS = [
  "",
  " ",
  "\n",
  "\r",
  "\r\n",
  "\t",
  "\0",
  "\u00a0",
  "\u2028",
  "\ufeff",
  "\ud800",
  "\u202e",
  "\u0085",
  "\u{e0041}",
  "::error::x",
  "::set-output name=a::b",
  "##[set-output name=a]b",
  "##[",
  "::",
  "%0A",
  "\u001b[2J",
  "\v::add-mask::x",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "null",
  "true",
  "yes",
  "~",
  "*a",
  "&a",
  "<<",
  "!!js/function",
  "? ",
  "- ",
  ": ",
  "{",
  "}",
  "[",
  "]",
  "|",
  ">",
  "#",
  "@",
  "`",
  "$",
  "\\",
  "'",
  '"',
  "\\u0000",
  "<",
  "</script>",
  "<!--",
  "]]>",
  "&#64;",
  "&amp;",
  "www.a.b",
  "https://a.b",
  "a@b.c",
  "GH-1",
  "#1",
  "![x](y)",
  "[x](y)",
  "**",
  "__",
  "~~",
  "=1+1",
  "+1",
  "-1",
  "0",
  "-0",
  "1e999",
  "-1e-999",
  "NaN",
  "Infinity",
  "0x10",
  "1_000",
  "9007199254740993",
  "0.1",
  "1.5",
  "256",
  "%",
  "100%",
  "1 case",
  "off",
  "auto",
  "../",
  "/etc/passwd",
  "a/../b",
  "file:///",
  "x".repeat(300),
  "\u00e9",
  "e\u0301",
  "\ud83d\ude00",
  "%YAML 1.1\n---\n",
  "---\n",
  "...\n",
];

const VALUES = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  0.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  "",
  " ",
  "off",
  "auto",
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: 1 },
  "1 case",
  "50%",
  "-1%",
  "x".repeat(2000),
  "\u0000",
  "\ud800",
];

/** A text of words that mean something to some parser, and of letters. */
export function hostileText(draw, most = 12) {
  let text = "";
  for (let left = draw.below(most) + 1; left > 0; left--) {
    text += draw.chance(60)
      ? draw.pick(WORDS)
      : String.fromCodePoint(32 + draw.below(draw.chance(90) ? 95 : 0x2fff));
  }
  return text;
}

/** The text with some of its pieces cut, doubled, swapped or replaced. */
export function damagedText(draw, text) {
  let damaged = text;
  for (let left = 1 + draw.below(4); left > 0; left--) {
    const at = draw.below(damaged.length + 1);
    const to = Math.min(damaged.length, at + draw.below(draw.chance(80) ? 8 : 200));
    const piece = damaged.slice(at, to);
    const way = draw.below(5);
    const put = [
      draw.pick(WORDS),
      "",
      piece + piece,
      hostileText(draw, 3),
      [...piece].toReversed().join(""),
    ][way];
    damaged = damaged.slice(0, at) + put + damaged.slice(way === 0 && draw.chance(50) ? at : to);
  }
  return damaged;
}

function collectPlaces(value, path, found) {
  found.push(path);
  if (Array.isArray(value)) {
    for (let i = 0; i < Math.min(value.length, 20); i++) {
      collectPlaces(value[i], [...path, i], found);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const key of Object.keys(value).slice(0, 20)) {
      collectPlaces(value[key], [...path, key], found);
    }
  }
  return found;
}

function newValue(draw, old) {
  const way = draw.below(6);
  if (way === 0) {
    return hostileText(draw, 4);
  }
  if (way === 1 && typeof old === "number") {
    return old * draw.pick([-1, 2, 0.5, 1e9, 1e-9, 0]) + draw.pick([0, 1, 1e-12]);
  }
  if (way === 2 && typeof old === "string") {
    return damagedText(draw, old);
  }
  if (way === 3) {
    return Array.from({ length: draw.below(4) }, () => old);
  }
  return structuredClone(draw.pick(VALUES));
}

/** A copy of a JSON value with up to four of its parts replaced, removed, renamed or repeated. */
export function damagedValue(draw, value) {
  const root = { value: structuredClone(value) };
  for (let left = 1 + draw.below(4); left > 0; left--) {
    const path = draw.pick(collectPlaces(root.value, ["value"], []));
    const parent = path.slice(0, -1).reduce((at, key) => at?.[key], root);
    if (typeof parent !== "object" || parent === null) {
      continue;
    }
    const key = path.at(-1);
    const old = parent[key];
    const way = draw.below(8);
    if (way === 0 && path.length > 1) {
      if (Array.isArray(parent)) {
        parent.splice(key, 1);
      } else {
        delete parent[key];
      }
    } else if (way === 1 && Array.isArray(parent)) {
      parent.push(structuredClone(old));
    } else if (way === 2 && !Array.isArray(parent) && path.length > 1) {
      Object.defineProperty(parent, hostileText(draw, 2), {
        value: old,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else {
      parent[key] = newValue(draw, old);
    }
  }
  return root.value;
}
