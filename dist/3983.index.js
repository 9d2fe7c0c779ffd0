export const id = 3983;
export const ids = [3983];
export const modules = {

/***/ 45174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ headRoot),
/* harmony export */   XZ: () => (/* binding */ NOTHING_VOUCHED),
/* harmony export */   YY: () => (/* binding */ POINTER_BYTES),
/* harmony export */   Yd: () => (/* binding */ commitRoot),
/* harmony export */   iu: () => (/* binding */ listConfigs),
/* harmony export */   m: () => (/* binding */ lfsDigest),
/* harmony export */   mH: () => (/* binding */ sameLines),
/* harmony export */   pm: () => (/* binding */ readChange),
/* harmony export */   rK: () => (/* binding */ isFileFailure),
/* harmony export */   v3: () => (/* binding */ readData),
/* harmony export */   w4: () => (/* binding */ findEntry)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43708);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14929);
/* harmony import */ var _files_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31462);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _files_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88550);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27906);
/* harmony import */ var _decision_row_scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90468);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69559);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93705);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15656);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(76760);
/* harmony import */ var _files_document_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72050);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(97855);


















const MOST_DETAILS = 3;
async function readChange(request) {
  const { git, head } = request;
  const baseConfig = await findBaseConfig(request);
  if (baseConfig === null) {
    return null;
  }
  const { file, moved } = baseConfig;
  const links = [...head.digests.keys()].filter((headFile) => findEntry(git, "HEAD", headFile).kind === "link");
  const common = { head, moved, links };
  if (file === null) {
    return { ...common, base: null, unusable: null };
  }
  try {
    const base = await loadBase(request, file);
    return {
      ...common,
      base,
      unusable: null,
      ...readVerdicts(request, base),
      vouched: findVouching(git, base, head),
      ...compareCorpus(request, base)
    };
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) || !isFileFailure(error)) {
      throw error;
    }
    const details = error.problems.slice(0, MOST_DETAILS).map((problem) => problem.message);
    const unusable = { file, reason: [error.message, ...details].join("; ") };
    return { ...common, base: null, unusable };
  }
}
async function findBaseConfig({ git, commit, head, config }) {
  if (findEntry(git, commit, config).kind !== "absent") {
    return { file: config, moved: [] };
  }
  const configs = await listConfigs(git, commit);
  if (configs.length > 0) {
    const removed = configs.filter((file) => findEntry(git, "HEAD", file).kind === "absent");
    return { file: removed.length === 1 ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_17__/* .requireItem */ .l5)(removed, 0) : null, moved: configs };
  }
  const { baseline } = head.config;
  const hasBaseline = baseline !== null && findEntry(git, commit, baseline).kind !== "absent";
  return hasBaseline ? { file: null, moved: [baseline] } : null;
}
function isFileFailure(error) {
  return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}
