/**
 * Uploads the report as an artifact. A failed upload is a warning and empty outputs; it changes no
 * verdict.
 */
import { runUrl } from "../app/origin.ts";
import { errorMessage } from "../system/excerpt.ts";
import { copyFile, lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ExitGuard } from "../exit.ts";
import type { StepEnvironment, PublishSettings } from "./inputs.ts";

/** The report's zip under `name`, and its `page` alone; or why nothing is stored. */
export type Upload =
  | (StoredArtifact & { readonly name: string; readonly page: UploadResult })
  | NotStored;
type UploadResult = StoredArtifact | NotStored;

interface StoredArtifact {
  readonly kind: "stored";
  readonly id: string;
  readonly url: string;
  /** SHA-256 of what was sent, in hex. "" if the service names none. */
  readonly digest: string;
}

interface NotStored {
  readonly kind: "not_stored";
  readonly reason: string;
}

/** After SIGINT the runner waits 7.5 s before SIGTERM; the outputs are written within that. */
const CANCELLED_LIMIT_MS = 4000;

/** The file of the report that is uploaded a second time, alone. */
const PAGE = "report.html";
const NAME_LENGTH = 100;

type Guard = Pick<ExitGuard, "signal" | "divertStrays">;
type ArtifactModule = Awaited<ReturnType<typeof loadArtifactModule>>;
type ArtifactClient = InstanceType<ArtifactModule["DefaultArtifactClient"]>;
type ClientUpload = (client: ArtifactClient) => ReturnType<ArtifactClient["uploadArtifact"]>;
/** Never rejects: a failure is `not_stored`. */
type SendWithinLimit = (upload: ClientUpload) => Promise<UploadResult>;

/**
 * Uploads the named files as a zip, and then the page once more, alone, so that one click opens it.
 * The page is not sent if the zip is not stored, or the step was cancelled. One time limit counts
 * for both. Never rejects for a failed upload: the result has the reason.
 */
