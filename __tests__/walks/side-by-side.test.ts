/**
 * A Python team compares base and head: by README and what the program prints, from nothing to a
 * red and a green pull request.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { commitAll, committed, git, propose } from "../helpers/git-repository.ts";
import { testBesidePython } from "../helpers/python.ts";
import { runOnPull } from "../helpers/workflow.ts";
import { Stranger } from "../helpers/stranger.ts";

const TOPICS = ["domains", "exports", "invoices", "passwords", "quotas", "refunds", "teams"];

const INDEX = `"""Writes build/index.json: the words of each help page."""
import json
from pathlib import Path
import re

ROOT = Path(__file__).parents[2]
pages = sorted((ROOT / "docs" / "help").glob("*.md"))
index = {f"docs/help/{page.name}": re.findall("[a-z]+", page.read_text().lower()) for page in pages}
(ROOT / "build").mkdir(exist_ok=True)
(ROOT / "build" / "index.json").write_text(json.dumps(index))
`;

const SEARCH = `"""Full text search over the help pages."""
import json
from pathlib import Path

INDEX = Path(__file__).parents[2] / "build" / "index.json"


def search(query: str, limit: int = 10) -> list[dict]:
    wanted = set(query.lower().split())
    index = json.loads(INDEX.read_text())
    scores = {path: sum(word in wanted for word in words) for path, words in index.items()}
    found = sorted((path for path in scores if scores[path]), key=lambda path: -scores[path])
    return [{"path": path, "score": scores[path]} for path in found[:limit]]
`;

/** Makes a repository whose `main` has a search with a golden file, and no gate. */
function makeHelpDesk(): string {
  const pages = TOPICS.map((topic) => [
    `docs/help/${topic}.md`,
    `# All about ${topic}\n\nHow ${topic} work here.\n`,
  ]);
  const golden = TOPICS.map((topic) => ({
    question: `how do ${topic} work`,
    relevant_docs: [`docs/help/${topic}.md`],
    category: "howto",
  }));
  return committed({
    ...Object.fromEntries(pages),
    "eval/golden.jsonl": golden.map((line) => `${JSON.stringify(line)}\n`).join(""),
    "src/helpdesk/__init__.py": "",
    "src/helpdesk/index.py": INDEX,
    "src/helpdesk/search.py": SEARCH,
    Makefile: "index:\n\tpython3 src/helpdesk/index.py\n",
    ".gitignore": "build/\n__pycache__/\n",
  });
}

const FILE = "retrieval-gate.yml";
const JOB = "retrieval-gate";
/** An index of the pages with the initials a to m: three of seven. */
const LOSSY_INDEX = INDEX.replace('"*.md"', '"[a-m]*.md"');

testBesidePython(
  "a stranger gets from README to a red and a green pull request, side by side",
  async () => {
    const folder = makeHelpDesk();
    const stranger = new Stranger(folder, ["README.md"]);
    git(folder, "checkout", "-q", "-b", "gate");

    // On the person's own machine: README, then what the program prints. The base is made twice,
    // which must not fail.
    await stranger.runShown("npx github:OWNER/retrieval-eval-gate init --side-by-side");
    await stranger.runShown("npx github:OWNER/retrieval-eval-gate gate", { code: 2 });
    const makeBase = stranger.findShown(/Compare with main: `([^`]+)`, build there/);
    const compare = stranger.findShown(/and run `([^`]+)`/);
    await stranger.runOwn("make index");
    await stranger.runShown(makeBase);
    await stranger.runShown(makeBase);
    await stranger.runOwn("make -C ../base index");
    const { stdout } = await stranger.runShown(compare);

    expect(stdout).toMatch(/PASS {2}First run: .* has no gate yet/);

    commitAll(folder, "Add the gate");
    git(folder, "worktree", "remove", "--force", "../base");
    git(folder, "branch", "-q", "-f", "main", "gate");

    // On GitHub: a loss, and its repair.
    const lossy = await propose(folder, () =>
      writeFileSync(path.join(folder, "src/helpdesk/index.py"), LOSSY_INDEX),
    );
    const red = await runOnPull(FILE, JOB, lossy);

    expect(red.gate?.exitCode, red.log).toBe(1);
    expect(red.gate?.outputs.get("categories")).toBe("recall_drop");
    // The index has three of the seven pages: 3 / 7 = 0.429.
    expect(red.log).toMatch(/recall@10 fell from 1\.000 to 0\.429/);

    const repaired = await propose(folder, () =>
      writeFileSync(path.join(folder, "src/helpdesk/index.py"), `${INDEX}# reviewed\n`),
    );
    const green = await runOnPull(FILE, JOB, repaired);

    expect(green.gate?.exitCode, green.log).toBe(0);
    expect(green.gate?.outputs.get("verdict")).toBe("pass");
    expect(stranger.guesses).toEqual([]);
  },
  300_000,
);
