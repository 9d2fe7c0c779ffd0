/** One outcome through the built action on a pull request, with what each output said. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commitAll, repository } from "../../helpers/git-repository.ts";
import type { StepResult } from "../../helpers/fake-runner.ts";
import { startGithub } from "../../helpers/github-server.ts";
import { writeFiles } from "../../helpers/workspace.ts";
import { propose, run } from "../pull-requests/step.ts";
import { CONFIG, makeOrigin, ungated } from "./project.ts";
import type { Outcome } from "./rows.ts";

export interface Said {
  readonly result: StepResult;
  readonly page: string;
  readonly summary: string;
  readonly comment: string;
  readonly log: string;
}

export async function runOutcome(outcome: Outcome): Promise<Said> {
  const origin = outcome.first ? ungatedOrigin() : await makeOrigin(outcome.base);
  const pull = await propose(origin, outcome.change);
  const server = await startGithub();
  try {
    const { folder, result } = await run(origin, pull, {
      ...outcome,
      inputs: { config: CONFIG, comment: "true", "github-token": "ghs_0123456789abcdef", ...outcome.inputs },
      env: { GITHUB_API_URL: server.url },
    });
    const directory = path.resolve(folder, result.outputs.get("report-dir") ?? "none");
    const said: Said = {
      result,
      page: readFileSync(path.join(directory, "report.html"), "utf8"),
      summary: result.summary.kind === "shown" ? result.summary.markdown : "",
      comment: server.comments[0]?.body ?? "",
      log: result.log,
    };
    keep(outcome.name, said);
    return said;
  } finally {
    await server.close();
  }
}

function ungatedOrigin(): string {
  const folder = repository();
  writeFiles(folder, ungated());
  commitAll(folder, "no gate yet");
  return folder;
}

/** For `scripts/pictures.mjs`, which photographs what the tests have looked at. */
function keep(name: string, { page, summary, comment, log }: Said): void {
  const kept = process.env["GATE_PICTURES"];
  if (kept === undefined) return;
  mkdirSync(kept, { recursive: true });
  const files = { "page.html": page, "summary.md": summary, "comment.md": comment, "log.txt": log };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(kept, `${name}-${file}`), text);
}
