/**
 * Checks the subjects of all commits since BASE, merges aside: `node scripts/commit-subjects.mjs`.
 * Prints each wrong subject with what to change. Exit code 1 if there is one, 77 if the history
 * does not reach back to BASE.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The last commit from before this check. */
const BASE = "a8ce1fac74735a7594b2bc4f9a33c0fd49969e95";
const LONGEST = 72;
const SKIPPED = 77;
const PLAIN = "Fix, Add, Remove, Rename, Simplify, Test, Document";

/** Verbs that do not say what changed. */
const VAGUE_VERBS = new Set([
  "hold",
  "tell",
  "say",
  "let",
  "take",
  "keep",
  "give",
  "leave",
  "make",
  "see",
]);
/** First words of a sentence that has no imperative verb. */
const NO_VERBS = new Set(
  "a all an and by each every for how if in it more no of on one only other tests the this to two what when where which who whose with".split(
    " ",
  ),
);
/** Imperatives that end as other forms do. */
const IMPERATIVES = new Set(["bias", "bring", "embed", "focus", "shed"]);

function isImperative(word) {
  if (IMPERATIVES.has(word)) {
    return true;
  }
  return !NO_VERBS.has(word) && !/[^e]ed$|ing$|[^s]s$/.test(word);
}

/** Returns what is wrong with a commit's subject, or null. */
export function findSubjectProblem(subject) {
  const length = Array.from(subject).length;
  if (length > LONGEST) {
    return `${length} characters, at most ${LONGEST}`;
  }
  if (subject.includes(";")) {
    return "a semicolon: name one change";
  }
  const [first] = subject.split(" ");
  if (!/^[A-Z][a-z-]+$/.test(first)) {
    return `begin with a verb, such as ${PLAIN}`;
  }
  const word = first.toLowerCase();
  if (VAGUE_VERBS.has(word)) {
    return `"${first}" does not say what changed: use a plain verb, such as ${PLAIN}`;
  }
  if (!isImperative(word)) {
    return `"${first}" is no imperative verb: use one, such as ${PLAIN}`;
  }
  return null;
}

/**
 * Returns the lines `hash subject` of the commits since BASE, or null if the history does not reach
 * back to it.
 */
function readSubjects() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const options = { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 };
  try {
    const log = execFileSync(
      "git",
      ["log", "--no-merges", "--format=%h %s", `${BASE}..HEAD`],
      options,
    );
    return log.split("\n").filter((line) => line !== "");
  } catch {
    return null;
  }
}

function main() {
  const lines = readSubjects();
  if (lines === null) {
    console.log(
      `the history does not reach back to ${BASE.slice(0, 8)}, so no subject was checked`,
    );
    process.exitCode = SKIPPED;
    return;
  }
  for (const line of lines) {
    const problem = findSubjectProblem(line.slice(line.indexOf(" ") + 1));
    if (problem !== null) {
      console.log(`${line}: ${problem}`);
      process.exitCode = 1;
    }
  }
  console.log(`${lines.length} subjects since ${BASE.slice(0, 8)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main();
}
