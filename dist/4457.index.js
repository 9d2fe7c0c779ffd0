export const id = 4457;
export const ids = [4457];
export const modules = {

/***/ 84457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   Kx: () => (/* binding */ PLACEHOLDER),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   U4: () => (/* binding */ usesPlaceholder),
/* harmony export */   WE: () => (/* binding */ refuseMisspeltPlaceholders),
/* harmony export */   XR: () => (/* binding */ refuseWithoutQuery),
/* harmony export */   ou: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73196);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);





const PLACEHOLDER_NAMES = ["query", "k", "vector"];
const PLACEHOLDER = /\{\{(query|k|vector|params\.[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)\}\}/g;
const WHOLE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER.source}$`);
function placeholderValue(name, values) {
  if (!name.startsWith("params.")) {
    return values[name];
  }
  let value = values.params;
  for (const key of name.split(".").slice(1)) {
    value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  if (value !== void 0) {
    return value;
  }
  throw new _failures_js__WEBPACK_IMPORTED_MODULE_2__/* .ParamError */ .sN(`there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`);
}
function fillTemplate(template, values) {
  if (typeof template === "string") {
    const placeholder = WHOLE_PLACEHOLDER.exec(template)?.[1];
    return placeholder === void 0 ? fillText(template, values) : placeholderValue(placeholder, values);
  }
  if (Array.isArray(template)) {
    return template.map((item) => fillTemplate(item, values));
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(template)) {
    return template;
  }
  const filled = /* @__PURE__ */ new Map();
  for (const [key, part] of Object.entries(template)) {
    const value = fillTemplate(part, values);
    if (value !== null || part === null) {
      filled.set(key, value);
    }
  }
  return Object.fromEntries(filled);
}
function fillText(template, values) {
  return template.replaceAll(PLACEHOLDER, (whole, name) => {
    const value = placeholderValue(name, values);
    return value === void 0 ? whole : asText(value ?? "");
  });
}
function fillUrl(template, values) {
  return template.replaceAll(PLACEHOLDER, (_, name) => {
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}
const BRACED_TEXT = /\{\{([^{}"]{1,40})\}\}/g;
function refuseMisspeltPlaceholders(template, at) {
  for (const [braced, inner = ""] of JSON.stringify(template ?? null).matchAll(BRACED_TEXT)) {
    if (WHOLE_PLACEHOLDER.test(braced) || braced === "{{port}}") {
      continue;
    }
    const word = inner.trim();
    const isParam = word.startsWith("params.");
    const meant = isParam ? word : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(word, [...PLACEHOLDER_NAMES, "port"]);
    if (meant === null) {
      continue;
    }
    const message = `${at}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(braced)} is no placeholder; did you mean {{${meant}}}?`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("invalid_config", message, "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}, without spaces.");
  }
}
function refuseWithoutQuery(template, at) {
  if (!usesPlaceholder(template, "query")) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("invalid_config", `${at}: no {{query}}, so every case would ask the same`, "Write {{query}} where the words of the query go.");
  }
}
function usesPlaceholder(template, name) {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}
function asText(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}



/***/ })

};
