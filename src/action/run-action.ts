/** The action from its inputs to its exit code. */
import { recordText } from "../app/record.ts";
import { emptyRequest, type GateOutcome, type Observer } from "../app/request.ts";
import { runGateOnEvent } from "../app/gate.ts";
import { errorReport, writeOutcome } from "../app/write-outcome.ts";
import { Secrecy } from "../app/secrecy.ts";
import { GateError } from "../errors.ts";
import { type Ending, exitCodeOf } from "../exit-code.ts";
import { describeError, type ExitGuard } from "../exit.ts";
import { failureOf } from "../gate/outcome.ts";
import { logLine } from "../words/escape.ts";
import { prepareUpload } from "./artifact.ts";
import { loadedLines, requestLine, stepLine } from "./debug.ts";
import { endAsEarlier } from "./earlier-run.ts";
import { readInputs, settingsOrDefaults, strangeInputs, type StepEnvironment } from "./inputs.ts";
import { publish } from "./publish.ts";
import { openRunner, type Runner } from "./runner.ts";

interface Gated {
  readonly outcome: GateOutcome;
  readonly closing: string;
}

interface ActionPorts {
  readonly environment: StepEnvironment;
  readonly guard: ExitGuard;
  /** Absolute path of the script that hosts `module` retrievers. */
  readonly moduleHost: string;
  readonly runner: Runner;
}

function print(text: string): void {
  process.stdout.write(text);
}

/** Judges, publishes, and says how the process is to end. Rejects only where @actions/core can't be loaded. */
export async function runAction(
  environment: StepEnvironment,
  guard: ExitGuard,
  moduleHost: string,
): Promise<Ending> {
  const runner = await openRunner();
  for (const name of strangeInputs(environment))
    runner.annotate({
      level: "notice",
      title: "inputs",
      message: `input "${name}" is unknown, so it is ignored`,
    });
  const asksComment = runner.input("command") === "comment" || runner.input("comment") === "true";
  const comments = asksComment ? await import("./comment/comment.ts") : null;
  if (runner.input("command") === "comment")
    return await comments!.runComment({ environment, guard, runner });
  const earlier = await endAsEarlier({ environment, guard, runner });
  if (earlier !== null) return earlier;
  const beside = (await comments?.commentBeside({ environment, guard, runner })) ?? null;
  await prepareUpload(environment);
  const { outcome, closing } = await judge({ environment, guard, moduleHost, runner });
  // Also what could not be read is told to the end.
  guard.listen();
  const settings = settingsOrDefaults(runner.input);
  const { ending, page } = await publish(outcome, settings, { environment, closing, print, guard, runner });
  await beside?.(outcome, exitCodeOf(ending), page);
  return ending;
}

async function judge({ environment, guard, moduleHost, runner }: ActionPorts): Promise<Gated> {
  try {
    const { request } = readInputs(runner.input, environment);
    runner.debug(requestLine(request));
    const outcome = await runGateOnEvent(request, {
      environment,
      signal: guard.signal,
      listen: () => guard.listen(),
      moduleHost,
      progress: (text) => print(`${logLine(text)}\n`),
      line: null,
      observer: observerOf(runner),
    });
    const closing = request.command === "record" ? recordText(outcome, request.workingDirectory) : "";
    return { outcome, closing };
  } catch (error) {
    const secrecy = new Secrecy(environment);
    if (!(error instanceof GateError)) process.stderr.write(`${secrecy.without(describeError(error))}\n`);
    // Inputs that can't be read name no place: the report goes where it would by default.
    const unread = emptyRequest("gate", environment["GITHUB_WORKSPACE"] || process.cwd());
    const report = secrecy.hidden(errorReport(failureOf(error)));
    return { outcome: await writeOutcome(unread, report, secrecy, false), closing: "" };
  }
}

/** Secrets are masked before anything that gets them starts. */
function observerOf(runner: Runner): Observer {
  return {
    loaded: (loaded, secrets) => {
      runner.mask(secrets);
      if (runner.debugging) for (const line of loadedLines(loaded)) runner.debug(line);
    },
    weakened: (findings) => runner.debug(`weakenings found: ${findings}`),
    took: (step, milliseconds) => runner.debug(stepLine(step, milliseconds)),
  };
}
