export const id = 283;
export const ids = [283];
export const modules = {

/***/ 90283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ showCommand),
/* harmony export */   W: () => (/* binding */ refuseShellWords)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);



const SHELL_WORD = /^(?:&&|\d>.*|~\/.*|[\w./=-]+;)$|^(?:[\w-]+=)?\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})(?:[/:.,$-]|$)/;
const OPERATOR = /^(?:\|\|?|;|<|>>?(?:\.?\/.*)?)$/;
const SHELL_PROGRAM = /^(?:cd|source|export|[A-Za-z_]\w*=.*)$/;
const SCRIPT_OPTION = /^-\w*[ce]$/;
function refuseShellWords(command, key) {
  const [program = ""] = command;
  const refuse = (what, rightCommand) => {
    const hint = `Write ${showCommand(rightCommand)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("invalid_config", `${key}: ${what}`, hint);
  };
  const isLine = command.length === 1 && /^\S+\s+\S/.test(program) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program);
  const words = isLine ? program.trim().split(/\s+/) : command;
  const shellWord = words.find((word, index) => isShellWord(word, words[index - 1] ?? null));
  if (shellWord !== void 0) {
    const what = `${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(shellWord)} needs a shell, and none runs this command`;
    refuse(what, ["sh", "-c", command.join(" ")]);
  }
  if (isLine) {
    refuse(`${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(program)} is one entry`, words);
  }
  const windowsPath = /^[\w.-]+(?:\\[\w.-]+)+$/;
  if (process.platform !== "win32" && command.some((word) => windowsPath.test(word))) {
    refuse("\\ is no mark between folders on this system", command.map((word) => windowsPath.test(word) ? word.replaceAll("\\", "/") : word));
  }
}
function showCommand(words) {
  const entries = words.map((word) => /^[\w./-]+$/.test(word) ? word : JSON.stringify(word));
  return `\`command: [${entries.join(", ")}]\``;
}
function isShellWord(word, before) {
  if (before === null) {
    return SHELL_PROGRAM.test(word) || SHELL_WORD.test(word);
  }
  if (/\s/.test(word) || SCRIPT_OPTION.test(before)) {
    return false;
  }
  const isOptionValue = before.startsWith("-");
  return SHELL_WORD.test(word) || OPERATOR.test(word) && !isOptionValue;
}



/***/ })

};
