export const id = 518;
export const ids = [518];
export const modules = {

/***/ 10518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS),
/* harmony export */   runArguments: () => (/* binding */ runArguments),
/* harmony export */   start: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28449);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50199);





const COMMANDS = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(2309), __webpack_require__.e(8213)]).then(__webpack_require__.bind(__webpack_require__, 58213))).gate
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(2309), __webpack_require__.e(8213)]).then(__webpack_require__.bind(__webpack_require__, 58213))).record
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(2309), __webpack_require__.e(8213)]).then(__webpack_require__.bind(__webpack_require__, 58213))).merge
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3117), __webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(5014), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(7476), __webpack_require__.e(4225), __webpack_require__.e(7455), __webpack_require__.e(6744), __webpack_require__.e(774), __webpack_require__.e(5841), __webpack_require__.e(8352), __webpack_require__.e(3735)]).then(__webpack_require__.bind(__webpack_require__, 83735))).runValidate
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(8550), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8268), __webpack_require__.e(1741), __webpack_require__.e(6012)]).then(__webpack_require__.bind(__webpack_require__, 96012))).runAsk
  },
  {
    name: "compare",
    meaning: "judge one system beside another on one suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3169), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(5139), __webpack_require__.e(6985), __webpack_require__.e(5014), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1014), __webpack_require__.e(3303), __webpack_require__.e(9389), __webpack_require__.e(5841), __webpack_require__.e(1196), __webpack_require__.e(1372), __webpack_require__.e(2144), __webpack_require__.e(8928), __webpack_require__.e(608), __webpack_require__.e(2647)]).then(__webpack_require__.bind(__webpack_require__, 92647))).runCompareCommand
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7855), __webpack_require__.e(3164), __webpack_require__.e(9559), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(3169), __webpack_require__.e(1014), __webpack_require__.e(2297), __webpack_require__.e(7620)]).then(__webpack_require__.bind(__webpack_require__, 67620))).runScore
  },
  {
    name: "history",
    meaning: "the metrics of each commit that changed the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(5841), __webpack_require__.e(8352), __webpack_require__.e(6315)]).then(__webpack_require__.bind(__webpack_require__, 76315))).runHistory
  },
  {
    name: "replay",
    meaning: "what the gate would have said to the last commits",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(5841), __webpack_require__.e(8825), __webpack_require__.e(8928), __webpack_require__.e(1229)]).then(__webpack_require__.bind(__webpack_require__, 21229))).runReplay
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8268), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(8143), __webpack_require__.e(1014), __webpack_require__.e(1741), __webpack_require__.e(7783), __webpack_require__.e(9389), __webpack_require__.e(3088), __webpack_require__.e(6012), __webpack_require__.e(4150), __webpack_require__.e(683), __webpack_require__.e(774), __webpack_require__.e(9863), __webpack_require__.e(3487), __webpack_require__.e(9902), __webpack_require__.e(1824)]).then(__webpack_require__.bind(__webpack_require__, 85437))).runSuggest
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6191), __webpack_require__.e(283), __webpack_require__.e(7855), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(683), __webpack_require__.e(9902), __webpack_require__.e(8399)]).then(__webpack_require__.bind(__webpack_require__, 58399))).runLabel
  },
  {
    name: "init",
    meaning: "write a config, a suite and workflows to start from",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(8143), __webpack_require__.e(1014), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(9389), __webpack_require__.e(2309), __webpack_require__.e(3088), __webpack_require__.e(6012), __webpack_require__.e(683), __webpack_require__.e(9863), __webpack_require__.e(8213), __webpack_require__.e(4939)]).then(__webpack_require__.bind(__webpack_require__, 4939))).runInit
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(9859), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(2309), __webpack_require__.e(8213), __webpack_require__.e(5550)]).then(__webpack_require__.bind(__webpack_require__, 85550))).runDemo
  }
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function start() {
  const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .guardExit */ .K1)();
  const { argv, env: environment, stdout, stderr } = process;
  const ports = {
    environment,
    workingDirectory: process.cwd(),
    guard,
    moduleHost: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js"),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    // A terminal that does not tell its width is taken to have 100 columns.
    columns: stdout.isTTY ? stdout.columns ?? 100 : null
  };
  const args = argv.slice(2);
  const wantsHelp = args.includes("--help") || args.includes("-h") || args.length === 0;
  const ending = await runArguments(args, wantsHelp ? { ...ports, out: await makeHelpWriter(ports) } : ports);
  return guard.leave(ending);
}
async function makeHelpWriter(ports) {
  const { out, columns } = ports;
  const { wrapLine } = await Promise.all(/* import() */[__webpack_require__.e(7855), __webpack_require__.e(2448)]).then(__webpack_require__.bind(__webpack_require__, 32448));
  const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(107), __webpack_require__.e(3564), __webpack_require__.e(5609)]).then(__webpack_require__.bind(__webpack_require__, 85609));
  const program = commandName(ports);
  const wrapHelpLine = (line) => wrapLine(line, Math.min(columns ?? 80, 100)).map((part) => line.startsWith(" ") ? part : part.trimStart()).join("\n");
  return (text) => {
    const [description = "", ...examples] = text.split(/^(?=Example:)/m);
    const lines = joinBrokenLines(description).split("\n").map(wrapHelpLine);
    const exampleText = examples.join("").replaceAll(/(?<=: |&& |^ +)retrieval-gate (?=[a-z])/gm, () => `${program} `);
    out(`${lines.join("\n")}${exampleText}`);
  };
}
function joinBrokenLines(help) {
  const withWholeFlags = help.replaceAll(/\n {15,}(?=\S)/g, " ");
  return withWholeFlags.replaceAll(/(?<=[^\n]{70})\n(?=\S)/g, " ");
}
async function runArguments([name, ...rest], ports) {
  if (name === void 0 || ["--help", "-h", "help"].includes(name)) {
    ports.out(HELP);
    return name === void 0 ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version" || name === "-V") {
    ports.out(`${(await __webpack_require__.e(/* import() */ 1271).then(__webpack_require__.bind(__webpack_require__, 81271))).TOOL}
`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command === void 0) {
      throw (await Promise.all(/* import() */[__webpack_require__.e(7855), __webpack_require__.e(9559), __webpack_require__.e(9859), __webpack_require__.e(3196)]).then(__webpack_require__.bind(__webpack_require__, 99859))).unknownCommandError(name, COMMANDS);
    }
    const run = await command.load();
    return await run(rest, ports);
  } catch (thrown) {
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .Tr)(thrown);
    const { Secrecy } = await Promise.all(/* import() */[__webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(107), __webpack_require__.e(6395), __webpack_require__.e(5139)]).then(__webpack_require__.bind(__webpack_require__, 95139));
    const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(107), __webpack_require__.e(3564), __webpack_require__.e(5609)]).then(__webpack_require__.bind(__webpack_require__, 85609));
    const program = commandName(ports);
    const message = `${(0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error)}
${await problemLines(error)}`;
    const advisedCommands = /`retrieval-gate (?=[a-z])/g;
    const advice = message.replaceAll(advisedCommands, () => `\`${program} `);
    ports.err(new Secrecy(ports.environment).without(advice));
    return (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .endingOfError */ .Rx)(error);
  }
}
async function problemLines(error) {
  if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue)) {
    return "";
  }
  const { formatProblem } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 51246));
  const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 28213));
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}
`).join("");
}



/***/ })

};
