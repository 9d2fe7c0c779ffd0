export const id = 9863;
export const ids = [9863];
export const modules = {

/***/ 6544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Pc: () => (/* binding */ OTHER_FOLDERS),
/* harmony export */   Sq: () => (/* binding */ CODE),
/* harmony export */   Vz: () => (/* binding */ RANK),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   qn: () => (/* binding */ ADAPTER_PATH)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const ADAPTER_PATH = "retrieval/gate-search.mjs";
const RANK = {
  server: 60,
  mcp: 50,
  function: 20,
  draft: 10
};
function isPlain(file) {
  return /^[\w./@-]+$/.test(file) && !file.startsWith("-");
}
function runCommand(file) {
  if (/ts$/i.test(file)) {
    return `npx, tsx, ${file}`;
  }
  if (file.endsWith(".go")) {
    return `go, run, ./${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file)}`;
  }
  const programs = { ".py": "python3", ".sh": "bash" };
  return `${programs[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(file)] ?? "node"}, ${file}`;
}
const CODE = /\.(?:py|[cm]?[jt]sx?|go|rs|rb|java|kts?|php|cs|scala|swift|exs?|lua|jl|c|cc|cpp|h|sh|vue|svelte)$|(?:^|\/)bin\/[\w-]+$/i;
const OTHER_FOLDERS = /(?:^|\/)(?:tests?|__tests__|e2e|examples?|fixtures|spec)\//;



/***/ }),

/***/ 45147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gA: () => (/* binding */ datasetOf),
  M_: () => (/* binding */ findQueries),
  mV: () => (/* binding */ parseByEnding),
  Mf: () => (/* binding */ writeDataset)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/yaml-document.js
var yaml_document = __webpack_require__(63088);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/workbench/suggest/query-log.js
var query_log = __webpack_require__(59599);
// EXTERNAL MODULE: ./lib/workbench/init/candidates.js
var candidates = __webpack_require__(6544);
;// CONCATENATED MODULE: ./lib/workbench/init/name-fit.js


const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
const SETTINGS = /\.(?:ya?ml|toml|lock|ini|cfg|conf|env)$/i;
function makeMeasureFit(files, read) {
  const corpora = files.filter((file) => CORPUS.test(file));
  const sources = [
    { corpus: null, known: new Set(files.flatMap(listFileNames)) },
    ...corpora.map((corpus) => ({ corpus, known: readIds(read(corpus)) }))
  ];
  return (writtenNames) => {
    const names = writtenNames.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    let best = { share: 0, corpus: null };
    for (const { corpus, known } of sources) {
      const share = names.filter((name) => known.has(name)).length / names.length;
      if (share > best.share) {
        best = { share, corpus };
      }
    }
    return best;
  };
}
function listFileNames(file) {
  const stem = file.slice(0, file.length - external_node_path_.posix.extname(file).length);
  const writtenNames = SETTINGS.test(file) ? [file] : [file, stem];
  return writtenNames.flatMap((name) => {
    const parts = name.split("/");
    return parts.map((_, i) => parts.slice(i).join("/"));
  });
}
function readIds(text) {
  const ids = text.split("\n").flatMap((line) => {
    const { id, _id } = (0,json/* objectMembers */.vN)((0,json/* tryParseJson */.Bl)(line));
    return id ?? _id ?? [];
  });
  return new Set(ids.map(String));
}


// EXTERNAL MODULE: ./lib/expressions/expression-text.js
var expression_text = __webpack_require__(93117);
;// CONCATENATED MODULE: ./lib/workbench/init/golden-columns.js


