export const id = 8002;
export const ids = [8002];
export const modules = {

/***/ 38002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ isResultName),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   zP: () => (/* binding */ suggestResults)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _expression_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93117);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);



const DEEPEST = 4;
const MOST_NAMED_FIELDS = 10;
const NAMING_KEYS = ["id", "path", "text", "page_content"];
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
const SCORE_NAMES = ["score", "points", "similarity", "relevance", "relevancescore", "weight"];
const ENDS_WITH_ID = /(?:_id|[a-z]I[dD]|^[a-z]?id)$/;
function isUnnamed(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}
function suggestResults(answer) {
  for (const { place, items } of rankLists(listLists(answer, "", 0))) {
    const expression = mappingExpression(place, items);
    if (expression !== null) {
      const where = place === "@" ? "the answer is a list" : `the answer has a list at ${place}`;
      const what = items.length === 0 ? "which is empty" : `of ${describeItem(items[0])}`;
      return { where: `${where}, ${what}`, expression };
    }
  }
  return null;
}
function adviseResults(expression) {
  return `Try results: ${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteExpression */ .nn)(expression)} under \`retriever\``;
}
function listLists(value, place, depth) {
  if (Array.isArray(value)) {
    const listsInBatch = listListsInBatch(value, place, depth);
    const wholeList = { place: place === "" ? "@" : place, items: value };
    return listsInBatch.length > 0 ? listsInBatch : [wholeList];
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || depth > DEEPEST) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const memberPlace = place === "" ? jmespathKey(key) : `${place}.${jmespathKey(key)}`;
    return listLists(member, memberPlace, depth + 1);
  });
}
function listListsInBatch(items, place, depth) {
  const [item] = items;
  const isRow = Array.isArray(item) && sortOf(item) === null;
  if (items.length !== 1 || isRow || namingMembers(items).length > 0) {
    return [];
  }
  const lists = listLists(item, `${place}[0]`, depth + 1);
  const hasResults = lists.some((list) => sortOf(list.items) === "objects" || isNamed(list));
  return Array.isArray(item) || hasResults ? lists : [];
}
function sortOf(items) {
  if (items.every(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)) {
    return "objects";
  }
  if (items.every(Array.isArray)) {
    return "rows";
  }
  return items.every((item) => typeof item === "string") ? "texts" : null;
}
function rankLists(lists) {
  const filled = lists.filter(({ items }) => items.length > 0);
  if (filled.length === 0) {
    return keepOnlyLists([lists, lists.filter(isNamed)]);
  }
  const structured = filled.filter(({ items }) => ["objects", "rows"].includes(sortOf(items) ?? ""));
  const texts = filled.filter(({ items }) => sortOf(items) === "texts");
  const ids = texts.filter(({ place }) => /(?:^|\W)(?:doc|document)?_?ids?(?:\[0\])?$/i.test(place));
  const namedStructured = structured.filter(isNamed);
  const namedTexts = texts.filter(isNamed);
  return keepOnlyLists([structured, namedStructured, ids, texts, namedTexts]);
}
function keepOnlyLists(kinds) {
  return kinds.filter((kind) => kind.length === 1).flat();
}
function isNamed({ place }) {
  return isResultName(place.replaceAll("[0]", "").split(".").at(-1) ?? "");
}
function mappingExpression(place, items) {
  if (items.every((item) => typeof item === "string" || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && !isUnnamed(item))) {
    return place;
  }
  const members = listMembers(items);
  if (members.length === 0) {
    return null;
  }
  const projection = Array.isArray(items[0]) ? "[*]" : "[]";
  const mapping = `${projection}.{${members.join(", ")}}`;
  return place === "@" ? mapping : (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .continueExpression */ .IO)(place, mapping);
}
function describeItem(item) {
  if (Array.isArray(item)) {
    const columns = item.slice(0, MOST_NAMED_FIELDS).map((value) => {
      return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? "an object" : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(JSON.stringify(value), 40);
    });
    return `lists such as [${columns.join(", ")}]`;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    return "texts";
  }
  const places = listFields(item).map(({ place }) => place);
  const shown = places.slice(0, MOST_NAMED_FIELDS).join(", ");
  const more = places.length > MOST_NAMED_FIELDS ? ", \u2026" : "";
  return places.length === 0 ? "objects without fields" : `objects with ${shown}${more}`;
}
function listMembers(items) {
  const named = namingMembers(items);
  const members = named.length > 0 ? named : guessNamingMembers(items);
  const numbers = commonFields(items).filter(({ value }) => typeof value === "number");
  const score = findByName(numbers, SCORE_NAMES) ?? (Array.isArray(items[0]) ? findScoreColumn(numbers) : void 0);
  return score === void 0 || members.length === 0 ? members : [...members, `score: ${score.place}`];
}
function findScoreColumn(numbers) {
  const fraction = numbers.find(({ value }) => !Number.isInteger(value));
  return fraction ?? (numbers.length === 1 ? numbers[0] : void 0);
}
function namingMembers(items) {
  const fields = commonFields(items);
  const texts = fields.filter(({ value }) => typeof value === "string");
  const words = texts.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  const members = [];
  if (id !== void 0 && id !== path) {
    members.push(`id: ${id.place}`);
  }
  if (path !== void 0) {
    members.push(`path: ${path.place}`);
  }
  if (members.length > 0) {
    return members;
  }
  const otherId = ids.find(({ name }) => ENDS_WITH_ID.test(name));
  if (otherId !== void 0) {
    return [`id: ${otherId.place}`];
  }
  const text = findByName(texts, TEXT_NAMES);
  return text === void 0 ? [] : [`text: ${text.place}`];
}
function guessNamingMembers(items) {
  const texts = commonFields(items).filter(({ value }) => typeof value === "string");
  const onlyText = texts.length === 1 ? texts[0] : void 0;
  const word = Array.isArray(items[0]) ? void 0 : texts.find(({ value }) => isWord(value));
  const guess = word ?? onlyText;
  return guess === void 0 ? [] : [`id: ${guess.place}`];
}
function findByName(fields, names) {
  for (const name of names) {
    const found = fields.find((field) => plainName(field.name) === name);
    if (found !== void 0) {
      return found;
    }
  }
  return void 0;
}
function plainName(name) {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
function isWord(value) {
  return typeof value === "string" && value !== "" && !/\s/.test(value);
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
    const place = `${prefix}${jmespathKey(name)}`;
    const isInner = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listInnerFields(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}
function jmespathKey(key) {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}
const RESULT_NAMES = new Set("results result hits matches documents docs points nodes items records entries rows chunks passages sources files pages paths articles snippets found data output searchresults sourcedocuments sourcenodes".split(" "));
function isResultName(name) {
  return RESULT_NAMES.has(plainName(name));
}



/***/ })

};
