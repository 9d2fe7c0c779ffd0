export const id = 2144;
export const ids = [2144];
export const modules = {

/***/ 82144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTopics: () => (/* binding */ readTopics),
/* harmony export */   readTrec: () => (/* binding */ readTrec)
/* harmony export */ });
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80097);
/* harmony import */ var _qrels_tsv_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8815);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




const TOPIC_FILES = ["topics.txt", "topics.tsv", "topics.xml", "topics", "queries.tsv"];
const QRELS_FILES = ["qrels.txt", "qrels.tsv", "qrels.trec", "qrels"];
async function readTrec({ files, path, queries, qrels }) {
  const problems = [];
  const judgments = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.readJudgments)(files, {
    places: qrels === void 0 ? QRELS_FILES.map((name) => `${path}/${name}`) : [qrels],
    hint: "Name the file with `qrels`.",
    grades: "integers"
  }, problems);
  const usualTopicPlaces = [...TOPIC_FILES.map((name) => `${path}/${name}`), path];
  const text = files.readText(queries === void 0 ? usualTopicPlaces : [queries], {
    what: "topics",
    hint: "`path` is the file of topics, or a folder that holds one; or name the file with `queries`."
  });
  return {
    ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.joinJudgments)(readTopics(text, problems), judgments, "judged", problems),
    problems
  };
}
function readTopics(source, problems) {
  return source.text.trimStart().startsWith("<") ? readBlocks(source, problems) : (0,_qrels_tsv_js__WEBPACK_IMPORTED_MODULE_2__.readTwoColumns)(source, problems);
}
const TOPIC_TAG = /<(\/?)(top|topic)\b([^<>]*)>/gi;
const TOPIC_NUMBER = /<num>\s*(?:Number\s*:\s*)?([^<\s]+)/i;
const TOPIC_NUMBER_ATTRIBUTE = /\b(?:number|id)\s*=\s*["']([^"']+)["']/i;
const TOPIC_TITLE = /<(?:title|query)>\s*(?:Topic\s*:)?\s*([^<]*)/i;
function readBlocks({ file, text }, problems) {
  const queries = /* @__PURE__ */ new Map();
  const linesBefore = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .FR)(text);
  const { blocks, startTagCount } = findTopicBlocks(text);
  for (const { start, attributes, content } of blocks) {
    const line = 1 + linesBefore(start);
    const numberMatch = TOPIC_NUMBER.exec(content) ?? TOPIC_NUMBER_ATTRIBUTE.exec(attributes);
    const id = numberMatch?.[1]?.trim() ?? "";
    const query = decodeEntities(TOPIC_TITLE.exec(content)?.[1] ?? "").replaceAll(/\s+/g, " ").trim();
    if (id === "") {
      problems.push({ file, line, message: "the topic has no <num>" });
    } else if (query === "") {
      problems.push({ file, line, message: `topic ${id} has no <title> with text` });
    } else {
      (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.addQuery)(queries, { file, line, id, query }, problems);
    }
  }
  if (startTagCount !== blocks.length) {
    const message = `${startTagCount} topics begin and ${blocks.length} end with </top> or </topic>; expected one end for each`;
    problems.push({ file, line: 1, message });
  }
  return { file, queries };
}
function findTopicBlocks(text) {
  const blocks = [];
  let startTagCount = 0;
  let openBlock = null;
  for (const match of text.matchAll(TOPIC_TAG)) {
    const { index } = match;
    const [tag, slash, writtenName = "", attributes = ""] = match;
    const name = writtenName.toLowerCase();
    if (slash === "") {
      startTagCount++;
      openBlock ??= { name, start: index, attributes, content: "", end: index + tag.length };
    } else if (openBlock !== null && openBlock.name === name) {
      blocks.push({ ...openBlock, content: text.slice(openBlock.end, index) });
      openBlock = null;
    }
  }
  return { blocks, startTagCount };
}
const ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"]
]);
function decodeEntities(text) {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(ENTITIES, name));
}



/***/ })

};
