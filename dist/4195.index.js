export const id = 4195;
export const ids = [4195];
export const modules = {

/***/ 44195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ adviseLines),
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   aM: () => (/* binding */ suggestLines),
/* harmony export */   bd: () => (/* binding */ isRemark),
/* harmony export */   gd: () => (/* binding */ findFailure),
/* harmony export */   jx: () => (/* binding */ refuseFailure),
/* harmony export */   kX: () => (/* binding */ WrongAnswer),
/* harmony export */   q0: () => (/* binding */ quoteYaml),
/* harmony export */   sr: () => (/* binding */ saysFailed),
/* harmony export */   wz: () => (/* binding */ isDocument),
/* harmony export */   x8: () => (/* binding */ readResults),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1681);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38002);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74797);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);






class WrongAnswer extends Error {
}
function refuseFailure(answer) {
  const failure = findFailure(answer);
  if (failure !== null) {
    throw new WrongAnswer(failure);
  }
}
const ERROR_NAME = /^(?:err|errors?|fault|exception)(?:msg|message|text|code|reason|details?|description)?$/;
const SUCCESS_NAME = /^(?:is)?(?:ok|success|successful|succeeded)$/;
const STATUS_NAME = /^(?:http|response)?(?:status|code|statuscode)$|^(?:state|result)$/;
const MESSAGE_NAMES = [
  /^(?:error)?(?:message|msg|description)$/,
  /^(?:error|fault)?(?:string|reason|details?|description|text|title)$/,
  ERROR_NAME
];
const WRAPPER_NAME = /^(?:data|result|response|body|status|meta|metadata|(?:response)?header)$/;
const NO_ERROR = /^(?:0+|false|none|ok|no errors?|success\w*)\.?$/i;
const FAILED_STATUS = /^(?:error|err|fail|failed|failure|fatal|exception|timed?.?out|unavailable|[45]\d\d)$/i;
const SUCCESS_MESSAGE = /^(?:ok|done|succe\w+)\W*$/i;
function listMembers(object) {
  return Object.entries(object).map(([key, value]) => [
    key.replaceAll(/[\W_]/g, "").toLowerCase(),
    value
  ]);
}
function findFailure(answer, depth = 0) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(answer)) {
    return null;
  }
  const members = listMembers(answer);
  const errors = members.filter(([name, value]) => ERROR_NAME.test(name) && isError(value));
  const [firstError] = errors;
  if (firstError !== void 0) {
    const [, error] = errors.find(([, value]) => typeof value !== "number") ?? firstError;
    return readMessage(error) ?? readMessage(answer) ?? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .excerptJson */ .yq)(answer);
  }
  const isUnsuccessful = members.some(([name, value]) => SUCCESS_NAME.test(name) && saysNo(value));
  if (isUnsuccessful || hasFailedStatus(answer, members)) {
    return readMessage(answer) ?? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .excerptJson */ .yq)(answer);
  }
  if (depth === 2) {
    return null;
  }
  for (const [name, value] of members) {
    const failure = WRAPPER_NAME.test(name) ? findFailure(value, depth + 1) : null;
    if (failure !== null) {
      return failure;
    }
  }
  return null;
}
function isError(value) {
  return typeof value === "string" ? holdsValue(value) && !NO_ERROR.test(value) : holdsValue(value);
}
function saysNo(value) {
  const isWord = typeof value === "string" && /^(?:false|no)$/i.test(value);
  return value === false || value === 0 || isWord;
}
function hasFailedStatus(answer, members) {
  const hasName = ["id", "path", "uri", "url"].some((key) => holdsValue(answer[key]));
  if (hasName && !("results" in answer)) {
    return false;
  }
  const isFailedStatus = ([name, value]) => STATUS_NAME.test(name) && (typeof value === "string" || typeof value === "number") && FAILED_STATUS.test(String(value));
  return members.some(isFailedStatus) || hasOwnErrorCode(answer);
}
function hasOwnErrorCode(answer) {
  const { code, message } = answer;
  if (typeof code !== "number" || typeof message !== "string") {
    return false;
  }
  const isOwnCode = code < 0 || code >= 600;
  const hasResults = Object.values(answer).some((member) => typeof member === "object" && holdsValue(member));
  return isOwnCode && !SUCCESS_MESSAGE.test(message) && !hasResults;
}
function readMessage(reported) {
  if (typeof reported === "string") {
    return reported.trim() === "" ? null : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(reported, 2e3);
  }
  if (Array.isArray(reported)) {
    const messages = reported.slice(0, 3).map(readMessage).filter((text) => text !== null);
    return messages.length === 0 ? null : messages.join("; ");
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(reported)) {
    return null;
  }
  const members = listMembers(reported);
  for (const wanted of MESSAGE_NAMES) {
    for (const [name, value] of members) {
      const message = wanted.test(name) ? readMessage(value) : null;
      if (message !== null) {
        return message;
      }
    }
  }
  return null;
}
function holdsValue(value) {
  if (typeof value === "string") {
    return value.trim() !== "";
  }
  if (typeof value === "object" && value !== null) {
    return Object.values(value).some(holdsValue);
  }
  return Boolean(value);
}
const DOCUMENT_KEYS = ["id", "path", "uri", "url", "text", "page_content"];
function isDocument(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) && DOCUMENT_KEYS.some((key) => typeof value[key] === "string" || Number.isInteger(value[key]));
}
function readResults(value) {
  if (typeof value === "string") {
    const reading = readText(value);
    switch (reading.kind) {
      case "json":
        return readResults(reading.value);
      case "names":
        return reading.names.map((path) => ({ path }));
      case "empty":
        return [];
      case "words":
        return null;
    }
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
    return Array.isArray(value) ? value : null;
  }
  if (Array.isArray(value["results"]) || findFailure(value) !== null) {
    return value;
  }
  const isWrapper = "result" in value && Object.keys(value).length === 1;
  return isWrapper ? readResults(value["result"]) : findResults(value);
}
function findResults(value) {
  const lists = listCandidates(value, 0);
  if (isDocument(value)) {
    const hasResultList = lists.some((items) => items.length === 0 || items.some(_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv));
    return hasResultList ? null : [value];
  }
  const [list] = lists;
  return list !== void 0 && lists.length === 1 ? list : null;
}
function listCandidates(value, depth) {
  const members = Object.entries(value);
  const lists = [];
  for (const [key, member] of members) {
    const isNamed = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .isResultName */ .L8)(key);
    if (Array.isArray(member)) {
      if (isNamed || isDocument(member[0])) {
        lists.push(member);
      }
    } else if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(member) && (isNamed || members.length === 1) && depth < 3) {
      lists.push(...listCandidates(member, depth + 1));
    }
  }
  return lists;
}
const SAYS_FAILED = /\b(?:errors?|exception|traceback|fail(?:ed|ure|s)|refused|denied|forbidden|unauthori[sz]ed|unavailable|timeout|timed out|rate limit|cannot|can't|could not|couldn't|unable)\b/i;
function saysFailed(words) {
  return SAYS_FAILED.test(words);
}
function isRemark(text) {
  const isSentence = /[.:!…]$/.test(text.trim()) || text.trim().split(/\s+/).length > 2;
  return isSentence && !saysFailed(text);
}
const NOTHING_FOUND = /^(?:sorry,? )?(?:(?:i |we )?(?:found|returned|got|have|there (?:are|were|is)) )?(?:nothing (?:was )?(?:found|match\w*)|(?:no|0|zero) (?:\w+ ){0,2}?(?:match(?:es|ing \w+|ed)?|results?|documents?|docs|hits|files|pages|passages|chunks|entries|records|items|articles)\b)(?![./\\]\S|:| because| due to| since)/i;
const NO_SUCH_FOUND = /^(?:no|0|zero) (?:(?!(?:such|index(?:es)?|database|collection|table|config\w*|key|token|credentials|model|server|session)\b)[\w-]+ ){1,3}found\b(?!:| because| due to| since)/i;
const LIST_MARK = /^(?:[-*•]|\d{1,4}[.)])\s+/;
const WORD = /^[^\s<>{}"|]*[\p{L}\p{N}][^\s<>{}"|]*$/u;
const FILE_WITH_SPACES = /^[^:;,!?<>{}"|*—–→]+\.[A-Za-z]\w{0,4}$/;
const NO_NAME = /^(?:null|none|undefined|true|false|ok|error|failed|failure|timeout|unauthori[sz]ed|forbidden)$/i;
function readName(line) {
  const item = line.replace(LIST_MARK, "");
  const [, linkTarget] = /^\[[^\]]*\]\((\S+)\)$/.exec(item) ?? [];
  const [, quoted] = /^`([^`]+)`$/.exec(item) ?? [];
  const name = linkTarget ?? quoted ?? item;
  const isWord = WORD.test(name) && !/[:;,!?]$/.test(name) && !NO_NAME.test(name);
  const isFile = FILE_WITH_SPACES.test(name) && !saysFailed(name);
  return isWord || isFile ? name : null;
}
const LINK_OR_FILE = /^\w+:\/\/.|\w\.[a-z]\w{1,4}[.:]?$/i;
function adviseLines(text) {
  const pattern = suggestLines(text);
  return pattern === null ? "If each line is a result, write results: { lines: '^(?<id>\\S+)' } under `retriever`, with a pattern that fits" : `Try results: { lines: ${quoteYaml(pattern)} } under \`retriever\``;
}
function quoteYaml(text) {
  return `'${text.replaceAll("'", "''")}'`;
}
function escapePattern(text) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
}
function suggestLines(text) {
  const patterns = (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .splitIntoLines */ .I9)(text).map(suggestLine).filter((pattern) => pattern !== null);
  const counts = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .countItems */ .A1)(patterns.map(({ byStart: byStart2 }) => byStart2));
  const mostUsed = [...counts].toSorted(([, a], [, b]) => b - a)[0];
  if (mostUsed === void 0) {
    return null;
  }
  const [byStart, count] = mostUsed;
  return count > 1 ? byStart : (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(patterns, 0).byEnding;
}
function suggestLine(line) {
  const words = [...line.matchAll(/[^\s"'`()[\]{}<>*|,;]+/g)];
  const word = words.find(([text]) => LINK_OR_FILE.test(text));
  if (word === void 0 || saysFailed(line)) {
    return null;
  }
  const [name] = word;
  const startPattern = escapePattern(line.slice(0, word.index)).replaceAll(/\d+/g, "\\d+");
  const ending = /\.\w+(?=[.:]?$)/.exec(name)?.[0];
  const endPattern = ending === void 0 ? "\\/\\S+" : `\\${ending}`;
  return {
    byStart: `^${startPattern}(?<path>${makeNamePattern(name, line.slice(word.index + name.length))})`,
    byEnding: `(?<path>\\S+${endPattern})`
  };
}
function makeNamePattern(name, rest) {
  const mark = /[.:]$/.exec(name)?.[0] ?? rest.charAt(0).trim();
  return mark === "" ? "\\S+" : `[^\\s${mark === "]" ? "\\]" : mark}]+`;
}
function readText(text) {
  const lines = (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .splitIntoLines */ .I9)(text);
  if (lines.length === 0) {
    return { kind: "empty" };
  }
  const value = findJson(text);
  if (value !== void 0) {
    return { kind: "json", value };
  }
  const listLines = lines.length > 1 && lines[0].endsWith(":") ? lines.slice(1) : lines;
  const names = listLines.map(readName);
  if (names.every((name) => name !== null)) {
    return { kind: "names", names };
  }
  const [firstLine = "", ...otherLines] = lines;
  const saysNothing = NOTHING_FOUND.test(firstLine) || NO_SUCH_FOUND.test(firstLine);
  const haveNames = otherLines.some((line) => readName(line) !== null);
  return { kind: saysNothing && !haveNames ? "empty" : "words" };
}
function findJson(text) {
  const whole = (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseAnswerJson */ .ZW)(text);
  if (whole === void 0) {
    return findJsonLines(text.split(/\r?\n/));
  }
  if (typeof whole === "string") {
    const inner = (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseAnswerJson */ .ZW)(whole);
    return typeof inner === "object" && inner !== null ? inner : [whole];
  }
  return typeof whole === "object" && whole !== null ? whole : void 0;
}
const MOST_LINES_BEHIND = 9;
function findJsonLines(lines) {
  const start = lines.findIndex((line) => /^\s*[[{]/.test(line));
  if (start === -1) {
    return void 0;
  }
  for (let end = lines.length; end > start && end >= lines.length - MOST_LINES_BEHIND; end--) {
    const value = parseJsonLines(lines.slice(start, end));
    if (value !== void 0) {
      const wordsAround = [...lines.slice(0, start), ...lines.slice(end)].join(" ");
      return saysFailed(wordsAround) ? void 0 : value;
    }
  }
  return void 0;
}
function parseJsonLines(lines) {
  const whole = (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseAnswerJson */ .ZW)(lines.join("\n"));
  if (whole !== void 0) {
    return typeof whole === "object" ? whole : void 0;
  }
  const objects = lines.filter((line) => line.trim() !== "").map(_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseAnswerJson */ .ZW);
  return objects.length > 1 && objects.every(_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv) ? objects : void 0;
}



/***/ })

};
