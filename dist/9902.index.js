export const id = 9902;
export const ids = [9902];
export const modules = {

/***/ 69902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ SuiteEditor)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _suggest_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90683);



class SuiteEditor {
  #text;
  /** The line end that the file uses. */
  #newline;
  /** The nodes of the cases, by id. */
  #cases = /* @__PURE__ */ new Map();
  /** The file's outermost node; null in JSON Lines, and if it is no map. */
  #root;
  /** The node of the list `cases`; null in JSON Lines, and if the file has no such list. */
  #list;
  /** Writes a value as JSON or YAML, as the file is. */
  #formatValue;
  #splices = [];
  /**
   * Finds the cases in the file's text, which must have passed the suite's schema. A suite whose
   * cases all come from datasets has none of its own.
   */
  constructor(file, text) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    const isJsonLines = /\.jsonl$/i.test(file);
    const isJson = /\.json$/i.test(file);
    this.#formatValue = isJson || isJsonLines ? formatJson : formatYaml;
    const root = isJsonLines ? null : parseSuiteNode(text, 0);
    this.#root = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) ? root : null;
    const list = this.#root === null ? null : findPair(this.#root, "cases")?.value;
    this.#list = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) ? list : null;
    const nodes = isJsonLines ? parseLines(text) : this.#list?.items ?? [];
    for (const node of nodes.filter((each) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(each))) {
      const id = findPair(node, "id")?.value;
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id)) {
        this.#cases.set(String(id.value), node);
      }
    }
  }
  /** Returns whether the case stands in this file itself, not in a dataset that it names. */
  has(id) {
    return this.#cases.has(id);
  }
  /**
   * Adds values to the end of the case's list under `key`. Adds the key with a new list if the case
   * does not have it. Throws if the file has no such case.
   */
  append(id, key, values) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(this.#cases, id);
    const list = findPair(subject, key)?.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) && list.items.length > 0) {
      this.#appendItems(list, values);
    } else {
      this.#addKey(subject, key, values);
    }
  }
  /**
   * Sets a key of the case to a value, and adds the key if it is absent. Null removes the key.
   * Throws if the file has no such case.
   */
  set(id, key, value) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(this.#cases, id);
    const pair = findPair(subject, key);
    if (value === null) {
      if (pair !== null) {
        this.#removeMember(subject, pair);
      }
    } else if (pair === null) {
      this.#addKey(subject, key, value);
    } else {
      this.#splice(nodeStart(pair.value), nodeEnd(pair.value), this.#formatValue(value));
    }
  }
  /**
   * Removes the case: its lines and the comment right above it, or, in a list in brackets, the case
   * and the comma beside it. Throws if the file has no such case.
   */
  remove(id) {
    const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }
  /** Removes the lines of comment right above a case, if there are any. */
  removeComment(id) {
    const start = lineStart(this.#text, nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(this.#cases, id)));
    this.#splice(this.#commentAbove(start), start, "");
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
  /**
   * Returns the text with all changes. Texts that were added at the same place keep the order of
   * their calls. Parts that several changes replace are left out once.
   */
  toString() {
    const splicesByPlace = this.#splices.toSorted((a, b) => a.start - b.start);
    let text = "";
    let doneUpTo = 0;
    for (const { start, end, text: replacement } of splicesByPlace) {
      text += this.#text.slice(doneUpTo, start) + replacement;
      doneUpTo = Math.max(doneUpTo, end);
    }
    return text + this.#text.slice(doneUpTo);
  }
  #splice(start, end, text) {
    this.#splices.push({ start, end, text });
  }
  /**
   * Adds items behind the last one of a list, in its style: in brackets, or on lines with a dash.
   */
  #appendItems(list, values) {
    const firstStart = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const itemTexts = values.map(this.#formatValue);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), itemTexts);
    }
    const indentAndDash = this.#text.slice(lineStart(this.#text, firstStart), firstStart);
    this.#insertLines(nodeEnd(last), itemTexts.map((value) => indentAndDash + value));
  }
  /**
   * Adds members behind the last one inside braces or brackets: each on a line of its own if
   * nothing but white space stands before the last one in its line, else on the same line.
   * `lastStart`: where the last one begins.
   */
  #insertMembers(last, lastStart, members) {
    const textBefore = this.#text.slice(lineStart(this.#text, lastStart), lastStart);
    const isOnOwnLine = /^\s*$/.test(textBefore);
    const separator = isOnOwnLine ? `,${this.#newline}${textBefore}` : ", ";
    const text = members.map((member) => separator + member).join("");
    this.#splice(nodeEnd(last), nodeEnd(last), text);
  }
  /** Adds a key behind the last one of the case: on its own line, or inside the case's braces. */
  #addKey(subject, key, value) {
    const last = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(subject.items, subject.items.length - 1);
    if (subject.flow !== true) {
      const firstKeyStart = nodeStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(subject.items, 0).key);
      const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
      const line = `${" ".repeat(column)}${key}: ${this.#formatValue(value)}`;
      this.#insertLines(nodeEnd(last), [line]);
      return;
    }
    const isJson = this.#formatValue === formatJson;
    const name = isJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#formatValue(value)}`]);
  }
  /** Inserts lines below the line on which the text up to `valueEnd` ends. */
  #insertLines(valueEnd, lines) {
    const end = lineEnd(this.#text, valueEnd);
    const endsWithNewline = end > 0 && this.#text[end - 1] === "\n";
    const newlineBefore = endsWithNewline ? "" : this.#newline;
    const newlineAfter = endsWithNewline ? this.#newline : "";
    this.#splice(end, end, newlineBefore + lines.join(this.#newline) + newlineAfter);
  }
  /** Removes a member or an item: in braces or brackets with a comma beside it, else its lines. */
  #removeMember({ flow, items }, member) {
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const index = items.findIndex((item) => item === member);
    const previous = items[index - 1];
    const next = items[index + 1];
    if (next !== void 0) {
      return this.#splice(nodeStart(member), nodeStart(next), "");
    }
    const start = previous === void 0 ? nodeStart(member) : nodeEnd(previous);
    this.#splice(start, nodeEnd(member), "");
  }
  /** Removes whole lines, from that of `start` to the one on which the text up to `end` ends. */
  #removeLines(start, end) {
    this.#splice(lineStart(this.#text, start), lineEnd(this.#text, end), "");
  }
  /**
   * Returns the offset at which the lines of comment right above the line of `offset` begin.
   * Without any it is the start of that line. Only indented comments belong to a case; one at the
   * margin is about the file.
   */
  #commentAbove(offset) {
    let start = lineStart(this.#text, offset);
    while (start > 0) {
      const previousLine = lineStart(this.#text, start - 1);
      const isIndentedComment = /^[ \t]+#/.test(this.#text.slice(previousLine, start));
      if (!isIndentedComment) {
        return start;
      }
      start = previousLine;
    }
    return start;
  }
}
function parseSuiteNode(text, offset) {
  const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
  parser.offset = offset;
  const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false
  });
  const [document] = composer.compose(parser.parse(text), true);
  return document?.contents ?? null;
}
function parseLines(text) {
  const nodes = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      nodes.push(parseSuiteNode(line, start));
    }
    start += line.length + 1;
  }
  return nodes;
}
function findPair(map, key) {
  return map.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && pair.key.value === key) ?? null;
}
function nodeStart(node) {
  const { key, range } = node;
  return range ? range[0] : nodeStart(key);
}
function nodeEnd(node) {
  if (((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) && node.flow !== true && node.items.length > 0) {
    return nodeEnd(node.items.at(-1));
  }
  const { key, value, range } = node;
  return range ? range[1] : nodeEnd(value ?? key);
}
function lineStart(text, offset) {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}
function formatJson(value) {
  return formatFlow(value, JSON.stringify, JSON.stringify);
}
function formatYaml(value) {
  return formatFlow(value, _suggest_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS, (key) => key);
}
function formatFlow(value, formatText, formatKey) {
  if (typeof value === "string") {
    return formatText(value);
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const format = (member) => formatFlow(member, formatText, formatKey);
  if (Array.isArray(value)) {
    return `[${value.map(format).join(", ")}]`;
  }
  const members = Object.entries(value).map(([key, member]) => `${formatKey(key)}: ${format(member)}`);
  return `{ ${members.join(", ")} }`;
}



/***/ })

};
