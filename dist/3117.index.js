export const id = 3117;
export const ids = [3117];
export const modules = {

/***/ 93117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ continueExpression),
/* harmony export */   LA: () => (/* binding */ findNameForm),
/* harmony export */   PQ: () => (/* binding */ findLeadingPath),
/* harmony export */   TE: () => (/* binding */ writeKey),
/* harmony export */   de: () => (/* binding */ quoteIfNeeded),
/* harmony export */   nW: () => (/* binding */ renameDocuments),
/* harmony export */   nn: () => (/* binding */ quoteExpression)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);

function writeKey(key) {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}
const LEADING_PATH = /^(?:[A-Za-z_]\w*|"[^"\\]*")(?:\.(?:[A-Za-z_]\w*|"[^"\\]*"))*(?![\w(])/;
function findLeadingPath(expression) {
  return LEADING_PATH.exec(expression)?.[0] ?? null;
}
function continueExpression(expression, next) {
  if (isPath(expression)) {
    return /^\[[\]*?]/.test(next) ? `${expression}${next}` : `${expression}.${next}`;
  }
  const fieldOfItems = /^\[\*?\](\..*)/s.exec(next)?.[1];
  if (fieldOfItems !== void 0 && isProjection(expression)) {
    return `${expression}${fieldOfItems}`;
  }
  return `${expression} | ${next}`;
}
function isProjection(expression) {
  const list = expression.replace(/\[\*?\]$/, "");
  return list !== expression && (list === "" || list === "@" || isPath(list));
}
function isPath(expression) {
  return findLeadingPath(expression) === expression;
}
function quoteExpression(expression) {
  const hasDoubleQuotesAlone = expression.includes('"') && !expression.includes("'");
  return hasDoubleQuotesAlone ? `'${expression}'` : JSON.stringify(expression);
}
function quoteIfNeeded(expression) {
  return /^[A-Za-z_][\w.*[\]]*$/.test(expression) ? expression : quoteExpression(expression);
}
function findNameForm(values) {
  const filledValues = values.filter((value) => (value ?? null) !== null);
  const isText = (value) => typeof value === "string";
  const areTexts = (value) => Array.isArray(value) && value.every(isText);
  const areLists = (value) => Array.isArray(value) && value.every(areTexts);
  if (filledValues.every(areTexts)) {
    return "lists";
  }
  if (values.every(isText)) {
    return "text";
  }
  if (filledValues.every((value) => isText(value) || areTexts(value))) {
    return "texts";
  }
  if (filledValues.every(areLists)) {
    return "needs";
  }
  return filledValues.every(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? "grades" : null;
}
function renameDocuments(expression, renaming, form, key) {
  if ("mark" in renaming) {
    return splitNames(expression, renaming.mark, renaming.part, form);
  }
  const { before, after } = renaming;
  const join = (name) => {
    const parts = [before && `'${before}'`, name, after && `'${after}'`].filter(Boolean);
    return `join('', [${parts.join(", ")}])`;
  };
  switch (form) {
    case "text":
      return continueExpression(expression, join("@"));
    case "lists":
      return continueExpression(expression, `[].${join("@")}`);
    case "texts":
      return `${expression} | [@][].${join("@")}`;
    case "needs":
      return continueExpression(expression, `[*][*].${join("@")}`);
    case "grades":
      return `items(${expression})[*].{${key}: ${join("[0]")}, grade: [1]}`;
  }
}
function splitNames(expression, mark, part, form) {
  const selections = { text: "", lists: "[*]", needs: "[*][*]", texts: null, grades: null };
  const selection = selections[form];
  const callsFunction = /^\w+\(/.test(expression);
  return selection === null || callsFunction ? null : `split(${expression}, '${mark}')${selection}[${part}]`;
}



/***/ })

};
