/** The report artifact. Whatever happens here is a warning and empty outputs, never a verdict. */
import { createHash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { copyFile, lstat, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ExitGuard } from "../exit.ts";
import { systemCode } from "../system/json.ts";
import type { StepEnvironment, PublishSettings } from "./inputs.ts";

export type Upload =
  | (StoredArtifact & { readonly name: string; readonly page: UploadResult })
  | NotStored;
type UploadResult = StoredArtifact | NotStored;

interface StoredArtifact {
  readonly kind: "stored";
  readonly id: string;
  readonly url: string;
  /** Hex SHA-256 of what was sent, of a zip as actions/upload-artifact gives it. */
  readonly digest: string;
}

interface NotStored {
  readonly kind: "not_stored";
  readonly reason: string;
}

/** After SIGINT the runner waits 7.5 s before SIGTERM; the outputs have to be written within that. */
const CANCELLED_LIMIT_MS = 4000;

/** GitHub answers within a second; the client itself waits for minutes, and tries five times. */
const CREATE_LIMIT_MS = 20_000;
/** The client tries five times. Three refusals in a row, over about ten seconds, are no passing fault. */
const MOST_REFUSALS = 3;

/** A run with more gates of one artifact name than this has another problem. */
const MOST_GATES = 300;

const PAGE = "report.html";
/** The longest artifact name that is sent. */
const NAME_LENGTH = 100;

type Guard = Pick<ExitGuard, "signal" | "divertStrays">;
type Client = InstanceType<Awaited<ReturnType<typeof artifactClient>>["DefaultArtifactClient"]>;
type Send = (
  act: (client: Client) => ReturnType<Client["uploadArtifact"]>,
) => Promise<UploadResult>;

/**
 * Uploads the named files of the directory as a zip, and then the page once more, alone, so that one click opens it. A
 * service that refuses the zip is not asked for the page. Resolves at the latest at the deadline of both.
 */
export async function uploadReport(
  directory: string,
  names: readonly string[],
  settings: PublishSettings,
  environment: StepEnvironment,
  guard: Guard,
): Promise<Upload> {
  const missing = storesNothing(environment);
  if (missing !== undefined) {
    return notStored(`this runner stores no artifacts (${missing} is not set)`);
  }
  const files = await ownFiles(directory, names);
  if (files.length === 0) {
    return notStored("there are no report files");
  }
  const send = withinLimit(settings.uploadTimeoutMs, environment, guard);
  const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
  const { name, zip } = await sendUnderFreeName(settings.artifactName, environment, (free) =>
    send((client) => client.uploadArtifact(free, [...files], directory, options)),
  );
  if (zip.kind === "not_stored") {
    return zip;
  }
  const page = files.find((file) => basename(file) === PAGE);
  if (page === undefined) {
    return { ...zip, name, page: notStored("the report has no page") };
  }
  if (guard.signal.aborted) {
    return { ...zip, name, page: notStored("the step was cancelled") };
  }
  const uploadPage = (copy: string, folder: string): Promise<UploadResult> =>
    send((client) =>
      client.uploadArtifact(name, [copy], folder, { ...options, skipArchive: true }),
    );
  const stored = storePage(page, pageName(name), environment, uploadPage);
  return {
    ...zip,
    name,
    page: await stored.catch((error: unknown) => notStored(errorReason(error))),
  };
}

/** What the page of a report artifact is stored as. The end of a name tells attempts and steps apart. */
export function pageName(artifact: string): string {
  return `report-${artifact.slice("report-.html".length - NAME_LENGTH)}.html`;
}

/** The service names a single file by its base name, so a copy has the artifact's. */
async function storePage(
  page: string,
  name: string,
  environment: StepEnvironment,
  send: (copy: string, folder: string) => Promise<UploadResult>,
): Promise<UploadResult> {
  const folder = await mkdtemp(join(environment["RUNNER_TEMP"] || tmpdir(), "report-page-"));
  try {
    await copyFile(page, join(folder, name));
    return await send(join(folder, name), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Sends one upload after another within one time limit. The client may run on past it: CreateArtifact was measured to hang
 * for 934 s, and a hanging block keeps the process alive after its rejection.
 */
function withinLimit(limitMs: number, environment: StepEnvironment, guard: Guard): Send {
  const begun = performance.now();
  const { signal } = guard;
  return async (act) =>
    await new Promise<UploadResult>((resolve) => {
      const finishUpload = (sent: UploadResult): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", shortenLimit);
        resolve(sent);
      };
      const giveUp = (ms: number): NodeJS.Timeout => {
        const late = notStored(`the artifact service did not take it within ${ms / 1000} s`);
        return setTimeout(
          () => finishUpload(late),
          ms - (ms === limitMs ? performance.now() - begun : 0),
        );
      };
      // The client throws inside stream callbacks, where no promise of ours can catch it, and may do so past the deadline.
      guard.divertStrays((error) => finishUpload(notStored(errorReason(error))));
      let timer = giveUp(limitMs);
      watchCreation(environment, signal, (reason) => finishUpload(notStored(reason)));
      const shortenLimit = (): void => {
        clearTimeout(timer);
        timer = giveUp(Math.min(limitMs, CANCELLED_LIMIT_MS));
      };
      if (signal.aborted) {
        shortenLimit();
      } else {
        signal.addEventListener("abort", shortenLimit);
      }
      sendArtifact(act, environment).then(finishUpload, (error: unknown) =>
        finishUpload(notStored(errorReason(error))),
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
  const endWatching = (): void => {
    clearTimeout(silent);
    unsubscribe(channel, onAnswer);
  };
  const onAnswer = (message: unknown): void => {
    // What Node.js documents of this channel.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    if (!request.path.endsWith("/CreateArtifact")) {
      return;
    }
    clearTimeout(silent);
    const { statusCode: status = 0 } = response;
    if (status < 400) {
      return endWatching();
    }
    if (++refusals < MOST_REFUSALS) {
      return;
    }
    endWatching();
    refused(
      `the artifact service of this runner (${service}) answers CreateArtifact with HTTP status ${status}`,
    );
  };
  const silent = setTimeout(() => {
    endWatching();
    const seconds = CREATE_LIMIT_MS / 1000;
    refused(`the artifact service of this runner (${service}) did not answer within ${seconds} s`);
  }, CREATE_LIMIT_MS).unref();
  subscribe(channel, onAnswer);
  signal.addEventListener("abort", endWatching);
}

/** Its code is on the disk that the code under test may write to: it is loaded before that runs. */
const artifactClient = () => import("@actions/artifact");

/** Never rejects: an upload that can't be made says so in its turn. */
export async function prepareUpload(environment: StepEnvironment): Promise<void> {
  if (storesNothing(environment) === undefined) {
    await artifactClient().catch(() => null);
  }
}

/** The variable that a runner without artifacts lacks. */
function storesNothing(environment: StepEnvironment): string | undefined {
  return ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
}

/** What an error says of itself; a refusal without a body says nothing, and its status is all there is. */
function errorReason(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  if (said !== "") {
    return said;
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  const known = typeof status === "number" ? `HTTP status ${status}` : "HTTP status unknown";
  return `the storage service gave no reason (${known})`;
}

function notStored(reason: string): NotStored {
  return { kind: "not_stored", reason };
}

async function sendArtifact(
  act: Parameters<Send>[0],
  environment: StepEnvironment,
): Promise<UploadResult> {
  const { DefaultArtifactClient } = await artifactClient();
  const { id, digest = "" } = await act(new DefaultArtifactClient());
  if (id === undefined) {
    return notStored("the artifact service gave no id");
  }
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: runId,
  } = environment;
  const run = `${server}/${repository}/actions/runs/${runId}`;
  return { kind: "stored", id: String(id), url: `${run}/artifacts/${id}`, digest };
}

/** The client follows links: a retriever that replaced a report file by one must not get the target published. */
async function ownFiles(directory: string, names: readonly string[]): Promise<readonly string[]> {
  if (!(await lstat(directory).catch(() => null))?.isDirectory()) {
    return [];
  }
  const files: string[] = [];
  for (const name of names) {
    const file = join(directory, name);
    const found = await lstat(file).catch(() => null);
    if (found?.isFile() && found.nlink === 1) {
      files.push(file);
    }
  }
  return files;
}

/**
 * Sends under the name, or with -2, -3 … behind it: the service refuses a name that is taken. Steps of a job know of each
 * other, so that later ones don't try in vain. Gates of a workflow that is called twice don't: they take the next free name.
 */
async function sendUnderFreeName(
  name: string,
  environment: StepEnvironment,
  upload: (name: string) => Promise<UploadResult>,
): Promise<{ readonly name: string; readonly zip: UploadResult }> {
  for (let place = await reservePlace(name, environment); ; place++) {
    const free = place === 1 ? name : `${name}-${place}`;
    const zip = await upload(free);
    if (zip.kind === "stored" || !isTaken(zip.reason) || place >= MOST_GATES) {
      return { name: free, zip };
    }
  }
}

/** Whether the service refused a name because the run has an artifact of that name. */
function isTaken(reason: string): boolean {
  return /\(409\)|already exists/.test(reason);
}

/** Returns 1 for the first step of a job with this artifact name, 2 for the second, and so on. */
async function reservePlace(name: string, environment: StepEnvironment): Promise<number> {
  const temp = environment["RUNNER_TEMP"];
  if (!temp) {
    return 1;
  }
  const job = ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT", "GITHUB_JOB"].map(
    (key) => environment[key] ?? "",
  );
  const key = createHash("sha256")
    .update([...job, name].join("\n"))
    .digest("hex")
    .slice(0, 16);
  for (let step = 1; step <= MOST_GATES; step++) {
    try {
      await writeFile(join(temp, `retrieval-gate-${key}-${step}`), "", { flag: "wx" });
      return step;
    } catch (error) {
      if (systemCode(error) !== "EEXIST") {
        return 1;
      }
    }
  }
  return 1;
}