const MOST_KEYS = 3;
const MANY_COLUMNS = 1e3;
function listColumns(list) {
  const { rows } = list;
  const columns = /* @__PURE__ */ new Map();
  for (const [index, row] of rows.entries()) {
    for (const { expression, name, value } of listCells(row, list)) {
      const column = columns.get(expression) ?? { name, cells: /* @__PURE__ */ new Map() };
      column.cells.set(index, value);
      columns.set(expression, column);
    }
  }
  const leastCells = columns.size > MANY_COLUMNS ? rows.length / 100 : 0;
  return [...columns].filter(([, { cells }]) => cells.size >= leastCells).map(([expression, { name, cells }]) => {
    return { expression, name, values: rows.map((_, index) => cells.get(index)) };
  });
}
function listCells(row, { expression: place, partNames }) {
  if (Array.isArray(row)) {
    return row.flatMap((value, i) => {
      const cell = { expression: `[${i}]`, name: partNames?.[i] ?? "", value };
      return [cell, ...listMembers(cell, 0)];
    });
  }
  return (0,json/* isObject */.Gv)(row) ? listMembers({ expression: "", name: "", value: row }, 0) : [{ expression: "@", name: lastKey(place.replace(/\[\]$/, "")), value: row }];
}
function listMembers({ expression, name, value }, depth) {
  if (!(0,json/* isObject */.Gv)(value) || depth === MOST_KEYS) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const cell = {
      expression: joinWithDot(expression, (0,expression_text/* writeKey */.TE)(key)),
      name: joinWithDot(name, key),
      value: member
    };
    return [cell, ...listMembers(cell, depth + 1)];
  });
}
function joinWithDot(path, key) {
  return path === "" ? key : `${path}.${key}`;
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
function isTextOrInteger(value) {
  return isText(value) || Number.isSafeInteger(value);
}
function isNumberOrMissing(value) {
  return typeof (value ?? 0) === "number";
}
function areMostlyPhrases(texts) {
  return texts.filter((text) => /\S\s+\S/.test(text)).length >= texts.length * 0.6;
}
function separateWords(key) {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_");
}
function lastKey(name) {
  return name.split(".").at(-1) ?? name;
}
const EXPECTED_KEY = /expect|relevan|gold|target|truth|accept|correct|support|positive|matching|(?:^|[_. ])right|(?:^|[_. ])want|must_?retrieve|erwartet|esperad/i;
const DOCUMENT_KEY = /(?:^|[_. -])(?:doc|dok|file|path|page|ur[li]s?(?![a-z])|chunk|passage|module|source|match|article|citation|slug|node|quelle|fuente|(?:product|item)_?id|(?:refs?|links?)(?![a-z]))/i;
function isDocumentKey(name) {
  return DOCUMENT_KEY.test(separateWords(name));
}
const PASSAGE_KEY = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;
function areMostlyDocuments({ share }) {
  return share >= 0.5;
}
function readDocumentColumn(column, measureFit) {
  const { values, expression } = column;
  const filled = values.filter((value) => (value ?? "") !== "");
  const areNames = (value) => [value].flat(2).every(isTextOrInteger);
  if (filled.length === 0) {
    return null;
  }
  if (filled.every(areNames)) {
    return readNames(column, measureFit);
  }
  const isGrade = (value) => typeof value === "number" && value >= 0;
  if (filled.every((value) => (0,json/* isObject */.Gv)(value) && Object.values(value).every(isGrade))) {
    const names = values.map((value) => (0,json/* isObject */.Gv)(value) ? Object.keys(value) : []);
    return { ...makeDocumentColumn(column, expression, names, measureFit), hasGrades: true };
  }
  const areObjects = filled.every((value) => Array.isArray(value) && value.every(json/* isObject */.Gv));
  return areObjects ? readObjects(column, measureFit) : null;
}
function readNames(column, measureFit) {
  const { expression, name, values } = column;
  const names = values.map((value) => [value].flat(2).filter(isTextOrInteger).map(String));
  const unsplit = makeDocumentColumn(column, expression, names, measureFit);
  const areNumbers = values.flat(2).every(isNumberOrMissing);
  if (areNumbers && !areMostlyDocuments(unsplit.fit)) {
    const areExpectedIds = EXPECTED_KEY.test(name) && /(?:ids?|docs?)$/i.test(name);
    return areExpectedIds ? unsplit : null;
  }
  const readings = [unsplit, ...splitNames(unsplit, measureFit)];
  const [best = unsplit] = readings.toSorted((a, b) => b.fit.share - a.fit.share);
  if (areMostlyDocuments(best.fit) || !mayBePassages(name, names.flat())) {
    return best;
  }
  const texts = values.some(Array.isArray) ? `${expression}[].{text: @}` : `${expression} && {text: ${expression}}`;
  return { ...makeDocumentColumn(column, texts, names, measureFit), arePassages: true };
}
function mayBePassages(name, texts) {
  return PASSAGE_KEY.test(lastKey(name)) && areMostlyPhrases(texts);
}
function splitNames({ column, names }, measureFit) {
  const { expression, name, values } = column;
  const areLists = values.some(Array.isArray);
  const hasMark = (mark) => names.flat().some((text) => text.includes(mark));
  const readings = [];
  const addReading = (written, split) => {
    const pieces = names.map((texts) => texts.flatMap(split).map((piece) => piece.trim()).filter(isText));
    readings.push(makeDocumentColumn(column, written, pieces, measureFit));
  };
  for (const mark of areLists ? [] : [",", ";", "|"].filter(hasMark)) {
    addReading(`split(${expression}, '${mark}')`, (text) => text.split(mark));
  }
  const areParts = /chunk|passage|node|section|anchor/i.test(name);
  if (!areParts && hasMark("#")) {
    const index = areLists ? "[*][0]" : "[0]";
    addReading(`split(${expression}, '#')${index}`, (text) => text.split("#", 1));
  }
  return readings;
}
const GRADE_KEY = /grade|relev|rating|gain|score|label|weight/i;
function readObjects(column, measureFit) {
  const objectsByCase = column.values.map((value) => Array.isArray(value) ? value.filter(json/* isObject */.Gv) : []);
  const keys = listColumns({ expression: "", label: null, rows: objectsByCase.flat() });
  const grade = keys.find(({ name, values }) => GRADE_KEY.test(name) && values.every(isNumberOrMissing));
  const [best] = keys.filter((key) => key !== grade && key.values.every(isTextOrInteger)).map((key) => judgeKey(key, measureFit)).toSorted((a, b) => b.likelihood - a.likelihood);
  if (best === void 0) {
    return null;
  }
  const gradeMember = grade === void 0 ? "" : `, grade: ${grade.expression}`;
  const remainingNames = [...best.names];
  return {
    column,
    expression: `${column.expression}[].{${best.member}: ${best.expression}${gradeMember}}`,
    // Each case takes as many as it has objects.
    names: objectsByCase.map(({ length }) => remainingNames.splice(0, length)),
    fit: best.fit,
    hasGrades: grade !== void 0,
    arePassages: best.member === "text"
  };
}
function judgeKey({ name, expression, values }, measureFit) {
  const names = values.map(String);
  const fit = measureFit(names);
  const arePassages = !areMostlyDocuments(fit) && mayBePassages(name, names);
  const isPath = fit.corpus === null && /path|file|doc$|url|source/i.test(lastKey(name));
  const isNamed = isPath || /id$/i.test(name);
  const likelihood = 2 * fit.share + Number(isNamed) + (arePassages ? 0.5 : 0);
  const nameMember = isPath ? "path" : "id";
  return { names, expression, fit, likelihood, member: arePassages ? "text" : nameMember };
}
function makeDocumentColumn(column, expression, names, measureFit) {
  const fit = measureFit(names.flat());
  return { column, expression, names, fit, hasGrades: false, arePassages: false };
}


// EXTERNAL MODULE: ./lib/files/formats/format.js
var format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/messages/format.js
var messages_format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/workbench/init/golden-lists.js



const DEEPEST = 4;
const MOST_PAIRED = 12;
function readBestLists(place, read, levels = DEEPEST) {
  const best = findPlainest(proposeCaseLists(place).flatMap((list) => read(list) ?? []));
  const placesWithin = levels === 0 ? [] : placesBelow(place);
  const listsWithin = placesWithin.flatMap((inner) => readBestLists(inner, read, levels - 1));
  const isStronger = best !== void 0 && best.strength > greatestStrength(listsWithin) + 0.01;
  return isStronger ? [best] : listsWithin;
}
function findPlainest(lists) {
  const leastStrength = greatestStrength(lists) - 0.6;
  return lists.find(({ strength }) => strength >= leastStrength);
}
function greatestStrength(lists) {
  return Math.max(0, ...lists.map(({ strength }) => strength));
}
function placesBelow({ expression, label, value }) {
  if ((0,json/* isObject */.Gv)(value)) {
    return Object.entries(value).map(([key, member]) => ({
      expression: memberPath(expression, key),
      label: label ?? key,
      value: member
    }));
  }
  if (!Array.isArray(value) || !value.every(json/* isObject */.Gv)) {
    return [];
  }
  const listName = expression === "@" ? "" : expression;
  return listKeys(value).map((key) => ({
    expression: `${listName}[].${(0,expression_text/* writeKey */.TE)(key)}[]`,
    label,
    value: value.flatMap((each) => each[key] ?? [])
  }));
}
function proposeCaseLists(place) {
  const { expression, label, value } = place;
  if (Array.isArray(value)) {
    return [{ expression, label, rows: value }, ...pairWithParents(place, value)];
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return [];
  }
  const entries = Object.entries(value);
  const items = `items(${expression})`;
  const partNames = [expression.split(".").at(-1) ?? "", ""];
  const lists = [{ expression: items, label, rows: entries, partNames }];
  const members = Object.values(value);
  if (members.length > 1 && members.every(json/* isObject */.Gv)) {
    const all = { ...place, expression: memberPath(expression, "*") };
    lists.push({ expression: all.expression, label, rows: members });
    lists.push(...pairWithParents(all, members));
  }
  return [...lists, ...joinMaps(entries.slice(0, MOST_PAIRED), place)];
}
function memberPath(expression, key) {
  const written = key === "*" ? "*" : (0,expression_text/* writeKey */.TE)(key);
  return expression === "@" ? written : `${expression}.${written}`;
}
function listKeys(objects) {
  const isList = (value) => Array.isArray(value) && value.length > 0;
  const counts = (0,lookup/* countItems */.A1)(objects.flatMap((each) => Object.keys(each).filter((key) => isList(each[key]))));
  return [...counts.keys()].filter((key) => (counts.get(key) ?? 0) >= objects.length / 2);
}
function pairWithParents(place, parents) {
  if (!parents.every(json/* isObject */.Gv)) {
    return [];
  }
  const isListInFile = Array.isArray(place.value) && place.expression !== "@";
  const parentsExpression = isListInFile ? `${place.expression}[]` : place.expression;
  return listKeys(parents).map((key) => {
    const rows = parents.flatMap(({ [key]: children, ...parent }) => [children ?? []].flat().map((child) => [parent, child]));
    const expression = `each(${parentsExpression}, ${(0,expression_text/* writeKey */.TE)(key)})`;
    const childName = rows.every(([, child]) => (0,json/* isObject */.Gv)(child)) ? "" : key;
    return { expression, label: place.label, rows, partNames: ["", childName] };
  });
}
function joinMaps(members, { expression, label }) {
  const maps = members.flatMap(([key, map]) => (0,json/* isObject */.Gv)(map) ? [{ key, map }] : []);
  const joined = [];
  for (const [i, { key, map }] of maps.entries()) {
    for (const { key: otherKey, map: otherMap } of maps.slice(i + 1)) {
      const ids = Object.keys(map).filter((id) => Object.hasOwn(otherMap, id));
      if (ids.length > 0) {
        joined.push({
          expression: `items(${memberPath(expression, key)}, ${memberPath(expression, otherKey)})`,
          label,
          rows: ids.map((id) => [id, map[id], otherMap[id]]),
          partNames: ["id", key, otherKey]
        });
      }
    }
  }
  return joined;
}


;// CONCATENATED MODULE: ./lib/workbench/init/golden.js






function readGolden(value, measureFit) {
  const readings = readBestLists({ expression: "@", label: null, value }, (list) => readList(list, measureFit));
  const withDocuments = readings.filter(({ expected }) => expected.length > 0);
  const usable = withDocuments.filter((reading) => describeObstacle(reading) === null);
  const first = usable[0] ?? withDocuments[0] ?? readings[0];
  if (first === void 0) {
    return null;
  }
  const used = usable.length > 0 ? usable : [first];
  const ofNoDocuments = withDocuments.length > 0 ? readings.filter(expectsNothing) : [];
  const isOneOfSeveral = readings.length > 1;
  const entries = [...used, ...ofNoDocuments].map((reading) => buildEntry(reading, isOneOfSeveral));
  const documentColumns = used.flatMap(({ expected }) => expected[0] ?? []);
  return {
    entries: entries.map(({ entry }) => entry),
    hints: entries.flatMap(({ hints }) => hints),
    corpus: documentColumns.map(({ fit }) => fit.corpus).find(isText) ?? null,
    documentCount: documentColumns.some(({ fit }) => areMostlyDocuments(fit)) ? new Set(documentColumns.flatMap(({ names }) => names.flat())).size : 0,
    tellingWords: Math.max(...used.map(({ tellingWords }) => tellingWords)),
    obstacle: describeObstacle(first),
    columns: findColumns(first)
  };
}
const QUERY_KEY = /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|^q$|^ask$|^search_|^user_?(?:input|message)$|frage|such(?:text|begriff|wort|anfrage)|pregunta|consulta|requ[eê]te|domanda/i;
const TEXT_KEY = /^(?:prompt|input|utterance|request|message|phrase|term|search|text)$/i;
const NOTE_KEY = /^(?:notes?|description|summary|reason|explanation|comment|difficulty|level|tags?|title|label|section|type|kind|annotator|score|lang\w*|ids|metadata)$|score|count|min|max|keyword/i;
const OWN_ID_KEY = /^(?:id|name|slug|key)$/i;
const ANSWER_KEY = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
const RETRIEVED_KEY = /^(?:retriev\w+|actual\w*|predict\w+|generated\w*|results?|hits?|returned\w*|ranked\w*|found\w*|top_?\w*)$/i;
const FORBIDDEN_KEY = /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
const DOCUMENT_ID_KEY = /(?:^|_)(?:chunk|node|doc|document|passage|source|article|page)s?_?ids?$/i;
function readList(list, measureFit) {
  const columns = listColumns(list);
  if (columns.some(({ name }) => name === "role")) {
    return null;
  }
  const texts = columns.filter(({ values }) => values.length > 0 && values.every(isText));
  const findByKey = (key) => texts.find(({ name }) => key.test(separateWords(lastKey(name))));
  const queryByKey = findByKey(QUERY_KEY);
  const namedQuery = queryByKey ?? findByKey(TEXT_KEY);
  const query = namedQuery ?? texts.find(mayBeQuery);
  if (query === void 0) {
    return null;
  }
  const candidates = columns.filter((column) => column !== query).flatMap((column) => readCandidate(column, measureFit) ?? []);
  const expected = candidates.filter(isExpected).toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first] = expected;
  const namesDocuments = first !== void 0 && areMostlyDocuments(first.fit);
  if (namedQuery === void 0 && !namesDocuments) {
    return null;
  }
  const isCalledExpected = EXPECTED_KEY.test(first?.column.name ?? "");
  const queryPoint = Number(queryByKey !== void 0);
  return {
    list,
    columns,
    query,
    expected,
    forbidden: candidates.find(({ column, fit }) => FORBIDDEN_KEY.test(column.name) && areMostlyDocuments(fit)),
    tellingWords: queryPoint + Number(isCalledExpected),
    // How sure it is that the list has queries and documents. One of queries alone is weak.
    strength: first === void 0 ? 0.1 : 1 + columnLikelihood(first) + queryPoint
  };
}
function mayBeQuery({ name, values }) {
  const key = lastKey(name);
  const texts = values.filter(isText);
  return !NOTE_KEY.test(key) && !OWN_ID_KEY.test(key) && !ANSWER_KEY.test(key) && areMostlyPhrases(texts) && new Set(texts).size > texts.length / 2;
}
function readCandidate(column, measureFit) {
  const key = lastKey(column.name);
  if (RETRIEVED_KEY.test(key) || isGradeColumn(column)) {
    return null;
  }
  const documentColumn = readDocumentColumn(column, measureFit);
  if (documentColumn === null) {
    return null;
  }
  const isExpectedIds = /^ids?$/i.test(key) && EXPECTED_KEY.test(column.name);
  if (isExpectedIds) {
    return documentColumn;
  }
  if (NOTE_KEY.test(key)) {
    return null;
  }
  const mustBeDocuments = OWN_ID_KEY.test(key) || ANSWER_KEY.test(key);
  const isOther = mustBeDocuments && !areMostlyDocuments(documentColumn.fit);
  return isOther ? null : documentColumn;
}
function isExpected({ column: { name }, fit, names, hasGrades, arePassages }) {
  if (FORBIDDEN_KEY.test(name)) {
    return false;
  }
  const allNames = names.flat();
  const namesDiffer = new Set(allNames).size > (names[0]?.length ?? 0);
  const areGraded = hasGrades && namesDiffer;
  const mayBeNamed = name === "" || isDocumentKey(name);
  const areIds = mayBeNamed && allNames.every(isIdentifier);
  return areMostlyDocuments(fit) || arePassages || areGraded || areIds || EXPECTED_KEY.test(name);
}
function isIdentifier(name) {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}
function areWords(names) {
  return names.filter(isIdentifier).length < names.length * 0.8;
}
function isIdColumn({ column }) {
  return DOCUMENT_ID_KEY.test(separateWords(lastKey(column.name)));
}
function columnLikelihood(documents) {
  const { column, fit, names, arePassages } = documents;
  const filled = column.values.filter((value) => value !== void 0);
  return 2 * fit.share + (arePassages ? 0.4 : 0) + (EXPECTED_KEY.test(column.name) ? 1 : 0) + (isDocumentKey(column.name) ? 0.3 : 0) + (areWords(names.flat()) ? 0 : 0.2) + (isIdColumn(documents) && new Set(names.flat()).size > 1 ? 0.7 : 0) - (OWN_ID_KEY.test(lastKey(column.name)) ? 1 : 0) + filled.length / column.values.length / 2;
}
function describeObstacle({ expected: [first] }) {
  if (first === void 0 || first.arePassages || first.fit.share > 0 || isIdColumn(first)) {
    return null;
  }
  const names = [...new Set(first.names.flat())];
  if (!areWords(names)) {
    return null;
  }
  const { expression } = first;
  const nameExpression = expression.replace(/\[\]\.\{\w+: ([^,}]+).*\}$/, "[].$1");
  const texts = `${nameExpression}[].{text: @}`;
  return `None of the ${names.length} names in \`${expression}\` is a document here (${names.slice(0, 3).join(", ")}). If they are names in your index, use the line below. If they are words of the results' texts: expected: ${(0,expression_text/* quoteExpression */.nn)(texts)}`;
}
const NOTHING_EXPECTED = /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;
function expectsNothing({ list, expected }) {
  return expected.length === 0 && NOTHING_EXPECTED.test(list.expression);
}
const ANY_OF_KEY = /accept|any_?of|_any$|one_?of|alternativ/i;
const areAlternatives = ({ column }) => ANY_OF_KEY.test(column.name);
const ID_KEY = /^(?:nr|id|qid|case|case_?id|query_?id|test_?id|key)$/i;
const INTENT_KEY = /(?:^|_)(?:intent|[ck]ategor[^_]+|type|kind|topic|th?[eè]m[ae]|team|area|bereich|class|group|slice|section)(?:_|$)/i;
const golden_GRADE_KEY = /^(?:grade|rating|relevan\w+|gain|pertinence|notes?|nota|bewertung)$/i;
function isGradeColumn({ name, values }) {
  return golden_GRADE_KEY.test(lastKey(name)) && values.every((value) => /^\d+$/.test(String(value)));
}
function findColumns({ list, columns, query, expected: [first] }) {
  const otherColumns = columns.filter((column) => column !== first?.column);
  const find = (key, fits) => otherColumns.find(
    // `case_id` for `caseId` and `case id`
    ({ name, values }) => key.test(separateWords(lastKey(name)).replaceAll(" ", "_")) && fits(values)
  );
  const areDifferent = (values) => values.every(isTextOrInteger) && new Set(values.map(String)).size === list.rows.length;
  const areRepeated = (values) => values.every(isText) && new Set(values).size <= Math.max(1, values.length / 2);
  const hasOneDocument = first !== void 0 && !first.column.values.some(Array.isArray);
  const grade = hasOneDocument ? otherColumns.find(isGradeColumn) : void 0;
  return {
    query,
    expected: first?.column,
    id: find(ID_KEY, areDifferent),
    intent: find(INTENT_KEY, areRepeated),
    grade: grade && { ...grade, expression: `to_number(${grade.expression})` }
  };
}
function buildEntry(reading, isOneOfSeveral) {
  const { list, query, expected, forbidden } = reading;
  const [likeliest] = expected;
  const { id, intent, grade } = findColumns(reading);
  const documents = likeliest === void 0 ? null : readExpected(reading, likeliest);
  const gradeFilter = grade === void 0 ? null : `${grade.expression} > \`0\``;
  const filters = [documents?.filter, gradeFilter].filter(isText).join(" && ");
  const place = list.expression === "@" ? "" : list.expression;
  const cases = [place, filters === "" ? "" : `[?${filters}]`].filter(isText).join(" | ");
  const hasListIntent = intent === void 0 && isOneOfSeveral && list.label !== null;
  return {
    entry: (0,json/* withoutUndefined */.r$)({
      cases: cases || void 0,
      intent: hasListIntent ? (0,format/* toWord */.Os)(list.label) || "all" : void 0,
      fields: (0,json/* withoutUndefined */.r$)({
        query: query.expression,
        ...documents?.fields ?? { expect_empty: "`true`" },
        id: id?.expression,
        intent: intent?.expression,
        grade: grade?.expression,
        forbidden: forbidden?.expression
      })
    }),
    hints: documents?.hints ?? []
  };
}
const ADD_TO_FIELDS = "add to `fields` in retrieval/suite.yaml";
function readExpected({ columns, expected }, first) {
  const isSplit = first.expression.startsWith("split(");
  const used = isSplit ? [first] : expected.filter((column) => isUsed(column, first));
  const counts = first.names.map((_, i) => used.flatMap(({ names }) => names[i] ?? []).length);
  const presence = isSplit ? first.column.expression : joinExpressions(used);
  const emptyCases = readEmptyCases(columns, counts, presence);
  const hasInnerLists = first.column.values.flat().some(Array.isArray);
  const areAllNeeded = !used.some(areAlternatives) && !hasInnerLists && !first.hasGrades;
  const isAnyUnclear = areAllNeeded && counts.some((count) => count > 1);
  const anyHint = `If one of the documents of a case is enough, ${ADD_TO_FIELDS}: any: true`;
  return {
    fields: (0,json/* withoutUndefined */.r$)({
      expected: writeExpected(used),
      any: used.every(areAlternatives) && !hasInnerLists || void 0,
      expect_empty: emptyCases.condition ?? void 0
    }),
    filter: emptyCases.filter,
    hints: [...isAnyUnclear ? [anyHint] : [], ...emptyCases.hints]
  };
}
function writeExpected(columns) {
  const needed = columns.filter((column) => !areAlternatives(column));
  const alternatives = columns.filter(areAlternatives);
  return needed.length === 0 || alternatives.length === 0 ? joinExpressions(columns) : `[${joinExpressions(needed)}, [${joinExpressions(alternatives)}]][]`;
}
function readEmptyCases(columns, counts, presence) {
  const isEmpty = counts.map((count) => count === 0);
  const emptyCount = isEmpty.filter(Boolean).length;
  const condition = emptyCount === 0 ? null : findEmptyCondition(columns, isEmpty);
  if (emptyCount === 0 || condition !== null) {
    return { condition, filter: null, hints: [] };
  }
  const are = emptyCount === 1 ? "is" : "are";
  const hint = `${(0,messages_format/* pluralise */.aX)(emptyCount, "case")} without a document in \`${presence}\` ${are} left out. If nothing should be found for them, take the filter [?\u2026] away and ${ADD_TO_FIELDS}: expect_empty: ${(0,expression_text/* quoteExpression */.nn)(`!(${presence})`)}`;
  return { condition, filter: presence, hints: [hint] };
}
function joinExpressions(columns) {
  return columns.map(({ expression }) => expression).join(" || ");
}
function isUsed(other, first) {
  const isEmpty = other.names.flat().length === 0;
  const fillsGaps = other.names.every((names, i) => names.length === 0 || first.names[i]?.length === 0);
  return other === first || !isEmpty && (fillsGaps || areAlternatives(other));
}
function findEmptyCondition(columns, isEmpty) {
  const firstIndex = isEmpty.indexOf(true);
  for (const { expression, name, values } of columns) {
    const emptyValue = values[firstIndex];
    const marksEmptyCases = values.every((value, i) => isEmpty[i] === (value === emptyValue));
    if (!marksEmptyCases) {
      continue;
    }
    const isFlag = NOTHING_EXPECTED.test(name) || /answerable|has_?answer|expect/i.test(name);
    if (typeof emptyValue === "boolean" && isFlag) {
      return emptyValue ? expression : `${expression} == \`false\``;
    }
    if (isText(emptyValue) && !emptyValue.includes("'") && NOTHING_EXPECTED.test(emptyValue)) {
      return `${expression} == '${emptyValue}'`;
    }
  }
  return null;
}


