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
      for (const { start, line } of splitLines(text)) {
        const node = parseSuiteNode(line);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
          this.#add(shiftNode(node, start));
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
    for (const each of cases.items) {
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each)) {
        this.#add(each);
      }
    }
  }
  #add(node) {
    const id = findPair(node, "id")?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id)) {
      this.#cases.set(String(id.value), node);
    }
  }
  has(id) {
    return this.#cases.has(id);
  }
  /** Adds to the list of a case, which is made where it is absent. */
  append(id, key, values) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id);
    const list = findPair(subject, key)?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) && list.items.length > 0) {
      this.#appendItems(list, values);
    } else {
      this.#addKey(subject, key, values);
    }
  }
  /** Writes a value in the place of the old one; null takes the key out. */
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
        text: this.#written(value)
      });
    }
  }
  /** Takes the case out, with the comment above it. */
  remove(id) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }
  /** Takes the comment above the case out, too, once it is decided. */
  removeComment(id) {
    const start = lineStart(this.#text, nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(this.#cases, id)));
    this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
  }
  /** Takes a line of the file's own out. */
  removeKey(key) {
    if (this.#root === null) {
      return;
    }
    const pair = findPair(this.#root, key);
    if (pair !== null) {
      this.#removeMember(this.#root, pair);
    }
  }
  toString() {
    let text = "";
    let at = 0;
    for (const { start, end, text: added } of this.#splices.toSorted((a, b) => a.start - b.start)) {
      text += this.#text.slice(at, start) + added;
      at = Math.max(at, end);
    }
    return text + this.#text.slice(at);
  }
  #appendItems(list, values) {
    const first = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const written = values.map(this.#written);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), written);
    }
    const lead = this.#text.slice(lineStart(this.#text, first), first);
    this.#insertLines(nodeEnd(last), written.map((value) => lead + value));
  }
  /** In braces or brackets, after the last one, each on a line of its own where that is. */
  #insertMembers(last, start, members) {
    const before = this.#text.slice(lineStart(this.#text, start), start);
    const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
    const text = members.map((member) => between + member).join("");
    this.#splices.push({ start: nodeEnd(last), end: nodeEnd(last), text });
  }
  #addKey(subject, key, value) {
    const last = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(subject.items, subject.items.length - 1);
    const end = nodeEnd(last);
    const firstKeyStart = nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(subject.items, 0).key);
    const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
    if (subject.flow !== true) {
      this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#written(value)}`]);
      return;
    }
    const name = this.#written === inJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#written(value)}`]);
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
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const at = items.findIndex((each) => each === member);
    const before = items[at - 1];
    const after = items[at + 1];
    const start = before === void 0 || after !== void 0 ? nodeStart(member) : nodeEnd(before);
    const end = after === void 0 ? nodeEnd(member) : nodeStart(after);
    this.#splices.push({ start, end, text: "" });
  }
  #removeLines(start, end) {
    this.#splices.push({
      start: lineStart(this.#text, start),
      end: lineEnd(this.#text, end),
      text: ""
    });
  }
  /** Where the lines of comment begin that stand right above. */
  #commentAbove(offset) {
    let start = lineStart(this.#text, offset);
    for (; ; ) {
      const before = lineStart(this.#text, start - 1);
      if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(before, start))) {
        return start;
      }
      start = before;
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
  const seen = /* @__PURE__ */ new Set();
  const visit = (each) => {
    if (typeof each !== "object" || each === null || seen.has(each)) {
      return;
    }
    seen.add(each);
    const ranged = each;
    if (Array.isArray(ranged.range)) {
      ranged.range = ranged.range.map((offset) => offset + by);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each)) {
      for (const { key, value } of each.items) {
        for (const part of [key, value]) {
          visit(part);
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
function inJson(value) {
  if (Array.isArray(value)) {
    return `[${value.map(inJson).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`);
  return `{ ${members.join(", ")} }`;
}
function inYaml(value) {
  if (typeof value === "string") {
    return isPlain(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(inYaml).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${key}: ${inYaml(each)}`);
  return `{ ${members.join(", ")} }`;
}
function isPlain(text) {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}



/***/ })

};
