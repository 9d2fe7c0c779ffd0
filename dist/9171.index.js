export const id = 9171;
export const ids = [9171];
export const modules = {

/***/ 79171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pythonRetriever: () => (/* binding */ pythonRetriever)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/retrievers/conversation.js
var conversation = __webpack_require__(16448);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(83425);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var ports = __webpack_require__(96035);
;// CONCATENATED MODULE: ./lib/retrievers/interpreter.js





function findInterpreter(config, surroundings) {
  const { root, environment, platform = process.platform } = surroundings;
  const cwd = external_node_path_.resolve(root, config.cwd);
  const variables = (0,ports/* childEnvironment */.Qc)(environment, config, platform);
  if (config.python !== null)
    return namedInterpreter(config.python, cwd, variables, platform);
  const active = variables["VIRTUAL_ENV"] ?? "";
  if (active !== "") {
    const file = environmentPython(external_node_path_.resolve(cwd, active), platform);
    if (file !== null)
      return { file, found: "VIRTUAL_ENV", isVirtual: true };
    throw notFound(`VIRTUAL_ENV is ${(0,failures/* quote */.hD)(active)}, where there is no Python`);
  }
  const inRepository = nearestEnvironment(cwd, root, platform);
  if (inRepository !== null)
    return inRepository;
  for (const name of ["python3", "python"]) {
    const file = findOnPath(name, variables, platform);
    if (file !== null)
      return { file, found: name, isVirtual: isInEnvironment(file) };
  }
  throw notFound("there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv, and PATH has no python3 or python");
}
function namedInterpreter(written, cwd, variables, platform) {
  const at = external_node_path_.resolve(cwd, written);
  if ((0,system_root/* hasFolder */.bU)(at)) {
    const file2 = environmentPython(at, platform);
    if (file2 !== null)
      return { file: file2, found: written, isVirtual: true };
  }
  const isPath = /[/\\]/.test(written);
  const file = isPath ? executableAt(at, platform) : findOnPath(written, variables, platform);
  if (file !== null)
    return { file, found: written, isVirtual: isInEnvironment(file) };
  const where = isPath ? "there is no interpreter" : "PATH has no interpreter";
  throw notFound(`retriever.python: ${where} ${(0,failures/* quote */.hD)(written)}`);
}
function nearestEnvironment(cwd, root, platform) {
  for (let folder = cwd; ; folder = external_node_path_.dirname(folder)) {
    for (const name of [".venv", "venv"]) {
      const at = external_node_path_.join(folder, name);
      const found = external_node_path_.relative(cwd, at).split(external_node_path_.sep).join("/");
      const file = environmentPython(at, platform);
      if (file !== null)
        return { file, found, isVirtual: true };
      if ((0,system_root/* lookAt */.t5)(external_node_path_.join(at, "pyvenv.cfg")) !== null) {
        throw notFound(`${found} is a virtual environment, but its interpreter is gone`);
      }
    }
    if (folder === root || external_node_path_.dirname(folder) === folder)
      return null;
  }
}
function environmentPython(folder, platform) {
  const inside = platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];
  return executableAt(external_node_path_.join(folder, ...inside), platform);
}
function isInEnvironment(file) {
  return (0,system_root/* lookAt */.t5)(external_node_path_.join(external_node_path_.dirname(external_node_path_.dirname(file)), "pyvenv.cfg")) !== null;
}
function executableAt(file, platform) {
  const names = platform === "win32" ? [file, `${file}.exe`] : [file];
  return names.find((name) => (0,system_root/* lookAt */.t5)(name)?.isFile() ? (0,system_root/* lookAt */.t5)(name).size > 0 : false) ?? null;
}
function findOnPath(name, variables, platform) {
  const isPath = (key) => (platform === "win32" ? key.toUpperCase() : key) === "PATH";
  const folders = Object.entries(variables).find(([key]) => isPath(key))?.[1] ?? "";
  for (const folder of folders.split(platform === "win32" ? ";" : ":")) {
    const file = folder === "" ? null : executableAt(external_node_path_.resolve(folder, name), platform);
    if (file !== null)
      return file;
  }
  return null;
}
function notFound(message) {
  return new errors.GateError("retriever_start", message, {
    hint: "Install Python 3.9 or newer in an earlier step (actions/setup-python), or name the interpreter with `retriever.python`."
  });
}


// EXTERNAL MODULE: ./lib/retrievers/process.js
var retrievers_process = __webpack_require__(41242);
;// CONCATENATED MODULE: ./lib/retrievers/python.js








async function pythonRetriever(config, ports) {
  const options = {
    function: config.function,
    roots: importRoots(config, ports.root),
    raw: config.results !== null,
    concurrency: config.concurrency
  };
  const interpreter = findInterpreter(config, ports);
  const loop = external_node_path_.join(external_node_path_.dirname(ports.moduleHost), "loop.py");
  const argv = [interpreter.file, loop, JSON.stringify(options)];
  const child = (0,retrievers_process/* childOptions */.Z_)(config, ports, argv, 1);
  const label = `the function ${(0,failures/* quote */.hD)(config.function)}`;
  const read = await readerOf(config);
  return new conversation/* Conversation */.s({ child, limits: config, ready: true, isOurLoop: true, label, read }, ports);
}
function importRoots(config, root) {
  if (config.path !== null) {
    const written = (0,system_root/* absoluteInside */.IP)(root, config.path, "retriever.path");
    if ((0,system_root/* hasFolder */.bU)(written))
      return [written];
    throw new errors.GateError("file_not_found", `retriever.path: there is no folder ${(0,failures/* quote */.hD)(config.path)}`, {
      hint: "Name the folder that holds the package; the function names the module."
    });
  }
  const cwd = (0,system_root/* absoluteInside */.IP)(root, config.cwd, "retriever.cwd");
  const source = external_node_path_.join(cwd, "src");
  return (0,system_root/* hasFolder */.bU)(source) ? [source, cwd] : [cwd];
}
async function readerOf(config) {
  if (config.results === null)
    return void 0;
  const extract = await (0,expression/* makeExtractor */.Lf)(config, "retriever");
  return (message, where) => extract(message["value"], where);
}



/***/ })

};
