/** The action from its inputs to its exit code. */
import { readEvent, refuseUnsafeEvent } from "../policy/event.ts";
import { recordText } from "../app/record.ts";
import type { GateOutcome } from "../app/request.ts";
import { runGate } from "../app/gate.ts";
import { GateError } from "../errors.ts";
import { describeError, type Ending, type ExitGuard } from "../exit.ts";
import { logLine } from "../words/escape.ts";
import { annotationLine } from "./annotations.ts";
import { readInputs, settingsOrDefaults, type StepEnvironment } from "./inputs.ts";
import { publish } from "./publish.ts";
import { refusal } from "./refusal.ts";

interface Decided {
  readonly outcome: GateOutcome;
  readonly closing: string;
}

function print(text: string): void {
  process.stdout.write(text);
}

/** Judges, publishes, and says how the process is to end. Never rejects. */
export async function runAction(
  environment: StepEnvironment,
  guard: ExitGuard,
  moduleHost: string,
): Promise<Ending> {
  const { outcome, closing } = await judge(environment, guard, moduleHost);
  return publish(outcome, settingsOrDefaults(environment), { environment, closing, print, guard });
}

/** Empty where no leaderboard was asked for. */
function leaderboardLine({ leaderboard }: GateOutcome): string {
  if (leaderboard === undefined) return "";
  const { written, message } = leaderboard;
  return `${annotationLine({ level: written ? "notice" : "warning", title: "leaderboard", message })}\n`;
}

async function judge(environment: StepEnvironment, guard: ExitGuard, moduleHost: string): Promise<Decided> {
  try {
    const { request } = readInputs(environment);
    const event = await readEvent(environment);
    refuseUnsafeEvent(event, request.command);
    const outcome = await runGate(request, {
      environment,
      signal: guard.signal,
      moduleHost,
      progress: (text) => print(`${logLine(text)}\n`),
      line: null,
      event,
    });
    const recorded = request.command === "record" ? recordText(outcome, request.workingDirectory) : "";
    return { outcome, closing: recorded + leaderboardLine(outcome) };
  } catch (error) {
    if (!(error instanceof GateError)) process.stderr.write(`${describeError(error)}\n`);
    return { outcome: await refusal(error, environment), closing: "" };
  }
}
