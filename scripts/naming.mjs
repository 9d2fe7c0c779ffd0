/**
 * Checks how src, web, scripts, proof and bench are named and written, with the TypeScript parser:
 * `node scripts/naming.mjs [--all]`. Prints a count and a limit for each rule, and file and line of
 * each finding where a count is over its limit (`--all`: of all findings). Exit 1 if one is.
 * CONTRIBUTING.md says why each rule is there.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { relative } from "node:path";
import { API } from "typescript/unstable/sync";
import { SyntaxKind } from "typescript/unstable/ast";

const root = fileURLToPath(new URL("..", import.meta.url));
const PROJECTS = ["tsconfig.test.json", "web/tsconfig.json"];
/** Folders of programs that are written in JavaScript and belong to no project. */
const PROGRAM_FOLDERS = ["scripts", "proof", "bench"];

/**
 * Function names of one word that say what they do, and function names that end like a preposition
 * but are none.
 */
const EXCEPTIONS = new Map([
  ["main", "where a program starts"],
  ["signIn", "a verb of two words"],
]);

const PREPOSITIONS =
  /[a-z\d](Of|To|In|On|Over|By|From|With|At|For|Beside|Between|Into|After|Before|Without|Since|Under|Per|As|Than|Like|Through|Upon|Within|Beyond)$/;

/** Verbs whose participle does not end in -ed, and words in -ed or -en that are no participle. */
const IRREGULAR_PARTICIPLES = new Set(
  (
    "beaten begun born bound broken brought built bought caught chosen come cut dealt done drawn driven fallen fed felt " +
    "found forgotten frozen given gone grown heard held hidden hurt kept known laid led left lent lost made meant met paid " +
    "proven put risen said seen sent set shown shut sold sought spent split spoken spread stood struck sunk taken taught told " +
    "thought thrown torn understood withdrawn won worn written"
  ).split(" "),
);
const NOT_PARTICIPLES = new Set(
  "cut put set shut split spread hurt come embed exceed feed need proceed seed speed succeed".split(
    " ",
  ),
);

function isParticiple(word) {
  const lower = word.toLowerCase();
  if (NOT_PARTICIPLES.has(lower)) {
    return false;
  }
  return IRREGULAR_PARTICIPLES.has(lower) || /[a-z]{2}ed$/.test(lower);
}

const isOneWord = (name) => /^[a-z][a-z\d]*$/.test(name) || /^[A-Z][a-z\d]*$/.test(name);

/**
 * Returns the name of a function: its own, or that of the constant that holds it. Null if it has
 * none.
 */
function functionName(node) {
  switch (node.kind) {
    case SyntaxKind.FunctionDeclaration:
    case SyntaxKind.MethodDeclaration:
      return node.name?.text ?? null;
    case SyntaxKind.VariableDeclaration: {
      const kind = node.initializer?.kind;
      const isFunction =
        kind === SyntaxKind.ArrowFunction || kind === SyntaxKind.FunctionExpression;
      return isFunction ? (node.name.text ?? null) : null;
    }
    default:
      return null;
  }
}

function isTypeDeclaration({ kind }) {
  return (
    kind === SyntaxKind.InterfaceDeclaration ||
    kind === SyntaxKind.TypeAliasDeclaration ||
    kind === SyntaxKind.ClassDeclaration
  );
}

/** Whether the node is `const [a, b] = [f(), g()]`. */
function isTupleOfUnlikeThings(node) {
  return (
    node.kind === SyntaxKind.VariableDeclaration &&
    node.name.kind === SyntaxKind.ArrayBindingPattern &&
    node.initializer?.kind === SyntaxKind.ArrayLiteralExpression
  );
}

/** Returns how many spreads of an object or list literal depend on a condition. */
function countConditionalSpreads(node) {
  const elements = node.properties ?? node.elements ?? [];
  let count = 0;
  for (const element of elements) {
    const isSpread =
      element.kind === SyntaxKind.SpreadAssignment || element.kind === SyntaxKind.SpreadElement;
    if (isSpread && isConditional(element.expression)) {
      count++;
    }
  }
  return count;
}

function isConditional(expression) {
  const inner =
    expression.kind === SyntaxKind.ParenthesizedExpression ? expression.expression : expression;
  const isChoice = inner.kind === SyntaxKind.ConditionalExpression;
  const isAnd =
    inner.kind === SyntaxKind.BinaryExpression &&
    inner.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
  return isChoice || isAnd;
}

