export const id = 3088;
export const ids = [3088];
export const modules = {

/***/ 63088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseForeignYaml: () => (/* binding */ parseForeignYaml),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74797);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);




const readNumbersAsWritten = (tags) => tags.map((tag) => {
  if (typeof tag === "string" || !/:(?:int|float)$/.test(tag.tag)) {
    return tag;
  }
  const numberTag = tag;
  const resolve = (text, ...rest) => {
    const value = numberTag.resolve(text, ...rest);
    return (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrittenAsValue */ .po)(text, value) ? value : text;
  };
  return { ...numberTag, resolve };
});
function parseYaml(source, code) {
  const { file, text } = source;
  const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
  refuseDirective(source, code);
  const parsed = guardParse(code, file, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { ...OPTIONS, lineCounter }));
  return readDocument(parsed, { source, code, lineCounter, isForeign: false });
}
const MOST_ALIASES = 1e4;
function parseForeignYaml(source, code) {
  const { file, text, digest } = source;
  const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
  refuseDirective(source, code);
  const options = {
    ...OPTIONS,
    lineCounter,
    merge: true,
    customTags: readNumbersAsWritten
  };
  const parsed = guardParse(code, file, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(text, options));
  const context = { source, code, lineCounter, isForeign: true };
  const documents = [];
  for (const parsedDocument of Array.isArray(parsed) ? parsed : []) {
    const document = readDocument(parsedDocument, context);
    if (document.value !== null) {
      const offset = nodeStart(parsedDocument.contents) ?? 0;
      documents.push({ ...document, start: lineCounter.linePos(offset).line });
    }
  }
  const [first, second] = documents;
  if (first === void 0) {
    return { file, value: null, digest, lineOf: () => 1 };
  }
  return second === void 0 ? first : joinDocuments(first, documents);
}
function joinDocuments(first, documents) {
  const texts = /* @__PURE__ */ new Map();
  for (const [index, document] of documents.entries()) {
    for (const [pointer, text] of document.texts ?? []) {
      texts.set(`/${index}${pointer}`, text);
    }
  }
  return {
    file: first.file,
    value: documents.map(({ value }) => value),
    digest: first.digest,
    lineOf: (pointer) => {
      const [, index, pointerInDocument] = /^\/(\d+)([^]*)$/.exec(pointer) ?? [];
      const document = documents[Number(index)] ?? first;
      return pointerInDocument ? document.lineOf(pointerInDocument) : document.start;
    },
    texts,
    cuts: documents.flatMap(({ cuts = [] }) => cuts)
  };
}
const OPTIONS = {
  version: "1.2",
  // The parser's own check compares each key with each other one, which is slow. KeyIndex checks
  // the keys instead.
  uniqueKeys: false,
  // A key that is no text is an error.
  stringKeys: true
};
function refuseDirective({ file, text }, code) {
  if (/^%YAML/m.test(text)) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, [
      { file, line: 1, message: "a %YAML directive is not allowed; this is YAML 1.2" }
    ]);
  }
}
function readDocument(parsed, context) {
  const { source, code, lineCounter, isForeign } = context;
  const { file, text, digest } = source;
  const lines = text.split("\n");
  const lineOfOffset = (offset) => {
    let { line } = lineCounter.linePos(offset);
    while (line < lines.length && hasNoContent(lines[line - 1] ?? "")) {
      line += 1;
    }
    return line;
  };
  const cause = findCauseOfErrors(parsed, text, lineOfOffset);
  if (cause !== null) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, [{ file, ...cause }]);
  }
  const findings = inspectTree(parsed.contents, text);
  const aliases = isForeign ? [] : findings.aliases;
  const problems = listSyntaxProblems(parsed, { ...findings, aliases }, lineOfOffset);
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, problems.map((problem) => ({ file, ...problem })));
  }
  const value = guardParse(code, file, () => parsed.toJS({ maxAliasCount: MOST_ALIASES }));
  const lineOf = (pointer) => lineOfOffset((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .qg)(findings.starts, pointer));
  const keyProblems = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .findKeyProblems */ .lq)(value).map(({ pointer, message }) => {
    return { file, pointer, line: lineOf(pointer), message };
  });
  if (keyProblems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, keyProblems);
  }
  const valuesCutByComment = findings.cuts.map(({ offset, ...cut }) => {
    return { ...cut, line: lineOfOffset(offset) };
  });
  return { file, value, digest, lineOf, texts: findings.texts, cuts: valuesCutByComment };
}
function listSyntaxProblems({ errors, warnings }, { repeated, aliases }, lineOfOffset) {
  const problemByLine = /* @__PURE__ */ new Map();
  const reportOffset = (offset, message) => {
    const line = lineOfOffset(offset);
    problemByLine.set(line, problemByLine.get(line) ?? { line, message });
  };
  for (const error of [...errors, ...warnings]) {
    const name = error.code.toLowerCase().replaceAll("_", " ");
    reportOffset(error.pos[0], SYNTAX[error.code] ?? `not valid YAML (${name})`);
  }
  for (const { offset, firstOffset } of repeated) {
    const line = lineOfOffset(firstOffset);
    const message = `this map has the same key before, in line ${line}; join the two, or, if a new item of a list begins above it, write \`- \` there`;
    reportOffset(offset, message);
  }
  for (const offset of aliases) {
    reportOffset(offset, "an alias (`*name`) is not allowed; write the value out in each place");
  }
  return [...problemByLine.values()];
}
function findCauseOfErrors({ contents, errors, warnings }, text, lineOfOffset) {
  const firstReported = errors[0] ?? warnings[0];
  if (firstReported === void 0) {
    return null;
  }
  if (errors.length > 0) {
    const firstOffset = Math.min(...errors.map(({ pos }) => pos[0]));
    const hidingComment = findCommentInBrackets(text);
    if (hidingComment !== null && hidingComment.line <= lineOfOffset(firstOffset)) {
      return hidingComment;
    }
    const unclosed = findUnclosed({ contents, errors }, text);
    if (unclosed !== null && unclosed.offset <= firstOffset) {
      return { line: lineOfOffset(unclosed.offset), message: unclosed.message };
    }
  }
  return findListAboveMap(text, lineOfOffset) ?? findCauseAbove(text, lineOfOffset(firstReported.pos[0]));
}
function findListAboveMap(text, lineOfOffset) {
  const [, firstLine, pair] = /^(?:(?:#.*|---.*)?\r?\n)*(- +(\w+:.*))\r?\n(?=\w+:)/.exec(text) ?? [];
  if (firstLine === void 0) {
    return null;
  }
  const message = `\`- \` begins a list here, and the next lines are keys of a map; write \`${pair}\``;
  return { line: lineOfOffset(text.indexOf(firstLine)), message };
}
function hasNoContent(line) {
  return /^\s*(?:#|$)/.test(line);
}
const LINES_TO_ERROR = 3;
function findCauseAbove(text, errorLine) {
  const lines = text.split(/\r?\n/);
  const first = Math.max(0, errorLine - LINES_TO_ERROR);
  for (const findProblem of [findUnknownSpace, findMissingBlank, findOddItem, findOddKey]) {
    const end = findProblem === findMissingBlank ? errorLine : errorLine + 1;
    for (let at = first; at < Math.min(lines.length, end); at++) {
      const problem = findProblem(lines, at);
      if (problem !== null) {
        return problem;
      }
    }
  }
  return null;
}
function findUnknownSpace(lines, at) {
  const space = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.exec(lines[at] ?? "");
  if (space === null) {
    return null;
  }
  const point = (space[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `column ${space.index + 1} has a space that YAML does not know (U+${point}, a no-break space or the like); write an ordinary space`;
  return { line: at + 1, message };
}
function findMissingBlank(lines, at) {
  const [, key, value] = /^ *(?:- +)?([A-Za-z_]\w*):([^\s/:"'][^:]*)$/.exec(lines[at] ?? "") ?? [];
  return key === void 0 ? null : { line: at + 1, message: `a blank is missing after the colon: \`${key}: ${value}\`` };
}
function findOddKey(lines, at) {
  const lineAbove = lines.slice(0, at).findLast((line) => !hasNoContent(line)) ?? "";
  const keyAbove = /^( *)(- +)?[\w@"'-]+:(?: |$)/.exec(lineAbove);
  const key = /^( *)[\w@"'-]+:(?: |$)/.exec(lines[at] ?? "");
  if (keyAbove === null || key === null || /:\s*$/.test(lineAbove)) {
    return null;
  }
  const [, indent = ""] = key;
  const [, indentAbove = "", dash = ""] = keyAbove;
  const wanted = indentAbove.length + dash.length;
  const startsText = /[|>][+-]?\s*$/.test(lineAbove);
  const isTooDeep = indent.length > wanted && !startsText;
  const isOneBlankShort = indent.length === wanted - 1;
  if (!isTooDeep && !isOneBlankShort) {
    return null;
  }
  const message = `this key is indented by ${indent.length}, and the one above by ${wanted}: keys of one map need the same indent`;
  return { line: at + 1, message };
}
function findOddItem(lines, at) {
  const readIndent = (line) => /^( *)- /.exec(line)?.[1]?.length ?? null;
  const indent = readIndent(lines[at] ?? "");
  if (indent === null) {
    return null;
  }
  const indents = lines.slice(0, at).map(readIndent);
  const indentAbove = indents.findLast((other) => other !== null && other <= indent + 1) ?? null;
  if (indentAbove === null || Math.abs(indent - indentAbove) !== 1) {
    return null;
  }
  const message = `this item is indented by ${indent}, and the one above by ${indentAbove}: items of one list need the same indent`;
  return { line: at + 1, message };
}
const SYNTAX = {
  BAD_ALIAS: "a text that begins with `*` or `&` needs quotes; aliases and anchors are not allowed",
  BAD_DIRECTIVE: "a directive (`%\u2026`) is not allowed; remove the line",
  BAD_DQ_ESCAPE: "no such escape in double quotes; write the backslash twice, or use single quotes: 'C:\\docs'",
  BAD_INDENT: "the line is indented otherwise than its list or map; use the same number of spaces as the lines before it, and `- ` before the first key of an item",
  BAD_SCALAR_START: 'a text that begins with this character needs quotes, for example `query: "@home"`',
  BLOCK_AS_IMPLICIT_KEY: "two keys on one line; write each on a line of its own, or quote a text that has `: ` in it",
  BLOCK_IN_FLOW: "a list or map without brackets begins inside of brackets; close the bracket before it, or quote a text that has `: ` in it",
  KEY_OVER_1024_CHARS: "a key of more than 1,024 characters; is a colon missing or a quote not closed?",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here or before; close what is open",
  MULTILINE_IMPLICIT_KEY: "a key goes on over several lines; is a colon missing on the line before?",
  MULTIPLE_DOCS: "a second document begins here (`---`); write one file for each",
  NON_STRING_KEY: 'a key must be text; quote it, for example `"404":`. A text with {{\u2026}} needs quotes, too',
  TAB_AS_INDENT: "a tab indents the line; use spaces",
  TAG_RESOLVE_FAILED: "a tag (`!name`) is not allowed; remove it, or quote the text",
  UNEXPECTED_TOKEN: "this can't stand here; is a quote or bracket not closed before it, or does the text need quotes?"
};
const QUOTED_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'/g;
function findCommentInBrackets(text) {
  for (const [index, written] of text.split("\n").entries()) {
    const line = written.replaceAll(QUOTED_TEXT, (quoted) => '"'.repeat(quoted.length));
    const commentStart = line.search(/[ \t]#/);
    const [openBracket] = /[{[]/.exec(line) ?? [];
    if (commentStart === -1 || openBracket === void 0) {
      continue;
    }
    const openBeforeComment = countOpenBrackets(line.slice(0, commentStart));
    if (openBeforeComment > 0 && countOpenBrackets(line) <= 0) {
      const comment = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(written.slice(commentStart).trim());
      const message = `\` #\` begins a comment here (${comment}), so the ${openBracket} before it is not closed; put the text in quotes, or the comment behind the closing bracket`;
      return { line: index + 1, message };
    }
  }
  return null;
}
const CLOSING = { "[": "]", "{": "}", '"': '"', "'": "'" };
function findUnclosed({ contents, errors }, text) {
  const errorOffsets = new Set(errors.map(({ pos }) => pos[0]));
  let lastOffset = null;
  (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(contents, {
    Node: (_key, node) => {
      if (!node.range) {
        return;
      }
      const [start, end] = node.range;
      const closing = CLOSING[text.charAt(start)];
      if (closing === void 0 || !errorOffsets.has(end)) {
        return;
      }
      const endsClosed = end - 1 > start && text.charAt(end - 1) === closing;
      if (!endsClosed && text.charAt(end) !== closing) {
        lastOffset = Math.max(lastOffset ?? 0, start);
      }
    }
  });
  if (lastOffset === null) {
    return null;
  }
  const opening = text.charAt(lastOffset);
  const message = `this ${opening} is not closed; add a ${CLOSING[opening] ?? ""}`;
  return { offset: lastOffset, message };
}
function countOpenBrackets(line) {
  return line.split(/[{[]/).length - line.split(/[}\]]/).length;
}
function guardParse(code, file, action) {
  try {
    return action();
  } catch (error) {
    const message = error instanceof RangeError ? "nested too deeply" : error.message;
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, [{ file, line: 1, message }]);
  }
}
const COMMENT = /[ \t]+#[^\r\n]*/y;
function isWrittenOtherwise({ value, source = "", type }) {
  if (typeof value === "number" || typeof value === "boolean") {
    return !(0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrittenAsValue */ .po)(source, value);
  }
  return type === "PLAIN" && isNumberText(source);
}
function inspectScalar(node, pointer, text, { texts, cuts }) {
  const { value, source, type, range } = node;
  if (source !== void 0 && isWrittenOtherwise(node)) {
    texts.set(pointer, source);
  }
  if (typeof value !== "string" || type !== "PLAIN" || !range) {
    return;
  }
  COMMENT.lastIndex = range[1];
  const comment = COMMENT.exec(text)?.[0];
  if (comment !== void 0) {
    cuts.push({ pointer, offset: range[0], value, comment });
  }
}
function isNumberText(text) {
  const looksFinite = /^[-+]?\.?\d/.test(text) && !isNaN(Number(text));
  return looksFinite || /^(?:[-+]?\.inf|\.nan)$/i.test(text);
}
function inspectTree(root, text) {
  const findings = {
    starts: /* @__PURE__ */ new Map(),
    repeated: [],
    aliases: [],
    texts: /* @__PURE__ */ new Map(),
    cuts: []
  };
  const stack = [{ node: root, pointer: "", start: 0, depth: 0 }];
  for (let visit2 = stack.pop(); visit2 !== void 0; visit2 = stack.pop()) {
    const { node, pointer, start } = visit2;
    const depth = visit2.depth + 1;
    findings.starts.set(pointer, start);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
      findings.aliases.push(requireStart(node));
    } else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node)) {
      inspectScalar(node, pointer, text, findings);
    } else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && depth <= _read_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .lr) {
      for (let i = node.items.length - 1; i >= 0; i--) {
        const item = node.items[i];
        const itemStart = nodeStart(item) ?? start;
        stack.push({ node: item, pointer: `${pointer}/${i}`, start: itemStart, depth });
      }
    } else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) && depth <= _read_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .lr) {
      findRepeatedKeys(node, findings);
      for (const pair of node.items.toReversed()) {
        const memberPointer = `${pointer}/${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .escapePointer */ .lZ)(readKeyName(pair))}`;
        const memberStart = nodeStart(pair.key) ?? start;
        stack.push({ node: pair.value, pointer: memberPointer, start: memberStart, depth });
      }
    }
  }
  return findings;
}
function findRepeatedKeys(map, { repeated }) {
  const firstByKey = /* @__PURE__ */ new Map();
  for (const pair of map.items) {
    const key = readKeyName(pair);
    const first = firstByKey.get(key);
    if (first === void 0) {
      firstByKey.set(key, pair);
    } else {
      repeated.push({ offset: requireStart(pair.key), firstOffset: requireStart(first.key) });
    }
  }
}
function readKeyName({ key }) {
  return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : "";
}
function requireStart(node) {
  const start = nodeStart(node);
  if (start === void 0) {
    throw new Error("a node of the file has no place in it");
  }
  return start;
}
function nodeStart(node) {
  return node?.range?.[0];
}



/***/ })

};