// EXTERNAL MODULE: ./lib/model/docs-page.js
var docs_page = __webpack_require__(52164);
;// CONCATENATED MODULE: ./lib/workbench/init/data.js











function unusable(file, obstacle, line = null) {
  return { kind: "unusable", file, obstacle, line };
}
const MOST_READ = 200;
const FIXTURES = /(?:^|\/)fixtures\//;
const QUERIES_PATH = /gold|known|expect|eval|bench|relevan|quer|retriev|judg|qa[_-]|question|smoke|cases|frage/i;
const QUERIES_NAME = /gold|known|expect|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;
const OUTPUT_PATH = /(?:^|[/_-])(?:results?|reports?|outputs?|runs?|logs?|history)(?:[/_.-]|$)/i;
const NO_QUERIES = /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^(?:\.github|baselines)\//i;
function findQueries(files, read) {
  const ownFiles = files.filter(isOwnFile);
  const measureFit = makeMeasureFit(ownFiles, read);
  const likelihood = (file) => Number(QUERIES_PATH.test(file)) - 3 * Number(OUTPUT_PATH.test(file)) - Number(FIXTURES.test(file));
  const readable = ownFiles.filter((file) => /\.(?:[ct]sv|jsonl|ndjson|json|ya?ml|txt)$/i.test(file) && !NO_QUERIES.test(file)).toSorted((a, b) => likelihood(b) - likelihood(a));
  const found = [...findCollections(ownFiles)];
  for (const file of readable.slice(0, MOST_READ)) {
    const isPart = found.some((other) => other.file === file || file.startsWith(`${other.file}/`));
    const queryFile = isPart ? null : classifyFile(file, read(file), measureFit);
    if (queryFile !== null) {
      found.push(queryFile);
    }
  }
  found.push(...ownFiles.flatMap((file) => describeCode(file, read) ?? []));
  const places = { suite: 0, dataset: 1, log: 2, unusable: 3 };
  return found.toSorted((a, b) => places[a.kind] - places[b.kind]);
}
function isOwnFile(file) {
  return FIXTURES.test(file) ? QUERIES_NAME.test(external_node_path_.posix.basename(file)) : !/(?:^|\/)examples?\//.test(file);
}
function classifyFile(file, text, measureFit) {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, text, measureFit);
  }
  if (/\.txt$/i.test(file)) {
    const isCalledQueries = /quer(?:y|ies)|question/i.test(external_node_path_.posix.basename(file));
    return isCalledQueries && /\n./.test(text) ? { kind: "log", file } : null;
  }
  const isNamed = QUERIES_NAME.test(external_node_path_.posix.basename(file));
  const value = parseByEnding(file, text);
  if (value === void 0) {
    const obstacle = "It can't be parsed. Name it as the suite's dataset, and `retrieval-gate validate` says where";
    return isNamed ? unusable(file, obstacle) : null;
  }
  const known = readKnownFormat(file, value);
  if (known !== null) {
    return known;
  }
  const golden = readGolden(value, measureFit);
  if (golden !== null) {
    const entries = golden.entries.map((entry) => ({ format: "json", ...entry }));
    return classifyGolden(file, { ...golden, entries });
  }
  if (!isNamed) {
    return null;
  }
  const fields = { query: "KEY", expected: "KEY" };
  const line = `${writeDataset(file, [{ format: "json", fields }])}, with your keys`;
  return unusable(file, "No list of queries with documents was found in it", line);
}
function isNamedAsQueries(file) {
  return QUERIES_PATH.test(file) && !OUTPUT_PATH.test(file);
}
function classifyGolden(file, golden) {
  const { corpus, hints, entries, tellingWords } = golden;
  const isNamed = isNamedAsQueries(file);
  if (golden.columns.expected === void 0) {
    const isMeant = isNamed || /\.[ct]sv$/i.test(file);
    return isMeant && tellingWords > 0 ? unusable(file, "It has queries, and names no documents that they should find") : null;
  }
  const namesDocuments = golden.documentCount >= (isNamed ? 1 : 2);
  const isLikely = Number(isNamed) + tellingWords + Number(namesDocuments) >= 2;
  if (golden.obstacle !== null) {
    return isLikely ? unusable(file, golden.obstacle, writeDataset(file, entries)) : null;
  }
  if (isLikely) {
    const relevance = guessRelevance(golden.columns.grade?.values ?? []);
    return { kind: "dataset", file, entries, relevance, corpus, hints };
  }
  return null;
}
function parseByEnding(file, text) {
  try {
    if (/\.ya?ml$/i.test(file)) {
      return (0,yaml_document.parseForeignYaml)({ file, text, digest: "" }, "invalid_suite").value;
    }
    if (/\.json$/i.test(file)) {
      return JSON.parse(text);
    }
    const lines = text.split("\n").filter((line) => !(0,files_document/* isBlankOrComment */.bz)(line));
    return lines.map((line) => JSON.parse(line));
  } catch {
    return void 0;
  }
}
const QUERY_IN_CODE = /\b(?:query|question|q|term|want|search\w*|retrieve\w*)["']?\s*[:=(]+\s*["'`]/gi;
const ROW_IN_CODE = /^\s*[{[(]\s*(["'`])[^"'`]+\1,.*["'`]/gm;
const EXPECTED_IN_CODE = /expect|relevan|gold|source|\bwant\b|should|assert/i;
function describeCode(file, read) {
  const testPath = /(?:^|\/)(?:tests?|__tests__|evals?|bench\w*)\/|[._-](?:test|spec)s?\.|test_|gold|quer/i;
  if (!candidates/* CODE */.Sq.test(file) || !testPath.test(file)) {
    return null;
  }
  const text = read(file);
  const words = `${file}
${text}`;
  const isAboutSearch = /search|retriev|recall|golden|quer(?:y|ies)/i.test(words);
  const count = [...text.matchAll(QUERY_IN_CODE), ...text.matchAll(ROW_IN_CODE)].length;
  if (count < 3 || !isAboutSearch || !EXPECTED_IN_CODE.test(words)) {
    return null;
  }
  const page = (0,docs_page/* docsPage */.t)("golden-in-code.md");
  return unusable(file, `Queries in code are not read. How to export them: ${page}`);
}
function writeDataset(file, entries, suiteFolder = "retrieval") {
  const text = (0,dist/* stringify */.As)({ dataset: datasetOf(file, entries, suiteFolder) }, { collectionStyle: "flow", lineWidth: 0 });
  return text.trim().replace(/^\{ dataset: ([^]*) \}$/, "dataset: $1");
}
function datasetOf(file, entries, suiteFolder = "retrieval") {
  const located = entries.map(({ format, ...others }) => {
    return { format, path: external_node_path_.posix.relative(suiteFolder, file), ...others };
  });
  return located.length === 1 ? located[0] : located;
}
const TOPICS_FILE = /topics[^/]*$|(?:^|[/._-])queries[\w.-]*\.tsv$/i;
const QRELS_FILE = /^(?!.*(?:topics|queries)).*qrels/i;
function findCollections(files) {
  const found = [];
  for (const file of files) {
    const folder = external_node_path_.posix.dirname(file);
    const listFolder = (listedFolder, name) => files.filter((other) => external_node_path_.posix.dirname(other) === listedFolder && name.test(external_node_path_.posix.basename(other)));
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      const qrels = listFolder(external_node_path_.posix.join(folder, "qrels"), /\.tsv$/);
      const splits = qrels.map((split2) => external_node_path_.posix.basename(split2, ".tsv"));
      const split = splits.includes("test") ? "test" : splits[0];
      if (split !== void 0 || listFolder(folder, /^qrels\.tsv$/).length > 0) {
        const [corpus = null] = listFolder(folder, /^corpus\.jsonl$/);
        const keys = (0,json/* withoutUndefined */.r$)({ format: "beir", split, intent: "all" });
        found.push({ ...makeDataset(folder, keys), corpus });
      }
    } else if (TOPICS_FILE.test(file)) {
      const [qrels] = listFolder(folder, QRELS_FILE);
      if (qrels !== void 0) {
        const qrelsPath = external_node_path_.posix.relative("retrieval", qrels);
        found.push(makeDataset(file, { format: "trec", qrels: qrelsPath, intent: "all" }));
      }
    }
  }
  return found;
}
function makeDataset(file, entry, grades = []) {
  const relevance = guessRelevance(grades);
  return { kind: "dataset", file, entries: [entry], relevance, corpus: null, hints: [] };
}
function guessRelevance(grades) {
  const highestGrade = grades.reduce((most, grade) => Math.max(most, Number(grade)), 0);
  return highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
}
function readKnownFormat(file, value) {
  const object = (0,json/* objectMembers */.vN)(value);
  const isSuite = typeof object["name"] === "string" && "revision" in object && "version" in object && // A suite whose `cases` are still to be filled in (null) has no queries yet, and is none.
  (Array.isArray(object["cases"]) || "dataset" in object);
  if (isSuite) {
    return { kind: "suite", file, draft: object["draft"] === true };
  }
  const text = JSON.stringify(value) ?? "";
  const ratings = [...text.matchAll(/"rating":"?(\d+)/g)].map(([, rating]) => rating);
  if (text.includes('"ratings":[{') && ratings.length > 0) {
    const format = "requests" in object ? "rank-eval" : "judgments";
    return makeDataset(file, { format }, ratings);
  }
  const namesOfFirstLine = Array.isArray(value) ? Object.keys((0,json/* objectMembers */.vN)(value[0])) : [];
  return /\.(?:jsonl|ndjson)$/i.test(file) ? readLog(file, namesOfFirstLine) : null;
}
const LOG_COLUMN = /^(?:ts|click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
const USUAL_LOG_COLUMN = /^(?:timestamp|time|date|user_?id|position)$/i;
const DATASET_COLUMN = /expect|relevan|target|correct|gold|right/i;
const BESIDE_QUERY = /^(?:_?id|q_?id|query_?id|intent|category|type|section|lang(?:uage)?)$/i;
function readLog(file, names) {
  const query = names.find((name) => query_log/* QUERY_FIELD */.Md.test(name) && !LOG_COLUMN.test(name));
  const others = names.filter((name) => name !== query);
  const mayBeDataset = names.some((name) => DATASET_COLUMN.test(name));
  const isOfLog = (name) => LOG_COLUMN.test(name) || USUAL_LOG_COLUMN.test(name) && !mayBeDataset;
  const areQueries = isNamedAsQueries(file) && others.every((name) => BESIDE_QUERY.test(name));
  const isLog = query !== void 0 && (others.some(isOfLog) || areQueries);
  return isLog ? { kind: "log", file } : null;
}
function classifyTable(file, text, measureFit) {
  const { names, records } = (0,query_log/* readTable */.xz)({ file, text }, []);
  const rows = records.map(({ value }) => value);
  const has = (...columns) => columns.every((column) => names.some((name) => name.toLowerCase() === column));
  if (has("query", "docid", "rating")) {
    const rating = names.find((name) => /^rating$/i.test(name)) ?? "";
    const ratings = rows.map((row) => row[rating]);
    return makeDataset(file, { format: "quepid" }, ratings);
  }
  const isRagas = has("user_input") && (has("reference") || has("reference_contexts")) || has("question", "ground_truth");
  if (isRagas) {
    return makeDataset(file, { format: "ragas-csv", intent: "all" });
  }
  return readLog(file, names) ?? classifyGoldenTable(file, rows, names, measureFit);
}
function classifyGoldenTable(file, rows, names, measureFit) {
  const golden = readGolden(rows, measureFit);
  if (golden === null) {
    return null;
  }
  const { expected } = golden.columns;
  const expectedName = expected?.name ?? "";
  if (measureFit([expectedName]).share === 1) {
    const obstacle2 = "Its first line is a row of the table. Write a header above it: query,expected";
    return unusable(file, obstacle2);
  }
  const label = names.find((name) => /(?:^|[ _-])(?:label|judge?ment)s?$/i.test(name));
  if (label !== void 0 && rows.some((row) => new RegExp("\\p{L}", "u").test(row[label] ?? ""))) {
    return unusable(file, `Its column ${label} has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade`);
  }
  const roles = Object.entries(golden.columns).map(([role, column]) => [role, column?.name]);
  const unread = names.filter((name) => !roles.some(([, used]) => used === name));
  const cells = expected?.values.filter((value) => typeof value === "string") ?? [];
  const entry = (0,json/* withoutUndefined */.r$)({
    format: "csv",
    columns: (0,json/* withoutUndefined */.r$)(Object.fromEntries(roles)),
    separator: ["|", ";", ","].find((mark) => cells.some((cell) => cell.includes(mark)))
  });
  const tellingWords = golden.tellingWords + Number(isDocumentKey(expectedName));
  const obstacle = tellingWords >= 2 ? null : golden.obstacle;
  const hints = unread.length === 0 ? [] : [
    `Not read: ${unread.join(", ")}. Add columns of intents, ids or grades to \`columns\`, such as intent: ${unread[0]}`
  ];
  return classifyGolden(file, { ...golden, entries: [entry], hints, tellingWords, obstacle });
}



/***/ }),

/***/ 69863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ chooseSearch),
/* harmony export */   ME: () => (/* binding */ untouchedSample),
/* harmony export */   R3: () => (/* binding */ flagWorkflows),
/* harmony export */   u$: () => (/* binding */ initFiles),
/* harmony export */   yC: () => (/* binding */ chooseNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _messages_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35132);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52164);
/* harmony import */ var _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70202);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6544);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45147);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59786);









