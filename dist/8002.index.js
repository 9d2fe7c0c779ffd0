export const id = 8002;
export const ids = [8002];
export const modules = {

/***/ 3007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isResultName)
/* harmony export */ });
const RESULT_NAMES = new Set("results result hits matches documents docs points nodes items records entries rows chunks passages sources files pages paths articles snippets found data output searchresults sourcedocuments sourcenodes".split(" "));
function isResultName(name) {
  return RESULT_NAMES.has(name.toLowerCase().replaceAll(/[_-]/g, ""));
}



/***/ }),

/***/ 38002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oq: () => (/* binding */ explainUnnamed),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   f: () => (/* binding */ describeItem),
/* harmony export */   g3: () => (/* binding */ findNullName),
/* harmony export */   qQ: () => (/* binding */ mappingCode),
/* harmony export */   qf: () => (/* binding */ writeMapping),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   zP: () => (/* binding */ suggestResults)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _expression_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93117);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22708);
/* harmony import */ var _result_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3007);




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
  return `Try results: ${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteExpression */ .nn)(expression)} under \`retriever\``;
}
function listLists(value, place, depth) {
  if (Array.isArray(value)) {
    const items = value;
    const [item] = items;
    const isRow = Array.isArray(item) && sortOf(item) === null;
    const mayBeBatch = items.length === 1 && !isRow && namingMembers([item], false).length === 0;
    const inBatch = mayBeBatch ? listLists(item, `${place}[0]`, depth + 1) : [];
    const isBatch = Array.isArray(item) || inBatch.some((list) => sortOf(list.items) === "objects" || isNamed(list));
    return inBatch.length > 0 && isBatch ? inBatch : [{ place: place === "" ? "@" : place, items }];
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || depth > DEEPEST) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const memberPlace = place === "" ? jmespathKey(key) : `${place}.${jmespathKey(key)}`;
    return listLists(member, memberPlace, depth + 1);
  });
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
    return [lists, lists.filter(isNamed)].flatMap((sort) => sort.length === 1 ? sort : []);
  }
  const structured = filled.filter(({ items }) => ["objects", "rows"].includes(sortOf(items) ?? ""));
  const texts = filled.filter(({ items }) => sortOf(items) === "texts");
  const ids = texts.filter(({ place }) => /(?:^|\W)(?:doc|document)?_?ids?(?:\[0\])?$/i.test(place));
  const sorts = [structured, structured.filter(isNamed), ids, texts, texts.filter(isNamed)];
  return sorts.flatMap((sort) => sort.length === 1 ? sort : []);
}
function isNamed({ place }) {
  return (0,_result_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isResultName */ .L)(place.replaceAll("[0]", "").split(".").at(-1) ?? "");
}
function mappingExpression(place, items, oldKeys = []) {
  if (items.every((item) => typeof item === "string" || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && !isUnnamed(item))) {
    return place;
  }
  const members = listMembers(items, oldKeys);
  if (members.length === 0) {
    return null;
  }
  const mapping = `${Array.isArray(items[0]) ? "[*]" : "[]"}${writeMapping(members)}`;
  return place === "@" ? mapping : (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .continueExpression */ .IO)(place, mapping);
}
function describeItem(item) {
  if (Array.isArray(item)) {
    const columns = item.slice(0, MOST_NAMED_FIELDS).map((value) => {
      return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? "an object" : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(JSON.stringify(value), 40);
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
function listMembers(items, oldKeys = []) {
  const members = keepOldKey(namingMembers(items, true), oldKeys);
  const numbers = commonFields(items).filter(({ value }) => typeof value === "number");
  const score = findByName(numbers, SCORE_NAMES) ?? (Array.isArray(items[0]) ? findScoreColumn(numbers) : void 0);
  return score === void 0 || members.length === 0 ? members : [...members, { key: "score", expression: score.place }];
}
function mappingCode(result) {
  const members = listMembers([result]);
  if (members.length === 0) {
    return null;
  }
  const written = members.map(({ key, expression }) => {
    const access = expression.startsWith("[") ? expression : `.${expression}`;
    return `${key}: result${access.replaceAll(/\.("(?:[^"\\]|\\.)*")/g, "[$1]")}`;
  });
  return `{ ${written.join(", ")} }`;
}
function findScoreColumn(numbers) {
  const fraction = numbers.find(({ value }) => !Number.isInteger(value));
  return fraction ?? (numbers.length === 1 ? numbers[0] : void 0);
}
function keepOldKey(members, oldKeys) {
  const [member] = members;
  const oldKey = oldKeys.find((key) => key === "id" || key === "path");
  if (member === void 0 || members.length > 1 || oldKey === void 0) {
    return members;
  }
  const isKept = oldKeys.includes(member.key) || member.key === "text";
  return isKept ? members : [{ ...member, key: oldKey }];
}
function namingMembers(items, mayGuess) {
  const fields = commonFields(items);
  const texts = fields.filter(({ value }) => typeof value === "string");
  const words = texts.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  const members = [];
  if (id !== void 0 && id !== path) {
    members.push({ key: "id", expression: id.place });
  }
  if (path !== void 0) {
    members.push({ key: "path", expression: path.place });
  }
  if (members.length > 0) {
    return members;
  }
  const otherId = ids.find(({ name }) => ENDS_WITH_ID.test(name));
  if (otherId !== void 0) {
    return [{ key: "id", expression: otherId.place }];
  }
  const text = findByName(texts, TEXT_NAMES);
  if (text !== void 0) {
    return [{ key: "text", expression: text.place }];
  }
  const isRow = Array.isArray(items[0]);
  const onlyText = texts.length === 1 ? texts[0] : void 0;
  const guess = isRow ? onlyText : words[0] ?? onlyText;
  return mayGuess && guess !== void 0 ? [{ key: "id", expression: guess.place }] : [];
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
function findNullName(item, mapping = null) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    return null;
  }
  const nullFields = listFields(item).filter(({ value }) => value === null);
  const mappedPlaces = (mapping?.members ?? []).filter(isNamingMember).map(({ expression }) => expression);
  const mappedField = nullFields.find(({ place }) => mappedPlaces.includes(place));
  if (mappedField !== void 0) {
    return mappedField.place;
  }
  const names = [...PATH_NAMES, ...ID_NAMES, ...TEXT_NAMES];
  const filledFields = listFields(item).filter(({ value }) => value !== null);
  const isNamedElsewhere = findByName(filledFields, names) !== void 0;
  return isNamedElsewhere ? null : findByName(nullFields, names)?.place ?? null;
}
function writeMapping(members) {
  const written = members.map(({ key, expression }) => `${key}: ${expression}`);
  return `.{${written.join(", ")}}`;
}
const MAPPING = /^(.*)\.\{([^{}]*)\}\s*$/s;
const MAPPING_MEMBER = /\s*"?([\w-]+)"?\s*:((?:[^,()]|\([^()]*\))*)(?:,|$)/g;
function isNamingMember({ key }) {
  return NAMING_KEYS.some((name) => name === key);
}
function readMapping(expression) {
  const [, list = "", body = ""] = MAPPING.exec(expression) ?? [];
  if (list === "") {
    return null;
  }
  const members = [...body.matchAll(MAPPING_MEMBER)].map(([, key = "", value = ""]) => ({
    key,
    expression: value.trim()
  }));
  return { list: list.trim(), members };
}
function explainUnnamed(expression, mapping, items, item) {
  const sentences = [];
  const naming = mapping?.members.filter(isNamingMember) ?? [];
  if (mapping !== null) {
    const shown = naming.map(({ key, expression: value }) => `\`${key}: ${value}\``).join(" and ");
    sentences.push(shown === "" ? "the mapping has none of these keys" : `${shown} found nothing`);
  }
  const list = mapping?.list ?? expression;
  if (item !== void 0) {
    const place = list.replace(/(?: \| )?\[\*?\]$/, "");
    const subject = place === "" || place === "@" ? "The list" : place;
    sentences.push(`${subject} has ${describeItem(item)}`);
    const advice = mappingExpression(list, items, naming.map(({ key }) => key));
    if (advice !== null && advice !== list) {
      sentences.push(adviseResults(advice));
    }
  }
  return sentences.join(". ");
}



/***/ })

};
