export const id = 3117;
export const ids = [3117];
export const modules = {

/***/ 93117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ continueExpression),
/* harmony export */   PQ: () => (/* binding */ findLeadingPath),
/* harmony export */   de: () => (/* binding */ quoteIfNeeded),
/* harmony export */   nn: () => (/* binding */ quoteExpression)
/* harmony export */ });
const LEADING_PATH = /^(?:[A-Za-z_]\w*|"[^"\\]*")(?:\.(?:[A-Za-z_]\w*|"[^"\\]*"))*(?![\w(])/;
function findLeadingPath(expression) {
  return LEADING_PATH.exec(expression)?.[0] ?? null;
}
function continueExpression(expression, next) {
  const [projection = ""] = /^\[\*?\](?=\.)/.exec(next) ?? [];
  const [end = ""] = /\[\*?\]$/.exec(expression) ?? [];
  const path = expression.slice(0, expression.length - end.length);
  const isSimple = path === "" || path === "@" || findLeadingPath(path) === path;
  if (projection !== "" && end !== "" && isSimple) {
    return `${expression}${next.slice(projection.length)}`;
  }
  if (findLeadingPath(expression) !== expression) {
    return `${expression} | ${next}`;
  }
  return /^\[[\]*?]/.test(next) ? `${expression}${next}` : `${expression}.${next}`;
}
function quoteExpression(expression) {
  if (expression.includes('"') && !expression.includes("'")) {
    return `'${expression}'`;
  }
  return JSON.stringify(expression);
}
function quoteIfNeeded(expression) {
  return /^[A-Za-z_][\w.*[\]]*$/.test(expression) ? expression : quoteExpression(expression);
}



/***/ })

};
