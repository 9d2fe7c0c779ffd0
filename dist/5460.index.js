export const id = 5460;
export const ids = [5460];
export const modules = {

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



function linesOf(text) {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}
function jsonObjects({ file, text }, problems, take) {
  for (const { line, text: written } of linesOf(text)) {
    let value;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(written, file, line).problems;
    problems.push(...hidden);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
    else if (hidden.length === 0)
      take(value, line);
  }
}
function textOf(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "")
    return member;
  if (member === void 0)
    report(`\`${key}\` is missing`);
  else
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
  return null;
}
function misspelt(value, known) {
  for (const key of Object.keys(value)) {
    if (known.includes(key))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === void 0));
    if (near !== null)
      return `unknown key "${key}"; did you mean \`${near}\`?`;
  }
  return null;
}
function readTextList(cell) {
  const text = cell.trim();
  if (!text.startsWith("["))
    return wrong('expected a list of texts, such as ["first", "second"]');
  const json = tryJson(text);
  if (json !== void 0) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string"))
      return { kind: "texts", texts: json };
    return wrong("expected every entry of the list to be a text");
  }
  return readPython(text);
}
function wrong(message) {
  return { kind: "wrong", message };
}
function tryJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = /* @__PURE__ */ new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""]
]);
function readPython(text) {
  if (/^\[\s*\]$/.test(text))
    return { kind: "texts", texts: [] };
  const texts = [];
  let at = 1;
  for (; ; ) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    const value = unescape(found[1] ?? found[2] ?? "");
    if (value === null)
      return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]")
      break;
  }
  if (at < text.length)
    return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
  return { kind: "texts", texts };
}
function unescape(written) {
  let known = true;
  const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
    const hex = hex2 ?? hex4 ?? hex8;
    const point = hex === void 0 ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
    if (typeof point === "number" && point <= 1114111)
      return String.fromCodePoint(point);
    const named = letter === void 0 ? void 0 : NAMED.get(letter);
    if (named === void 0)
      known = false;
    return named ?? "";
  });
  return known ? value : null;
}



/***/ }),

/***/ 50242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ draftYaml),
/* harmony export */   hi: () => (/* binding */ TO_REVIEW),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   ld: () => (/* binding */ caseBlocks),
/* harmony export */   wL: () => (/* binding */ DRAFT_HEADER)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);


const TO_REVIEW = "to-review";
const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
function approvalWords(file) {
  if (!/\.ya?ml$/i.test(file))
    return "Correct its cases, then remove `draft` to approve it.";
  return `Go through it with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file)}\`, or delete the line \`draft: true\` to approve it.`;
}
const SHOWN = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
  return `${HEADER}${found.map((line) => `# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(line)}
`).join("")}version: 1
name: ${scalar(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}
function caseBlocks(cases, tags) {
  const ids = /* @__PURE__ */ new Set();
  return cases.map((each) => `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, idOf(each.query, ids))}
`).join("");
}
function draftBlock(each, id) {
  const lines = [
    ...each.asked === null ? [] : [`# asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(each.asked, "time")}`],
    ...each.others.length === 0 ? [] : [`# also: ${some(each.others)}`],
    ...each.today === null ? [] : [`# found today: ${each.today.length === 0 ? "nothing" : some(each.today)}`],
    ...each.targets.length === 0 && each.asked !== null ? ["# nobody clicked a result: name what answers the query under `expected`, or remove the case"] : [],
    `- id: ${scalar(id)}`,
    `  query: ${JSON.stringify(each.query)}`,
    `  intent: ${scalar(each.intent)}`,
    ...each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`],
    ...each.targets.length === 0 ? [] : ["  expected:"],
    ...each.targets.map(({ document, clicks }) => `    - ${scalar(document)}${clicks === null ? "" : ` # ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(clicks, "click")}`}`)
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}
function some(all) {
  const named = all.slice(0, MOST_NAMED).map(comment).join(" | ");
  return all.length > MOST_NAMED ? `${named} and ${all.length - MOST_NAMED} more` : named;
}
function comment(text) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(text, SHOWN);
}
function scalar(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function idOf(query, taken) {
  const words = query.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(new RegExp("\\p{M}", "gu"), "");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = short;
  for (let i = 2; taken.has(id); i++)
    id = `${short}-${i}`;
  taken.add(id);
  return id;
}



/***/ })

};
