export const id = 7435;
export const ids = [7435];
export const modules = {

/***/ 57435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ splitMix64),
/* harmony export */   k: () => (/* binding */ shuffle)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
function splitMix64(seed, skipped = 0) {
  const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
  const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
  const drawn = new Uint32Array(2);
  const nextWords = () => {
    stepState(state, drawn, 0);
    return [drawn[0], drawn[1]];
  };
  const drawBelow = (n) => {
    stepState(state, drawn, 0);
    const sum = drawn[0] % n * (2 ** 32 % n) + drawn[1] % n;
    return sum - Math.floor(sum / n) * n;
  };
  const draw = (words) => {
    for (let i = 0; i < words.length; i += 2) {
      stepState(state, words, i);
    }
  };
  return { next: nextWords, below: drawBelow, draw };
}
function stepState(state, out, at) {
  const before = state[1];
  let low = before + 2135587861 | 0;
  let high = state[0] + 2654435769 + (low >>> 0 < before ? 1 : 0) | 0;
  state[0] = high;
  state[1] = low;
  low ^= low >>> 30 | high << 2;
  high ^= high >>> 30;
  high = upperProduct(low, 7396, 58809) + Math.imul(high, 484763065) + Math.imul(low, 3210233709) | 0;
  low = Math.imul(low, 484763065);
  low ^= low >>> 27 | high << 5;
  high ^= high >>> 27;
  high = upperProduct(low, 4913, 4587) + Math.imul(high, 321982955) + Math.imul(low, 2496678331) | 0;
  low = Math.imul(low, 321982955);
  out[at] = high ^ high >>> 31;
  out[at + 1] = low ^ (low >>> 31 | high << 1);
}
function upperProduct(low, above, below) {
  const l0 = low & 65535;
  const l1 = low >>> 16;
  const middle = (Math.imul(l0, below) >>> 16) + Math.imul(l1, below) >>> 0;
  const second = Math.imul(l0, above) + (middle & 65535) >>> 0;
  return Math.imul(l1, above) + (middle >>> 16) + (second >>> 16) | 0;
}
function shuffle(values, random) {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}



/***/ })

};