async function loadBase({ git, commit, workTree, overrides, head }, file) {
  const blobs = commitRoot(workTree, git, commit, NOTHING_VOUCHED);
  const { config, digest } = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z9)(blobs, file, overrides);
  const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)(blobs, config.baseline);
  const baseline = loaded?.baseline ?? null;
  const vouchedFiles = commitRoot(workTree, git, commit, vouchedDigests(baseline));
  const loadedSuite = await loadBaseSuite(vouchedFiles, config.suites, head.suite, baseline);
  const { suite } = loadedSuite;
  const digests = new Map([[file, digest], ...loadedSuite.digests]);
  if (loaded !== null) {
    digests.set((0,_model_config_js__WEBPACK_IMPORTED_MODULE_11__/* .baselineFile */ ._S)(config), loaded.digest);
  }
  return {
    config: (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefinition */ .sJ)(config, baseline),
    suite,
    baseline: baseline === null ? null : (0,_files_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .matchSuite */ .UC)(baseline, suite),
    retriever: readBaseReceipt(git, commit, config.retriever),
    digests
  };
}
function readBaseReceipt(git, commit, retriever) {
  const data = readData(git, commit, retriever);
  return {
    kind: retriever.kind,
    fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestValue */ .yD)(retriever),
    corpus_digest: data === null ? null : lfsDigest(data) ?? (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(data)
  };
}
const NOT_IN_COMMIT = ["base_file", "file_not_found"];
async function loadBaseSuite(blobs, files, headSuite, baseline) {
  try {
    return await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)(blobs, files);
  } catch (error) {
    const isMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && NOT_IN_COMMIT.includes(error.code);
    if (!isMissing || baseline === null) {
      throw error;
    }
    const suite = (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .makeSuiteOfRows */ .Lj)(headSuite, (0,_files_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .matchSuite */ .UC)(baseline, headSuite), error.message);
    return { suite, digests: /* @__PURE__ */ new Map() };
  }
}
function vouchedDigests(baseline) {
  return baseline?.files ?? NOTHING_VOUCHED;
}
function readData(git, commit, retriever) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_12__/* .retrieverData */ .Pp)(retriever);
  const entry = data === null ? null : findEntry(git, commit, data.file);
  return entry?.kind === "file" ? git.blob(entry.id, _files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz) : null;
}
function compareCorpus({ git, commit, head, workTree }, base) {
  const before = base.config.retriever;
  const after = head.config.retriever;
  const globsBefore = corpusGlobs(before);
  const globsAfter = corpusGlobs(after);
  if (globsBefore !== null && globsAfter !== null && globsBefore !== globsAfter) {
    return { corpus: { file: globsAfter, before: null, after: null } };
  }
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_12__/* .retrieverData */ .Pp)(after);
  const oldDigest = base.retriever.corpus_digest ?? base.baseline?.retriever.corpus_digest ?? null;
  const isOtherCorpus = oldDigest !== null && oldDigest !== head.retriever.corpus_digest;
  if (data?.holds !== "corpus" || !isOtherCorpus) {
    return {};
  }
  const countDocuments = (bytes) => bytes === null || lfsDigest(bytes) !== null ? null : (0,_git_js__WEBPACK_IMPORTED_MODULE_13__/* .splitOutputLines */ .vh)(bytes).length;
  return {
    corpus: {
      file: data.file,
      before: countDocuments(readData(git, commit, before)),
      after: countDocuments((0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(workTree, data.file, "corpus", _files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz))
    }
  };
}
function corpusGlobs(retriever) {
  const { files } = retriever;
  return Array.isArray(files) && files.length > 0 ? files.join(", ") : null;
}
function readVerdicts({ git, commit, head, headRoot: headRoot2, workTree }, base) {
  const before = base.config.judge;
  const after = head.config.judge;
  if (before === void 0 || after === void 0) {
    return {};
  }
  const isCommitted = (at, file) => findEntry(git, at, file).kind !== "absent";
  if (!isCommitted(commit, before.cache) && !isCommitted("HEAD", after.cache)) {
    return {};
  }
  const blobs = commitRoot(workTree, git, commit, NOTHING_VOUCHED);
  return {
    verdicts: {
      base: (0,_files_part_js__WEBPACK_IMPORTED_MODULE_5__/* .loadVerdicts */ .X8)(blobs, before.cache),
      head: (0,_files_part_js__WEBPACK_IMPORTED_MODULE_5__/* .loadVerdicts */ .X8)(headRoot2, after.cache)
    }
  };
}
function findVouching(git, base, head) {
  const digestsBefore = vouchedDigests(base.baseline);
  const vouchings = [];
  for (const [file, after] of vouchedDigests(head.baseline)) {
    const before = digestsBefore.get(file) ?? null;
    const isKnown = before === after || head.digests.get(file) === after;
    if (!isKnown && findEntry(git, "HEAD", file).kind !== "file") {
      vouchings.push({ file, before, after });
    }
  }
  return vouchings;
}
const CONFIG_NAME = /^(?!\.github\/workflows\/)(?:.*\/)?retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const CONFIG_KEYS = ["suite", "retriever"];
const MOST_CONFIG_BYTES = 1024 * 1024;
async function listConfigs(git, commit, files = null) {
  if (files !== null && ![...files].some((file) => STRUCTURED.test(file))) {
    return [];
  }
  const configs = [];
  const blobIds = /* @__PURE__ */ new Map();
  for (const [file, { id, mode }] of git.tree(commit)) {
    if (!PLAIN_FILE.test(mode) || files?.has(file) === false) {
      continue;
    }
    if (CONFIG_NAME.test(file)) {
      configs.push(file);
    } else if (STRUCTURED.test(file)) {
      blobIds.set(file, id);
    }
  }
  const blobs = git.blobs([...blobIds.values()], MOST_CONFIG_BYTES);
  for (const [file, id] of blobIds) {
    const text = blobs.get(id)?.toString("utf8") ?? "";
    if (CONFIG_KEYS.every((key) => text.includes(key)) && await isConfig(file, text)) {
      configs.push(file);
    }
  }
  return configs.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .compareCodePoints */ .OP);
}
async function isConfig(file, text) {
  const value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectMembers */ .vN)(await parseOrNull(file, text));
  const { suite, retriever } = value;
  if (suite === void 0 || !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(retriever)) {
    return false;
  }
  const isVersioned = Object.hasOwn(value, "version") && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(suite);
  return Object.hasOwn(value, "baseline") || isVersioned;
}
async function parseOrNull(file, text) {
  try {
    return (await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_16__/* .parseDocument */ .Tp)({ file, text, digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(text) }, "invalid_config")).value;
  } catch {
    return null;
  }
}
const NOTHING_VOUCHED = /* @__PURE__ */ new Map();
const PLAIN_FILE = /^100(?:644|755)$/;
function findEntry(git, commit, path2) {
  const names = path2.split("/");
  const folders = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join("/"));
  for (const at of [path2, ...folders]) {
    const { mode = "", id = "" } = git.entry(commit, at) ?? {};
    if (mode === "120000") {
      return { kind: "link", at };
    }
    if (mode === "160000") {
      return { kind: "submodule", at };
    }
    if (at === path2 && PLAIN_FILE.test(mode)) {
      return { kind: "file", id };
    }
  }
  return { kind: "absent" };
}
function commitRoot(workTree, git, commit, vouched) {
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = findEntry(git, commit, file);
      if (entry.kind === "link") {
        throw linkError(what, file, entry.at);
      }
      const vouchedDigest = vouched.get(file);
      if (entry.kind === "file") {
        const bytes = git.blob(entry.id, limit);
        const digestInLfs = lfsDigest(bytes);
        return digestInLfs === null ? bytes : readVouchedCopy(workTree, file, what, limit, [digestInLfs, vouchedDigest]);
      }
      if (vouchedDigest !== void 0) {
        return readVouchedCopy(workTree, file, what, limit, [vouchedDigest]);
      }
      if (entry.kind === "absent") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `${what} ${file} is not in the base ${commit.slice(0, 12)}`);
      }
      throw unvouchedError(what, file, `is in the submodule ${entry.at}`);
    }
  };
}
function linkError(what, file, link) {
  const which = link === file ? "is a symbolic link" : `is behind the symbolic link ${link}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("base_file", `${what} ${file} ${which} in the base`, "Rules are read from plain files: commit the file itself in place of the link.");
}
function readVouchedCopy(workTree, file, what, limit, digests) {
  const bytes = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(workTree, file, what, limit);
  if (digests.includes((0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(bytes))) {
    return bytes;
  }
  const why = "is no file of the base, and the copy here is another than the base's baseline was recorded with";
  throw unvouchedError(what, file, why);
}
function unvouchedError(what, file, why) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("base_file", `${what} ${file} ${why}`, "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.");
}
const POINTER_BYTES = 1024;
function lfsDigest(bytes) {
  if (bytes.length > POINTER_BYTES) {
    return null;
  }
  const text = bytes.toString("latin1");
  if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n")) {
    return null;
  }
  return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}
function headRoot(workTree, git) {
  const commit = git.commit("HEAD");
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = commit === null ? null : git.entry(commit, file);
      if (commit === null || entry === null || !PLAIN_FILE.test(entry.mode)) {
        return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(workTree, file, what, limit);
      }
      const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_14__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_15__.join(workTree.directory, file), { throwIfNoEntry: false });
      const copy = stats && (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(workTree, file, what, limit);
      const blob = git.blob(entry.id, limit);
      const digestInLfs = lfsDigest(blob);
      if (digestInLfs !== null) {
        if (copy !== void 0 && (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(copy) === digestInLfs) {
          return copy;
        }
        const hint2 = "Fetch it from Git LFS with `lfs: true` on actions/checkout, and run the gate before any step that changes it.";
        throw changedFileError(what, file, commit, hint2);
      }
      if (copy === void 0 || what === "baseline" || sameLines(copy, blob)) {
        return blob;
      }
      const hint = "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.";
      throw changedFileError(what, file, commit, hint);
    }
  };
}
function sameLines(first, second) {
  const withPlainLines = (bytes) => bytes.toString("latin1").replaceAll("\r\n", "\n");
  return withPlainLines(first) === withPlainLines(second);
}
function changedFileError(what, file, commit, hint) {
  const message = `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("unsafe_head", message, hint);
}



/***/ }),

/***/ 15656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ FULL_ID),
/* harmony export */   ap: () => (/* binding */ openGitIfThere),
/* harmony export */   vh: () => (/* binding */ splitOutputLines),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* unused harmony exports listRenames, parseFacts */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_temporary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4146);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);







