export const id = 9902;
export const ids = [9902];
export const modules = {

/***/ 69902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ SuiteEditor)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);


class SuiteEditor {
  #text;
  #newline;
  /** The nodes of the cases, by id. */
  #cases = /* @__PURE__ */ new Map();
  /** The file's outermost node; null in JSON Lines. */
  #root;
  /** The node of the list `cases`; null in JSON Lines. */
  #list = null;
  /** Writes a value as JSON or YAML, as the file is. */
  #formatValue;
  #splices = [];
  /** The text must have passed the suite's schema. */
  constructor(file, text) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    this.#formatValue = /\.jsonl?$/i.test(file) ? formatJson : formatYaml;
    if (/\.jsonl$/i.test(file)) {
      this.#root = null;
      for (const { start, line } of splitLines(text)) {
        const node = parseSuiteNode(line);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
          this.#addCase(shiftNode(node, start));
        }
      }
      return;
    }
    const root = parseSuiteNode(text);
    this.#root = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) ? root : null;
    const cases = this.#root === null ? null : findPair(this.#root, "cases")?.value;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(cases)) {
      return;
    }
    this.#list = cases;
    for (const item of cases.items) {
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item)) {
        this.#addCase(item);
      }
    }
  }
  /** Remembers the node of a case under its id; one without an id is left out. */
  #addCase(node) {
    const id = findPair(node, "id")?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id)) {
      this.#cases.set(String(id.value), node);
    }
  }
  has(id) {
    return this.#cases.has(id);
  }
  /**
   * Adds values to the end of a case's list, which is made if it is absent. Throws if there is no
   * such case.
   */
  append(id, key, values) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id);
    const list = findPair(subject, key)?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) && list.items.length > 0) {
      this.#appendItems(list, values);
    } else {
      this.#addKey(subject, key, values);
    }
  }
  /** Replaces a value of a case; null removes the key. */
  set(id, key, value) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id);
    const pair = findPair(subject, key);
    if (value === null) {
      if (pair !== null) {
        this.#removeMember(subject, pair);
      }
    } else if (pair === null) {
      this.#addKey(subject, key, value);
    } else {
      this.#splices.push({
        start: nodeStart(pair.value),
        end: nodeEnd(pair.value),
        text: this.#formatValue(value)
      });
    }
  }
  /** Removes the case and the comment above it. */
  remove(id) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }
  /** Removes the comment above a case. */
  removeComment(id) {
    const start = lineStart(this.#text, nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id)));
    this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
  }
  /** Removes a key of the file itself, such as `draft`. Nothing happens if it is absent. */
  removeKey(key) {
    if (this.#root === null) {
      return;
    }
    const pair = findPair(this.#root, key);
    if (pair !== null) {
      this.#removeMember(this.#root, pair);
    }
  }
  /** Returns the text with all changes. */
  toString() {
    let text = "";
    let doneUpTo = 0;
    for (const { start, end, text: replacement } of this.#splices.toSorted((a, b) => a.start - b.start)) {
      text += this.#text.slice(doneUpTo, start) + replacement;
      doneUpTo = Math.max(doneUpTo, end);
    }
    return text + this.#text.slice(doneUpTo);
  }
  /** Adds items behind the last one of a list that has items, in its own style. */
  #appendItems(list, values) {
    const first = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const itemTexts = values.map(this.#formatValue);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), itemTexts);
    }
    const dash = this.#text.slice(lineStart(this.#text, first), first);
    this.#insertLines(nodeEnd(last), itemTexts.map((value) => dash + value));
  }
  /**
   * Adds members behind the last one inside braces or brackets: each on a line of its own if the
   * one at `start` has its own line, else on the same line.
   */
  #insertMembers(last, start, members) {
    const indent = this.#text.slice(lineStart(this.#text, start), start);
    const separator = /^\s*$/.test(indent) ? `,${this.#newline}${indent}` : ", ";
    const text = members.map((member) => separator + member).join("");
    this.#splices.push({ start: nodeEnd(last), end: nodeEnd(last), text });
  }
  /** Adds a key behind the last one of the case. */
  #addKey(subject, key, value) {
    const last = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(subject.items, subject.items.length - 1);
    const end = nodeEnd(last);
    const firstKeyStart = nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(subject.items, 0).key);
    const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
    if (subject.flow !== true) {
      this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#formatValue(value)}`]);
      return;
    }
    const name = this.#formatValue === formatJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#formatValue(value)}`]);
  }
  /** Inserts lines after the line that has the character before `at`. */
  #insertLines(at, lines) {
    const end = lineEnd(this.#text, at);
    const endsWithNewline = end > 0 && this.#text[end - 1] === "\n";
    const newlineBefore = endsWithNewline ? "" : this.#newline;
    const newlineAfter = endsWithNewline ? this.#newline : "";
    this.#splices.push({
      start: end,
      end,
      text: newlineBefore + lines.join(this.#newline) + newlineAfter
    });
  }
  /** Removes a member: inside braces or brackets with the comma beside it, else with its lines. */
  #removeMember({ flow, items }, member) {
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const at = items.findIndex((item) => item === member);
    const before = items[at - 1];
    const after = items[at + 1];
    const start = before === void 0 || after !== void 0 ? nodeStart(member) : nodeEnd(before);
    const end = after === void 0 ? nodeEnd(member) : nodeStart(after);
    this.#splices.push({ start, end, text: "" });
  }
  /** Removes the lines from the one at `start` to the one that has the character before `end`. */
  #removeLines(start, end) {
    this.#splices.push({
      start: lineStart(this.#text, start),
      end: lineEnd(this.#text, end),
      text: ""
    });
  }
  /**
   * Returns where the lines of comment right above `offset` begin; the line's own start without
   * any.
   */
  #commentAbove(offset) {
    let start = lineStart(this.#text, offset);
    for (; ; ) {
      const previousLine = lineStart(this.#text, start - 1);
      if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(previousLine, start))) {
        return start;
      }
      start = previousLine;
    }
  }
}
function parseSuiteNode(text) {
  return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false
  }).contents;
}
function* splitLines(text) {
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      yield { start, line };
    }
    start += line.length + 1;
  }
}
function shiftNode(node, by) {
  const seenNodes = /* @__PURE__ */ new Set();
  const visit = (each) => {
    if (typeof each !== "object" || each === null || seenNodes.has(each)) {
      return;
    }
    seenNodes.add(each);
    const withRange = each;
    if (Array.isArray(withRange.range)) {
      withRange.range = withRange.range.map((offset) => offset + by);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each)) {
      for (const { key, value } of each.items) {
        for (const keyOrValue of [key, value]) {
          visit(keyOrValue);
        }
      }
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(each)) {
      each.items.forEach(visit);
    }
  };
  visit(node);
  return node;
}
function findPair(map, key) {
  return map.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && pair.key.value === key) ?? null;
}
function nodeStart(node) {
  const { key, range } = node;
  return range === void 0 || range === null ? nodeStart(key) : range[0];
}
function nodeEnd(node) {
  if (((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) && node.flow !== true && node.items.length > 0) {
    return nodeEnd(node.items.at(-1));
  }
  const { key, value, range } = node;
  if (range === void 0 || range === null) {
    return nodeEnd(value ?? key);
  }
  return range[1];
}
function lineStart(text, offset) {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}
function formatJson(value) {
  if (Array.isArray(value)) {
    return `[${value.map(formatJson).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${formatJson(each)}`);
  return `{ ${members.join(", ")} }`;
}
function formatYaml(value) {
  if (typeof value === "string") {
    return needsNoQuotes(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(formatYaml).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${key}: ${formatYaml(each)}`);
  return `{ ${members.join(", ")} }`;
}
function needsNoQuotes(text) {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}



/***/ })

};
