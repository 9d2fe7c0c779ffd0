export const id = 6174;
export const ids = [6174];
export const modules = {

/***/ 56174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCompareMany: () => (/* binding */ runCompareMany),
/* harmony export */   settingOf: () => (/* binding */ settingOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16087);
/* harmony import */ var _files_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72050);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54803);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75088);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86509);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16886);
/* harmony import */ var _many_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58796);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(78691);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34081);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79456);
/* harmony import */ var _two_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(20791);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70076);

















const MOST_SYSTEMS = 50;
function settingOf(written) {
  const [field = "", list] = [written.split("=")[0], written.slice(written.indexOf("=") + 1)];
  if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
      hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128."
    });
  }
  return { field, values: list.split(",").map(valueOf) };
}
function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
async function runCompareMany(workingDirectory, request, ports) {
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_13__/* .findRoot */ .wg)(workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root.directory, workingDirectory);
  const inside = (written, flag) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_13__/* .insideRoot */ .p0)(root, from, written, flag);
  const [out, html] = [inside(request.out, "--out"), inside(request.html, "--html")];
  const files = request.configs.map((written) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_13__/* .insideRoot */ .p0)(root, from, written, "--config"));
  const variants = await variantsOf(root, files, request.settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
      hint: "Give --config more than once, or --set with more than one value."
    });
  }
  const [first] = variants;
  const suite = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, first.loaded.config.suites);
  for (const { loaded } of variants.slice(1))
    (0,_inputs_js__WEBPACK_IMPORTED_MODULE_16__/* .requireSame */ .qb)(first.loaded, loaded, suite, await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, loaded.config.suites));
  for (const notice of suite.suite.notices)
    ports.note(notice);
  const { k, definition } = first.loaded.config;
  const digest = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_16__/* .digestOf */ .ol)(suite.digests);
  const plan = {
    suite: suite.suite,
    k,
    definition,
    digests: { corpus: "absent", queries: digest, qrels: digest }
  };
  const systems = [];
  for (const { label, settings, loaded } of variants) {
    ports.progress(`${systems.length + 1} of ${variants.length}: ${label}`);
    const { latency, retriever } = loaded.config;
    const clocked = latency === "off" || (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .clockOf */ .ie)(retriever) === "recorded" ? null : { latency, repeats: request.repeats };
    const measured = await (0,_two_js__WEBPACK_IMPORTED_MODULE_15__/* .measureSystem */ .W)(root, plan, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_16__/* .systemOf */ .br)(loaded), ports, clocked);
    systems.push({ ...measured, label, settings });
  }
  const comparison = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_6__/* .compareMany */ .B)(plan, metricsOf(first.loaded, k), systems, first.loaded.config);
  if (out !== null)
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_14__/* .writeWhole */ .f8)(root, out, (0,_many_text_js__WEBPACK_IMPORTED_MODULE_10__/* .renderManyJson */ .y)(comparison));
  if (html === null)
    return comparison;
  const { renderCompareHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(8618)]).then(__webpack_require__.bind(__webpack_require__, 8618));
  await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_14__/* .writeWhole */ .f8)(root, html, renderCompareHtml(comparison));
  return comparison;
}
function metricsOf({ config }, k) {
  const names = new Set(["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`));
  const metrics = [...names, ...config.metrics.filter((name) => !names.has(name))].map((name) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMetric */ .uo)(name));
  return metrics.flatMap((metric) => typeof metric !== "string" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_7__/* .isPerCase */ .uE)(metric.family) && metric.family.kind === "quality" ? [metric] : []);
}
async function variantsOf(root, files, settings) {
  const combinations = settings.reduce((all, { field, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))), [{}]);
  const variants = [];
  for (const file of files) {
    for (const own of combinations) {
      const changed = Object.entries(own).map(([field, value]) => `${field}=${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)(value)}`);
      const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(await withSettings(root, file, own), file, {
        suite: null,
        baseline: null
      });
      variants.push({ label: [file, ...changed].join(" "), settings: own, loaded });
    }
  }
  return variants;
}
async function withSettings(root, file, settings) {
  if (Object.keys(settings).length === 0)
    return root;
  const { value } = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .T)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "config"), "invalid_config");
  const changed = Object.entries(settings).reduce((all, [field, set]) => placed(all, field.split("."), set), value);
  const bytes = Buffer.from(JSON.stringify(changed));
  return {
    ...root,
    read: (name, what, limit) => name === file ? bytes : (0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(root, name, what, limit ?? _files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .JSON_LIMIT */ .Vz)
  };
}
function placed(value, [key, ...rest], set) {
  if (key === void 0)
    return set;
  const members = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_12__/* .isObject */ .Gv)(value) ? value : {};
  return { ...members, [key]: placed(members[key], rest, set) };
}



/***/ })

};