function parseFacts(commit) {
  const [header = "", ...message] = commit.toString("utf8").split("\n\n");
  return {
    parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(match, 1)),
    // `committer A Name <a@b.org> 1709290000 +0100`
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
    subject: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSegment */ ._V)(message.join("\n\n").trimStart(), "\n").trim()
  };
}
function splitOutputLines(listing) {
  return listing.toString("utf8").split("\n").filter(Boolean);
}
function splitFields(listing) {
  return listing.toString("utf8").split("\0").filter(Boolean);
}
function listRenames(listing) {
  const fields = listing.toString("utf8").split("\0");
  const renames = /* @__PURE__ */ new Map();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    renames.set((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(fields, at + 1), (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(fields, at + 2));
  }
  return renames;
}
const TIMEOUT_MS = 6e4;
const USUAL_LIMIT = 16 * 1024 * 1024;
const LIST_LIMIT = 512 * 1024 * 1024;
const NO_SUCH_OBJECT = {
  ok: false,
  stdout: Buffer.alloc(0),
  stderr: "not a valid object",
  overflow: false
};
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function openGit(root, environment) {
  let trust = {};
  const askGit = (args, options = {}) => runGit(root, environment, trust, args, options);
  let opened = askGit(["rev-parse", "--git-dir"]);
  if (DUBIOUS.test(opened.stderr)) {
    trust = trustInFile(root);
    opened = askGit(["rev-parse", "--git-dir"]);
  }
  requireRepository(opened, environment);
  const readCommit = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .readOnce */ .WY)((revision) => {
    const id = answerLine(askGit(["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]));
    return id !== null && FULL_ID.test(id) ? id : null;
  });
  return { commit: readCommit, ...openHistory(askGit), ...openObjects(askGit, readCommit) };
}
function openHistory(ask) {
  const askLine = (...args) => answerLine(ask(args));
  const askList = (what, ...args) => requireAnswer(ask(args, { limit: LIST_LIMIT }), what);
  return {
    has: (id) => ask(["cat-file", "-e", `${id}^{commit}`]).ok,
    changing: (id, path) => splitOutputLines(askList(path, "rev-list", "--topo-order", id, "--", path)),
    renames: (from, to) => {
      const options = ["-r", "-z", "-M50%", "--diff-filter=R", "--no-ext-diff", from, to];
      return listRenames(askList(to, "diff-tree", ...options));
    },
    changed: (from, to) => {
      const options = ["-r", "-z", "--name-only", "--no-renames", "--diff-filter=MTD"];
      return new Set(splitFields(askList(to, "diff-tree", ...options, "--no-ext-diff", from, to)));
    },
    changedHere: () => {
      const options = ["--untracked-files=no", "--ignore-submodules=dirty", "--no-renames"];
      const listing = askList("the work tree", "status", "--porcelain", "-z", ...options);
      return splitFields(listing).map((field) => field.slice("XY ".length));
    },
    files: () => splitFields(askList("the index", "ls-files", "-z")),
    untracked: () => splitFields(askList("the work tree", "ls-files", "-z", "--others", "--exclude-standard")),
    firstParentBase: (tip, id) => {
      if (tip === id) {
        return tip;
      }
      const listing = askList(tip, "rev-list", "--first-parent", "--parents", tip, `^${id}`);
      const oldest = splitOutputLines(listing).at(-1);
      if (oldest === void 0) {
        return tip;
      }
      const [, forkPoint = null] = oldest.split(" ");
      return forkPoint;
    },
    isAncestor: (id, of) => ask(["merge-base", "--is-ancestor", id, of]).ok,
    // If git does not answer, the clone counts as shallow: then nothing is concluded from what it
    // lacks.
    isShallow: () => askLine("rev-parse", "--is-shallow-repository") !== "false",
    refs: () => splitOutputLines(askList("the branches", "for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes", "refs/tags")),
    symbolicRef: (ref) => askLine("symbolic-ref", ref),
    ignored: (paths) => {
      const isAny = (...some) => ask(["check-ignore", "--", ...some]).ok;
      return isAny(...paths) ? paths.filter((each) => isAny(each)) : [];
    },
    origin: () => askLine("config", "remote.origin.url"),
    lastChange: (id, path) => askLine("rev-list", "-1", id, "--", path)
  };
}
function openGitIfThere(root, environment) {
  try {
    return openGit(root, environment);
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .valueForGateError */ .Uh)(error, null);
  }
}
function openObjects(ask, readCommit) {
  const commitId = (revision) => FULL_ID.test(revision) ? revision : readCommit(revision) ?? revision;
  const listTree = (commit, options, ...paths) => {
    const args = ["ls-tree", "-z", "--full-tree", ...options, "--", commit, ...paths];
    return parseTree(requireAnswer(ask(args, { limit: LIST_LIMIT }), commit));
  };
  const listFolder = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .readOnce */ .WY)((commit, folder) => {
    const isTop = folder === ".";
    return isTop ? listTree(commit, []) : listTree(commit, [], `${folder}/`);
  });
  return {
    facts: (revision) => {
      const [commit = Buffer.alloc(0)] = readObjects(ask, "commit", [commitId(revision)]);
      return parseFacts(commit);
    },
    entry: (revision, path) => listFolder(commitId(revision), node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path)).get(path) ?? null,
    // `-r` lists the files in folders, too.
    tree: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .readOnce */ .WY)((commit) => listTree(commit, ["-r"])),
    blob: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .readOnce */ .WY)((id, limit) => readBlob(ask, id, limit)),
    blobs: (names, limit) => readSmallBlobs(ask, names, limit)
  };
}
function parseTree(listing) {
  const entries = [];
  for (const line of splitFields(listing)) {
    const tab = line.indexOf("	");
    const [mode = "", , id = ""] = line.slice(0, tab).split(" ");
    entries.push([line.slice(tab + 1), { mode, id }]);
  }
  return new Map(entries.toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(a, b)));
}
function readObjects(ask, kind, names) {
  const answer = requireAnswer(ask(["cat-file", "--batch"], { limit: LIST_LIMIT, lines: names }), (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(names, 0));
  let at = 0;
  return names.map((name) => {
    const lineEnd = answer.indexOf("\n", at);
    const [, foundKind = "nothing", size] = answer.toString("utf8", at, lineEnd).split(" ");
    if (foundKind === "missing") {
      throw shallowError(name);
    }
    if (foundKind !== kind) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("git_failed", `git can't read ${kind} ${name}: it is ${foundKind}`);
    }
    const start = lineEnd + 1;
    const end = start + Number(size);
    at = end + 1;
    return answer.subarray(start, end);
  });
}
function readBlob(ask, id, limit) {
  const answer = ask(["cat-file", "blob", id], { limit: limit + 1 });
  if (answer.overflow || answer.stdout.length > limit) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_too_large", `a file of the base has more than ${limit} bytes`, "Split the file.");
  }
  return requireAnswer(answer, `blob ${id}`);
}
function readSmallBlobs(ask, names, limit) {
  const uniqueNames = [...new Set(names)];
  if (uniqueNames.length === 0) {
    return /* @__PURE__ */ new Map();
  }
  const sizeLines = splitOutputLines(requireAnswer(ask(["cat-file", "--batch-check"], { limit: LIST_LIMIT, lines: uniqueNames }), "blobs"));
  const smallNames = uniqueNames.filter((_, i) => {
    const [, kind, size] = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(sizeLines, i).split(" ");
    return kind === "blob" && Number(size) <= limit;
  });
  const bytesByName = /* @__PURE__ */ new Map();
  const batchLength = Math.max(1, Math.floor(LIST_LIMIT / (2 * limit)));
  for (let from = 0; from < smallNames.length; from += batchLength) {
    const batchNames = smallNames.slice(from, from + batchLength);
    for (const [name, bytes] of (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .zipLists */ .L7)(batchNames, readObjects(ask, "blob", batchNames))) {
      bytesByName.set(name, bytes);
    }
  }
  return bytesByName;
}
function requireRepository(opened, environment) {
  if (opened.ok) {
    return;
  }
  if (DUBIOUS.test(opened.stderr)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("no_repository", `git refuses this checkout: ${opened.stderr}`, "Its files belong to another user, and this git takes no exception. Give the checkout to this user (chown), or update git.");
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("no_repository", `this is no git repository: ${opened.stderr}`, environment["GITHUB_ACTIONS"] === "true" ? "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects." : "Run the command in a git repository, with its folder `.git`, whose commits it reads.");
}
const DUBIOUS = /dubious ownership|unsafe repository/;
function trustInFile(root) {
  const home = (0,_system_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporaryFolder */ .w)("retrieval-gate-git-");
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, ".gitconfig");
  const quotedRoot = root.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `[safe]
	directory = "${quotedRoot}"
`);
  process.once("exit", () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(home, { recursive: true, force: true }));
  return { HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: file };
}
const ENVIRONMENT = {
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_NO_LAZY_FETCH: "1",
  GIT_GRAFT_FILE: "/dev/null",
  GIT_NO_REPLACE_OBJECTS: "1"
};
const FLAGS = [
  "--no-replace-objects",
  "--literal-pathspecs",
  ...[
    "protocol.allow=never",
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    // On git 2.39 the repository's config wins over --no-replace-objects.
    "core.useReplaceRefs=false",
    // The commit graph may name other parents than the commits do.
    "core.commitGraph=false",
    "advice.graftFileDeprecated=false"
  ].flatMap((setting) => ["-c", setting])
];
function runGit(root, environment, ownVariables, args, { limit = USUAL_LIMIT, lines = [] }) {
  if (args.some((each) => each.includes("\0"))) {
    return NO_SUCH_OBJECT;
  }
  const otherVariables = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const flags = args[0] === "check-ignore" ? FLAGS.filter((flag) => flag !== "--literal-pathspecs") : FLAGS;
  const { error, status, stdout, stderr } = spawnSync("git", [...flags, "-c", `safe.directory=${root}`, ...args], {
    cwd: root,
    env: { ...Object.fromEntries(otherVariables), ...ENVIRONMENT, ...ownVariables },
    input: lines.map((each) => `${each}
`).join(""),
    maxBuffer: limit,
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    windowsHide: true,
    stdio: "pipe"
  });
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error);
  if (code === "ENOENT") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("git_missing", "there is no `git` on the PATH", {
      hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
      cause: error
    });
  }
  if (code !== void 0 && code !== "ENOBUFS" && code !== "EPIPE") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("git_failed", `git ${args[0]} failed: ${code}`, { cause: error });
  }
  if (code === "ENOBUFS") {
    return { ok: false, stdout, stderr: `more than ${limit} bytes`, overflow: true };
  }
  const failureLine = findFailureLine(String(stderr ?? ""));
  return { ok: status === 0, stdout, stderr: failureLine, overflow: false };
}
function findFailureLine(stderr) {
  const lines = stderr.trim().split("\n");
  return lines.find((line) => !line.startsWith("warning:")) ?? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(lines, 0);
}
function answerLine(answer) {
  const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
  return text === "" ? null : text;
}
function requireAnswer(answer, what) {
  if (answer.ok) {
    return answer.stdout;
  }
  if (ABSENT.test(answer.stderr)) {
    throw shallowError(what);
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}
const ABSENT = /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i;
function shallowError(what) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("shallow_clone", `${what} is not in this clone`, "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.");
}