const SCHEMAS = `https://raw.githubusercontent.com/${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_7__/* .REPOSITORY */ .B}/v0/schemas`;
const LINE = /(?:retriever: .*|.{1,99}|\S+)(?:[ \n]|$)/g;
function commentLines(sentence) {
  return sentence.replaceAll(LINE, (words) => `# ${words.trimEnd()}
`);
}
function chooseSearch({ builtIn, searches, queries, hasCode }, wantsBuiltIn) {
  const isNothingElse = searches.length === 0 && queries.length === 0 && !hasCode;
  if (builtIn !== null && (wantsBuiltIn || isNothingElse)) {
    return builtIn;
  }
  return searches.find(({ retriever }) => retriever !== null) ?? null;
}
const EXAMPLES = `For example one of these:
retriever: { kind: python, function: "package.module:search" }
retriever: { kind: module, path: retrieval/search.mjs }
retriever: { kind: http, start: { command: [npm, start] }, url: "http://127.0.0.1:{{port}}/search?q={{query}}&limit={{k}}" }
retriever: { kind: command, command: [go, run, ./cmd/serve] }
retriever: { kind: command, per_query: true, command: [bin/search, "{{query}}"], results: { lines: '(?<path>\\S+)' } }
All kinds of search: ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_8__/* .docsPage */ .t)("retrievers.md")}`;
function retrieverText(project, search) {
  const [unused] = project.searches;
  let check = "";
  if (search === null) {
    const seen = unused === void 0 ? "" : ` ${unused.what}: ${unused.advice}.`;
    const draft = unused?.draft === void 0 ? " " : `
retriever: ${unused.draft}
`;
    check = `fill in your search.${seen}${draft}${EXAMPLES}`;
  } else if (search.isBuiltIn === true) {
    check = `the built-in search BM25 over ${search.file}, not a search of yours. Replace it by your retriever. ${EXAMPLES}`;
  } else {
    check = `a guess: ${search.advice}.`;
  }
  return `${commentLines(`Edit 1 of 2: ${check}`)}retriever: ${search?.retriever ?? "# fill in"}
`;
}
function configText({ project, search, names }) {
  const { data } = project;
  const relevance = data?.kind === "dataset" ? data.relevance : null;
  const definition = relevance === null ? "" : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant
`;
  const baselineLine = names.baseline === null ? `# Not needed side by side: baseline: baselines/${names.suite}.json` : `baseline: ${names.baseline}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .As)(names.suiteFile).trim()}
${baselineLine}
k: 10 # as many results as your users see
${retrieverText(project, search)}${definition}${commentLines(_messages_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .THE_RULE */ .$m)}gate:
  # recall@10: { floor: 0.8 } # a lower recall always fails
  significance: auto
`;
}
const MARK = "# As init wrote it: ";
const shortDigest = (text) => (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestText */ .M6)(text).slice(0, 12);
function suiteText(names, body) {
  const textBelowMark = `version: 1
name: ${names.suite}
revision: "1"
${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json
${MARK}${shortDigest(textBelowMark)}
${textBelowMark}`;
}
function untouchedSample(text) {
  const [, digest, textBelowMark] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  if (textBelowMark === void 0 || shortDigest(textBelowMark) !== digest) {
    return null;
  }
  return /^name: (.+)$/m.exec(textBelowMark)?.[1] ?? null;
}
const REPLACE_CASES = "# Edit 2 of 2: headings of your documents. Replace these by queries of your users.\n";
const FILL_IN_CASES = `# Edit 2 of 2: fill in queries of your users, with the documents that they should find. For example:
# cases:
#   - { id: reset, query: how do I reset my password, intent: howto, expected: [docs/password.md] }
# Or draft them: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
# Or, in place of \`cases\`, read a file of yours:
# dataset: { format: json, path: ../golden.json, fields: { query: query, expected: expected } }
cases: # fill in
`;
function suiteBody({ project, cases }) {
  const { data } = project;
  if (data?.kind !== "dataset") {
    return cases === null ? FILL_IN_CASES : `${REPLACE_CASES}${cases}`;
  }
  const { file, entries, hints } = data;
  const check = `Edit 2 of 2: a guess from ${file}: check it, and give intents of five or more cases (six from four such intents on).`;
  const comments = [check, ...hints].map(commentLines).join("");
  return comments + (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .As)({ dataset: (0,_data_js__WEBPACK_IMPORTED_MODULE_5__/* .datasetOf */ .gA)(file, entries) });
}
function chooseNames(folder, data, config, hasNoBaseline) {
  const folderName = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const suite = folderName === "" ? "search" : folderName;
  const usualSuite = data?.kind === "suite" ? data.file : "retrieval/suite.yaml";
  const usualBaseline = hasNoBaseline ? null : `baselines/${suite}.json`;
  const paths = config ?? { suite: usualSuite, baseline: usualBaseline };
  const suiteFile = paths["suite"] ?? usualSuite;
  const { baseline } = paths;
  return {
    suite,
    // A config may join several suites.
    suiteFile: String([suiteFile].flat()[0]),
    baseline: typeof baseline === "string" ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(baseline) : null,
    workflow: `Retrieval gate ${folderName}`.trim(),
    job: `retrieval-gate${folderName === "" ? "" : `-${folderName.replaceAll(".", "_")}`}`
  };
}
function gateJob({ branch, project, folder, names }) {
  const { install, index } = project;
  const commands = [install, index].filter((command) => command !== null);
  return { ...names, branch, folder, commands };
}
function initFiles(choices) {
  const { project, search, names, isSideBySide, hasRecordWorkflow, isGitLab } = choices;
  const files = /* @__PURE__ */ new Map([["retrieval-gate.yaml", configText(choices)]]);
  const isSuiteFound = choices.hasSuite && project.data?.kind === "suite";
  if (!isSuiteFound) {
    files.set(names.suiteFile, suiteText(names, suiteBody(choices)));
  }
  if (search?.adapter !== void 0 && !choices.hasConfig) {
    files.set(_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .ADAPTER_PATH */ .qn, search.adapter.text);
  }
  const job = gateJob(choices);
  if (isGitLab) {
    const isPythonRetriever = search?.retriever?.includes("kind: python") === true;
    const installsPython = project.install?.startsWith("python3") === true;
    return files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .jobPath */ .Jf)(job), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .gitlabJob */ .jn)(job, isPythonRetriever || installsPython));
  }
  const workflow = isSideBySide ? (0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .sideBySideWorkflow */ .Fc)(job, names.baseline !== null) : (0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .gateWorkflow */ .z)(job);
  files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowPath */ .RB)(job, ""), workflow);
  files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowPath */ .RB)(job, "-comment"), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .commentWorkflow */ .Fn)(job));
  if (hasRecordWorkflow && names.baseline !== null) {
    files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowPath */ .RB)(job, "-record"), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .recordWorkflow */ .Jm)(job, names.baseline));
  }
  return files;
}
function flagWorkflows(choices) {
  const job = gateJob(choices);
  return [
    ...choices.isSideBySide ? [(0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowPath */ .RB)(job, "")] : [],
    ...choices.hasRecordWorkflow ? [(0,_workflows_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowPath */ .RB)(job, "-record")] : []
  ];
}



/***/ }),

/***/ 59786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ sideBySideWorkflow),
/* harmony export */   Fn: () => (/* binding */ commentWorkflow),
/* harmony export */   Jf: () => (/* binding */ jobPath),
/* harmony export */   Jm: () => (/* binding */ recordWorkflow),
/* harmony export */   RB: () => (/* binding */ workflowPath),
/* harmony export */   jn: () => (/* binding */ gitlabJob),
/* harmony export */   yD: () => (/* binding */ includedPath),
/* harmony export */   z: () => (/* binding */ gateWorkflow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70202);



const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
const UPLOAD = "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0";
const DOWNLOAD = "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1";
const GATE = `${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}@v0 # zizmor: ignore[unpinned-uses] put a release's commit here`;
function yamlValue(text) {
  return /^[\w][\w ./@-]*$/.test(text) && !text.endsWith(" ") ? text : JSON.stringify(text);
}
const NEEDS_QUOTES = /: | #|^[^\w.(]/;
function yamlCommand(command) {
  return NEEDS_QUOTES.test(command) ? JSON.stringify(command) : command;
}
function branchPattern(branch) {
  return yamlValue(branch.replaceAll(/[+!\\]/g, "\\$&"));
}
function workflowPath(gate, suffix) {
  return `${upToRoot(gate)}.github/workflows/${gate.job}${suffix}.yml`;
}
function jobPath(gate) {
  return `${upToRoot(gate)}${includedPath(gate)}`;
}
function includedPath({ job }) {
  return `.gitlab/${job}.yml`;
}
function upToRoot({ folder }) {
  return folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
}
function commentWorkflow({ workflow }) {
  return `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. Of a change of this repository it shows the
# report, with all text escaped; of a fork's change only how the gate's job ended, and a link. It executes nothing.
name: ${workflow} comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [${workflow}]
    types: [completed]

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: true

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # the run, its jobs and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: ${DOWNLOAD}
        if: github.event.workflow_run.head_repository.full_name == github.repository
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: ${GATE}
        with:
          command: comment
          github-token: \${{ github.token }}
`;
}
const BASE = "../retrieval-gate-base";
const PULL_REQUESTS = `  pull_request:
    # edited: another base branch; labeled: the accept label.
    types: [opened, synchronize, reopened, edited, labeled]
`;
const CONCURRENCY = `concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  # A run that a label started is never cancelled by another label.
  cancel-in-progress: \${{ github.event.action == 'synchronize' }}
`;
function gateWorkflow(gate) {
  const { branch, workflow, job } = gate;
  return `name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branchPattern(branch)}]
  merge_group:
  push:
    branches: [${branchPattern(branch)}]
  workflow_dispatch:
permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml${folderLine(gate, 10)}
`;
}
function folderLine({ folder }, indent) {
  return folder === "" ? "" : `
${" ".repeat(indent)}working-directory: ${yamlValue(folder)}`;
}
function buildSteps(gate) {
  const { commands } = gate;
  if (commands.length === 0) {
    return "      # What the search needs, such as a language (actions/setup-go), or an index:\n      # - run: make index\n";
  }
  return commands.map((command) => `      - run: ${command}${folderLine(gate, 8)}
`).join("");
}
function sideBySideWorkflow(gate, hasBaseline) {
  const { branch, workflow, job } = gate;
  return `${hasBaseline ? "# Base and head are built and asked in one job.\n" : NO_QUEUE}name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branchPattern(branch)}]
${hasBaseline ? "  merge_group:\n" : ""}permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
      - name: The base, in a folder beside
        run: |
          rm -rf ${BASE} && git worktree prune
          git worktree add --detach ${BASE} HEAD^1
${buildBothSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml
          base-directory: \${{ github.event_name == 'pull_request' && '${upToRoot(gate)}${BASE}' || '' }}${folderLine(gate, 10)}
`;
}
const NO_QUEUE = `# Base and head are built and asked in one job. A merge queue needs a baseline: name one in the config, record it, and add
# \`merge_group:\` below.
`;
function buildBothSteps(gate) {
  const { commands, folder } = gate;
  if (commands.length === 0) {
    return `      # What a retriever needs, such as an index, is built in both folders:
      # - run: for side in . ${BASE}; do (cd "${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join("$side", folder)}" && make index); done
`;
  }
  const build = commands.join(" && ");
  const base = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(BASE, folder));
  return `      - name: Build the head${folderLine(gate, 8)}
        run: ${build}
      - name: Build the base
        # The base of the first gate may lack what this builds.
        run: ${yamlCommand(`(cd ${base} && ${build}) || test ! -e ${base}/retrieval-gate.yaml`)}
`;
}
function gitlabJob(gate, isPython) {
  const { folder, job } = gate;
  const enterFolder = folder === "" ? [] : [`cd ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(folder)}`];
  const installGate = isPython ? ["pip install retrieval-gate"] : [];
  const commands = [...enterFolder, ...gate.commands, ...installGate];
  const steps = commands.map((command) => `    - ${yamlCommand(command)}
`).join("");
  const buildNote = gate.commands.length === 0 ? "    # What your search needs, such as an index:\n    # - make index\n" : "";
  const program = isPython ? "retrieval-gate" : `npx --yes github:${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}#v0`;
  const reports = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, "retrieval-gate-report");
  const junit = yamlValue(reports).replace(/"?$/, (quote) => `/*/junit.xml${quote}`);
  return `# A merge request is judged by the rules of the target branch and by its own. In .gitlab-ci.yml:
#   include:
#     - local: ${includedPath(gate)}
${job}:
  # Its stage is test. If your \`stages\` lack that, name another one here.
  image: ${isPython ? "python:3.13" : "node:24"}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    # All of the history: where the branch left the target has to be in the clone.
    GIT_DEPTH: 0
  script:
${buildNote}${steps}    # On a fork's pipeline \`origin\` is the fork, and the target is fetched by its address.
    - |
      base=
      if [ -n "\${CI_MERGE_REQUEST_IID:-}" ]; then
        target=origin
        [ "$CI_MERGE_REQUEST_PROJECT_ID" = "$CI_PROJECT_ID" ] || target=$CI_MERGE_REQUEST_PROJECT_URL
        git fetch --quiet "$target" "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"
        base="--base-ref=$(git merge-base FETCH_HEAD HEAD || true)"
      fi
      ${program} gate --config retrieval-gate.yaml $base
  artifacts:
    when: always
    paths: [${yamlValue(reports)}]
    reports:
      junit: ${junit}
`;
}
const PROPOSE = String.raw`# Also if git ignores it.
git add --force -- "$BASELINE"
if git diff --cached --quiet -- "$BASELINE"; then
  echo "Nothing to record: this run measured what $BASELINE holds."
  exit 0
fi
branch="retrieval-gate/record-$GITHUB_RUN_ID-$GITHUB_RUN_ATTEMPT"
git switch --quiet --create "$branch"
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git commit --quiet --message "Record $BASELINE"
login="$(printf 'x-access-token:%s' "$PUSH_TOKEN" | base64 --wrap=0)"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
export GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $login"
git push --quiet origin "$branch"
link="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/compare/$GITHUB_REF_NAME...$branch?expand=1"
if [ -z "$TOKEN" ]; then
  echo "Open the pull request: $link" | tee -a "$GITHUB_STEP_SUMMARY"
  exit 0
fi
body="By run $GITHUB_RUN_ID."
if [ -n "$REASON" ]; then
  body="$body It accepts a loss: $REASON To merge it, add the label retrieval-gate:accept."
fi
if jq --null-input --arg title "Record $BASELINE" --arg head "$branch" --arg base "$GITHUB_REF_NAME" \
  --arg body "$body" '$ARGS.named' |
  curl --silent --show-error --fail-with-body --data @- \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN") \
    "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls"
then
  exit 0
fi
echo "The branch is pushed, but the pull request was refused. Open it: $link"
exit 1`;
function recordWorkflow(gate, baseline) {
  const { folder, workflow, job } = gate;
  const baselineFile = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, baseline);
  const baselineFolder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(baselineFile);
  return `# Start it by hand, under Actions. It records a baseline on the default branch and opens a pull request with it.
# The secret RETRIEVAL_GATE_TOKEN opens it: a token with write access to contents and pull requests. A pull request that
# the workflow's own token opens would start no checks. Without the secret, the last step prints a link that opens it.
name: ${workflow} record
on:
  workflow_dispatch:
    inputs:
      accept:
        description: Why a loss is accepted, in a sentence. Empty refuses a loss.
        type: string
      runs:
        description: How many runs to record the mean of, where answers vary.
        type: string
permissions: {}
concurrency:
  group: \${{ github.workflow }}
  cancel-in-progress: false
jobs:
  record:
    if: github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          command: record
          config: retrieval-gate.yaml
          accept: \${{ inputs.accept != '' }}
          runs: \${{ inputs.runs }}${folderLine(gate, 10)}
      - uses: ${UPLOAD}
        with:
          name: ${job}-baseline
          path: ${yamlValue(baselineFile)}
          if-no-files-found: error
  # The retriever's code never runs beside a token that may write.
  propose:
    needs: record
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: retrieval-gate-record # GitHub makes it; the secret may be one of it
    permissions:
      contents: write # the branch
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${DOWNLOAD}
        with:
          name: ${job}-baseline
          path: ${yamlValue(baselineFolder)}
      - name: Open a pull request
        env:
          BASELINE: ${yamlValue(baselineFile)}
          REASON: \${{ inputs.accept }}
          TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN }}
          PUSH_TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN || github.token }}
        run: |
${PROPOSE.replaceAll(/^/gm, "          ")}
`;
}



