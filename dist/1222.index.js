export const id = 1222;
export const ids = [1222];
export const modules = {

/***/ 61222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findNameForm),
/* harmony export */   d: () => (/* binding */ addEnding)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _expression_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93117);


function findNameForm(values) {
  const filledValues = values.filter((value) => value !== null && value !== void 0);
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
function addEnding(expression, ending, form, key) {
  const join = (name) => `join('', [${name}, '${ending}'])`;
  switch (form) {
    case "text":
      return (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .continueExpression */ .IO)(expression, join("@"));
    case "lists":
      return (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .continueExpression */ .IO)(expression, `[].${join("@")}`);
    case "texts":
      return `${expression} | [@][].${join("@")}`;
    case "needs":
      return (0,_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .continueExpression */ .IO)(expression, `[*][*].${join("@")}`);
    case "grades":
      return `items(${expression})[*].{${key}: ${join("[0]")}, grade: [1]}`;
  }
}



/***/ })

};