/***/ }),

/***/ 34215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ ownLevel),
/* harmony export */   EM: () => (/* binding */ SUITE_LEVEL),
/* harmony export */   Nf: () => (/* binding */ bucketLevel),
/* harmony export */   Nt: () => (/* binding */ GAIN_LEVEL),
/* harmony export */   OF: () => (/* binding */ VARYING_GAIN_LEVEL),
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT)
/* harmony export */ });
const SMALL_INTENT = 5;
const SUITE_LEVEL = 0.15;
const INTENTS_LEVEL = 0.1;
const ACCEPTED_LEVEL = 0.05;
const OWN_LEVEL = 0.05;
const GAIN_LEVEL = 0.05;
const VARYING_GAIN_LEVEL = 0.01;
function bucketLevel(reference, intents, significance, changedQueries = 0) {
  const usualLevel = intents === null ? SUITE_LEVEL : INTENTS_LEVEL;
  const levelByChanges = 0.75 / Math.sqrt(Math.max(1, changedQueries));
  const baselineLevel = Math.min(usualLevel, levelByChanges);
  const largestLevel = reference === "accepted" ? ACCEPTED_LEVEL : baselineLevel;
  const level = significance === "auto" ? largestLevel : Math.min(significance, largestLevel);
  return intents === null ? level : level / Math.max(1, intents);
}
function ownLevel(significance) {
  return significance === "auto" ? OWN_LEVEL : Math.min(significance, OWN_LEVEL);
}



/***/ }),

/***/ 28599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ isReplacedByRow),
/* harmony export */   E4: () => (/* binding */ measureOverlap),
/* harmony export */   Fk: () => (/* binding */ churnCutoffs),
/* harmony export */   Fp: () => (/* binding */ referenceValue),
/* harmony export */   Fq: () => (/* binding */ casesOfScope),
/* harmony export */   Nu: () => (/* binding */ acceptedHit),
/* harmony export */   OO: () => (/* binding */ isNewlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   YW: () => (/* binding */ foundWhenAccepted),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   bS: () => (/* binding */ hasAcceptedQuality),
/* harmony export */   gl: () => (/* binding */ scoreBySuite),
/* harmony export */   iU: () => (/* binding */ hasLostTarget),
/* harmony export */   l: () => (/* binding */ addMetrics),
/* harmony export */   nX: () => (/* binding */ caseGroups),
/* harmony export */   tt: () => (/* binding */ findsNothingAnyMore),
/* harmony export */   u1: () => (/* binding */ addChurn),
/* harmony export */   vn: () => (/* binding */ acceptedValue),
/* harmony export */   yN: () => (/* binding */ useBaselineRows)
/* harmony export */ });
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74879);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29853);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);







