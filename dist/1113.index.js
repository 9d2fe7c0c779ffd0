export const id = 1113;
export const ids = [1113];
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
  const { root, environment } = surroundings;
  const cwd = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, config.cwd);
  const variables = (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .childEnvironment */ .Qc)(environment, config);
  if (config.python !== null) {
    return findNamedInterpreter(config.python, cwd, variables);
  }
  const activeEnvironment = variables["VIRTUAL_ENV"] ?? "";
  if (activeEnvironment !== "") {
    const file = findEnvironmentPython(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(cwd, activeEnvironment));
    if (file !== null) {
      return { file, found: "VIRTUAL_ENV", isVirtual: true };
    }
    throw interpreterError(`VIRTUAL_ENV is ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(activeEnvironment)}, where there is no Python: unset it, or make the environment again`);
  }
  const inRepository = findNearestEnvironment(cwd, root);
  if (inRepository !== null) {
    return inRepository;
  }
  for (const name of ["python3", "python"]) {
    const file = findOnPath(name, variables);
    if (file !== null) {
      return { file, found: name, isVirtual: isInEnvironment(file) };
    }
  }
  throw interpreterError("there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv, and PATH has no python3 or python");
}
function findProgram(written, config, { root, environment }) {
  return /[/\\]/.test(written) ? findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, config.cwd, written)) : findOnPath(written, (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .childEnvironment */ .Qc)(environment, config));
}
function findNamedInterpreter(written, cwd, variables) {
  const resolved = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(cwd, written);
  const ofEnvironment = findEnvironmentPython(resolved);
  if (ofEnvironment !== null) {
    return { file: ofEnvironment, found: written, isVirtual: true };
  }
  const isPath = /[/\\]/.test(written);
  const file = isPath ? findExecutable(resolved) : findOnPath(written, variables);
  if (file !== null) {
    return { file, found: written, isVirtual: isInEnvironment(file) };
  }
  const where = isPath ? "there is no interpreter" : "PATH has no interpreter";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_start", `retriever.python: ${where} ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(written)}`, "Make the interpreter in an earlier step, as `python3 -m venv .venv` does, or correct `retriever.python`. Without that key the gate takes VIRTUAL_ENV, .venv or python3.");
}
function findNearestEnvironment(cwd, root) {
  for (const folder of (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .listFoldersUp */ .Zf)(cwd, root)) {
    for (const name of [".venv", "venv"]) {
      const environment = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, name);
      const shownPath = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(cwd, environment).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
      const file = findEnvironmentPython(environment);
      if (file !== null) {
        return { file, found: shownPath, isVirtual: true };
      }
      if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(environment, "pyvenv.cfg")) !== null) {
        throw interpreterError(`${shownPath} is a virtual environment, but its interpreter is gone`);
      }
    }
  }
  return null;
}
function findEnvironmentPython(folder) {
  const inside = (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .isWindows */ .uF)() ? ["Scripts", "python.exe"] : ["bin", "python"];
  return findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ...inside));
}
function isInEnvironment(file) {
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file)), "pyvenv.cfg")) !== null;
}
function findExecutable(file) {
  const names = (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .isWindows */ .uF)() ? [file, `${file}.exe`] : [file];
  for (const name of names) {
    const stats = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)(name);
    if (stats !== null && stats.isFile() && stats.size > 0) {
      return name;
    }
  }
  return null;
}
function findOnPath(name, variables) {
  const isPath = (key) => ((0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .isWindows */ .uF)() ? key.toUpperCase() : key) === "PATH";
  const folders = Object.entries(variables).find(([key]) => isPath(key))?.[1] ?? "";
  for (const folder of folders.split((0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .isWindows */ .uF)() ? ";" : ":")) {
    const file = folder === "" ? null : findExecutable(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name));
    if (file !== null) {
      return file;
    }
  }
  return null;
}
function interpreterError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_start", message, "Install Python 3.9 or newer in an earlier step (actions/setup-python), or name the interpreter with `retriever.python`.");
}



/***/ }),

/***/ 81113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importRoots: () => (/* binding */ importRoots),
/* harmony export */   pythonRetriever: () => (/* binding */ pythonRetriever)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60009);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34081);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16448);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68294);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44195);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27054);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22708);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56906);
/* harmony import */ var _interpreter_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92557);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38002);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41242);














