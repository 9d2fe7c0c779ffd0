export const id = 4938;
export const ids = [4938];
export const modules = {

/***/ 92557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findInterpreter),
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34081);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96035);





function findInterpreter(config, surroundings) {
  const { root, environment, platform = process.platform } = surroundings;
  const cwd = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, config.cwd);
  const variables = (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .childEnvironment */ .Qc)(environment, config, platform);
  if (config.python !== null) {
    return findNamedInterpreter(config.python, cwd, variables, platform);
  }
  const activeEnvironment = variables["VIRTUAL_ENV"] ?? "";
  if (activeEnvironment !== "") {
    const file = findEnvironmentPython(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(cwd, activeEnvironment), platform);
    if (file !== null) {
      return { file, found: "VIRTUAL_ENV", isVirtual: true };
    }
    throw interpreterError(`VIRTUAL_ENV is ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(activeEnvironment)}, where there is no Python`);
  }
  const inRepository = findNearestEnvironment(cwd, root, platform);
  if (inRepository !== null) {
    return inRepository;
  }
  for (const name of ["python3", "python"]) {
    const file = findOnPath(name, variables, platform);
    if (file !== null) {
      return { file, found: name, isVirtual: isInEnvironment(file) };
    }
  }
  throw interpreterError("there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv, and PATH has no python3 or python");
}
function findProgram(written, config, { root, environment, platform = process.platform }) {
  return /[/\\]/.test(written) ? findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, config.cwd, written), platform) : findOnPath(written, (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .childEnvironment */ .Qc)(environment, config, platform), platform);
}
function findNamedInterpreter(written, cwd, variables, platform) {
  const resolved = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(cwd, written);
  if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(resolved)) {
    const file2 = findEnvironmentPython(resolved, platform);
    if (file2 !== null) {
      return { file: file2, found: written, isVirtual: true };
    }
  }
  const isPath = /[/\\]/.test(written);
  const file = isPath ? findExecutable(resolved, platform) : findOnPath(written, variables, platform);
  if (file !== null) {
    return { file, found: written, isVirtual: isInEnvironment(file) };
  }
  const where = isPath ? "there is no interpreter" : "PATH has no interpreter";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `retriever.python: ${where} ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(written)}`, {
    hint: "Make the interpreter in an earlier step, as `python3 -m venv .venv` does, or correct `retriever.python`. Without that key the gate takes VIRTUAL_ENV, .venv or python3."
  });
}
function findNearestEnvironment(cwd, root, platform) {
  for (let folder = cwd; ; folder = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder)) {
    for (const name of [".venv", "venv"]) {
      const environment = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, name);
      const shownPath = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(cwd, environment).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
      const file = findEnvironmentPython(environment, platform);
      if (file !== null) {
        return { file, found: shownPath, isVirtual: true };
      }
      if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(environment, "pyvenv.cfg")) !== null) {
        throw interpreterError(`${shownPath} is a virtual environment, but its interpreter is gone`);
      }
    }
    const isTopOfDisk = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) === folder;
    if (folder === root || isTopOfDisk) {
      return null;
    }
  }
}
function findEnvironmentPython(folder, platform) {
  const inside = platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];
  return findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ...inside), platform);
}
function isInEnvironment(file) {
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file)), "pyvenv.cfg")) !== null;
}
function findExecutable(file, platform) {
  const names = platform === "win32" ? [file, `${file}.exe`] : [file];
  for (const name of names) {
    const stats = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(name);
    if (stats !== null && stats.isFile() && stats.size > 0) {
      return name;
    }
  }
  return null;
}
function findOnPath(name, variables, platform) {
  const isPath = (key) => (platform === "win32" ? key.toUpperCase() : key) === "PATH";
  const folders = Object.entries(variables).find(([key]) => isPath(key))?.[1] ?? "";
  for (const folder of folders.split(platform === "win32" ? ";" : ":")) {
    const file = folder === "" ? null : findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name), platform);
    if (file !== null) {
      return file;
    }
  }
  return null;
}
function interpreterError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", message, {
    hint: "Install Python 3.9 or newer in an earlier step (actions/setup-python), or name the interpreter with `retriever.python`."
  });
}



/***/ })

};
