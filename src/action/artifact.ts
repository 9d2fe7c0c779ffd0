/** The report artifact. Whatever happens here is a warning and empty outputs, never a verdict. */
import { copyFile, lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ExitGuard } from "../exit.ts";
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
  const { name, zip } = await sendUnderFreeName(settings.artifactName, (free) =>
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

async function ownFiles(directory: string, names: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const name of names) {
    const file = join(directory, name);
    if ((await lstat(file).catch(() => null))?.isFile() === true) {
      files.push(file);
    }
  }
  return files;
}

/** Sends under the name, or with -2, -3 … behind it: the service refuses a name that another gate of the run has taken. */
async function sendUnderFreeName(
  name: string,
  upload: (name: string) => Promise<UploadResult>,
): Promise<{ readonly name: string; readonly zip: UploadResult }> {
  for (let place = 1; ; place++) {
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
