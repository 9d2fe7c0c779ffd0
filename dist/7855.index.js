export const id = 7855;
export const ids = [7855];
export const modules = {

/***/ 97855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ countItems),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   L7: () => (/* binding */ zipLists),
/* harmony export */   LG: () => (/* binding */ mapValues),
/* harmony export */   RX: () => (/* binding */ indexById),
/* harmony export */   WY: () => (/* binding */ readOnce),
/* harmony export */   _V: () => (/* binding */ firstSegment),
/* harmony export */   l5: () => (/* binding */ requireItem),
/* harmony export */   rL: () => (/* binding */ listFirst),
/* harmony export */   vH: () => (/* binding */ addToList),
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
function cutText(text, length) {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
function zipLists(left, right) {
  if (left.length !== right.length) {
    throw new Error(`a list of ${left.length} stands beside one of ${right.length}`);
  }
  return left.map((item, index) => [item, requireItem(right, index)]);
}
function countItems(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}
function addToList(lists, key, item) {
  const list = lists.get(key);
  if (list === void 0) {
    lists.set(key, [item]);
  } else {
    list.push(item);
  }
}
function mapValues(map, change) {
  return new Map(Array.from(map, ([key, value]) => [key, change(value, key)]));
}
function listFirst(words, most, between = ", ") {
  const shown = words.slice(0, most).join(between);
  return words.length > most ? `${shown} and ${words.length - most} more` : shown;
}
function readOnce(read) {
  const answers = /* @__PURE__ */ new Map();
  return (...names) => {
    const key = names.join("\0");
    if (!answers.has(key)) {
      answers.set(key, read(...names));
    }
    return answers.get(key);
  };
}



/***/ })

};
