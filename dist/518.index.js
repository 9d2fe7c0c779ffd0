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
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50199);
/** The command's entry. Only the guard is loaded before it stands; each command loads what it needs. */



const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .guardExit */ .K1)();
const COMMANDS = [
    {
        name: "gate",
        meaning: "run the suite and fail where search got worse",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(498), __webpack_require__.e(743)]).then(__webpack_require__.bind(__webpack_require__, 43743))).gate,
    },
    {
        name: "record",
        meaning: "run the suite and write the baseline",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(498), __webpack_require__.e(743)]).then(__webpack_require__.bind(__webpack_require__, 43743))).record,
    },
    {
        name: "merge",
        meaning: "join the reports of shards into the one verdict",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(498), __webpack_require__.e(743), __webpack_require__.e(190)]).then(__webpack_require__.bind(__webpack_require__, 82190))).merge,
    },
    {
        name: "validate",
        meaning: "check every file and lint the suite",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(498), __webpack_require__.e(979)]).then(__webpack_require__.bind(__webpack_require__, 24979))).validate,
    },
    {
        name: "compare",
        meaning: "two systems on one suite, side by side",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(672)]).then(__webpack_require__.bind(__webpack_require__, 62672))).compare,
    },
    {
        name: "score",
        meaning: "score a recorded run as trec_eval prints it",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(169), __webpack_require__.e(341), __webpack_require__.e(220)]).then(__webpack_require__.bind(__webpack_require__, 92220))).score,
    },
    {
        name: "init",
        meaning: "write a config, a suite and a workflow to start from",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(96), __webpack_require__.e(753), __webpack_require__.e(498), __webpack_require__.e(743), __webpack_require__.e(514)]).then(__webpack_require__.bind(__webpack_require__, 42514))).init,
    },
];
const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;
async function main(argv) {
    const ports = {
        environment: process.env,
        workingDirectory: process.cwd(),
        guard,
        moduleHost: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js"),
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        columns: process.stdout.isTTY ? (process.stdout.columns ?? 100) : null,
    };
    const [name, ...rest] = argv;
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
        ports.out(HELP);
        return { kind: "answered", exitCode: name === undefined ? 2 : 0 };
    }
    if (name === "--version") {
        ports.out(`${(await __webpack_require__.e(/* import() */ 271).then(__webpack_require__.bind(__webpack_require__, 81271))).TOOL}\n`);
        return { kind: "answered", exitCode: 0 };
    }
    try {
        const command = COMMANDS.find((each) => each.name === name);
        if (command === undefined)
            throw (await __webpack_require__.e(/* import() */ 859).then(__webpack_require__.bind(__webpack_require__, 99859))).unknownCommand(name, COMMANDS);
        return await (await command.load())(rest, ports);
    }
    catch (error) {
        ports.err(`${(0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}\n${await problemLines(error)}`);
        return { kind: "answered", exitCode: (await __webpack_require__.e(/* import() */ 859).then(__webpack_require__.bind(__webpack_require__, 99859))).exitCodeOf(error) };
    }
}
async function problemLines(error) {
    const { GateError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 452));
    if (!(error instanceof GateError))
        return "";
    const { formatProblem } = await __webpack_require__.e(/* import() */ 246).then(__webpack_require__.bind(__webpack_require__, 51246));
    const { logLine } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1454));
    return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}\n`).join("");
}
await guard.leave(await main(process.argv.slice(2)));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
