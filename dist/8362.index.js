export const id = 8362;
export const ids = [8362,7855];
export const modules = {

/***/ 97855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ zipLists),
/* harmony export */   RX: () => (/* binding */ indexById),
/* harmony export */   _V: () => (/* binding */ firstSegment),
/* harmony export */   l5: () => (/* binding */ requireItem),
/* harmony export */   vd: () => (/* binding */ requireValue)
/* harmony export */ });
function indexById(items) {
  return new Map(items.map((item) => [item.id, item]));
}
function requireValue(map, key) {
  const value = map.get(key);
  if (value === void 0) {
    throw new Error(`the map has no key ${String(key)}`);
  }
  return value;
}
function requireItem(list, index) {
  const item = list[index];
  if (item === void 0) {
    throw new Error(`the list of ${list.length} has no index ${index}`);
  }
  return item;
}
function firstSegment(text, separator) {
  return requireItem(text.split(separator, 1), 0);
}
function zipLists(left, right) {
  if (left.length !== right.length) {
    throw new Error(`a list of ${left.length} stands beside one of ${right.length}`);
  }
  return left.map((item, index) => [item, requireItem(right, index)]);
}



/***/ }),

/***/ 73196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutDigits),
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
function nearestWord(word, candidates) {
  const byDistance = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase())
  })).toSorted((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  const mostEdits = Math.min(2, Math.floor(word.length / 2));
  return nearest !== void 0 && nearest.distance <= mostEdits ? nearest.candidate : null;
}
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length];
}
function withoutDigits(name) {
  return name.replaceAll(/\d+/g, "0");
}



/***/ })

};
