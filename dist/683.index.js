export const id = 683;
export const ids = [683];
export const modules = {

/***/ 90683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ draftYaml),
/* harmony export */   Nc: () => (/* binding */ areWatched),
/* harmony export */   hi: () => (/* binding */ TO_REVIEW),
/* harmony export */   ld: () => (/* binding */ caseBlocks),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   wL: () => (/* binding */ DRAFT_HEADER)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);




const TO_REVIEW = "to-review";
const HEADER = `# A draft. Review this file: retrieval-gate suggest --review <this file>
# Or edit this file: correct the cases, remove the tag ${TO_REVIEW} from each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or .*\r?\n/;
const MOST_CHARACTERS = 100;
const MOST_NAMED = 3;
const WATCHED_HEADER = `# Watched queries: the gate compares their lists. Judge what changed on the report's page, and they become golden queries.
`;
function areWatched(cases) {
  return cases.every(({ targets }) => targets.length === 0);
}
function draftYaml(name, cases, found) {
  const isWatched = areWatched(cases);
  const draftLine = isWatched ? "" : "draft: true # the commands gate and record refuse a draft\n";
  return `${isWatched ? WATCHED_HEADER : HEADER}${found.map((line) => `# ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(line)}
`).join("")}version: 1
name: ${yamlText(name)}
revision: "1"
${draftLine}cases:
${caseBlocks(cases, isWatched ? [] : [TO_REVIEW])}`;
}
function caseBlocks(cases, addedTags) {
  const takenIds = /* @__PURE__ */ new Set();
  let text = "";
  for (const draftCase of cases) {
    const id = makeId(draftCase.query, takenIds);
    const tags = [...draftCase.tags, ...addedTags];
    text += `${draftBlock({ ...draftCase, tags }, id)}
`;
  }
  return text;
}
function draftBlock(draftCase, id) {
  const { query, intent, tags, targets } = draftCase;
  const lines = [
    ...commentLines(draftCase),
    `- id: ${yamlText(id)}`,
    `  query: ${JSON.stringify(query)}`,
    `  intent: ${yamlText(intent)}`
  ];
  if (tags.length > 0) {
    lines.push(`  tags: [${tags.join(", ")}]`);
  }
  if (targets.length > 0) {
    lines.push("  expected:");
  }
  for (const { document, clicks } of targets) {
    const comment = clicks === null ? "" : ` # ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(clicks, "click")}`;
    lines.push(`    - ${yamlText(document)}${comment}`);
  }
  return lines.map((line) => `  ${line}`).join("\n");
}
function commentLines({ asked, others, today, targets, tags }) {
  const lines = [];
  if (asked !== null) {
    lines.push(`# asked ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(asked, "time")}`);
  }
  if (others.length > 0) {
    lines.push(`# also: ${listSome(others)}`);
  }
  if (today !== null) {
    lines.push(`# found today: ${today.length === 0 ? "nothing" : listSome(today)}`);
  }
  if (targets.length === 0 && asked !== null && tags.includes(TO_REVIEW)) {
    lines.push("# no result was clicked: write the right documents into `expected`, or remove the case");
  }
  return lines;
}
function listSome(texts) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(texts.map((text) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(text, MOST_CHARACTERS)), MOST_NAMED, " | ");
}
function yamlText(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function makeId(query, taken) {
  const words = query.normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = _system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++) {
    id = `${short}-${i}`;
  }
  taken.add(id);
  return id;
}



/***/ })

};
