export const id = 5550;
export const ids = [5550];
export const modules = {

/***/ 85550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _app_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85609);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28213);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99859);
/* harmony import */ var _cli_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58213);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _system_temporary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4146);








const HELP = `Usage: retrieval-gate demo

Makes a small search in a temporary folder, records its baseline, breaks the search, and runs the
gate. It ends as the gate does in CI: with exit code 1. It changes nothing where you are.

Example: retrieval-gate demo
`;
const PAGES = [
  [
    "account/password.md",
    "Reset your password on the sign-in page; a link arrives by mail.",
    "how do I reset my password"
  ],
  [
    "account/two-factor.md",
    "Turn on two-factor codes under security, with an app or a key.",
    "turn on two factor codes"
  ],
  [
    "billing/invoices.md",
    "Change the address that an invoice shows, before it is issued.",
    "change the address on an invoice"
  ],
  [
    "billing/refunds.md",
    "Ask for a refund within thirty days of a payment.",
    "refund of a payment"
  ],
  [
    "data/export.md",
    "Export all your data as one archive, ready within a day.",
    "export all my data"
  ],
  [
    "data/import.md",
    "Import contacts from a spreadsheet with a header line.",
    "import contacts from a spreadsheet"
  ],
  [
    "teams/invite.md",
    "Invite colleagues to a team and choose their role.",
    "invite a colleague to my team"
  ],
  ["teams/roles.md", "An owner changes what each role in a team may do.", "what may each role do"]
];
const CONFIG = `version: 1
suite: suite.json
baseline: baseline.json
retriever: { kind: bm25, corpus: corpus.jsonl }
latency: off
`;
const MISTAKE = "retriever: { kind: bm25, corpus: corpus.jsonl, max_docs: 4 }";
const runDemo = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.makeCommand)({ name: "demo", flags: {}, help: HELP }, async (_values, ports) => {
  const folder = (0,_system_temporary_js__WEBPACK_IMPORTED_MODULE_6__/* .makeTemporaryFolder */ .w)("retrieval-gate-demo-");
  writeProject(folder);
  const environment = Object.fromEntries(Object.entries(ports.environment).filter(([name]) => !/^(?:GITHUB_|CI$)/.test(name)));
  const demoPorts = { ...ports, environment, workingDirectory: folder };
  ports.out(`A help center of ${PAGES.length} pages, searched by the embedded BM25, in ${folder}
`);
  const silentPorts = { ...demoPorts, out: () => {
  }, err: () => {
  } };
  const recordEnding = await (0,_cli_outcome_js__WEBPACK_IMPORTED_MODULE_4__.record)([], silentPorts);
  if (recordEnding.kind !== "judged" || recordEnding.verdict !== "pass") {
    return recordEnding;
  }
  ports.out("1. `record` wrote baseline.json: every query finds its page.\n");
  const brokenConfig = CONFIG.replace(/^retriever: .*$/m, MISTAKE);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .USUAL_CONFIG */ .kV), brokenConfig);
  ports.out("2. A pull request limits the index to 4 documents, by mistake.\n3. `gate` sees it:\n\n");
  const ending = await (0,_cli_outcome_js__WEBPACK_IMPORTED_MODULE_4__.gate)([], demoPorts);
  const program = (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_2__.commandName)(ports);
  ports.out(`
In CI the pull request is red now. To try the commands above: cd ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .shellWord */ .r7)(folder)}
For a gate of your own: ${program} init
`);
  return ending;
});
function writeProject(folder) {
  const corpusLines = PAGES.map(([id, text]) => `${JSON.stringify({ id, path: id, text })}
`);
  const cases = PAGES.map(([id, , query]) => ({
    // `account/password.md` is the page of the case `password`, whose intent is `account`.
    id: id.replace(/^.*\/|\.md$/g, ""),
    query,
    intent: id.split("/")[0],
    expected: [id]
  }));
  const suite = { version: 1, name: "demo", revision: "1", cases };
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "corpus.jsonl"), corpusLines.join(""));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "suite.json"), `${JSON.stringify(suite, null, 2)}
`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .USUAL_CONFIG */ .kV), CONFIG);
}



/***/ })

};
