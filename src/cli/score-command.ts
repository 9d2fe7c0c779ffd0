/** `score`, with the ports of every other command. */
import type { Ending } from "../exit.ts";
import type { CommandPorts } from "./command.ts";
import { scoreCommand } from "./score.ts";

export async function score(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const code = await scoreCommand(argv, { out: ports.out, err: ports.err, cwd: ports.workingDirectory });
  return { kind: "answered", exitCode: code === 0 ? 0 : code === 3 ? 3 : code === 1 ? 1 : 2 };
}