function pairCases(scores, baseline, otherSuite = null) {
  const pairs = [];
  const added = [];
  const otherCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(otherSuite?.cases ?? []);
  for (const score of scores.cases) {
    const row = baseline?.cases.get(score.id);
    const isKnown = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuery */ .tC)(row.digests, score.digests);
    if (!isKnown || isNewlyGolden(row, score)) {
      added.push(score);
      continue;
    }
    const other = otherCases.get(score.id);
    const isSameInOther = otherSuite === null || other !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuestion */ .RB)(other.digests, row.digests);
    const unedited = isSameInOther && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuestion */ .RB)(score.digests, row.digests);
    const scoreByRow = scores.by_row?.get(score.id);
    pairs.push(scoreByRow === void 0 ? { now: score, before: row, unedited } : { now: scoreByRow, before: row, by_suite: score, unedited });
  }
  const ids = new Set(scores.cases.map(({ id }) => id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !ids.has(id));
  return { pairs, added, absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP) };
}
function isNewlyGolden({ targets, digests, expect_empty }, now) {
  const wasWatched = targets.length === 0 && expect_empty !== true;
  return wasWatched && digests.targets !== now.digests.targets;
}
function scoreBySuite({ now, by_suite: bySuite }) {
  return bySuite ?? now;
}
function hasLostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function isNewlyLost({ before, now }) {
  return before.found && !now.found;
}
function findsNothingAnyMore(pair) {
  const { before, now } = pair;
  const hasNoTargets = before.ranks.length === 0 && now.ranks.length === 0;
  const isWatched = hasNoTargets && before.expect_empty !== true;
  const isEmptied = before.results.length > 0 && now.results.length === 0;
  return isNewlyLost(pair) || isWatched && isEmptied;
}
function metricValue({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function acceptedValue(row, metric, k) {
  const value = metricValue(row, `${metric}@${k}`);
  return value === null ? null : row.accepted?.[metric] ?? value;
}
function referenceValue(row, metric, k, reference) {
  return reference === "baseline" ? metricValue(row, `${metric}@${k}`) : acceptedValue(row, metric, k);
}
function hasAcceptedQuality(row) {
  return _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS.some((metric) => row.accepted?.[metric] !== void 0);
}
function foundWhenAccepted(row, k) {
  return hasAcceptedQuality(row) ? (acceptedValue(row, "recall", k) ?? 0) > _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8 : row.found;
}
function acceptedHit(row, name) {
  const value = metricValue(row, name);
  const isForbidden = name.startsWith(_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_RATE */ .lI.name);
  const accepted = isForbidden ? row.accepted?.forbidden : row.accepted?.false_result;
  return value === null || accepted === void 0 ? value : Number(accepted);
}
function useBaselineRows(pairing, isReplaced) {
  const replacePair = ({ before, now, unedited }) => {
    const { metrics, ranks, found, results, clusters } = before;
    const asBefore = { metrics, ranks, found, results, clusters, error: null, degraded: false };
    return { before, now: Object.assign({}, now, asBefore), unedited };
  };
  return {
    ...pairing,
    pairs: pairing.pairs.map((pair) => isReplaced(pair) ? replacePair(pair) : pair)
  };
}
function isReplacedByRow({ now, before }) {
  return now.results === before.results;
}
function measureOverlap(pair, k) {
  const before = pair.before.results.slice(0, k);
  return (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__/* .computeJaccard */ .o6)(before, pair.now.results.slice(0, k), k);
}
function addChurn(pairing, metrics) {
  const cutoffs = churnCutoffs(metrics);
  if (cutoffs.size === 0) {
    return pairing;
  }
  const pairs = pairing.pairs.map((pair) => {
    const values = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .mapValues */ .LG)(cutoffs, (k) => measureOverlap(pair, k));
    const ones = new Map([...cutoffs.keys()].map((name) => [name, 1]));
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addMetrics(now, values),
      before: addMetrics(before, ones),
      ...bySuite !== void 0 && { by_suite: addMetrics(bySuite, values) }
    };
  });
  return { ...pairing, pairs };
}
function churnCutoffs(metrics) {
  const churnMetrics = metrics.filter(({ family }) => family.kind === "churn");
  return new Map(churnMetrics.map(({ name, k }) => [name, k]));
}
function addMetrics(scored, values) {
  return { ...scored, metrics: new Map([...scored.metrics, ...values]) };
}
function casesOfScope({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInScope */ .ut)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectCases */ ._H)(added, scope) };
}
function caseGroups(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
}



/***/ }),

/***/ 90468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ addRowScores),
/* harmony export */   GE: () => (/* binding */ readGoldenData),
/* harmony export */   Lj: () => (/* binding */ makeSuiteOfRows),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   _s: () => (/* binding */ assumeWorstOfFailures),
/* harmony export */   aV: () => (/* binding */ useRowTargets),
/* harmony export */   lg: () => (/* binding */ useBaseTargets),
/* harmony export */   wn: () => (/* binding */ makeJudgedPolicy)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80802);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30060);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28599);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29853);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _metrics_clustering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32967);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64168);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22142);