const counts = {
  files: 0,
  functions: 0,
  oneWord: [],
  participles: [],
  prepositions: [],
  participleTypes: [],
  tuples: [],
  objectSpreads: [],
  listSpreads: [],
  assertions: [],
};

function inspect(node, file) {
  const report = (list, text) => list.push({ file, node, text });
  const name = functionName(node);
  if (name !== null && !EXCEPTIONS.has(name)) {
    counts.functions++;
    if (isOneWord(name)) {
      report(counts.oneWord, name);
    }
    if (isOneWord(name) && isParticiple(name)) {
      report(counts.participles, name);
    }
    if (PREPOSITIONS.test(name)) {
      report(counts.prepositions, name);
    }
  }
  if (isTypeDeclaration(node) && isOneWord(node.name.text) && isParticiple(node.name.text)) {
    report(counts.participleTypes, node.name.text);
  }
  if (isTupleOfUnlikeThings(node)) {
    report(counts.tuples, "[a, b] = [x, y]");
  }
  if (node.kind === SyntaxKind.ObjectLiteralExpression && countConditionalSpreads(node) > 1) {
    report(counts.objectSpreads, "more than one conditional spread in an object");
  }
  if (node.kind === SyntaxKind.ArrayLiteralExpression && countConditionalSpreads(node) > 1) {
    report(counts.listSpreads, "more than one conditional spread in a list");
  }
  if (node.kind === SyntaxKind.NonNullExpression) {
    report(counts.assertions, "x!");
  }
  node.forEachChild((child) => inspect(child, file));
}

function listPrograms() {
  const patterns = PROGRAM_FOLDERS.map((folder) => `${folder}/*.mjs`);
  const listed = execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" });
  return listed.trim().split("\n").filter(isCounted);
}

function isCounted(file) {
  if (/^(src|web)\//.test(file)) {
    return !file.includes(".generated.");
  }
  const [folder] = file.split("/");
  return PROGRAM_FOLDERS.includes(folder) && file.endsWith(".mjs");
}

function readSources() {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({
    openProjects: PROJECTS.map((name) => `${root}${name}`),
    openFiles: listPrograms().map((name) => `${root}${name}`),
  });
  const seen = new Set();
  for (const project of snapshot.getProjects()) {
    for (const path of project.program.getSourceFileNames()) {
      const file = relative(root, path);
      if (isCounted(file) && !seen.has(file)) {
        seen.add(file);
        counts.files++;
        inspect(project.program.getSourceFile(path), { name: file, path, project });
      }
    }
  }
  return api;
}

const api = readSources();
const percentShare = (list) => (100 * list.length) / counts.functions;
const formatPercent = (value) => `${value.toFixed(1)} %`;
const RULES = [
  { what: "function names of one word", list: counts.oneWord, limit: 10, isShare: true },
  { what: "functions named by a bare participle", list: counts.participles, limit: 0 },
  {
    what: "function names that end in a preposition",
    list: counts.prepositions,
    limit: 2,
    isShare: true,
  },
  { what: "types named by a participle", list: counts.participleTypes, limit: 0 },
  { what: "tuples of unlike things", list: counts.tuples, limit: 0 },
  { what: "objects with several conditional spreads", list: counts.objectSpreads, limit: 20 },
  { what: "lists with several conditional spreads", list: counts.listSpreads, limit: 20 },
  { what: "non-null assertions", list: counts.assertions, limit: 90 },
];

let failed = false;
console.log(`${counts.files} files, ${counts.functions} functions`);
for (const { what, list, limit, isShare = false } of RULES) {
  const value = isShare ? percentShare(list) : list.length;
  const formatCount = (number) => (isShare ? formatPercent(number) : String(number));
  const isOver = value > limit;
  failed ||= isOver;
  console.log(
    `${isOver ? "FAIL" : "ok  "} ${what}: ${formatCount(value)} (at most ${formatCount(limit)})`,
  );
  if (isOver || process.argv.includes("--all")) {
    for (const { file, node, text } of list) {
      const source = file.project.program.getSourceFile(file.path);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      console.log(`  ${file.name}:${line}`, text);
    }
  }
}
api.close();
process.exitCode = failed ? 1 : 0;