export async function uploadReport(
  directory: string,
  names: readonly string[],
  settings: PublishSettings,
  environment: StepEnvironment,
  guard: Guard,
): Promise<Upload> {
  const missingVariable = findMissingVariable(environment);
  if (missingVariable !== undefined) {
    return notStored(`this runner stores no artifacts (${missingVariable} is not set)`);
  }
  const files = await listExistingFiles(directory, names);
  if (files.length === 0) {
    return notStored("there are no report files");
  }
  const send = limitUploads(settings.uploadTimeoutMs, environment, guard);
  const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
  const { name, zip } = await sendUnderFreeName(settings.artifactName, (freeName) =>
    send((client) => client.uploadArtifact(freeName, [...files], directory, options)),
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
  // With skipArchive the service takes the file's base name in place of the artifact's name.
  const uploadPage = (copyPath: string, folder: string): Promise<UploadResult> =>
    send((client) =>
      client.uploadArtifact(name, [copyPath], folder, { ...options, skipArchive: true }),
    );
  const storedPage = await storePage(page, pageName(name), environment, uploadPage).catch(
    (error: unknown) => notStored(errorReason(error)),
  );
  return { ...zip, name, page: storedPage };
}

/**
 * Returns the name of the page. One that would be too long loses its start, since its end tells
 * attempts and steps apart.
 */
export function pageName(artifact: string): string {
  const mostLetters = NAME_LENGTH - "report-.html".length;
  return `report-${artifact.slice(-mostLetters)}.html`;
}

/** Sends a copy called `name`, since the service names a single file by its base name. */
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
 * Returns a function that makes one upload. All uploads share the time limit, which begins now. One
 * that is not done by then counts as not stored, though its client runs on: the service was seen to
 * take 934 s.
 */
function limitUploads(
  limitMs: number,
  environment: StepEnvironment,
  guard: Guard,
): SendWithinLimit {
  const deadline = performance.now() + limitMs;
  return async (upload) => {
    // The client also throws in callbacks of streams, where no promise of ours catches the error.
    // The guard gives such errors to the upload that asked for them last.
    const strayError = new Promise<unknown>((resolve) => guard.divertStrays(resolve));
    const limit = startTimeLimit(deadline - performance.now(), guard.signal);
    const failUpload = (error: unknown): NotStored => notStored(errorReason(error));
    const failLate = (end: "over" | "cancelled"): NotStored => {
      const shownMs = end === "over" ? limitMs : CANCELLED_LIMIT_MS;
      return notStored(`the artifact service did not take it within ${shownMs / 1000} s`);
    };
    try {
      // What comes first counts.
      return await Promise.race([
        sendArtifact(upload, environment).catch(failUpload),
        strayError.then(failUpload),
        limit.end.then(failLate),
      ]);
    } finally {
      limit.stop();
    }
  };
}

interface TimeLimit {
  /** Resolves when the time is over, or the time after a cancellation. Never after `stop`. */
  readonly end: Promise<"over" | "cancelled">;
  readonly stop: () => void;
}

/** Starts to wait for `ms`; once the job is cancelled, for CANCELLED_LIMIT_MS at most. */
function startTimeLimit(ms: number, cancelled: AbortSignal): TimeLimit {
  const timers: NodeJS.Timeout[] = [];
  const stopped = new AbortController();
  const end = new Promise<"over" | "cancelled">((resolve) => {
    timers.push(setTimeout(() => resolve("over"), ms));
    const shortenLimit = (): void => {
      timers.push(setTimeout(() => resolve("cancelled"), CANCELLED_LIMIT_MS));
    };
    cancelled.addEventListener("abort", shortenLimit, { signal: stopped.signal });
    if (cancelled.aborted) {
      shortenLimit();
    }
  });
  const stop = (): void => {
    timers.forEach((timer) => clearTimeout(timer));
    stopped.abort();
  };
  return { end, stop };
}

/**
 * First called before the code under test runs, which may change the client's files on the disk.
 */
const loadArtifactModule = () => import("@actions/artifact");

/** Loads the client if this runner stores artifacts. Never rejects: the upload has the error. */
export async function prepareUpload(environment: StepEnvironment): Promise<void> {
  if (findMissingVariable(environment) === undefined) {
    await loadArtifactModule().catch(() => null);
  }
}

function findMissingVariable(environment: StepEnvironment): string | undefined {
  return ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
}

/** Returns the error's message; for a refusal without a body, which has none, the HTTP status. */
function errorReason(error: unknown): string {
  const message = errorMessage(error).trim();
  if (message !== "") {
    return message;
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  const statusText = typeof status === "number" ? `HTTP status ${status}` : "HTTP status unknown";
  return `the storage service gave no reason (${statusText})`;
}

function notStored(reason: string): NotStored {
  return { kind: "not_stored", reason };
}

/** Makes one upload with a new client. Returns `not_stored` if the service gives no id. */
async function sendArtifact(
  upload: ClientUpload,
  environment: StepEnvironment,
): Promise<UploadResult> {
  const { DefaultArtifactClient } = await loadArtifactModule();
  const { id, digest = "" } = await upload(new DefaultArtifactClient());
  if (id === undefined) {
    return notStored("the artifact service gave no id");
  }
  const url = `${runUrl(environment)}/artifacts/${id}`;
  return { kind: "stored", id: String(id), url, digest };
}

/** Returns the files that exist. A link is left out. */
async function listExistingFiles(
  directory: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const name of names) {
    const file = join(directory, name);
    if ((await lstat(file).catch(() => null))?.isFile() === true) {
      files.push(file);
    }
  }
  return files;
}

/** Uploads under the name, or under `name-2`, … if another gate of the run has taken it. */
async function sendUnderFreeName(
  name: string,
  upload: (name: string) => Promise<UploadResult>,
): Promise<{ readonly name: string; readonly zip: UploadResult }> {
  for (let attempt = 1; ; attempt++) {
    const freeName = attempt === 1 ? name : `${name}-${attempt}`;
    const zip = await upload(freeName);
    const isTaken = zip.kind === "not_stored" && /\(409\)|already exists/.test(zip.reason);
    if (!isTaken) {
      return { name: freeName, zip };
    }
  }
}