function readGoldenData(row) {
  const { targets, forbidden = _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3, digests, expect_empty: expectEmpty = false } = row;
  const golden = { expected: targets, forbidden, expect_empty: expectEmpty, digests };
  return targets.length === 0 && !expectEmpty ? { ...golden, watched: true } : golden;
}
function useGoldenData(subject, golden) {
  const { watched: _watched, ...rest } = subject;
  const { expected, forbidden, expect_empty, digests, watched } = golden;
  return { ...rest, ...watched && { watched }, expected, forbidden, expect_empty, digests };
}
function useRowTargets(subject, row) {
  return useGoldenData(subject, readGoldenData(row));
}
function makeSuiteOfRows(suite, baseline, unread) {
  const cases = [];
  for (const each of suite.cases) {
    const row = baseline.cases.get(each.id);
    if (row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuery */ .tC)(row.digests, each.digests)) {
      cases.push({ ...useRowTargets(each, row), intent: row.intent });
    }
  }
  return { ...suite, ...baseline.suite, cases, unread };
}
function useBaseTargets(suite, base) {
  const baseCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .indexById */ .RX)(base.cases);
  const cases = suite.cases.map((each) => {
    const baseCase = baseCases.get(each.id);
    return baseCase !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuery */ .tC)(baseCase.digests, each.digests) ? useGoldenData(each, baseCase) : each;
  });
  return { ...suite, cases };
}
function rowOfEditedCase(subject, baseline) {
  const row = baseline.cases.get(subject.id);
  if (row === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuery */ .tC)(row.digests, subject.digests)) {
    return null;
  }
  const isSame = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCase */ .LG)(row.digests, subject.digests) && (0,_model_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSameGrades */ .N)(row, subject);
  return isSame ? null : row;
}
function makeJudgedPolicy(policy, ownScores, run, otherSuite = null) {
  const scores = addRowScores(policy, ownScores, run);
  return { policy, scores, run, pairing: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .pairCases */ .Q6)(scores, policy.baseline, otherSuite) };
}
function addRowScores({ config, suite, baseline }, scores, run) {
  if (run.run_count !== void 0) {
    return scores;
  }
  const { by_row: _otherRows, ...ownScores } = scores;
  if (baseline === null) {
    return ownScores;
  }
  const scoreCase = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .caseScorer */ .xk)((0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .listMetrics */ .u7)(config), config.definition);
  const answersById = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runsById */ .j8)(run);
  const byRow = /* @__PURE__ */ new Map();
  for (const subject of suite.cases) {
    const row = rowOfEditedCase(subject, baseline);
    const answer = answersById.get(subject.id);
    if (row !== null && answer !== void 0) {
      byRow.set(subject.id, scoreCase(useRowTargets(subject, row), answer));
    }
  }
  return byRow.size === 0 ? ownScores : { ...ownScores, by_row: byRow };
}
const hasTargets = ({ ranks }) => ranks.length > 0;
const WORST_RATES = /* @__PURE__ */ new Map([
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_6__/* .FORBIDDEN_RATE */ .lI.name, { value: 1, counts: (_score, { forbidden = [] }) => forbidden.length > 0 }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_6__/* .FALSE_RESULT_RATE */ .Tc.name, { value: 1, counts: (_score, limits) => limits.expect_empty === true }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_6__/* .ZERO_RESULT_RATE */ .QJ.name, { value: 1, counts: hasTargets }],
  [_metrics_fill_js__WEBPACK_IMPORTED_MODULE_5__/* .FILL_RATE */ .R.name, { value: 0, counts: hasTargets }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_6__/* .DUPLICATE_RATE */ .nP.name, { value: 1, counts: hasTargets }],
  [_metrics_clustering_js__WEBPACK_IMPORTED_MODULE_4__/* .CLUSTERING */ .Z.name, { value: 1, counts: hasTargets }]
]);
function hasFailed({ error }) {
  return error !== null;
}
function assumeWorstOfFailures(pairing, suite) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .indexById */ .RX)(suite.cases);
  const pairs = pairing.pairs.map((pair) => {
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addWorstRates(now, before),
      ...bySuite && { by_suite: addWorstRates(bySuite, cases.get(bySuite.id) ?? {}) }
    };
  });
  const added = pairing.added.map((score) => addWorstRates(score, cases.get(score.id) ?? {}));
  return { ...pairing, pairs, added };
}
function addWorstRates(score, limits) {
  if (!hasFailed(score)) {
    return score;
  }
  const values = /* @__PURE__ */ new Map();
  for (const name of score.metrics.keys()) {
    const [family = name] = name.split("@");
    const worst = WORST_RATES.get(family);
    if (worst?.counts(score, limits) === true) {
      values.set(name, worst.value);
    }
  }
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .addMetrics */ .l)(score, values);
}



/***/ }),

/***/ 29853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ toleranceValue),
/* harmony export */   R: () => (/* binding */ isHeadline),
/* harmony export */   Ry: () => (/* binding */ HAS_NEEDED),
/* harmony export */   SJ: () => (/* binding */ resolveRules),
/* harmony export */   T1: () => (/* binding */ isWithinLimit),
/* harmony export */   Xo: () => (/* binding */ listNamedMetrics),
/* harmony export */   ZS: () => (/* binding */ HEADLINE),
/* harmony export */   ab: () => (/* binding */ checkLimit),
/* harmony export */   ep: () => (/* binding */ ruleKey),
/* harmony export */   p8: () => (/* binding */ EPSILON),
/* harmony export */   u7: () => (/* binding */ listMetrics)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(97855);
/* harmony import */ var _metrics_clustering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32967);
/* harmony import */ var _metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99850);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36292);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86509);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64168);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62573);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22142);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69559);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(90997);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34215);


















