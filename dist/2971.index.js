export const id = 2971;
export const ids = [2971];
export const modules = {

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ resolveHeaders),
/* harmony export */   M0: () => (/* binding */ withPort),
/* harmony export */   Q7: () => (/* binding */ usesFreePort),
/* harmony export */   f$: () => (/* binding */ parseHttpUrl),
/* harmony export */   kL: () => (/* binding */ makeHttpPlan)
/* harmony export */ });
/* harmony import */ var _system_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90283);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _presets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44055);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96035);
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1681);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68294);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84457);
/* harmony import */ var _system_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78208);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22708);











async function makeHttpPlan(written, ports, port, secrets) {
  const config = withPreset(written);
  if (config.start !== null) {
    (0,_system_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseShellWords */ .W)(config.start.command, "retriever.start.command");
    refuseFixedPort(config, config.start.command);
  }
  const context = { config, ports, port, secrets };
  const method = config.method ?? (config.body === null ? "GET" : "POST");
  const search = makeRequestTemplate("retriever", method, config, context);
  const embed = config.embed && makeRequestTemplate("retriever.embed", "POST", config.embed, context);
  refuseWrongPlaceholders(search, embed);
  const readyUrl = config.ready_url === null ? null : parseHttpUrl(withPort(config.ready_url, port), "retriever.ready_url");
  return {
    search: (values) => fillRequest(search, values),
    extract: await (0,_extract_js__WEBPACK_IMPORTED_MODULE_6__/* .makeExtractor */ .Lf)(config),
    embed: embed && {
      request: (values) => fillRequest(embed, values),
      vector: await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_5__/* .compileExpression */ .Wo)(config.embed.vector, "retriever.embed.vector")
    },
    url: search.sampleUrl,
    ready: readyUrl && readyRequest(readyUrl, search)
  };
}
function makeRequestTemplate(at, method, { url, headers, body }, { port, ...source }) {
  const urlWithPort = withPort(url, port);
  (0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseMisspeltPlaceholders */ .WE)([urlWithPort, headers, body], at);
  const headerContext = { ...source, at: `${at}.headers`, hasBody: body !== null };
  return {
    at,
    url: urlWithPort,
    sampleUrl: parseUrlTemplate(urlWithPort, `${at}.url`),
    method,
    headers: resolveHeaders(headers, headerContext),
    body
  };
}
function usesFreePort({ start, url, ready_url: ready, embed }) {
  const addresses = [url, ready ?? "", embed?.url ?? ""];
  return start !== null && addresses.some((address) => address.includes("{{port}}"));
}
function refuseFixedPort(config, command) {
  if (!command.some((word) => word.includes("{{port}}")) || usesFreePort(config)) {
    return;
  }
  const message = `retriever.start has {{port}}, and retriever.url has another port: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(config.url)}`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", message, 'Write {{port}} in place of the port in `url`, for example "http://127.0.0.1:{{port}}/search". Or write this port into `start`.');
}
function readyRequest(url, search) {
  const isSameOrigin = url.origin === search.sampleUrl.origin;
  const headers = isSameOrigin ? search.headers : { accept: "application/json" };
  return { url, method: "GET", headers, body: null };
}
function withPort(text, port) {
  if (port !== null) {
    return text.replaceAll("{{port}}", String(port));
  }
  if (!text.includes("{{port}}")) {
    return text;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(text)} holds {{port}}, but there is no retriever.start`, "{{port}} is a free port for a server that the gate starts; otherwise write the port.");
}
function withPreset(config) {
  const preset = _presets_js__WEBPACK_IMPORTED_MODULE_3__/* .PRESETS */ .f.get(config.preset ?? "");
  if (preset === void 0) {
    return config;
  }
  const missingParameters = Object.entries(preset.parameters ?? {}).filter(([name]) => !new RegExp(`[?&]${name}=`).test(config.url));
  const addedQuery = missingParameters.map(([name, value]) => `${name}=${value}`).join("&");
  const separator = config.url.includes("?") ? "&" : "?";
  const url = addedQuery === "" ? config.url : `${config.url}${separator}${addedQuery}`;
  const configWithRequest = { ...config, url, body: config.body ?? preset.body ?? null };
  if (config.results !== null) {
    return configWithRequest;
  }
  return {
    ...configWithRequest,
    results: preset.results,
    // The preset's fields, such as `_source.path`, may hold something else than texts.
    lenient: true,
    degraded: config.degraded ?? preset.degraded ?? null,
    latency_ms: config.latency_ms ?? preset.latency_ms ?? null
  };
}
function refuseWrongPlaceholders(search, embed) {
  const searchParts = [search.url, search.body];
  if ((0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .usesPlaceholder */ .U4)(searchParts, "vector") && embed === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", "the request holds {{vector}}, but there is no retriever.embed", "Add embed: { url, body, vector }, the request that turns the query into a vector; or write a body without it.");
  }
  if (embed !== null && !(0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .usesPlaceholder */ .U4)(searchParts, "vector")) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", "retriever.embed is never used: no {{vector}} in url or body", "Write {{vector}} where the request needs it, or remove embed.");
  }
  const queryParts = embed === null ? searchParts : [embed.url, embed.body];
  const at = embed === null ? "retriever.url and retriever.body" : "retriever.embed";
  (0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseWithoutQuery */ .XR)(queryParts, at);
}
function fillRequest(template, values) {
  const { at, url, sampleUrl, method, headers, body } = template;
  const filledUrl = (0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .fillUrl */ .T9)(url, values);
  const filledHeaders = (0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .fillTemplate */ .ou)(headers, values);
  return {
    // Without a placeholder it is the same for each query.
    url: filledUrl === url ? sampleUrl : parseHttpUrl(filledUrl, `${at}.url`),
    method,
    headers: validateFilledHeaders(filledHeaders),
    body: body === null ? null : JSON.stringify((0,_template_js__WEBPACK_IMPORTED_MODULE_7__/* .fillTemplate */ .ou)(body, values))
  };
}
const PLACEHOLDER_IN_HOST = /^https?:[/\\]*[^/?#\\]*\{\{/;
function parseUrlTemplate(template, key) {
  if (PLACEHOLDER_IN_HOST.test(template)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(template)} has a placeholder in its host`, "A query or a param can be in the path, after `?`, in headers and in the body; another host is another retriever.");
  }
  const sample = template.replaceAll(_template_js__WEBPACK_IMPORTED_MODULE_7__/* .PLACEHOLDER */ .Kx, "x");
  if (sample.includes("{{")) {
    const message = `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(template)} has braces that are no placeholder`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", message, "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}.");
  }
  return parseHttpUrl(sample, key);
}
function validateFilledHeaders(filled) {
  return Object.fromEntries(Object.entries(filled).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    try {
      (0,node_http__WEBPACK_IMPORTED_MODULE_1__.validateHeaderValue)(name, text);
    } catch {
      throw new _failures_js__WEBPACK_IMPORTED_MODULE_9__/* .ParamError */ .sN(`the header ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(name)} can't hold ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(text)}`);
    }
    return [name, text];
  }));
}
function parseHttpUrl(text, at) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `${at}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(text)} is not an http or https address`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `${at} holds a user name or password`, 'Send the password as a header from the environment: authorization: { env: SEARCH_TOKEN, prefix: "Basic " }');
  }
  return url;
}
function resolveHeaders(headers, context) {
  const resolved = { accept: "application/json" };
  if (context.hasBody) {
    resolved["content-type"] = "application/json";
  }
  const environment = (0,_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .childEnvironment */ .Qc)(context.ports.environment, context.config);
  for (const [name, value] of Object.entries(headers)) {
    const place = `${context.at}.${name}`;
    const text = typeof value === "string" ? value : value.prefix + takeSecret(value.env, environment[value.env], place, context);
    try {
      (0,node_http__WEBPACK_IMPORTED_MODULE_1__.validateHeaderName)(name);
      (0,node_http__WEBPACK_IMPORTED_MODULE_1__.validateHeaderValue)(name, text);
    } catch {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `${context.at}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(name)} and its value are not a valid header`, "A name has letters, digits and -, a value no line end.");
    }
    resolved[name.toLowerCase()] = text;
  }
  return resolved;
}
function takeSecret(name, value, at, { ports, secrets }) {
  const secret = value?.trim() ?? "";
  if (secret !== "") {
    secrets.push(secret);
    return secret;
  }
  const isWithheld = (ports.environment[name] ?? "") !== "";
  const what = isWithheld ? `${name} is the runner's or ours and is kept from retrievers` : `the environment variable ${name} is empty or missing`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("missing_secret", `${at}: ${what}`, isWithheld ? "Give the step a variable of its own for the retriever; env_only must name it, where there is one." : `Set the variable in the step's env. ${(0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .missingSecretAdvice */ .fY)(ports.environment, "In a fork, use a search server that needs no secret.")}`);
}



/***/ })

};
