export const id = 2770;
export const ids = [2770];
export const modules = {

/***/ 52770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ mappingExpression),
/* harmony export */   E: () => (/* binding */ explainMapping),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   f: () => (/* binding */ describeItem),
/* harmony export */   g3: () => (/* binding */ findNullName),
/* harmony export */   mO: () => (/* binding */ explainList),
/* harmony export */   qQ: () => (/* binding */ mappingCode),
/* harmony export */   qf: () => (/* binding */ writeMapping),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   zP: () => (/* binding */ suggestResults)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _expression_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38989);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);



const DEEPEST = 4;
const MOST_NAMED_FIELDS = 10;
const NAMING_KEYS = ["id", "path", "text", "page_content"];
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
const ENDS_WITH_ID = /(?:_id|[a-z]I[dD]|^[a-z]?id)$/;
const NAME_NAMES = [...PATH_NAMES, ...ID_NAMES, ...TEXT_NAMES];
const SCORE_NAMES = ["score", "points", "similarity", "relevance", "relevancescore", "weight"];
function isUnnamed(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}
function suggestResults(answer) {
  const list = findResultList(answer, "", 0);
  if (list === null) {
    return null;
  }
  const where = list.place === "@" ? "the answer is a list" : `the answer has a list at ${list.place}`;
  const what = list.items.length === 0 ? "which is empty" : `of ${describeItem(list.items[0])}`;
  return { where: `${where}, ${what}`, expression: mappingExpression(list) };
}
function adviseResults(expression) {
  return `Try results: ${(0,_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteExpression */ .nn)(expression)} under \`retriever\``;
}
function mappingExpression({ place, items }, oldKeys = []) {
  const [item] = items;
  const isList = Array.isArray(item);
  if (!isList && (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || !isUnnamed(item))) {
    return place;
  }
  const mapping = `${isList ? "[*]" : "[]"}${writeMapping(listMappedFields(item, oldKeys))}`;
  return place === "@" ? mapping : (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .continueExpression */ .IO)(place, mapping);
}
function describeItem(item) {
  if (Array.isArray(item)) {
    const columns = item.slice(0, MOST_NAMED_FIELDS).map((value) => {
      return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? "an object" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(JSON.stringify(value), 40);
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
function findResultList(value, place, depth) {
  if (Array.isArray(value)) {
    const [item] = value;
    const mayBeResults = value.length === 0 || typeof item === "string" || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || Array.isArray(item);
    return mayBeResults ? { place: place === "" ? "@" : place, items: value } : null;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || depth === DEEPEST) {
    return null;
  }
  const lists = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = place === "" ? jmespathKey(key) : `${place}.${jmespathKey(key)}`;
    const list = findResultList(member, memberPlace, depth + 1);
    if (list !== null) {
      lists.push(list);
    }
  }
  return lists.find(({ items }) => typeof items[0] === "object") ?? lists.find(({ items }) => items.length > 0) ?? lists[0] ?? null;
}
function listMappedFields(item, oldKeys = []) {
  const fields = listFields(item);
  const members = keepOldKey(listNamingMembers(fields), oldKeys);
  const numbers = fields.filter(({ value }) => typeof value === "number");
  const score = findByName(numbers, SCORE_NAMES) ?? (Array.isArray(item) ? findScoreColumn(numbers) : void 0);
  return score === void 0 ? members : [...members, { key: "score", expression: score.place }];
}
function mappingCode(result) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && !Array.isArray(result)) {
    return null;
  }
  const hasName = listFields(result).some(({ value }) => typeof value === "string" || Number.isInteger(value));
  if (!hasName) {
    return null;
  }
  const members = listMappedFields(result).map(({ key, expression }) => {
    const access = expression.startsWith("[") ? expression : `.${expression}`;
    return `${key}: result${access.replaceAll(/\.("(?:[^"\\]|\\.)*")/g, "[$1]")}`;
  });
  return `{ ${members.join(", ")} }`;
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
function listNamingMembers(fields) {
  const words = fields.filter(({ value }) => isWord(value));
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
  const texts = fields.filter(({ value }) => typeof value === "string");
  const text = findByName(texts, TEXT_NAMES);
  if (text !== void 0) {
    return [{ key: "text", expression: text.place }];
  }
  const first = words[0] ?? fields[0];
  return [{ key: "id", expression: first?.place ?? "key" }];
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
function listFields(item) {
  if (Array.isArray(item)) {
    return item.map((value, at) => ({ place: `[${at}]`, name: "", value }));
  }
  return listMembers(item, "", 0);
}
function listMembers(object, prefix, depth) {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${prefix}${jmespathKey(name)}`;
    const isInner = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listMembers(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}
function jmespathKey(key) {
  return /^[A-Za-z_]\w{0,60}$/.test(key) ? key : JSON.stringify((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(key, 60));
}
function findNullName(item, mapping = null) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    return null;
  }
  const fields = listFields(item);
  const nullFields = fields.filter(({ value }) => value === null);
  const mappedPlaces = (mapping?.members ?? []).filter(isNamingMember).map(({ expression }) => expression);
  const mappedField = nullFields.find(({ place }) => mappedPlaces.includes(place));
  if (mappedField !== void 0) {
    return mappedField.place;
  }
  const filledFields = fields.filter(({ value }) => value !== null);
  if (findByName(filledFields, NAME_NAMES) !== void 0) {
    return null;
  }
  return findByName(nullFields, NAME_NAMES)?.place ?? null;
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
function explainMapping({ list, members }, items) {
  const naming = members.filter(isNamingMember);
  const shown = naming.map(({ key, expression }) => `\`${key}: ${expression}\``).join(" and ");
  const found = shown === "" ? "the mapping has none of these keys" : `${shown} found nothing`;
  if (items.length === 0) {
    return found;
  }
  const oldKeys = naming.map(({ key }) => key);
  return `${found}. ${explainList(list, items, oldKeys)}`;
}
function explainList(expression, items, oldKeys = []) {
  const [item] = items;
  const place = expression.replace(/(?: \| )?\[\*?\]$/, "");
  const subject = place === "" || place === "@" ? "The list" : place;
  const what = `${subject} has ${describeItem(item)}`;
  const hasFields = ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || Array.isArray(item)) && listFields(item).length > 0;
  return hasFields ? `${what}. ${adviseResults(mappingExpression({ place: expression, items }, oldKeys))}` : what;
}



/***/ })

};
