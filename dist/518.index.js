export const id = 518;
export const ids = [518];
export const modules = {

/***/ 10518:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28449);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50199);




const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .guardExit */ .K1)();
const COMMANDS = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(3743)]).then(__webpack_require__.bind(__webpack_require__, 43743))).gate
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(3561)]).then(__webpack_require__.bind(__webpack_require__, 23561))).record
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(2190)]).then(__webpack_require__.bind(__webpack_require__, 82190))).merge
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => {
      const { validate } = await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(2083), __webpack_require__.e(1942), __webpack_require__.e(1812), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 24979));
      const lookForAge = async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(3599), __webpack_require__.e(6170), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(6012), __webpack_require__.e(5746), __webpack_require__.e(8126), __webpack_require__.e(6022)]).then(__webpack_require__.bind(__webpack_require__, 93648))).agedSuite;
      return (argv, ports) => validate(argv, ports, lookForAge);
    }
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(3599), __webpack_require__.e(6012), __webpack_require__.e(2240)]).then(__webpack_require__.bind(__webpack_require__, 96012))).ask
  },
  {
    name: "compare",
    meaning: "two systems on one suite, side by side",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(8679), __webpack_require__.e(2083), __webpack_require__.e(1942), __webpack_require__.e(3206), __webpack_require__.e(8705), __webpack_require__.e(3169), __webpack_require__.e(7002), __webpack_require__.e(8597), __webpack_require__.e(1372), __webpack_require__.e(9874)]).then(__webpack_require__.bind(__webpack_require__, 94164))).compare
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(7002), __webpack_require__.e(4368), __webpack_require__.e(7620)]).then(__webpack_require__.bind(__webpack_require__, 67620))).score
  },
  {
    name: "history",
    meaning: "every metric over the commits that changed the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(457), __webpack_require__.e(6170), __webpack_require__.e(8126), __webpack_require__.e(6613)]).then(__webpack_require__.bind(__webpack_require__, 76315))).history
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(3599), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(6012), __webpack_require__.e(5746), __webpack_require__.e(748), __webpack_require__.e(3879)]).then(__webpack_require__.bind(__webpack_require__, 6741))).suggest
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(748), __webpack_require__.e(8399)]).then(__webpack_require__.bind(__webpack_require__, 58399))).label
  },
  {
    name: "init",
    meaning: "write a config, a suite and a workflow to start from",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(3561), __webpack_require__.e(7100)]).then(__webpack_require__.bind(__webpack_require__, 77100))).init
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(3561), __webpack_require__.e(5550)]).then(__webpack_require__.bind(__webpack_require__, 85550))).demo
  }
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function help() {
  const { metrics, reports, retrievers } = (await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(1680), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(6579)]).then(__webpack_require__.bind(__webpack_require__, 66579))).names();
  const rows = [
    ["metrics", metrics],
    ["retriever.kind", retrievers],
    ["report files", reports]
  ];
  return `${HELP}
${rows.map(([name, all]) => `${name}:
${listed(all)}`).join("")}`;
}
function listed(all) {
  const lines = [];
  for (const each of all) {
    const last = lines.at(-1);
    if (last === void 0 || last.length + each.length + 2 > 100)
      lines.push(`  ${each}`);
    else
      lines[lines.length - 1] = `${last}, ${each}`;
  }
  return `${lines.join(",\n")}
`;
}
async function main(argv) {
  const ports = {
    environment: process.env,
    workingDirectory: process.cwd(),
    guard,
    moduleHost: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js"),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    columns: process.stdout.isTTY ? process.stdout.columns ?? 100 : null
  };
  const [name, ...rest] = argv;
  if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
    ports.out(await help());
    return name === void 0 ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version") {
    ports.out(`${(await __webpack_require__.e(/* import() */ 1271).then(__webpack_require__.bind(__webpack_require__, 81271))).TOOL}
`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === void 0)
      throw (await __webpack_require__.e(/* import() */ 9859).then(__webpack_require__.bind(__webpack_require__, 99859))).unknownCommand(name, COMMANDS);
    return await (await command.load())(rest, ports);
  } catch (error) {
    ports.err(`${(0,_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(error)}
${await problemLines(error)}`);
    return (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .endingOfError */ .Rx)(error);
  }
}
async function problemLines(error) {
  const { GateError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 452));
  if (!(error instanceof GateError))
    return "";
  const { formatProblem } = await __webpack_require__.e(/* import() */ 1246).then(__webpack_require__.bind(__webpack_require__, 51246));
  const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1454));
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}
`).join("");
}
await guard.leave(await main(process.argv.slice(2)));


__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