/***/ }),

/***/ 59599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ QUERY_FIELD),
/* harmony export */   RD: () => (/* binding */ readQueryLog),
/* harmony export */   xz: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73196);
/* harmony import */ var _files_formats_delimited_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58143);
/* harmony import */ var _files_formats_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _files_validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4593);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);








const LOG_FIELDS = {
  query: "query q search_query search_term search keywords keyword term text",
  count: "count searches search_count frequency freq n",
  clicked: "clicked clicked_id clicked_path clicked_url click document document_id doc_id path url",
  clicks: "clicks click_count",
  session: "session session_id visit visit_id",
  intent: "intent category type kind section vertical"
};
const QUERY_FIELD = /^(?:q|text)$|(?:quer(?!y_?id)|question|search|term|keyword|user_?input|frage|such)(?!\w*id$)/i;
const CLICKED_FIELD = /^(?!refer).*(?:(?:url|path|link)$|(?:doc|document|page|product|item|result)_?id$)/i;
const LIKE_FIELDS = {
  query: QUERY_FIELD,
  clicked: CLICKED_FIELD
};
const FIELD_NAMES = Object.keys(LOG_FIELDS);
function readQueryLog(root, file, named) {
  const source = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "query log");
  const problems = [];
  const records = readRecords(source, problems);
  const presentFields = new Set(records.flatMap(({ value }) => Object.keys(value)));
  const fields = findFields(presentFields, named, file);
  const rows = records.map((record) => readRow(record, fields, file, problems));
  if (problems.length > 0) {
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidFile */ .Am)("invalid_file", "query log", file, problems);
  }
  const rowsWithQuery = rows.filter((row) => row !== null).filter(({ query }) => query !== "");
  if (rowsWithQuery.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_file", `query log ${file} holds no query`);
  }
  return { rows: rowsWithQuery, fields, blank: rows.length - rowsWithQuery.length };
}
function readRecords(source, problems) {
  if (/\.[ct]sv$/i.test(source.file)) {
    return readTable(source, problems).records;
  }
  if (/\.(?:jsonl|ndjson)$/i.test(source.file)) {
    const records = [];
    (0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonObjects */ .lm)(source, problems, (value, line) => records.push({ line, value }));
    return records;
  }
  if (/\.txt$/i.test(source.file)) {
    const lines = source.text.trimEnd().split(/\r?\n/);
    return lines.map((query, index) => ({ line: index + 1, value: { query } }));
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `query log ${source.file}: unknown file type`, "Use a .csv or .tsv file with a header, a .jsonl file with an object on each line, or a .txt file with a query on each line.");
}
function readTable(source, problems) {
  const [head, ...rows] = (0,_files_formats_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .readCsv */ .Nb)(source, problems, (0,_files_formats_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .detectDelimiter */ .T6)(source.text));
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const records = rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      const message = `expected ${names.length} cells, as the header has; got ${cells.length}`;
      problems.push({ file: source.file, line, message });
    }
    return { line, value: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])) };
  });
  return { names, records };
}
function parseFieldPair(pair) {
  const [written, name] = pair.split("=").map((part) => part.trim());
  const field = FIELD_NAMES.find((candidate) => candidate === written);
  if (field !== void 0 && name !== void 0) {
    return [field, name];
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `--fields "${pair}": expected a field name of the gate, "=" and your field name`, `Write the gate's field name, then your field name, for example --fields query=q,clicked=url. The gate's field names are: ${FIELD_NAMES.join(", ")}.`);
}
function findFields(present, named, file) {
  const fieldNames = /* @__PURE__ */ new Map();
  const names = [...present];
  for (const field of FIELD_NAMES) {
    const found = findUsualName(field, names) ?? names.find((name) => LIKE_FIELDS[field]?.test(name));
    if (found !== void 0) {
      fieldNames.set(field, found);
    }
  }
  for (const pair of named === null ? [] : named.split(",")) {
    const [field, name] = parseFieldPair(pair);
    if (!present.has(name)) {
      const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestWord */ .z)(name, names);
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `--fields: ${file} has no field "${name}"`, near === null ? `The file has the fields: ${names.join(", ")}.` : `Did you mean ${field}=${near}?`);
    }
    fieldNames.set(field, name);
  }
  if (fieldNames.has("query")) {
    return fieldNames;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `query log ${file}: no field holds the queries`, `The file has the fields: ${names.join(", ") || "\u2013"}. Say which field has the queries: --fields query=NAME.`);
}
function findUsualName(field, names) {
  for (const usualName of LOG_FIELDS[field].split(" ")) {
    const found = names.find((name) => name.toLowerCase() === usualName);
    if (found !== void 0) {
      return found;
    }
  }
  return void 0;
}
function readRow({ line, value }, fields, file, problems) {
  const problemsBefore = problems.length;
  const reportField = (field, expected) => {
    const name = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireValue */ .vd)(fields, field);
    problems.push({
      file,
      line,
      message: `${name}: expected ${expected}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(value[name])}`
    });
  };
  const readMember = (field) => {
    const name = fields.get(field);
    return name === void 0 ? "" : value[name] ?? "";
  };
  const readTextField = (field) => {
    const written = readMember(field);
    if (typeof written === "string" || typeof written === "number") {
      return String(written).trim() || null;
    }
    reportField(field, "text");
    return null;
  };
  const readCountField = (field) => {
    const written = readMember(field);
    if (written === "") {
      return 1;
    }
    const number = Number(written);
    if (Number.isSafeInteger(number) && number >= 0) {
      return number;
    }
    reportField(field, "a whole number");
    return 1;
  };
  const clicked = readDocuments(readMember("clicked"));
  if (clicked === null) {
    reportField("clicked", "a document, or a list of documents");
  }
  const count = readCountField("count");
  if (count === 0) {
    reportField("count", "a number above 0");
  }
  const row = {
    query: (readTextField("query") ?? "").replaceAll(/\s+/g, " "),
    count,
    clicked: clicked ?? [],
    clicks: readCountField("clicks"),
    session: readTextField("session"),
    intent: readTextField("intent")
  };
  return problems.length > problemsBefore ? null : row;
}
function readDocuments(written) {
  if (typeof written === "string" && written.trim().startsWith("[")) {
    const list = (0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextList */ .G1)(written);
    return list.kind === "texts" ? readDocuments(list.texts) : null;
  }
  const documents = typeof written === "number" ? [String(written)] : [written].flat();
  return documents.every((document) => typeof document === "string") ? documents.map((document) => document.trim()).filter((document) => document !== "") : null;
}



/***/ })

};
