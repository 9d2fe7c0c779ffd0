export const id = 1245;
export const ids = [1245];
export const modules = {

/***/ 71245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS),
/* harmony export */   runArguments: () => (/* binding */ runArguments),
/* harmony export */   start: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28877);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24386);





const COMMANDS = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(6133), __webpack_require__.e(1221)]).then(__webpack_require__.bind(__webpack_require__, 71221))).gate
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(6133), __webpack_require__.e(1221)]).then(__webpack_require__.bind(__webpack_require__, 71221))).record
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(6133), __webpack_require__.e(1221)]).then(__webpack_require__.bind(__webpack_require__, 71221))).merge
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6334), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(235), __webpack_require__.e(536), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1925), __webpack_require__.e(9798), __webpack_require__.e(9045), __webpack_require__.e(2501)]).then(__webpack_require__.bind(__webpack_require__, 72501))).runValidate
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(6420), __webpack_require__.e(7334), __webpack_require__.e(2415)]).then(__webpack_require__.bind(__webpack_require__, 62415))).runAsk
  },
  {
    name: "compare",
    meaning: "judge one system beside another on one suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4651), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(1488), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3390), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(7308), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(5543), __webpack_require__.e(7120), __webpack_require__.e(7048), __webpack_require__.e(9798), __webpack_require__.e(2716), __webpack_require__.e(4457), __webpack_require__.e(7757), __webpack_require__.e(373), __webpack_require__.e(2057), __webpack_require__.e(3614)]).then(__webpack_require__.bind(__webpack_require__, 83614))).runCompareCommand
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(2635), __webpack_require__.e(2084), __webpack_require__.e(1488), __webpack_require__.e(5543), __webpack_require__.e(2391), __webpack_require__.e(2296)]).then(__webpack_require__.bind(__webpack_require__, 42296))).runScore
  },
  {
    name: "history",
    meaning: "the metrics of each commit that changed the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(235), __webpack_require__.e(8369), __webpack_require__.e(2321), __webpack_require__.e(9798), __webpack_require__.e(9045), __webpack_require__.e(6336)]).then(__webpack_require__.bind(__webpack_require__, 96336))).runHistory
  },
  {
    name: "replay",
    meaning: "what the gate would have said to the last commits",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(1749), __webpack_require__.e(9798), __webpack_require__.e(7209), __webpack_require__.e(373), __webpack_require__.e(6012)]).then(__webpack_require__.bind(__webpack_require__, 26012))).runReplay
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1721), __webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(1652), __webpack_require__.e(5543), __webpack_require__.e(8760), __webpack_require__.e(7032), __webpack_require__.e(7048), __webpack_require__.e(4291), __webpack_require__.e(2415), __webpack_require__.e(1609), __webpack_require__.e(1012), __webpack_require__.e(1925), __webpack_require__.e(9774), __webpack_require__.e(2817), __webpack_require__.e(623), __webpack_require__.e(4654)]).then(__webpack_require__.bind(__webpack_require__, 14654))).runSuggest
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1721), __webpack_require__.e(4651), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(8128), __webpack_require__.e(1012), __webpack_require__.e(623), __webpack_require__.e(5020)]).then(__webpack_require__.bind(__webpack_require__, 65020))).runLabel
  },
  {
    name: "init",
    meaning: "write a config, a suite and workflows to start from",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1721), __webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(1652), __webpack_require__.e(5543), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(7032), __webpack_require__.e(7048), __webpack_require__.e(6133), __webpack_require__.e(4291), __webpack_require__.e(2415), __webpack_require__.e(1012), __webpack_require__.e(9774), __webpack_require__.e(1221), __webpack_require__.e(7770)]).then(__webpack_require__.bind(__webpack_require__, 97770))).runInit
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(2084), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(6133), __webpack_require__.e(1221), __webpack_require__.e(7395)]).then(__webpack_require__.bind(__webpack_require__, 37395))).runDemo
  }
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function helpText() {
  const { listRegisteredNames } = await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2692), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(79), __webpack_require__.e(5330), __webpack_require__.e(536), __webpack_require__.e(6430), __webpack_require__.e(8501)]).then(__webpack_require__.bind(__webpack_require__, 98501));
  const lists = listRegisteredNames().map(([heading, names]) => `${heading}:
${wrapNames(names)}`);
  return `${HELP}
${lists.join("")}`;
}
const LONGEST_LINE = 78;
function wrapNames(names) {
  const lines = [];
  for (const name of names) {
    const lastLine = lines.at(-1);
    if (lastLine === void 0 || `${lastLine}, ${name}`.length > LONGEST_LINE) {
      lines.push(`  ${name}`);
    } else {
      lines[lines.length - 1] = `${lastLine}, ${name}`;
    }
  }
  return `${lines.join(",\n")}
`;
}
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
  const { wrapLine } = await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(8369)]).then(__webpack_require__.bind(__webpack_require__, 38369));
  const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(640), __webpack_require__.e(6321), __webpack_require__.e(7308)]).then(__webpack_require__.bind(__webpack_require__, 97308));
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
    ports.out(await helpText());
    return name === void 0 ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version" || name === "-V") {
    ports.out(`${(await __webpack_require__.e(/* import() */ 4196).then(__webpack_require__.bind(__webpack_require__, 14196))).TOOL}
`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === void 0) {
      throw (await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(2084), __webpack_require__.e(8803)]).then(__webpack_require__.bind(__webpack_require__, 42084))).unknownCommandError(name, COMMANDS);
    }
    const run = await command.load();
    return await run(rest, ports);
  } catch (thrown) {
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .Tr)(thrown);
    const { Secrecy } = await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(5428)]).then(__webpack_require__.bind(__webpack_require__, 45428));
    const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(640), __webpack_require__.e(6321), __webpack_require__.e(7308)]).then(__webpack_require__.bind(__webpack_require__, 97308));
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
  const { GateError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 28877));
  if (!(error instanceof GateError)) {
    return "";
  }
  const { formatProblem } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 67677));
  const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 67190));
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}
`).join("");
}



/***/ })

};