async function pythonRetriever(config, ports) {
  refuseFileName(config, ports.root);
  const options = {
    function: config.function,
    roots: importRoots(config, ports.root),
    // Whether the loop sends what the function returned as it is, for the expression of the config.
    raw: config.results !== null,
    concurrency: config.concurrency,
    max_bytes: _output_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LINE_BYTES */ .Oc
  };
  const interpreter = (0,_interpreter_js__WEBPACK_IMPORTED_MODULE_10__/* .findInterpreter */ .A)(config, ports);
  const loop = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(ports.moduleHost), "loop.py");
  const argv = [interpreter.file, loop, JSON.stringify(options)];
  const child = (0,_process_js__WEBPACK_IMPORTED_MODULE_12__/* .childOptions */ .Z_)(config, ports, argv, "stdout");
  const label = `the function ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_13__/* .quoteText */ .ol)(config.function)}`;
  const read = await makeAnswerReader(config);
  return new _conversation_js__WEBPACK_IMPORTED_MODULE_5__/* .Conversation */ .s({ child, limits: config, ready: true, isOurLoop: true, label, read, key: "retriever.function" }, ports);
}
function refuseFileName(config, root) {
  const [moduleName = "", functionName = ""] = config.function.split(":");
  if (!moduleName.includes("/") && !moduleName.endsWith(".py")) {
    return;
  }
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .absoluteInside */ .IP)(root, config.cwd, "retriever.cwd");
  const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, moduleName);
  const importRoot = importRoots(config, root).find((folder) => file.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
  const names = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(importRoot ?? cwd, file).replace(/(?:\/__init__)?\.py$/, "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
  const isOutside = names[0] === "..";
  const correctName = isOutside ? names.at(-1) : names.join(".");
  const advice = isOutside ? "Write the folder of the file as `path`, and the module's name" : "Write the module's name";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `retriever.function: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_13__/* .quoteText */ .ol)(config.function)} names a file, and Python imports modules`, `${advice}: function: "${correctName}:${functionName}"`);
}
function importRoots(config, root) {
  if (config.path !== null) {
    const importFolder = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .absoluteInside */ .IP)(root, config.path, "retriever.path");
    if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFolder */ .bU)(importFolder)) {
      return [importFolder];
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `retriever.path: there is no folder ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_13__/* .quoteText */ .ol)(config.path)}${(0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestNearFile */ .TX)({ directory: root }, config.path)}`, "Name the folder that holds the package; the function names the module.");
  }
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .absoluteInside */ .IP)(root, config.cwd, "retriever.cwd");
  const source = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, "src");
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFolder */ .bU)(source) ? [source, cwd] : [cwd];
}
async function makeAnswerReader(config) {
  const extract = await (0,_extract_js__WEBPACK_IMPORTED_MODULE_6__/* .makeExtractor */ .Lf)(config);
  return (written, where) => {
    const message = reviveNumbers(written);
    const { unnamed, value } = message;
    if (typeof unnamed === "string") {
      const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_11__/* .suggestResults */ .zP)(value);
      const advice = suggested === null ? "" : `. ${(0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_11__/* .adviseResults */ .Ze)(suggested.expression)}`;
      throw new _read_value_js__WEBPACK_IMPORTED_MODULE_7__/* .WrongAnswer */ .kX(`${where}: ${unnamed}${advice}`);
    }
    if (config.results === null) {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAnswer */ .Wp)(message, where);
    }
    const answer = extract(value, where);
    const corpus = answer.corpus ?? (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCorpus */ .im)(message["corpus"], where);
    return { ...answer, ...corpus && { corpus } };
  };
}
const NOT_FINITE = "$number";
const WRITTEN_NUMBERS = /* @__PURE__ */ new Set(["NaN", "Infinity", "-Infinity"]);
function reviveNumbers(value) {
  if (Array.isArray(value)) {
    return value.map(reviveNumbers);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value)) {
    return value;
  }
  const written = value[NOT_FINITE];
  if (WRITTEN_NUMBERS.has(written) && Object.keys(value).length === 1) {
    return Number(written);
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, reviveNumbers(member)]));
}



/***/ })

};
