export const id = 4081;
export const ids = [4081];
export const modules = {

/***/ 34081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   IP: () => (/* binding */ absoluteInside),
/* harmony export */   R8: () => (/* binding */ openRoot),
/* harmony export */   T7: () => (/* binding */ firstLink),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   p0: () => (/* binding */ insideRoot),
/* harmony export */   wg: () => (/* binding */ findRoot),
/* harmony export */   xX: () => (/* binding */ statOrNull)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



function findRoot(directory) {
  let realDirectory;
  try {
    realDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
  } catch (error) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `the working directory ${directory} does not exist`, {
      cause: error
    });
  }
  for (let folder = realDirectory; ; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"), { throwIfNoEntry: false }) !== void 0) {
      return { directory: folder };
    }
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) === folder) {
      return { directory: realDirectory };
    }
  }
}
function openRoot(workingDirectory) {
  const root = findRoot(workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root.directory, workingDirectory);
  return { root, inside: (written, where) => insideRoot(root, from, written, where) };
}
function insideRoot(root, from, written, where) {
  const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root.directory, from, written);
  if (!isInside(root.directory, absolute)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `${where}: "${written}" is outside the repository`, "Each path must be inside the repository. Move the file into the repository.");
  }
  return node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root.directory, absolute).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
function absoluteInside(directory, written, what) {
  const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, written);
  const realPath = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(absolute) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute) : null;
  const leadsOutside = realPath !== null && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), realPath);
  if (leadsOutside || !isInside(directory, absolute)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `${what}: ${JSON.stringify(written)} is outside the repository root`, "Use a path inside the repository; a symbolic link may not lead out of it.");
  }
  return absolute;
}
function firstLink(directory, target) {
  const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, target);
  if (relative === "" || !isInside(directory, target)) {
    return null;
  }
  const names = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
  for (let length = 1; length <= names.length; length++) {
    const partialPath = names.slice(0, length).join("/");
    const stat = statOrNull(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, partialPath), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
    if (stat?.isSymbolicLink() === true) {
      return partialPath;
    }
    if (stat?.isDirectory() !== true) {
      return null;
    }
  }
  return null;
}
function hasFolder(target) {
  return statOrNull(target)?.isDirectory() === true;
}
function statOrNull(target, stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync) {
  try {
    return stat(target);
  } catch {
    return null;
  }
}
function isInside(directory, absolute) {
  const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, absolute);
  return relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
}
function absolutePath(root, file) {
  return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root.directory, file);
}



/***/ })

};
