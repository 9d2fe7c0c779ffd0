export const id = 8002;
export const ids = [8002];
export const modules = {

/***/ 38002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ isResultName),
/* harmony export */   R: () => (/* binding */ haveHiddenNames),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   YV: () => (/* binding */ listMembers),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   zP: () => (/* binding */ suggestResults)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _expression_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93117);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);



const DEEPEST = 4;
const NAMING_KEYS = ["id", "path", "text", "page_content"];
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
const SCORE_NAMES = [
  "score",
  "puntuacion",
  "pertinence",
  "points",
  "similarity",
  "relevance",
  "relevancescore",
  "weight"
];
const REMARK_NAME = /error|exception|warning/i;
const ENDS_WITH_ID = /(?:_id|[a-z]I[dD]|^[a-z]?id)$/;
function isUnnamed(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}
function haveHiddenNames(items) {
  const isTextAlone = (item) => (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && typeof item["text"] === "string" && (item["id"] ?? item["path"] ?? null) === null;
  return items.length >= 3 && items.every(isTextAlone) && findDistinctWord(items, "text") !== void 0;
}
function findDistinctWord(items, textPlace) {
  if (items.length < 2) {
    return void 0;
  }
  const fields = items.flatMap(listFields);
  return commonFields(items).find(({ place }) => {
    const values = fields.filter((field) => field.place === place).map(({ value }) => value);
    const areDifferent = new Set(values).size === items.length;
    const marked = values.filter((value) => /[\d\-_./:#]/.test(String(value))).length;
    const areNames = values.every(isWord) && 2 * marked >= items.length;
    return place !== textPlace && areNames && areDifferent;
  });
}
function suggestResults(answer) {
  for (const { place, items } of rankLists(listLists([answer], "", 0))) {
    const expression = mappingExpression(place, items);
    if (expression !== null) {
      const where = place === "" ? "the answer is a list" : `the answer has a list at ${place}`;
      const what = items.length === 0 ? "it is empty" : `its first result is ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerptJson */ .yq)(items[0])}`;
      return { where: `${where}; ${what}`, expression };
    }
  }
  return null;
}
function adviseResults(expression) {
  return `Try results: ${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteExpression */ .nn)(expression)} under \`retriever\``;
}
function listLists(values, place, depth) {
  if (values.some(Array.isArray)) {
    const items = values.filter(Array.isArray).flat();
    const list = { place, items };
    const innerLists = Array.isArray(items[0]) ? listListsOfBatch(list, depth) : listListsOfObjects(list, depth);
    return innerLists.length > 0 ? innerLists : [list];
  }
  const objects = depth > DEEPEST ? [] : values.filter(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
  const keys = [...new Set(objects.flatMap(Object.keys))].filter((key) => !REMARK_NAME.test(key));
  return keys.flatMap((key) => {
    const members = objects.map((object) => object[key]);
    const memberPlace = place === "" ? (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeKey */ .TE)(key) : `${place}.${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeKey */ .TE)(key)}`;
    return listLists(members, memberPlace, depth + 1);
  });
}
function listListsOfBatch({ place, items }, depth) {
  const innerList = items[0];
  if (items.length > 1 || itemKind(innerList) === "mixed") {
    return [];
  }
  const isRow = innerList.some(isWord) && !innerList.every(isWord);
  return isRow ? [] : listLists(items, `${place}[0]`, depth);
}
function listListsOfObjects({ place, items }, depth) {
  if (namingMembers(items).length > 0) {
    return [];
  }
  const lists = listLists(items, `${place}[]`, depth);
  if (items.length === 1) {
    const isBatch = lists.some((list) => itemKind(list.items) === "objects" || isNamed(list));
    return isBatch ? lists : [];
  }
  const areGroups = guessNamingMembers(items).length > 0 && lists.some(namesDocuments);
  return areGroups ? lists : [];
}
function namesDocuments({ items }) {
  return namingMembers(items).some((member) => !member.startsWith("text"));
}
function itemKind(items) {
  if (items.every(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)) {
    return "objects";
  }
  if (items.every(Array.isArray)) {
    return "rows";
  }
  return items.every((item) => typeof item === "string") ? "texts" : "mixed";
}
function rankLists(lists) {
  const filled = lists.filter(({ items }) => items.length > 0);
  const counted = filled.length === 0 ? lists : filled;
  const texts = counted.filter(({ items }) => itemKind(items) === "texts");
  const structured = counted.filter(({ items }) => ["objects", "rows"].includes(itemKind(items)));
  const ids = texts.filter(({ place }) => /(?:^|\W)(?:doc|document)?_?ids?(?:\[0\])?$/i.test(place));
  const named = structured.filter(isNamed);
  const namedFlat = named.filter(({ place }) => !place.includes("[]"));
  const namedTexts = texts.filter(isNamed);
  const kinds = [structured, named, namedFlat, ids, texts, namedTexts];
  return kinds.filter((kind) => kind.length === 1).flat();
}
function isNamed({ place }) {
  return isResultName(place.replaceAll(/^.*\.|\[0\]/g, ""));
}
function mappingExpression(place, items) {
  const isInGroups = place.includes("[]");
  const areNamed = items.every((item) => (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? !isUnnamed(item) : typeof item === "string");
  if (areNamed && !haveHiddenNames(items)) {
    return isInGroups ? `${place}[]` : place || "@";
  }
  const members = listMembers(items).join(", ");
  if (members === "") {
    return null;
  }
  const wouldJoinRows = Array.isArray(items[0]) && !isInGroups;
  return `${place}${wouldJoinRows ? "[*]" : "[]"}.{${members}}`;
}
function listMembers(items) {
  const named = namingMembers(items);
  const members = named.length > 0 ? named : guessNamingMembers(items);
  const numbers = commonFields(items).filter(({ value }) => typeof value === "number");
  const columns = Array.isArray(items[0]) ? numbers : [];
  const score = findByName(numbers, SCORE_NAMES) ?? columns.find(({ value }) => !Number.isInteger(value)) ?? (columns.length === 1 ? columns[0] : void 0);
  return members.length === 0 ? [] : [...members, ...writeMember("score", score)];
}
function namingMembers(items) {
  const fields = commonFields(items);
  const words = fields.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  if (id !== void 0 || path !== void 0) {
    const names = [
      ...writeMember("id", id === path ? void 0 : id),
      ...writeMember("path", path)
    ];
    return haveHiddenNames(items) ? [...names, "text: text"] : names;
  }
  const otherId = ids.find(({ name: name2 }) => ENDS_WITH_ID.test(name2));
  if (otherId !== void 0) {
    return writeMember("id", otherId);
  }
  const texts = fields.filter(({ value }) => typeof value === "string");
  const text = findByName(texts, TEXT_NAMES);
  const name = text === void 0 ? void 0 : findDistinctWord(items, text.place);
  const nameKey = looksLikePath(name?.value) ? "path" : "id";
  return [...writeMember(nameKey, name), ...writeMember("text", text)];
}
function writeMember(key, field) {
  return field === void 0 ? [] : [`${key}: ${field.place}`];
}
function guessNamingMembers(items) {
  const texts = commonFields(items).filter(({ place, value }) => typeof value === "string" && !REMARK_NAME.test(place));
  const onlyText = texts.length === 1 ? texts[0] : void 0;
  const word = Array.isArray(items[0]) ? void 0 : texts.find(({ value }) => isWord(value));
  return writeMember("id", word ?? onlyText);
}
function findByName(fields, names) {
  return names.flatMap((name) => fields.filter((field) => plainName(field.name) === name))[0];
}
function plainName(name) {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
function isWord(value) {
  return typeof value === "string" && /^\S+$/.test(value);
}
function looksLikePath(value) {
  return typeof value === "string" && /\/|\.[a-z]\w{0,4}$/i.test(value);
}
function commonFields(items) {
  const [first, ...others] = items.map(listFields);
  const otherTypes = others.map((fields) => new Map(fields.map(({ place, value }) => [place, typeof value])));
  return (first ?? []).filter(({ place, value }) => value !== null && value !== "" && otherTypes.every((types) => types.get(place) === typeof value));
}
function listFields(item) {
  if (Array.isArray(item)) {
    return item.map((value, at) => ({ place: `[${at}]`, name: "", value }));
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? listInnerFields(item, "", 0) : [];
}
function listInnerFields(object, prefix, depth) {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${prefix}${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeKey */ .TE)(name)}`;
    const isInner = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listInnerFields(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}
const RESULT_NAMES = new Set("results result hits matches documents docs points nodes items records entries rows chunks passages sources files pages paths articles snippets found data output searchresults sourcedocuments sourcenodes".split(" "));
function isResultName(name) {
  return RESULT_NAMES.has(plainName(name));
}



/***/ })

};
