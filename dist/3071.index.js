export const id = 3071;
export const ids = [3071,2240];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);



function readFlags(command, argv, flags) {
  return readArguments(command, argv, flags, false).values;
}
function readArguments(command, argv, flags, allowPositionals = true) {
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
        hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`
      });
    }
  }
  try {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
      args: [...argv],
      options: { ...flags, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals
    });
  } catch (error) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
    const near = wrong === void 0 ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
      hint: near === null ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.` : `Did you mean ${near}?`,
      cause: error
    });
  }
}
function text(values, name) {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}
function texts(values, name) {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
function unknownCommand(name, commands) {
  const known = commands.map((command) => command.name);
  if (/^--?dry[-_]?run/i.test(name)) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
  const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}



/***/ }),

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

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);







async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
  if (link === null)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
      hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT")
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}



/***/ }),

/***/ 69902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ SuiteEditor)
/* harmony export */ });
/* unused harmony exports inJson, inYaml */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

class SuiteEditor {
  #text;
  #newline;
  #cases = /* @__PURE__ */ new Map();
  #root;
  /** What the cases are members of; null in JSON Lines. */
  #list = null;
  #written;
  #splices = [];
  /** The text must have passed the suite's schema. */
  constructor(file, text) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    this.#written = /\.jsonl?$/i.test(file) ? inJson : inYaml;
    if (/\.jsonl$/i.test(file)) {
      this.#root = null;
      for (const { start, line } of linesOf(text)) {
        const node = parse(line);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
          this.#add(shifted(node, start));
      }
      return;
    }
    const root = parse(text);
    this.#root = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) ? root : null;
    const cases = this.#root === null ? null : pairOf(this.#root, "cases")?.value;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(cases))
      return;
    this.#list = cases;
    for (const each of cases.items)
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each))
        this.#add(each);
  }
  #add(node) {
    const id = pairOf(node, "id")?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id))
      this.#cases.set(String(id.value), node);
  }
  has(id) {
    return this.#cases.has(id);
  }
  /** Adds to the list of a case, which is made where it is absent. */
  append(id, key, values) {
    const subject = this.#cases.get(id);
    const list = pairOf(subject, key)?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) && list.items.length > 0)
      this.#appendTo(list, values);
    else
      this.#addKey(subject, key, values);
  }
  /** Writes a value in the place of the old one; null takes the key out. */
  set(id, key, value) {
    const subject = this.#cases.get(id);
    const pair = pairOf(subject, key);
    if (value === null) {
      if (pair !== null)
        this.#removeMember(subject, pair);
    } else if (pair === null)
      this.#addKey(subject, key, value);
    else
      this.#splices.push({ start: startOf(pair.value), end: endOf(pair.value), text: this.#written(value) });
  }
  /** Takes the case out, with the comment above it. */
  remove(id) {
    const subject = this.#cases.get(id);
    if (this.#list?.flow === true)
      this.#removeMember(this.#list, subject);
    else
      this.#removeLines(this.#commentAbove(startOf(subject)), endOf(subject));
  }
  /** Takes the comment above the case out, too, once it is decided. */
  uncomment(id) {
    const start = lineStart(this.#text, startOf(this.#cases.get(id)));
    this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
  }
  /** Takes a line of the file's own out. */
  removeKey(key) {
    const pair = this.#root === null ? null : pairOf(this.#root, key);
    if (pair !== null)
      this.#removeMember(this.#root, pair);
  }
  toString() {
    const sorted = this.#splices.map((splice, i) => ({ ...splice, i })).toSorted((a, b) => a.start - b.start || a.i - b.i);
    let [text, at] = ["", 0];
    for (const { start, end, text: added } of sorted) {
      text += this.#text.slice(at, start) + added;
      at = Math.max(at, end);
    }
    return text + this.#text.slice(at);
  }
  #appendTo(list, values) {
    const end = endOf(list.items.at(-1));
    const first = startOf(list.items[0]);
    if (list.flow === true) {
      const last = startOf(list.items.at(-1));
      const before = this.#text.slice(lineStart(this.#text, last), last);
      const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
      this.#splices.push({
        start: end,
        end,
        text: values.map((value) => between + this.#written(value)).join("")
      });
      return;
    }
    const lead = this.#text.slice(lineStart(this.#text, first), first);
    this.#insertLines(end, values.map((value) => lead + this.#written(value)));
  }
  #addKey(subject, key, value) {
    const last = subject.items.at(-1);
    const end = endOf(last);
    const column = startOf(subject.items[0].key) - lineStart(this.#text, startOf(subject.items[0].key));
    if (subject.flow !== true) {
      this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#written(value)}`]);
      return;
    }
    const start = startOf(last.key);
    const before = this.#text.slice(lineStart(this.#text, start), start);
    const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
    const name = this.#written === inJson ? JSON.stringify(key) : key;
    this.#splices.push({ start: end, end, text: `${between}${name}: ${this.#written(value)}` });
  }
  /** After the line that holds the character before `at`. */
  #insertLines(at, lines) {
    const end = lineEnd(this.#text, at);
    const isWhole = end > 0 && this.#text[end - 1] === "\n";
    const lead = isWhole ? "" : this.#newline;
    const tail = isWhole ? this.#newline : "";
    this.#splices.push({ start: end, end, text: lead + lines.join(this.#newline) + tail });
  }
  /** In braces or brackets with the comma beside it, else the lines that it takes. */
  #removeMember({ flow, items }, member) {
    if (flow !== true)
      return this.#removeLines(startOf(member), endOf(member));
    const at = items.findIndex((each) => each === member);
    const [before, after] = [items[at - 1], items[at + 1]];
    if (after !== void 0)
      this.#splices.push({ start: startOf(member), end: startOf(after), text: "" });
    else
      this.#splices.push({
        start: before === void 0 ? startOf(member) : endOf(before),
        end: endOf(member),
        text: ""
      });
  }
  #removeLines(start, end) {
    this.#splices.push({ start: lineStart(this.#text, start), end: lineEnd(this.#text, end), text: "" });
  }
  /** Where the lines of comment begin that stand right above. */
  #commentAbove(offset) {
    let start = lineStart(this.#text, offset);
    for (; ; ) {
      const before = lineStart(this.#text, start - 1);
      if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(before, start)))
        return start;
      start = before;
    }
  }
}
function parse(text) {
  return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { version: "1.2", uniqueKeys: false, stringKeys: true, prettyErrors: false }).contents;
}
function* linesOf(text) {
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "")
      yield { start, line };
    start += line.length + 1;
  }
}
function shifted(node, by) {
  const seen = /* @__PURE__ */ new Set();
  const visit = (each) => {
    if (typeof each !== "object" || each === null || seen.has(each))
      return;
    seen.add(each);
    const ranged = each;
    if (Array.isArray(ranged.range))
      ranged.range = ranged.range.map((offset) => offset + by);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each))
      for (const { key, value } of each.items)
        for (const part of [key, value])
          visit(part);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(each))
      each.items.forEach(visit);
  };
  visit(node);
  return node;
}
function pairOf(map, key) {
  return map.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && pair.key.value === key) ?? null;
}
function startOf(node) {
  const { key, range } = node;
  return range === void 0 ? startOf(key) : range[0];
}
function endOf(node) {
  if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) && node.flow !== true && node.items.length > 0)
    return endOf(node.items.at(-1));
  if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && node.flow !== true && node.items.length > 0)
    return endOf(node.items.at(-1));
  const { key, value, range } = node;
  if (range === void 0 || range === null)
    return endOf(value ?? key);
  return range[1];
}
function lineStart(text, offset) {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}
function inJson(value) {
  if (Array.isArray(value))
    return `[${value.map(inJson).join(", ")}]`;
  if (typeof value !== "object" || value === null)
    return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`);
  return `{ ${members.join(", ")} }`;
}
function inYaml(value) {
  if (typeof value === "string")
    return isPlain(value) ? value : JSON.stringify(value);
  if (Array.isArray(value))
    return `[${value.map(inYaml).join(", ")}]`;
  if (typeof value !== "object" || value === null)
    return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, each]) => `${key}: ${inYaml(each)}`).join(", ")} }`;
}
function isPlain(text) {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}



/***/ })

};
