/** The commands that ask this case again, on the reader's machine. */
import { caseFlag, shellWord } from "../src/words/escape.ts";
import { CopyButton } from "./copy-button.tsx";
import type { ReportData, Row } from "./decode.ts";
import { shown } from "./words.ts";

export function Replay({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const { config, program } = report.page;
  if (config === null) return null;
  const words = `--config ${shellWord(config)} ${caseFlag(row.case.id)}`;
  const commands = [
    ["What it finds now, beside the baseline's ranks:", `${program} ask ${words}`],
    ["Its checks alone (verdict partial):", `${program} gate ${words}`],
  ] as const;
  return (
    <section>
      <h3>Run it again</h3>
      <p class="dim">
        The case is in <code>{shown(row.case.place, 300)}</code>.
      </p>
      {commands.map(([why, command]) => (
        <div key={why} class="steps">
          <p>{why}</p>
          <pre class="command" tabIndex={0}>
            {shown(command, 1_000)}
          </pre>
          <CopyButton text={command} />
        </div>
      ))}
    </section>
  );
}
