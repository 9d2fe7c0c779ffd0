export const id = 3196;
export const ids = [3196];
export const modules = {

/***/ 73196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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



/***/ })

};