const HEADLINE = ["recall", "mrr", "ndcg"];
function ruleKey({ scope, metric }) {
  return `${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .scopeText */ .Cm)(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}
const ALWAYS_REPORTED = [
  _metrics_recall_js__WEBPACK_IMPORTED_MODULE_10__/* .RECALL */ .wV,
  _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_6__/* .MRR */ .M,
  _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_7__/* .NDCG */ .f,
  _metrics_precision_js__WEBPACK_IMPORTED_MODULE_8__/* .PRECISION */ .P,
  _metrics_precision_js__WEBPACK_IMPORTED_MODULE_8__/* .HIT_RATE */ .V,
  _metrics_map_js__WEBPACK_IMPORTED_MODULE_5__/* .MAP */ .l,
  _metrics_fill_js__WEBPACK_IMPORTED_MODULE_4__/* .FILL_RATE */ .R,
  _metrics_rates_js__WEBPACK_IMPORTED_MODULE_9__/* .ZERO_RESULT_RATE */ .QJ,
  _metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXT_CHARS */ .O,
  _metrics_rates_js__WEBPACK_IMPORTED_MODULE_9__/* .DUPLICATE_RATE */ .nP
];
function listMetrics(config) {
  const { prices } = config;
  const alwaysReported = prices === void 0 ? ALWAYS_REPORTED : [...ALWAYS_REPORTED, _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .COST */ .oF];
  const usualFamilies = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .METRICS */ .Cb.filter((family) => isDefault(family, config) || alwaysReported.includes(family));
  const usualMetrics = usualFamilies.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .metricWithCutoff */ .Gq)(family, config.k));
  const metricsByName = new Map(usualMetrics.map((metric) => [metric.name, metric]));
  for (const metric of listNamedMetrics(config)) {
    metricsByName.set(metric.name, metric);
  }
  const scoredMetrics = [];
  for (const metric of metricsByName.values()) {
    if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(metric.family)) {
      continue;
    }
    const hasPrices = metric.family.kind === "cost" && prices !== void 0;
    scoredMetrics.push(hasPrices ? { ...metric, family: (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .costMetric */ .Gg)(prices) } : metric);
  }
  return scoredMetrics;
}
function listNamedMetrics({ gate, metrics }) {
  const namesInRules = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_14__/* .namedRules */ .PR)(gate).flatMap(({ rules }) => [...rules.keys()]);
  return [...namesInRules, ...metrics].flatMap((name) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .findMetric */ .GF)(name) ?? []);
}
function findBucketIntents({ gate }, sizes) {
  const buckets = /* @__PURE__ */ new Set();
  for (const [intent, size] of sizes) {
    const isLarge = size >= _levels_js__WEBPACK_IMPORTED_MODULE_16__/* .SMALL_INTENT */ .Pk && gate.per_intent !== "off";
    if (sizes.size > 1 && (isLarge || gate.intents.has(intent))) {
      buckets.add(intent);
    }
  }
  return buckets;
}
function resolveRules(config, suite) {
  const defaultMetrics = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .METRICS */ .Cb.filter((family) => isDefault(family, config)).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .metricWithCutoff */ .Gq)(family, config.k));
  const metrics = addNamedMetrics(defaultMetrics, config.gate.metrics).filter(({ family }) => family.kind !== "latency" || config.latency !== "off");
  const suiteRules = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting !== "off" && isMeaningful(metric, suite.cases)) {
      suiteRules.push(makeSuiteRule(config, metric, setting));
    }
  }
  return [...suiteRules, ...resolveIntentRules(config, suite, metrics)];
}
function resolveIntentRules(config, suite, suiteMetrics) {
  const rules = [];
  const targetCases = suite.cases.filter(({ expected }) => expected.length > 0);
  const targetCaseCounts = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_17__/* .countItems */ .A1)(targetCases.map(({ intent }) => intent));
  const testedIntents = findBucketIntents(config, targetCaseCounts);
  const intents = /* @__PURE__ */ new Set([
    ...suite.cases.map(({ intent }) => intent),
    ...config.gate.intents.keys()
  ]);
  for (const intent of [...intents].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .compareCodePoints */ .OP)) {
    const intentSettings = config.gate.intents.get(intent);
    const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .selectCases */ ._H)(suite.cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .intentScope */ .Ln)(intent));
    const isTimed = cases.length >= _levels_js__WEBPACK_IMPORTED_MODULE_16__/* .SMALL_INTENT */ .Pk && cases.length < suite.cases.length;
    const isTested = testedIntents.has(intent);
    const inheritedMetrics = suiteMetrics.filter(({ family }) => family.kind === "latency" ? isTimed : isTested);
    const hasAllTargets = targetCaseCounts.size === 1 && targetCaseCounts.has(intent);
    for (const metric of addNamedMetrics(inheritedMetrics, intentSettings)) {
      const rule = makeIntentRule(config, metric, intent, cases);
      if (rule !== null) {
        const intentRule = { ...rule, intents: testedIntents.size };
        rules.push(hasAllTargets ? withoutSecondTest(intentRule) : intentRule);
      }
    }
  }
  return rules;
}
function withoutSecondTest(rule) {
  return rule.significance === "off" ? rule : { ...rule, tolerance: [], significance: "off" };
}
function isDefault(family, config) {
  const needsJudge = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family) && family.needs === "judge";
  return family.gatedByDefault && (!needsJudge || (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .judgedMetrics */ .PH)(config).length > 0);
}
function addNamedMetrics(metrics, settings) {
  const givenNames = new Set(metrics.map((metric) => metric.name));
  const addedNames = [...settings?.keys() ?? []].filter((name) => !givenNames.has(name)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .compareCodePoints */ .OP);
  return [...metrics, ...addedNames.flatMap((name) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .findMetric */ .GF)(name) ?? [])];
}
function makeSuiteRule(config, metric, setting) {
  const unwritten = setting?.tolerance === void 0 ? "auto" : "off";
  const significance = setting?.significance ?? config.gate.significance ?? unwritten;
  const patch = { ...metric.family.rule, ...setting, significance };
  return makeRule(metric, _model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .OVERALL */ .aD, patch, setting !== void 0);
}
function makeIntentRule(config, metric, intent, cases) {
  const { gate } = config;
  const inIntent = gate.intents.get(intent)?.get(metric.name);
  const named = inIntent !== void 0;
  if (inIntent === "off" || !named && needsOwnSetting(config, metric, cases)) {
    return null;
  }
  const suiteSetting = gate.metrics.get(metric.name);
  const inSuite = suiteSetting === "off" ? void 0 : suiteSetting;
  const perIntent = findPerIntentPatch(config, metric);
  const patch = { ...makeIntentDefaults(metric, inSuite), ...perIntent, ...inIntent };
  const tolerancePatch = findTolerancePatch(metric, inIntent, perIntent, inSuite);
  const written = (tolerancePatch ?? patch).significance ?? gate.significance;
  const significance = written ?? (tolerancePatch === null ? "auto" : "off");
  return makeRule(metric, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .intentScope */ .Ln)(intent), { ...patch, significance }, named);
}
function needsOwnSetting(config, metric, cases) {
  const { gate } = config;
  const { family } = metric;
  if (gate.metrics.get(metric.name) === "off" || cases.length === 0) {
    return true;
  }
  if (family.kind === "latency") {
    return false;
  }
  if (family.kind === "loss" || family.kind === "churn" || gate.per_intent === "off") {
    return true;
  }
  const isOtherQuality = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isTestedQuality */ .T$)(family) && !isHeadline(metric.name, config);
  const isUnwritten = isOtherQuality && findPerIntentPatch(config, metric) === void 0;
  return isUnwritten || !isMeaningful(metric, cases);
}
function findPerIntentPatch({ gate }, metric) {
  const isWritten = gate.per_intent !== null && gate.per_intent !== "off";
  return isWritten && isWithinPerIntent(metric) ? gate.per_intent : void 0;
}
function findTolerancePatch({ family }, inIntent, perIntent, inSuite) {
  if (inIntent?.tolerance !== void 0) {
    return inIntent;
  }
  const isInherited = family.kind === "rate" && perIntent?.tolerance === void 0;
  return isInherited && inSuite?.tolerance !== void 0 ? inSuite : null;
}
function isHeadline(name, config) {
  return HEADLINE.some((metric) => name === `${metric}@${config.k}`);
}
function isWithinPerIntent({ family: { kind, name, rule } }) {
  const isStrict = rule.tolerance.length > 0 && rule.tolerance.every(({ value }) => value === 0);
  const isLooseRate = kind === "rate" && !isStrict && name !== _metrics_fill_js__WEBPACK_IMPORTED_MODULE_4__/* .FILL_RATE */ .R.name;
  return kind === "quality" || kind === "answer" || isLooseRate;
}
const INTENT_TOLERANCE = [{ unit: "absolute", value: 0.05 }];
const ONE_CASE = { unit: "cases", value: 1 };
function makeIntentDefaults(metric, inSuite = {}) {
  const { kind, rule } = metric.family;
  if (kind === "latency" || kind === "churn") {
    return { ...rule, ...inSuite };
  }
  const { tolerance = rule.tolerance, significance, ceiling = rule.ceiling } = inSuite;
  const hasCeiling = kind === "rate" && rule.ceiling !== void 0;
  return {
    tolerance: widenTolerance(metric, tolerance),
    ...significance !== void 0 && { significance },
    ...hasCeiling && ceiling !== void 0 && { ceiling }
  };
}
function widenTolerance(metric, suiteTolerance) {
  const { family } = metric;
  if ((0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isTestedQuality */ .T$)(family)) {
    return INTENT_TOLERANCE;
  }
  const isRateOfCases = family.kind === "rate" && family.name !== _metrics_clustering_js__WEBPACK_IMPORTED_MODULE_0__/* .CLUSTERING */ .Z.name;
  if (!isRateOfCases || !isWithinPerIntent(metric)) {
    return suiteTolerance;
  }
  const hasTolerance = family.rule.tolerance.length > 0;
  return hasTolerance ? [...INTENT_TOLERANCE, ONE_CASE, ...suiteTolerance] : [];
}
function isMeaningful({ family }, cases) {
  if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family) || family.needs === void 0) {
    return true;
  }
  return cases.some(HAS_NEEDED[family.needs]);
}
const HAS_NEEDED = {
  judge: (each) => !each.expect_empty,
  text: (each) => each.expected.some(_metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_1__/* .isTextTarget */ .D),
  forbidden: (each) => each.forbidden.length > 0,
  expect_empty: (each) => each.expect_empty
};
function makeRule(metric, scope, patch, named) {
  return {
    metric,
    scope,
    tolerance: patch.tolerance ?? [],
    floor: patch.floor ?? null,
    ceiling: patch.ceiling ?? null,
    significance: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTest */ .Hg)(metric.family) ? patch.significance ?? "off" : "off",
    named,
    intents: null
  };
}
const EPSILON = 1e-9;
function toleranceValue(tolerances, baseline, cases) {
  let largest = 0;
  for (const { unit, value } of tolerances) {
    if (unit === "absolute") {
      largest = Math.max(largest, value);
    } else if (unit === "percent") {
      largest = Math.max(largest, Math.abs(baseline) * value / 100);
    } else {
      largest = Math.max(largest, value / cases);
    }
  }
  return largest;
}
function checkLimit(direction, baseline, tolerance, bounds) {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) {
    return bound;
  }
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) {
    return relative;
  }
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
function isWithinLimit(direction, current, limit) {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}



/***/ }),

/***/ 31462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ loadPart),
/* harmony export */   Wd: () => (/* binding */ formatVerdictLines),
/* harmony export */   X8: () => (/* binding */ loadVerdicts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30060);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72050);
/* harmony import */ var _formats_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4593);







async function loadPart(root, file) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)((0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "part"), "invalid_part");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNewer */ ._$)(document, "schema_version");
  const { default: compiled } = await __webpack_require__.e(/* import() */ 7522).then(__webpack_require__.t.bind(__webpack_require__, 7522, 19));
  const checked = (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkCompiled */ .AT)(document, "part", compiled.part, () => compiled.schemas().part);
  const { schema_version: _version, cases, ...members } = checked;
  const { shard, workflow, binding, failure, deeper, ...run } = members;
  const part = { shard, workflow, binding, failure, run: { ...run, cases: cases.map(readCase) } };
  return deeper === void 0 ? part : { ...part, deeper };
}
function readCase({ id, outcome, spans_ms: spans, ...times }) {
  return {
    case_id: id,
    ...times,
    ...spans && { spans_ms: new Map(Object.entries(spans)) },
    outcome: outcome.kind === "error" ? outcome : { ...outcome, hits: (0,_model_run_js__WEBPACK_IMPORTED_MODULE_6__/* .markRepeats */ .g5)(outcome.hits) }
  };
}
function loadVerdicts(root, file) {
  const text = readCacheText(root, file);
  const verdicts = /* @__PURE__ */ new Map();
  const lineByKey = /* @__PURE__ */ new Map();
  const problems = [];
  (0,_formats_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonObjects */ .lm)({ file, text }, problems, (value, line) => {
    const verdict = readVerdict({ file, line, value }, problems);
    if (verdict === null) {
      return;
    }
    const earlier = verdicts.get(verdict.key);
    if (earlier !== void 0 && !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCanonical */ .FN)(earlier, verdict)) {
      const message = `key ${verdict.key} has another verdict on line ${lineByKey.get(verdict.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(verdict.key, verdict);
    lineByKey.set(verdict.key, line);
  });
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidFile */ .Am)("invalid_verdicts", "judge.cache", file, problems);
  }
  return verdicts;
}
function readCacheText(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "judge.cache").text;
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .valueForGateError */ .Uh)(error, "", ["file_not_found"]);
  }
}
function readVerdict({ file, line, value }, problems) {
  try {
    const document = { file, value, digest: "", lineOf: () => line };
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSchema */ ._U)(document, "verdicts");
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)) {
      throw error;
    }
    problems.push(...error.problems);
    return null;
  }
}
function formatVerdictLines(verdicts) {
  return [...verdicts].toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.key, b.key)).map((each) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(each)}
