export const id = 3491;
export const ids = [3491];
export const modules = {

/***/ 43491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS),
/* harmony export */   runArguments: () => (/* binding */ runArguments),
/* harmony export */   start: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14820);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84767);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35824);





const COMMANDS = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(5062), __webpack_require__.e(9593)]).then(__webpack_require__.bind(__webpack_require__, 99593))).gate
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(5062), __webpack_require__.e(9593)]).then(__webpack_require__.bind(__webpack_require__, 99593))).record
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(5062), __webpack_require__.e(9593)]).then(__webpack_require__.bind(__webpack_require__, 99593))).merge
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7624), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(6893), __webpack_require__.e(6536), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(3663), __webpack_require__.e(4436), __webpack_require__.e(2151), __webpack_require__.e(5245)]).then(__webpack_require__.bind(__webpack_require__, 75245))).runValidate
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(6990), __webpack_require__.e(8468), __webpack_require__.e(833)]).then(__webpack_require__.bind(__webpack_require__, 60833))).runAsk
  },
  {
    name: "compare",
    meaning: "judge one system beside another on one suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3854), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(8546), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(5784), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(6686), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(1709), __webpack_require__.e(5156), __webpack_require__.e(5442), __webpack_require__.e(4436), __webpack_require__.e(5230), __webpack_require__.e(6182), __webpack_require__.e(9619), __webpack_require__.e(1899), __webpack_require__.e(6095), __webpack_require__.e(4225)]).then(__webpack_require__.bind(__webpack_require__, 24225))).runCompareCommand
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(91), __webpack_require__.e(5474), __webpack_require__.e(8546), __webpack_require__.e(1709), __webpack_require__.e(5729), __webpack_require__.e(5031)]).then(__webpack_require__.bind(__webpack_require__, 85031))).runScore
  },
  {
    name: "history",
    meaning: "the metrics of each commit that changed the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(6893), __webpack_require__.e(8311), __webpack_require__.e(4023), __webpack_require__.e(4436), __webpack_require__.e(2151), __webpack_require__.e(5918)]).then(__webpack_require__.bind(__webpack_require__, 65918))).runHistory
  },
  {
    name: "replay",
    meaning: "what the gate would have said to the last commits",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(9893), __webpack_require__.e(4436), __webpack_require__.e(5368), __webpack_require__.e(1899), __webpack_require__.e(8082)]).then(__webpack_require__.bind(__webpack_require__, 8082))).runReplay
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5905), __webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(4926), __webpack_require__.e(1709), __webpack_require__.e(1426), __webpack_require__.e(1598), __webpack_require__.e(5442), __webpack_require__.e(5349), __webpack_require__.e(833), __webpack_require__.e(9375), __webpack_require__.e(4685), __webpack_require__.e(3663), __webpack_require__.e(2596), __webpack_require__.e(5294), __webpack_require__.e(3449), __webpack_require__.e(5992)]).then(__webpack_require__.bind(__webpack_require__, 55992))).runSuggest
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5905), __webpack_require__.e(3854), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(1978), __webpack_require__.e(4685), __webpack_require__.e(3449), __webpack_require__.e(7834)]).then(__webpack_require__.bind(__webpack_require__, 97834))).runLabel
  },
  {
    name: "init",
    meaning: "write a config, a suite and workflows to start from",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5905), __webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(4926), __webpack_require__.e(1709), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(1598), __webpack_require__.e(5442), __webpack_require__.e(5062), __webpack_require__.e(5349), __webpack_require__.e(833), __webpack_require__.e(4685), __webpack_require__.e(2596), __webpack_require__.e(9593), __webpack_require__.e(7764)]).then(__webpack_require__.bind(__webpack_require__, 27764))).runInit
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(5474), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(5062), __webpack_require__.e(9593), __webpack_require__.e(1869)]).then(__webpack_require__.bind(__webpack_require__, 81869))).runDemo
  }
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function helpText() {
  const { listRegisteredNames } = await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(3206), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(5743), __webpack_require__.e(3974), __webpack_require__.e(6536), __webpack_require__.e(2766), __webpack_require__.e(9283)]).then(__webpack_require__.bind(__webpack_require__, 69283));
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
  const { wrapLine } = await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(8311)]).then(__webpack_require__.bind(__webpack_require__, 58311));
  const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(5438), __webpack_require__.e(9695), __webpack_require__.e(6686)]).then(__webpack_require__.bind(__webpack_require__, 76686));
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
    ports.out(`${(await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 65374))).TOOL}
`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === void 0) {
      throw (await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(5474), __webpack_require__.e(8737)]).then(__webpack_require__.bind(__webpack_require__, 55474))).unknownCommandError(name, COMMANDS);
    }
    const run = await command.load();
    return await run(rest, ports);
  } catch (thrown) {
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .Tr)(thrown);
    const { Secrecy } = await Promise.all(/* import() */[__webpack_require__.e(2720), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(7066)]).then(__webpack_require__.bind(__webpack_require__, 27066));
    const { commandName } = await Promise.all(/* import() */[__webpack_require__.e(5438), __webpack_require__.e(9695), __webpack_require__.e(6686)]).then(__webpack_require__.bind(__webpack_require__, 76686));
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
  const { GateError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 84767));
  if (!(error instanceof GateError)) {
    return "";
  }
  const { formatProblem } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 80011));
  const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 25316));
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}
`).join("");
}



/***/ })

};
