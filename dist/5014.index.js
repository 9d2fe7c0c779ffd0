export const id = 5014;
export const ids = [5014];
export const modules = {

/***/ 51198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withConfigPlaces),
/* harmony export */   W: () => (/* binding */ placeRetrieverError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69559);


const CONFIG_ERROR_CODES = /* @__PURE__ */ new Set([
  "invalid_config",
  "file_not_found",
  "missing_secret",
  "outside_root"
]);
function placeRetrieverError(thrown, { config, lines }) {
  if (!(thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)) {
    return thrown;
  }
  const [keyInMessage] = /^retriever(?:\.[\w-]+)*/.exec(thrown.message) ?? [];
  const usualKey = CONFIG_ERROR_CODES.has(thrown.code) ? "retriever" : null;
  const key = thrown.key ?? keyInMessage ?? usualKey;
  if (key === null) {
    return thrown;
  }
  return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .placeError */ .oW)(withoutPrefix(thrown, keyInMessage), "config", (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfKey */ .qQ)(config.file, lines ?? /* @__PURE__ */ new Map(), key));
}
function withoutPrefix(error, key) {
  const prefix = `${key}: `;
  if (key === void 0 || !error.message.startsWith(prefix)) {
    return error;
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(error.code, error.message.slice(prefix.length), {
    problems: error.problems,
    cause: error,
    hint: error.hint
  });
}
function withConfigPlaces(retriever, inputs) {
  const place = (error) => {
    throw placeRetrieverError(error, inputs);
  };
  return {
    ...retriever,
    start: () => retriever.start().catch(place),
    ask: (question) => retriever.ask(question).catch(place)
  };
}



/***/ }),

/***/ 74961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ FIX_RETRIEVER),
/* harmony export */   ng: () => (/* binding */ describeFailures),
/* harmony export */   v: () => (/* binding */ adviseOnQueryErrors),
/* harmony export */   zo: () => (/* binding */ adviseOnFailures)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51246);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);