`).join("");
}



/***/ }),

/***/ 80802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ hasSameGrades)
/* harmony export */ });
function hasSameGrades({ targets }, { expected }) {
  return targets.every(({ grade }, at) => grade === expected[at]?.grade);
}



/***/ }),

/***/ 29874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ NO_RENAMES),
/* harmony export */   UL: () => (/* binding */ invertRenames),
/* harmony export */   c4: () => (/* binding */ renameTarget),
/* harmony export */   dC: () => (/* binding */ indexNames),
/* harmony export */   f3: () => (/* binding */ indexByName),
/* harmony export */   iH: () => (/* binding */ namesDocument)
/* harmony export */ });
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);

const NO_RENAMES = /* @__PURE__ */ new Map();
function indexByName(paths) {
  const byName = /* @__PURE__ */ new Map();
  for (const [path, value] of paths) {
    for (const name of indexNames([path])) {
      byName.set(name, byName.has(name) ? null : value);
    }
  }
  return byName;
}
function indexNames(paths) {
  const names = /* @__PURE__ */ new Set();
  for (const path of paths) {
    for (const whole of [path, path.replace(/#.*$/su, ""), path.replace(/\.[^./]+$/u, "")]) {
      for (let at = 0; at !== -1; at = whole.indexOf("/", at + 1)) {
        names.add(at === 0 ? whole : whole.slice(at + 1));
      }
    }
  }
  return names;
}
function namesDocument({ kind }) {
  return ["hint", "path", "id", "file", "span"].includes(kind);
}
function renameTarget(target, renames) {
  if (target.kind !== "any") {
    return renameSingle(target, renames);
  }
  const members = target.members.map((member) => renameSingle(member, renames));
  return { ...target, members: members.toSorted(_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTargets */ .wu) };
}
function renameSingle(target, renames) {
  const value = namesDocument(target) ? renames.get(target.value) : void 0;
  return value === void 0 ? target : { ...target, value };
}
function invertRenames(renames) {
  return new Map([...renames].map(([before, after]) => [after, before]));
}



/***/ }),

/***/ 4146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);





function makeTemporaryFolder(prefix) {
  const parent = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, prefix));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("usage", `no folder can be made in ${parent}: ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(cause)}`, {
      hint: "Make this folder, or set TMPDIR to a folder that is there.",
      cause
    });
  }
}



/***/ })

};
