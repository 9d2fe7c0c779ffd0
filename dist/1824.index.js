export const id = 1824;
export const ids = [1824,934];
export const modules = {

/***/ 90934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ sumEach)
/* harmony export */ });
function sumEach(items, valueOf) {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}



/***/ }),

/***/ 85437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDraft: () => (/* binding */ reviewDraft),
/* harmony export */   runSuggest: () => (/* binding */ runSuggest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33487);
/* harmony import */ var _app_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85609);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34081);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31385);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99859);
/* harmony import */ var _files_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72050);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69559);
/* harmony import */ var _files_formats_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29389);
/* harmony import */ var _files_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(90807);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62611);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(27906);
/* harmony import */ var _suite_edit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69902);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79456);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(90683);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(96012);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(52164);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(97855);






















const FLAGS = {
  log: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  fields: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  corpus: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  out: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  name: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  cases: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  "known-items": _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  seed: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  config: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  review: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.TEXT,
  json: _cli_command_js__WEBPACK_IMPORTED_MODULE_8__.SWITCH
};
const HELP = `Usage: retrieval-gate suggest --log F.csv|F.jsonl|F.txt [flags]
       retrieval-gate suggest --corpus F.jsonl|FOLDER [flags]
       retrieval-gate suggest --review SUITE [--config F]

Writes a draft of a suite. gate and record refuse the draft until a person has reviewed it. From a
log: frequent, less frequent and rare queries, in proportion to how often they are asked. Similar
queries are joined. Clicked documents are the targets. A log without clicks gives a suite of watched
queries, which is no draft. From a corpus: headings and titles are the queries, and their documents
the targets. Lines that look like personal data are left out and counted. The same inputs and seed
give the same bytes.
Exit code: 0 written, 2 wrong input, 3 the retriever failed.

  --log F              one line a search, or one a query with its count
  --fields LIST        the names of the log's fields, such as query=q,clicked=url; also count,
                       clicks, session, intent
  --corpus F           documents as JSON Lines, or a folder of Markdown and text; with --log also
                       drops targets that it lacks
  --out F              a new YAML file, or an unedited sample of init; absent: stdout
  --name NAME          name of the suite (search)
  --cases N            cases in all (60)
  --known-items N      how many of them come from the corpus (with --log a quarter of the cases)
  --seed N             which ones are drawn (1)
  --config F           with --log, --corpus and --review: also show what this config's retriever
                       finds today (retrieval-gate.yaml, where it exists)
  --review SUITE       go through a draft in the terminal: accept, reject, edit
  --json               with --log and --corpus: print the cases and counts as JSON

Example: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
`;
const runSuggest = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.makeCommand)({ name: "suggest", flags: FLAGS, help: HELP }, async (values, ports) => {
  const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_6__/* .openRoot */ .R8)(ports.workingDirectory);
  const readFile = (flag) => (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.fileFlag)(values, flag, inside);
  const usualConfig = inside(_model_config_js__WEBPACK_IMPORTED_MODULE_10__/* .USUAL_CONFIG */ .kV, "config");
  const config = readFile("config") ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(root.directory, usualConfig)) ? usualConfig : null);
  const draft = readFile("review");
  if (draft !== null) {
    await reviewInTerminal(root, draft, config, values, ports);
    return void 0;
  }
  const out = readFile("out");
  const files = { log: readFile("log"), corpus: readFile("corpus"), out, config };
  const request = readRequest(values, files);
  const { found, cases, yaml } = await (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDraft */ .d)(root, request, (0,_ask_js__WEBPACK_IMPORTED_MODULE_18__.askPorts)(ports));
  (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.printResult)(ports, values, { found, cases }, out === null ? yaml : "");
  if (out !== null) {
    for (const line of found) {
      ports.err(`${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(line)}
`);
    }
    const program = (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_4__.commandName)(ports);
    if ((0,_draft_js__WEBPACK_IMPORTED_MODULE_17__/* .areWatched */ .Nc)(cases)) {
      const queries = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(cases.length, "watched query", "watched queries");
      const next = commandAfterDraft(root, out, config, values, ports);
      ports.err(`wrote ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(out)}: ${queries}. Next: ${program} ${next}
`);
    } else {
      const next = `${program} suggest --review ${reviewArguments(values, "out")}`;
      ports.err(`wrote ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(out)}, a draft. Next: ${next}
`);
    }
  }
});
async function reviewInTerminal(root, draft, config, values, ports) {
  const { accepted, rejected, left } = await reviewDraft(root, draft, config, (0,_ask_js__WEBPACK_IMPORTED_MODULE_18__.askPorts)(ports), openTerminal(ports));
  const statusText = left === 0 ? "The draft is approved." : `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(left, "case")} left to review.`;
  const next = left > 0 ? `suggest --review ${reviewArguments(values, "review")}` : commandAfterDraft(root, draft, config, values, ports);
  ports.out(`
${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(accepted, "case")} accepted, ${rejected} rejected. ${statusText}
Next: ${(0,_app_origin_js__WEBPACK_IMPORTED_MODULE_4__.commandName)(ports)} ${next}
`);
}
function reviewArguments(values, flag) {
  const draft = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__/* .shellWord */ .r7)((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.textFlag)(values, flag) ?? ""));
  return `${draft}${configPart((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.textFlag)(values, "config"))}`;
}
function commandAfterDraft(root, suite, usedConfig, values, { workingDirectory }) {
  if (usedConfig !== null) {
    return `record${configPart((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.textFlag)(values, "config"))}`;
  }
  const nearConfig = findNearConfig(root, suite, workingDirectory);
  return nearConfig === null ? "init" : `record${configPart(nearConfig)}`;
}
function configPart(file) {
  return file === null ? "" : ` --config ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__/* .shellWord */ .r7)(file))}`;
}
function findNearConfig(root, draft, workingDirectory) {
  for (let folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(draft); ; folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(folder)) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(root.directory, folder, _model_config_js__WEBPACK_IMPORTED_MODULE_10__/* .USUAL_CONFIG */ .kV);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) {
      return node_path__WEBPACK_IMPORTED_MODULE_0__.relative(workingDirectory, file).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    }
    if (folder === "." || folder === "/") {
      return null;
    }
  }
}
const MOST_CASES = 1e5;
const MOST_SEED = 999999999;
const USUAL_CASES = 60;
const USUAL_KNOWN_ITEM_SHARE = 1 / 4;
function readRequest(values, files) {
  const { log, corpus, out } = files;
  if (log === null && corpus === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", "suggest: no query log and no corpus is given", "Write --log and a query log, or --corpus and a file of documents. Or review a draft with --review.");
  }
  if (out !== null && !/\.ya?ml$/i.test(out)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `--out ${out}: a draft is YAML, because its comments say where each case comes from`, "Write a file name that ends with .yaml.");
  }
  const name = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.textFlag)(values, "name");
  if (name !== null && !_files_names_js__WEBPACK_IMPORTED_MODULE_12__/* .SUITE_NAME */ .t.test(name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `--name "${name}": expected letters, digits, \`.\`, \`_\` and \`-\`, such as docs-search`);
  }
  const readNumber = (flag, least, most = MOST_CASES) => (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.numberFlag)("suggest", values, flag, { least, most });
  const cases = readNumber("cases", 1) ?? USUAL_CASES;
  let usualKnownItems = Math.floor(cases * USUAL_KNOWN_ITEM_SHARE);
  if (log === null) {
    usualKnownItems = cases;
  } else if (corpus === null) {
    usualKnownItems = 0;
  }
  const knownItems = readNumber("known-items", 0) ?? usualKnownItems;
  if (knownItems > cases) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `--known-items ${knownItems} is more than --cases ${cases}`, "--known-items says how many of the cases come from the corpus.");
  }
  const seed = readNumber("seed", 0, MOST_SEED) ?? 1;
  return {
    ...files,
    fields: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_8__.textFlag)(values, "fields"),
    name,
    cases,
    known_items: knownItems,
    seed
  };
}
function openTerminal({ out }) {
  const lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: process.stdin })[Symbol.asyncIterator]();
  return {
    out,
    line: async () => {
      const next = await lines.next();
      return next.done === true ? null : next.value;
    }
  };
}
async function reviewDraft(root, file, config, ports, person) {
  if (!/\.ya?ml$/i.test(file)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `${file}: only drafts in YAML can be reviewed`);
  }
  const loadedSuite = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .loadSuite */ .bu)(root, [file]).catch((error) => {
    const isWithoutTargets = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue && error.code === "invalid_suite" && error.problems.length === 0;
    if (!isWithoutTargets) {
      throw error;
    }
    return null;
  });
  const cases = await readOpenCases(root, file);
  if (cases.length === 0 && loadedSuite?.suite.cases.some(({ watched }) => watched === true)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `${file}: no case is left to review; its watched queries have no expected documents`, `Judge their results on the report's page, and write the grades into the suite with \`retrieval-gate label\`: ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_20__/* .docsPage */ .t)("no-golden-data.md#from-watched-to-golden")}`);
  }
  if (cases.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("usage", `${file}: no case is left to review`, `--review shows cases with the tag \`${_draft_js__WEBPACK_IMPORTED_MODULE_17__/* .TO_REVIEW */ .hi}\`, which \`retrieval-gate suggest\` writes.`);
  }
  if (config === null) {
    return reviewFile(root, file, cases, () => Promise.resolve(null), person);
  }
  return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .withFinder */ .V)(root, config, ports, (find) => reviewFile(root, file, cases, find, person));
}
async function readOpenCases(root, file) {
  const { value } = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_9__/* .parseDocument */ .Tp)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_13__/* .readText */ .yR)(root, file, "suite"), "invalid_suite");
  const { cases } = value;
  return cases.filter(({ tags = [] }) => tags.includes(_draft_js__WEBPACK_IMPORTED_MODULE_17__/* .TO_REVIEW */ .hi)).map(({ id, query, intent, expected = [], expect_empty: expectEmpty, tags = [] }) => ({
    id: String(id),
    query: String(query),
    intent: String(intent),
    expected,
    expect_empty: expectEmpty === true,
    tags
  }));
}
async function reviewFile(root, file, cases, find, person) {
  const counts = { accepted: 0, rejected: 0 };
  person.out(REVIEW_HELP);
  for (const [at, subject] of cases.entries()) {
    const before = structuredClone(subject);
    const decision = await askForDecision(subject, find, person, `${at + 1} of ${cases.length}`);
    if (decision === "stop") {
      break;
    }
    if (decision === "later") {
      continue;
    }
    const editor = new _suite_edit_js__WEBPACK_IMPORTED_MODULE_15__/* .SuiteEditor */ .U(file, (0,_files_read_js__WEBPACK_IMPORTED_MODULE_13__/* .readText */ .yR)(root, file, "suite").text);
    if (decision === "reject") {
      editor.remove(subject.id);
      counts.rejected++;
    } else {
      acceptCase(editor, before, subject);
      counts.accepted++;
    }
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_16__/* .writeWhole */ .f8)(root, file, editor.toString());
  }
  const left = cases.length - counts.accepted - counts.rejected;
  if (left === 0) {
    const editor = new _suite_edit_js__WEBPACK_IMPORTED_MODULE_15__/* .SuiteEditor */ .U(file, (0,_files_read_js__WEBPACK_IMPORTED_MODULE_13__/* .readText */ .yR)(root, file, "suite").text);
    editor.removeKey("draft");
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_16__/* .writeWhole */ .f8)(root, file, editor.toString().replace(_draft_js__WEBPACK_IMPORTED_MODULE_17__/* .DRAFT_HEADER */ .wL, ""));
  }
  return { ...counts, left };
}
function acceptCase(editor, before, now) {
  const { id } = now;
  editor.removeComment(id);
  if (now.query !== before.query) {
    editor.set(id, "query", now.query);
  }
  if (now.intent !== before.intent) {
    editor.set(id, "intent", now.intent);
  }
  const tags = now.tags.filter((tag) => tag !== _draft_js__WEBPACK_IMPORTED_MODULE_17__/* .TO_REVIEW */ .hi);
  editor.set(id, "tags", tags.length === 0 ? null : tags);
  if (now.expect_empty) {
    editor.set(id, "expected", null);
    if (!before.expect_empty) {
      editor.set(id, "expect_empty", true);
    }
    return;
  }
  if (before.expect_empty) {
    editor.set(id, "expect_empty", null);
  }
  if (JSON.stringify(now.expected) !== JSON.stringify(before.expected)) {
    editor.set(id, "expected", now.expected);
  }
}
async function askForDecision(subject, find, { line, out }, place) {
  let foundDocuments = await find(subject.query);
  for (; ; ) {
    out(reviewText(subject, foundDocuments, place));
    const typed = (await line())?.trim() ?? null;
    if (typed === null || typed === "x") {
      return "stop";
    }
    if (typed === "r") {
      return "reject";
    }
    if (typed === "s") {
      return "later";
    }
    if (typed === "a") {
      if (subject.expected.length > 0 || subject.expect_empty) {
        return "accept";
      }
      out("This case has no expected document yet. Type the number of a right result, `t` and a document, or `n` if nothing should be found.\n");
      continue;
    }
    const problem = editCase(subject, typed, foundDocuments ?? []);
    if (problem !== null) {
      out(`${problem}
`);
    } else if (typed.startsWith("q ")) {
      foundDocuments = await find(subject.query);
    }
  }
}
const RESULT_NUMBERS = /^=?\d+( \d+)*$/;
function editCase(subject, typed, found) {
  const [word = ""] = typed.split(" ");
  const value = typed.slice(word.length).trim();
  const addTarget = (target) => {
    if (!subject.expected.includes(target)) {
      subject.expected = [...subject.expected, target];
    }
    subject.expect_empty = false;
  };
  if (RESULT_NUMBERS.test(typed)) {
    const isReplacement = typed.startsWith("=");
    const ranks = typed.replace("=", "").split(" ").map(Number);
    if (ranks.some((rank) => rank < 1 || rank > found.length)) {
      return `There are results 1 to ${found.length}.`;
    }
    if (isReplacement) {
      subject.expected = [];
    }
    for (const rank of ranks) {
      addTarget((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_21__/* .requireItem */ .l5)(found, rank - 1));
    }
  } else if (word === "t" && value !== "") {
    addTarget(value);
  } else if (word === "q" && value !== "") {
    subject.query = value;
  } else if (word === "i" && _files_formats_format_js__WEBPACK_IMPORTED_MODULE_11__/* .INTENT */ .Xi.test(value)) {
    subject.intent = value;
  } else if (word === "n" && value === "") {
    subject.expect_empty = true;
    subject.expected = [];
  } else {
    return REVIEW_HELP.trimEnd();
  }
  return null;
}
const WIDTH = 110;
const REVIEW_HELP = `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;
function reviewText(subject, found, place) {
  const targets = subject.expected.map(targetText);
  const intentAndTags = [subject.intent, ...subject.tags.filter((tag) => tag !== _draft_js__WEBPACK_IMPORTED_MODULE_17__/* .TO_REVIEW */ .hi)];
  const labels = intentAndTags.filter((label) => label !== "").join(", ");
  const lines = ["", `${place}: "${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(subject.query, WIDTH)}" (${labels})`];
  if (subject.expect_empty) {
    lines.push("  nothing should be found");
  } else {
    const listedTargets = targets.map((target) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(target, WIDTH)).join(", ");
    lines.push(`  targets: ${targets.length === 0 ? "none yet" : listedTargets}`);
  }
  for (const [index, name] of (found ?? []).entries()) {
    const mark = targets.includes(name) ? "*" : " ";
    lines.push(`  ${String(index + 1).padStart(3)}. ${mark} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_19__.logLine)(name, WIDTH)}`);
  }
  if (found?.length === 0) {
    lines.push("  nothing is found today");
  }
  return `${lines.join("\n")}
> `;
}
function targetText(target) {
  if (typeof target !== "object" || target === null) {
    return String(target);
  }
  const { grade: _grade, ...named } = target;
  return Object.values(named).map((value) => typeof value === "string" ? value : JSON.stringify(value)).join(" ");
}



/***/ })

};
