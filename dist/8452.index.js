export const id = 8452;
export const ids = [8452];
export const modules = {

/***/ 38452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS),
/* harmony export */   answer: () => (/* binding */ answer),
/* harmony export */   start: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70171);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61813);
/* harmony import */ var _system_optimise_later_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(422);





const COMMANDS = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(7068)]).then(__webpack_require__.bind(__webpack_require__, 27068))).gate
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(7068)]).then(__webpack_require__.bind(__webpack_require__, 27068))).record
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(7068)]).then(__webpack_require__.bind(__webpack_require__, 27068))).merge
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => {
      const { validate } = await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(8226), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(9949), __webpack_require__.e(4689), __webpack_require__.e(4169)]).then(__webpack_require__.bind(__webpack_require__, 34169));
      const lookForAge = async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5010), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(938), __webpack_require__.e(7328), __webpack_require__.e(2770), __webpack_require__.e(5802)]).then(__webpack_require__.bind(__webpack_require__, 55802))).agedSuite;
      return (argv, ports) => validate(argv, ports, lookForAge);
    }
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(3720), __webpack_require__.e(306), __webpack_require__.e(2267), __webpack_require__.e(4342)]).then(__webpack_require__.bind(__webpack_require__, 94342))).ask
  },
  {
    name: "compare",
    meaning: "two systems on one suite, side by side",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(3467), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(4395), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(3774), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(2889), __webpack_require__.e(9883), __webpack_require__.e(7206), __webpack_require__.e(8453), __webpack_require__.e(5740), __webpack_require__.e(9543), __webpack_require__.e(4231), __webpack_require__.e(1877), __webpack_require__.e(5574), __webpack_require__.e(3318), __webpack_require__.e(3031)]).then(__webpack_require__.bind(__webpack_require__, 73031))).compare
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5537), __webpack_require__.e(3467), __webpack_require__.e(8453), __webpack_require__.e(5740), __webpack_require__.e(776), __webpack_require__.e(2389)]).then(__webpack_require__.bind(__webpack_require__, 82389))).score
  },
  {
    name: "history",
    meaning: "every metric over the commits that changed the baseline",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5010), __webpack_require__.e(3780), __webpack_require__.e(894), __webpack_require__.e(938), __webpack_require__.e(2770), __webpack_require__.e(2641)]).then(__webpack_require__.bind(__webpack_require__, 92641))).history
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3439), __webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(8648), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(306), __webpack_require__.e(1033), __webpack_require__.e(2267), __webpack_require__.e(129), __webpack_require__.e(9883), __webpack_require__.e(4342), __webpack_require__.e(5684), __webpack_require__.e(7328), __webpack_require__.e(7581), __webpack_require__.e(7541), __webpack_require__.e(8816), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 53551))).suggest
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3439), __webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(8643), __webpack_require__.e(3641), __webpack_require__.e(7130), __webpack_require__.e(8816), __webpack_require__.e(2821)]).then(__webpack_require__.bind(__webpack_require__, 82821))).label
  },
  {
    name: "init",
    meaning: "write a config, a suite and a workflow to start from",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3439), __webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(1033), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(4342), __webpack_require__.e(7581), __webpack_require__.e(7068), __webpack_require__.e(6631)]).then(__webpack_require__.bind(__webpack_require__, 46631))).init
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(3641), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(7068), __webpack_require__.e(1552)]).then(__webpack_require__.bind(__webpack_require__, 11552))).demo
  }
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function help() {
  const { names } = await Promise.all(/* import() */[__webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4770), __webpack_require__.e(4824), __webpack_require__.e(5273), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(615), __webpack_require__.e(1910), __webpack_require__.e(1301), __webpack_require__.e(4854)]).then(__webpack_require__.bind(__webpack_require__, 28257));
  return `${HELP}
${names().map(([name, all]) => `${name}:
${listed(all)}`).join("")}`;
}
function listed(all) {
  const lines = [];
  for (const each of all) {
    const last = lines.at(-1);
    if (last === void 0 || last.length + each.length + 2 > 78)
      lines.push(`  ${each}`);
    else
      lines[lines.length - 1] = `${last}, ${each}`;
  }
  return `${lines.join(",\n")}
`;
}
async function start() {
  const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .guardExit */ .K1)();
  const { argv, env: environment, stdout, stderr } = process;
  const ports = {
    environment,
    workingDirectory: process.cwd(),
    guard,
    moduleHost: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js"),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    columns: stdout.isTTY ? stdout.columns ?? 100 : null
  };
  const args = argv.slice(2);
  const asked = args.includes("--help") || args.includes("-h") || args.length === 0;
  return guard.leave(await answer(args, asked ? { ...ports, out: await narrow(ports) } : ports));
}
async function narrow({ out, columns }) {
  const { wrapped } = await __webpack_require__.e(/* import() */ 894).then(__webpack_require__.bind(__webpack_require__, 80894));
  const within = (line) => wrapped(line, Math.min(columns ?? 80, 100)).map((each) => line.startsWith(" ") ? each : each.trimStart()).join("\n");
  return (text) => {
    const [told = "", ...examples] = text.split(/^(?=Example:)/m);
    const whole = told.replaceAll(/\n {15,}(?=\S)/g, " ").replaceAll(/(?<=[^\n]{70})\n(?=\S)/g, " ");
    out([whole.split("\n").map(within).join("\n"), ...examples].join(""));
  };
}
async function answer([name, ...rest], ports) {
  if (name === void 0 || ["--help", "-h", "help"].includes(name)) {
    ports.out(await help());
    return name === void 0 ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version" || name === "-V") {
    ports.out(`${(await __webpack_require__.e(/* import() */ 9033).then(__webpack_require__.bind(__webpack_require__, 29033))).TOOL}
`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === void 0)
      throw (await Promise.all(/* import() */[__webpack_require__.e(3641), __webpack_require__.e(4138)]).then(__webpack_require__.bind(__webpack_require__, 3641))).unknownCommand(name, COMMANDS);
    (0,_system_optimise_later_js__WEBPACK_IMPORTED_MODULE_4__/* .optimiseLater */ .T)();
    const run = await command.load();
    return await run(rest, ports);
  } catch (error) {
    const { Secrecy } = await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7160), __webpack_require__.e(4297), __webpack_require__.e(4770), __webpack_require__.e(5842), __webpack_require__.e(2889)]).then(__webpack_require__.bind(__webpack_require__, 32889));
    const said = `${(0,_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(error)}
${await problemLines(error)}`;
    ports.err(new Secrecy(ports.environment).without(said));
    return (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .endingOfError */ .Rx)(error);
  }
}
async function problemLines(error) {
  const { GateError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 86862));
  if (!(error instanceof GateError))
    return "";
  const { formatProblem } = await __webpack_require__.e(/* import() */ 6372).then(__webpack_require__.bind(__webpack_require__, 86372));
  const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6368));
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}
`).join("");
}



/***/ }),

/***/ 422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ optimiseLater)
/* harmony export */ });
const FLAGS = {
  "11.3": ["--interrupt-budget=1000000"],
  "13.6": ["--invocation-count-for-maglev=4000", "--invocation-count-for-maglev-osr=1000"]
};
function optimiseLater() {
  const engine = process.versions.v8.split(".", 2).join(".");
  for (const flag of FLAGS[engine] ?? [])
    process.getBuiltinModule("node:v8").setFlagsFromString(flag);
}



/***/ })

};