const CAUSES = [
  {
    pattern: /\b40[13]\b/,
    key: "retriever.headers",
    isOfServer: true,
    advise: (key) => `The server refused every query. Check the key or password that the retriever sends (${key}). The value of a variable is written \`{ env: NAME }\`. GitHub gives no secrets to forks.`,
    adviseMissing: (key) => `The server wants a key or a password, and the retriever sends none. Write the header that has it under ${key}, for example \`headers: { Authorization: { env: NAME, prefix: "Bearer " } }\`.`
  },
  {
    pattern: /\b40[13]\b/,
    key: "retriever",
    isOfServer: false,
    advise: () => "The server refused every query. Check the key or password that the retriever sends. GitHub gives no secrets to forks."
  },
  {
    pattern: /\banswered 429\b/,
    key: "retriever.max_per_second",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) => `The server is asked too often: set ${key}, for example to 5, or raise retriever.retries.`
  },
  {
    pattern: /\breturned .* for the query "/,
    key: "retriever",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: () => "Correct what the function returns, as the errors say."
  },
  {
    pattern: /\bhas none of id, path and text; its keys are\b/,
    key: "retriever",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: () => "Name the document of each result, or leave the result out."
  },
  {
    pattern: /\bmeans that nothing was found, write results: /,
    key: "retriever.results",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: (key) => `If the search found nothing, write ${key} as the errors say. Else correct \`lines\`.`
  },
  {
    pattern: /\b(?:Try|write) results: ["'{]/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) => `Check whether this change altered the answers by mistake. Else write ${key} as the errors say.`,
    adviseMissing: (key) => `Write ${key} as the errors say.`
  },
  {
    pattern: /\bno line matches retriever\.results\.lines\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) => `Correct \`lines\` of ${key}. Or write as \`empty\` what the search says if it finds nothing.`
  },
  {
    pattern: /\bretriever\.results\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) => `Correct ${key}: it does not fit the answers.`,
    adviseMissing: (key) => `Write ${key}: a JMESPath expression that finds the list of results in the answers.`
  },
  {
    pattern: /; the server printed: /,
    key: "retriever.start.command",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) => `Fix the server of ${key}, which fails on queries. See retriever.log for the full output.`
  },
  {
    pattern: /\bretriever\.embed\.vector\b/,
    key: "retriever.embed.vector",
    isOfServer: true,
    advise: (key) => `Correct ${key}: it does not fit the embeddings' answers.`
  },
  {
    pattern: /\banswered (?:405|501)\b/,
    key: "retriever.body",
    isOfServer: true,
    advise: (key) => `The address takes no POST, which the gate sends with ${key}. Write \`method\`, or remove \`body\` and put {{query}} into \`url\`.`,
    adviseMissing: (key) => `The address takes no GET, which the gate sends without ${key}. Write \`method: POST\`, or the body that the server wants, for example \`body: { q: "{{query}}" }\`.`
  },
  {
    pattern: /\banswered 404\b|\bredirects \(3\d\d\)|, sent (?!as \S*json\b).*, is not JSON\b/,
    key: "retriever.url",
    isOfServer: true,
    advise: (key) => `Check ${key}: what answers there is not the search. Or what it searches does not exist yet.`
  },
  {
    pattern: /\banswered 50[234]\b/,
    key: "retriever.ready_url",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) => `A server that still starts answers so: name an address of it that answers 2xx once it is up, as ${key}.`
  },
  {
    pattern: /\bwithin timeout_ms\b/,
    key: "retriever.timeout_ms",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) => `Raise ${key}, or see what the server was doing.`
  }
];
const FIX_RETRIEVER = "Fix the retriever. See retriever.log in the report.";
const ALLOW_FAILURES = "To allow some failures, set gate.error_rate.ceiling in the config.";
const MOST_KINDS = 3;
function describeFailures(cases, shorten = (error) => error) {
  const errors = cases.flatMap(({ error }) => error ?? []);
  const kinds = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(errors, (error) => error.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'));
  const [first, ...others] = [...kinds.values()].toSorted((a, b) => b.length - a.length).map((kind) => ({ count: kind.length, example: shorten((0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(kind, 0)) }));
  if (first === void 0) {
    return "";
  }
  const queries = cases.length === 1 ? "query" : "queries";
  const start = `${errors.length} of ${cases.length} ${queries} failed`;
  if (others.length === 0) {
    return `${start} with: ${first.example}`;
  }
  const shownKinds = [first, ...others].slice(0, MOST_KINDS);
  const words = shownKinds.map(({ count, example }) => `${count} with: ${example}`);
  const hidden = kinds.size - shownKinds.length;
  const more = hidden === 0 ? "" : `; and ${hidden} other ${hidden === 1 ? "error" : "errors"}`;
  return `${start}, ${words.join("; ")}${more}`;
}
function adviseOnFailures(cases, config) {
  const errors = cases.flatMap(({ error }) => error ?? []);
  const advice = adviseOnQueryErrors(errors, cases.length, config);
  return advice ?? `Every query failed. ${FIX_RETRIEVER}`;
}
function adviseOnQueryErrors(errors, asked, config) {
  const { lines } = config;
  const haveAllFailed = errors.length === asked;
  const mayHaveServer = lines === void 0 || lines.has("retriever.url");
  const cause = CAUSES.find(({ pattern, isOfServer, fitsPartialFailure }) => {
    const fitsCount = haveAllFailed || fitsPartialFailure === true;
    const fitsKind = mayHaveServer || !isOfServer;
    return fitsCount && fitsKind && errors.every((error) => pattern.test(error));
  });
  const advice = cause === void 0 ? null : adviseOnCause(cause, config);
  if (haveAllFailed) {
    return advice;
  }
  return `${advice ?? FIX_RETRIEVER} ${ALLOW_FAILURES}`;
}
function adviseOnCause(cause, { file, lines }) {
  const { key, advise, adviseMissing } = cause;
  if (lines === void 0) {
    return advise(key);
  }
  const keyAndPlace = `${key} in ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemPlace */ .N)((0,_config_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfKey */ .qQ)(file, lines, key))}`;
  return lines.has(key) || adviseMissing === void 0 ? advise(keyAndPlace) : adviseMissing(keyAndPlace);
}



/***/ })

};
