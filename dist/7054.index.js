export const id = 7054;
export const ids = [7054,3196];
export const modules = {

/***/ 27054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TX: () => (/* binding */ suggestNearFile),
/* harmony export */   q5: () => (/* binding */ findNearFile),
/* harmony export */   uq: () => (/* binding */ describeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73196);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34081);




const FOREIGN_FOLDER = /^(?:\.|node_modules$)/;
function findNearFile(root, file) {
  if (root.read !== void 0) {
    return null;
  }
  return correctNames(root, file) ?? findElsewhere(root, file);
}
function suggestNearFile(root, file, folder = "") {
  const near = findNearFile(root, file);
  if (near === null) {
    return "";
  }
  const start = file.slice(0, -near.length - 1);
  if (folder === "" && file === `${start}/${near}` && near.startsWith(`${start}/`)) {
    return `; did you mean ${near.slice(start.length + 1)}? The path begins in the folder ${start}`;
  }
  const isElsewhere = folder === "" && node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(near) !== node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  const from = isElsewhere ? " from the top of the repository" : "";
  return `; did you mean ${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(folder, near)}${from}?`;
}
function describeFolder(root, file) {
  if (root.read !== void 0) {
    return "";
  }
  const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  for (let parent = folder; parent !== "."; parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(parent)) {
    if (isFile(root, parent)) {
      return `; ${parent} is a file: name its folder`;
    }
  }
  const ending = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.extname(file);
  const names = listNames(root, folder).filter((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.extname(name) === ending);
  return names.length === 0 ? "" : `; ${folder} has ${names.slice(0, 5).join(", ")}`;
}
function correctNames(root, file) {
  let found = "";
  for (const name of file.split("/")) {
    const names = listNames(root, found);
    const known = names.includes(name) ? name : (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, names) ?? sameStem(name, names);
    if (known === null) {
      return null;
    }
    found = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(found, known);
  }
  return found === file ? null : found;
}
function sameStem(name, names) {
  const stem = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(name).name.toLowerCase();
  return names.find((each) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(each).name.toLowerCase() === stem) ?? null;
}
function findElsewhere(root, file) {
  const parts = file.split("/");
  const shorterPaths = parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"));
  const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  const deeperPaths = listNames(root, folder).filter((name) => !FOREIGN_FOLDER.test(name)).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(file)));
  return [...shorterPaths, ...deeperPaths].find((each) => isFile(root, each)) ?? null;
}
function isFile(root, file) {
  return (0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)((0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .Hi)(root, file))?.isFile() === true;
}
function listNames(root, folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .Hi)(root, folder)).toSorted();
  } catch {
    return [];
  }
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
