export const id = 5139;
export const ids = [5139];
export const modules = {

/***/ 95139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Secrecy: () => (/* binding */ Secrecy)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93705);
/* harmony import */ var _system_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78208);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);






class Secrecy {
  #environment;
  /** Also those that are no longer hidden. */
  #allSecrets;
  #hiddenSecrets = [];
  /** Null if there are none. */
  #hide = null;
  constructor(environment) {
    this.#environment = environment;
    this.#allSecrets = (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .findSecrets */ .dL)(environment, /* @__PURE__ */ new Set());
    this.#hideOnly(this.#allSecrets);
  }
  #hideOnly(secrets) {
    this.#hiddenSecrets = secrets;
    this.#hide = (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .makeHider */ .vO)(secrets);
  }
  #stopHiding(publicSecrets) {
    if (publicSecrets.length > 0) {
      this.#hideOnly(this.#hiddenSecrets.filter((secret) => !publicSecrets.includes(secret)));
    }
    return [...new Set(publicSecrets.map(({ name }) => name))].toSorted();
  }
  /** The values to mask in the job's log. The runner masks its own (`ACTIONS_…`) by itself. */
  get masks() {
    return this.#allSecrets.filter(({ name }) => !name.startsWith("ACTIONS_")).map(({ value }) => value);
  }
  /**
   * Learns the secrets of both policies. Public are the suites of head and base, the results in the
   * head's baseline, and the head's config: without the judge, and without the retriever's `env`.
   */
  learnPolicySecrets({ head, base, beside }, root) {
    const { retriever, judge, ...config } = head.config;
    const shownSettings = Object.entries(retriever).filter(([key]) => key !== "env");
    const resultLists = [...head.baseline?.cases.values() ?? []].map(({ results }) => results);
    return this.learnSecrets({
      retrievers: beside ? [retriever, beside.config] : [retriever],
      named: judge?.api_key ? [judge.api_key.env] : [],
      files: [head.suite, base?.suite, config, shownSettings, resultLists]
    }, root);
  }
  /**
   * Finds the secrets again, with the variables that the configs name or set. Those that stand in
   * files of the repository, which everybody may read, are not hidden: a notice names their
   * variables.
   */
  learnSecrets({ retrievers, named, files }, root) {
    const setVariables = Object.assign({}, ...retrievers.map(variablesOfConfig));
    const names = /* @__PURE__ */ new Set([...named, ...retrievers.flatMap(listNamedVariables)]);
    const allSecrets = (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .findSecrets */ .dL)({ ...setVariables, ...this.#environment }, names);
    this.#allSecrets = allSecrets;
    this.#hideOnly(allSecrets);
    if (allSecrets.length === 0) {
      return [];
    }
    const search = (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .searchSecrets */ .GT)(allSecrets);
    const secretsInFiles = /* @__PURE__ */ new Set();
    for (const text of (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listStrings */ .Zg)(files)) {
      for (const { secret } of search(text)) {
        secretsInFiles.add(secret);
      }
    }
    const corpora = retrievers.flatMap((retriever) => readDataFile(retriever, root) ?? []);
    const isPublic = (secret) => secretsInFiles.has(secret) || corpora.some((bytes) => bytes.includes(secret.value));
    const variables = this.#stopHiding(allSecrets.filter(isPublic));
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "files", variables }];
  }
  /**
   * Looks for secrets in the ids of the answers. Ids can't be hidden, since files are joined by
   * them. So it throws `retriever_answer` at an id with a secret, unless the value is only a plain
   * word and the config does not name its variable. Such a word is no longer hidden, and the notice
   * says so.
   */
  releasePlainWordsInIds({ run, base }) {
    if (this.#hide === null) {
      return [];
    }
    const search = (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .searchSecrets */ .GT)(this.#hiddenSecrets);
    const plainWords = [];
    for (const sideRun of base === null ? [run] : [run, base]) {
      plainWords.push(...findOrRefuseSecretsInIds(sideRun, search));
    }
    const variables = this.#stopHiding(plainWords);
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "ids", variables }];
  }
  without(value) {
    return this.#hide === null ? value : mapStrings(value, this.#hide);
  }
  /**
   * Returns the error without secrets: message, hint and problems may hold words of the retriever.
   * Any other error than a GateError is returned as it is.
   */
  hideInError(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue)) {
      return error;
    }
    const { message, hint, problems } = this.without({
      message: error.message,
      hint: error.hint,
      problems: error.problems
    });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(error.code, message, { hint, problems });
  }
  hideInReport(report) {
    const { inputs, ...otherMembers } = report;
    return { ...this.without(otherMembers), inputs };
  }
}
const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"];
function* listIds({ outcome, spans_ms: spans }) {
  if (outcome.kind !== "answer") {
    return;
  }
  for (const [at, hit] of outcome.hits.entries()) {
    for (const field of ID_FIELDS) {
      const id = hit[field];
      if (id !== void 0) {
        yield [`\`${field}\` of result ${at + 1}`, id];
      }
    }
  }
  for (const name of spans?.keys() ?? []) {
    yield ["the name of a span", name];
  }
}
function findOrRefuseSecretsInIds({ cases }, search) {
  const plainWords = /* @__PURE__ */ new Set();
  for (const caseRun of cases) {
    for (const [where, id] of listIds(caseRun)) {
      for (const { secret } of search(id)) {
        if (!secret.named && (0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlainWord */ .F7)(secret.value)) {
          plainWords.add(secret);
          continue;
        }
        const message = `case "${caseRun.case_id}": ${where} holds the value of ${secret.name}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", message, "Reports, baselines and judgments repeat ids as they are. Return another id, or don't give the variable to this step.");
      }
    }
  }
  return plainWords;
}
function listNamedVariables(value) {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("env" in value && typeof value.env === "string" && "prefix" in value) {
    return [value.env];
  }
  return Object.values(value).flatMap(listNamedVariables);
}
function variablesOfConfig(retriever) {
  if (!("env" in retriever)) {
    return {};
  }
  const variables = retriever.env;
  const entries = variables instanceof Map ? [...variables] : Object.entries(variables ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}
function readDataFile(retriever, root) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .retrieverData */ .Pp)(retriever);
  if (data === null) {
    return null;
  }
  try {
    return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(root, data.file, "corpus", _files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_LIMIT */ .Vz);
  } catch {
    return null;
  }
}
const OWN_WORDS = new Set("kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(" "));
function mapStrings(value, hide) {
  if (typeof value === "string") {
    return hide(value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => mapStrings(item, hide));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => [key, mapStrings(item, hide)]);
    return entries.some(([key, item]) => item !== value.get(key)) ? new Map(entries) : value;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const members = Object.entries(value);
  const newMembers = members.map(([key, item]) => [key, isOwnWord(key, item) ? item : mapStrings(item, hide)]);
  return newMembers.some(([, item], index) => item !== (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(members, index)[1]) ? Object.fromEntries(newMembers) : value;
}
function isOwnWord(key, value) {
  const isText = typeof value === "string" || Array.isArray(value) && value.every((item) => typeof item === "string");
  return isText && OWN_WORDS.has(key);
}



/***/ })

};
