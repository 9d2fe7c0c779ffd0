/** The report artifact. Whatever happens here is a warning and empty outputs, never a verdict. */
import { createHash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { lstat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExitGuard } from "../exit.ts";
import { systemCode } from "../system/json.ts";
import type { StepEnvironment, PublishSettings } from "./inputs.ts";

export type Upload =
  | {
      readonly kind: "stored";
      readonly name: string;
      readonly id: string;
      readonly url: string;
      /** Hex SHA-256 of the artifact's zip, as actions/upload-artifact gives it. */
      readonly digest: string;
    }
  | { readonly kind: "not_stored"; readonly reason: string };

/** After SIGINT the runner waits 7.5 s before SIGTERM; the outputs have to be written within that. */
const CANCELLED_LIMIT_MS = 4000;

/** GitHub answers within a second; the client itself waits for minutes, and tries five times. */
const CREATE_LIMIT_MS = 20_000;
/** The client tries five times. Three refusals in a row, over about ten seconds, are no passing fault. */
const MOST_REFUSALS = 3;

/** A job with more gate steps of one artifact name than this has another problem. */
const MOST_STEPS = 50;

/**
 * Uploads the named files of the directory. Resolves at the latest at the deadline, though the client may then still
 * run: CreateArtifact was measured to hang for 934 s, and a hanging block keeps the process alive after its rejection.
 */
export async function uploadReport(
  directory: string,
  names: readonly string[],
  settings: PublishSettings,
  environment: StepEnvironment,
  guard: Pick<ExitGuard, "signal" | "divertStrays">,
): Promise<Upload> {
  const missing = storesNothing(environment);
  if (missing !== undefined) return notStored(`this runner stores no artifacts (${missing} is not set)`);
  const files = await ownFiles(directory, names);
  if (files.length === 0) return notStored("there are no report files");
  const name = await freeName(settings.artifactName, environment);
  return await new Promise<Upload>((resolve) => {
    const finish = (upload: Upload): void => {
      clearTimeout(timer);
      guard.signal.removeEventListener("abort", hurry);
      resolve(upload);
    };
    const giveUp = (ms: number): NodeJS.Timeout =>
      setTimeout(() => finish(notStored(`the artifact service did not take it within ${ms / 1000} s`)), ms);
    // The client throws inside stream callbacks, where no promise of ours can catch it, and may do so past the deadline.
    guard.divertStrays((error) => finish(notStored(reasonOf(error))));
    let timer = giveUp(settings.uploadTimeoutMs);
    watchCreation(environment, guard.signal, (reason) => finish(notStored(reason)));
    const hurry = (): void => {
      clearTimeout(timer);
      timer = giveUp(Math.min(settings.uploadTimeoutMs, CANCELLED_LIMIT_MS));
    };
    if (guard.signal.aborted) hurry();
    else guard.signal.addEventListener("abort", hurry);
    send(name, files, directory, settings, environment).then(finish, (error: unknown) =>
      finish(notStored(reasonOf(error))),
    );
  });
}

/**
 * Says early what the client says after half a minute at best: that the service refuses to create an artifact, as
 * runners do whose own service speaks an older protocol (act), or that it does not answer.
 */
function watchCreation(
  environment: StepEnvironment,
  signal: AbortSignal,
  refused: (reason: string) => void,
): void {
  const url = environment["ACTIONS_RESULTS_URL"] ?? "";
  const service = URL.canParse(url) ? new URL(url).host : url;
  const channel = "http.client.response.finish";
  let refusals = 0;
  const end = (): void => {
    clearTimeout(silent);
    unsubscribe(channel, answered);
  };
  const answered = (message: unknown): void => {
    // What Node.js documents of this channel.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    if (!request.path.endsWith("/CreateArtifact")) return;
    clearTimeout(silent);
    const { statusCode: status = 0 } = response;
    if (status < 400) return end();
    if (++refusals < MOST_REFUSALS) return;
    end();
    refused(
      `the artifact service of this runner (${service}) answers CreateArtifact with HTTP status ${status}`,
    );
  };
  const silent = setTimeout(() => {
    end();
    const seconds = CREATE_LIMIT_MS / 1000;
    refused(`the artifact service of this runner (${service}) did not answer within ${seconds} s`);
  }, CREATE_LIMIT_MS).unref();
  subscribe(channel, answered);
  signal.addEventListener("abort", end);
}

/** Its code is on the disk that the code under test may write to: it is loaded before that runs. */
const artifactClient = () => import("@actions/artifact");

/** Never rejects: an upload that can't be made says so in its turn. */
export async function prepareUpload(environment: StepEnvironment): Promise<void> {
  if (storesNothing(environment) === undefined) await artifactClient().catch(() => null);
}

/** The variable that a runner without artifacts lacks. */
function storesNothing(environment: StepEnvironment): string | undefined {
  return ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
}

/** What an error says of itself; a refusal without a body says nothing, and its status is all there is. */
function reasonOf(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  if (said !== "") return said;
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  const known = typeof status === "number" ? `HTTP status ${status}` : "HTTP status unknown";
  return `the storage service gave no reason (${known})`;
}

function notStored(reason: string): Upload {
  return { kind: "not_stored", reason };
}

async function send(
  name: string,
  files: readonly string[],
  directory: string,
  settings: PublishSettings,
  environment: StepEnvironment,
): Promise<Upload> {
  const { DefaultArtifactClient } = await artifactClient();
  const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
  const stored = await new DefaultArtifactClient().uploadArtifact(name, [...files], directory, options);
  if (stored.id === undefined) return notStored("the artifact service gave no id");
  const run = `${environment["GITHUB_SERVER_URL"]}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${environment["GITHUB_RUN_ID"]}`;
  return {
    kind: "stored",
    name,
    id: String(stored.id),
    url: `${run}/artifacts/${stored.id}`,
    digest: stored.digest ?? "",
  };
}

/** The client follows links: a retriever that replaced a report file by one must not get the target published. */
async function ownFiles(directory: string, names: readonly string[]): Promise<readonly string[]> {
  if (!(await lstat(directory).catch(() => null))?.isDirectory()) return [];
  const files: string[] = [];
  for (const name of names) {
    const file = join(directory, name);
    const found = await lstat(file).catch(() => null);
    if (found?.isFile() && found.nlink === 1) files.push(file);
  }
  return files;
}

/** The name, or with -2, -3 … for a later step of the same job: the service refuses a name that is taken. */
async function freeName(name: string, environment: StepEnvironment): Promise<string> {
  const temp = environment["RUNNER_TEMP"];
  if (!temp) return name;
  const job = ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT", "GITHUB_JOB"].map((key) => environment[key] ?? "");
  const key = createHash("sha256")
    .update([...job, name].join("\n"))
    .digest("hex")
    .slice(0, 16);
  for (let step = 1; step <= MOST_STEPS; step++) {
    try {
      await writeFile(join(temp, `retrieval-gate-${key}-${step}`), "", { flag: "wx" });
      return step === 1 ? name : `${name}-${step}`;
    } catch (error) {
      if (systemCode(error) !== "EEXIST") return name;
    }
  }
  return name;
}
