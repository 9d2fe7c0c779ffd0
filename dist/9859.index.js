export const id = 9859;
export const ids = [9859];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SWITCH: () => (/* binding */ SWITCH),
/* harmony export */   TEXT: () => (/* binding */ TEXT),
/* harmony export */   TEXTS: () => (/* binding */ TEXTS),
/* harmony export */   choiceFlag: () => (/* binding */ choiceFlag),
/* harmony export */   configFlag: () => (/* binding */ configFlag),
/* harmony export */   fileFlag: () => (/* binding */ fileFlag),
/* harmony export */   gatePorts: () => (/* binding */ gatePorts),
/* harmony export */   isPlainTerminal: () => (/* binding */ isPlainTerminal),
/* harmony export */   makeCommand: () => (/* binding */ makeCommand),
/* harmony export */   numberFlag: () => (/* binding */ numberFlag),
/* harmony export */   printResult: () => (/* binding */ printResult),
/* harmony export */   repeatedFlag: () => (/* binding */ repeatedFlag),
/* harmony export */   textFlag: () => (/* binding */ textFlag),
/* harmony export */   unknownCommandError: () => (/* binding */ unknownCommandError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28213);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69559);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73196);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);






function gatePorts(ports) {
  const { environment, columns, guard, moduleHost, err } = ports;
  const isOneLine = columns !== null && !isPlainTerminal(environment);
  return {
    environment,
    signal: guard.signal,
    listen: () => guard.listen(),
    moduleHost,
    progress: (line) => err(`${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(line)}
`),
    // Back to the start of the terminal's line, clear it, and write the new text.
    line: isOneLine ? (line) => err(`\r\x1B[2K${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(line)}`) : null
  };
}
function isPlainTerminal(environment) {
  return environment["NO_COLOR"] !== void 0 || environment["TERM"] === "dumb";
}
const TEXT = { type: "string" };
const TEXTS = { type: "string", multiple: true };
const SWITCH = { type: "boolean" };
function makeCommand({ name, flags, help, takesWords = false }, run) {
  return async (argv, ports) => {
    const { values, positionals } = readArguments(name, argv, flags, takesWords);
    if (values["help"] === true) {
      ports.out(help);
      return { kind: "answered" };
    }
    return await run(values, ports, positionals) ?? { kind: "answered" };
  };
}
function readArguments(command, argv, flags, allowPositionals) {
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      const hint = `Remove ${argument}. \`validate\` checks files without running the retriever.`;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("dry_run_refused", "the gate has no dry run, because a gate that can't fail protects nothing", hint);
    }
  }
  try {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
      args: [...argv],
      options: { ...flags, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals
    });
  } catch (error) {
    const reason = error instanceof Error ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSegment */ ._V)(error.message, ". ") : String(error);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `${command}: ${reason}`, {
      hint: adviseOnFlags(command, argv, flags),
      cause: error
    });
  }
}
function adviseOnFlags(command, argv, flags) {
  const flagNames = Object.keys(flags).map((name) => `--${name}`);
  const unknownFlag = argv.filter((argument) => argument.startsWith("-")).map((argument) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSegment */ ._V)(argument, "=")).find((name) => !flagNames.includes(name));
  const nearFlags = unknownFlag === void 0 ? [] : findNearFlags(unknownFlag, flagNames);
  if (nearFlags.length > 0) {
    return `Did you mean ${nearFlags.join(" or ")}?`;
  }
  const flagList = flagNames.length === 0 ? `${command} has no flags and no arguments.` : `Flags: ${flagNames.join(", ")}.`;
  return `${flagList} See \`retrieval-gate ${command} --help\`.`;
}
function findNearFlags(written, flagNames) {
  const longerFlags = flagNames.filter((name2) => name2.startsWith(written));
  if (written.length > "--".length && longerFlags.length > 0) {
    return longerFlags;
  }
  const name = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(written.replace(/^-+/, ""), flagNames.map((flagName) => flagName.replace(/^-+/, "")));
  return name === null ? [] : [`--${name}`];
}
function textFlag(values, name) {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}
function fileFlag(values, name, inside) {
  const written = textFlag(values, name);
  return written === null ? null : inside(written, `--${name}`);
}
function configFlag(values, inside) {
  return inside(textFlag(values, "config") ?? _model_config_js__WEBPACK_IMPORTED_MODULE_2__/* .USUAL_CONFIG */ .kV, "config");
}
function choiceFlag(command, values, flag, choices) {
  const value = textFlag(values, flag);
  const choice = choices.find((name) => name === value) ?? null;
  if (value !== null && choice === null) {
    const message = `${command}: --${flag} "${value}", expected one of ${choices.join(", ")}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", message, `See \`retrieval-gate ${command} --help\`.`);
  }
  return choice;
}
function printResult({ out }, values, value, text) {
  out(values["json"] === true ? `${JSON.stringify(value, null, 2)}
` : text);
}
function numberFlag(command, values, name, { least, most }) {
  const written = textFlag(values, name);
  if (written === null) {
    return null;
  }
  const number = Number(written);
  if (!/^\d{1,9}$/.test(written) || number < least || number > most) {
    const range = `expected a whole number from ${least} to ${most}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `${command}: --${name} "${written}", ${range}`);
  }
  return number;
}
function repeatedFlag(values, name) {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
}
function unknownCommandError(name, commands) {
  const commandNames = commands.map((command) => command.name);
  const nearestName = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(name, commandNames);
  const hint = nearestName === null ? `Commands: ${commandNames.join(", ")}.` : `Did you mean \`${nearestName}\`?`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `unknown command "${name}"`, hint);
}



/***/ })

};
