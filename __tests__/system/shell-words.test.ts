import { describe, expect, it } from "vitest";
import { refuseShellWords } from "../../src/system/shell-words.ts";

const refuse = (...command: readonly string[]) => {
  refuseShellWords(command, "retriever.command");
};

describe("refuseShellWords", () => {
  it.each([
    ["&&", ["npm", "ci", "&&", "node", "serve.js"]],
    ["&&", ["npm ci --silent && node serve.js"]],
    ["|", ["node", "serve.js", "|", "tee"]],
    ["2>&1", ["node", "serve.js", "--quiet", "2>&1"]],
    [">/dev/null", ["node", "serve.js", ">/dev/null"]],
    ["ci;", ["npm", "ci;", "node", "serve.js"]],
    ["cd", ["cd", "web"]],
    ["A=1", ["A=1", "node", "serve.js"]],
    ["~/serve.py", ["python3", "~/serve.py"]],
    ["$HOME/bin/serve", ["$HOME/bin/serve"]],
    ["--index=${INDEX}", ["python3", "serve.py", "--index=${INDEX}"]],
    ["$INDEX", ["python3", "serve.py", "--index", "$INDEX"]],
  ])("refuses %s in %j, and names a shell", (word, command) => {
    expect(() => refuse(...command)).toThrow(
      expect.objectContaining({
        code: "invalid_config",
        message: `retriever.command: "${word}" needs a shell, and none runs this command`,
        hint: `Write \`command: [sh, -c, ${JSON.stringify(command.join(" "))}]\``,
      }),
    );
  });

  it.each([
    [["sh", "-c", "cd web && exec node serve.js 2>&1;"]],
    [["bash", "-lc", "$START"]],
    [["docker", "run", "-e", "A=1", "search", "sh", "-c", "$START"]],
    [["node", "-e", "serve();"]],
    [["pwsh", "-Command", "$port = 8080; ./serve.ps1;"]],
    [["sqlite3", "-separator", "|", "docs.db", "SELECT path FROM docs LIMIT {{k}};"]],
    [["jq", "--arg", "id", "{{query}}", "select(.id==$id)", "docs.json"]],
    [["awk", "-v", "q={{query}}", "$NF==q", "docs.txt"]],
    [["uv", "run", "--python", ">=3.11", "serve.py"]],
    [["search", "--before", "<b>", "--after", "</b>", "--define", "A=1"]],
    [["env", "A=1", "node", "serve.js"]],
  ])("refuseShellWords accepts %j", (command) => {
    expect(() => refuse(...command)).not.toThrow();
  });

  it("refuses a whole line as one entry, and writes its words", () => {
    expect(() => refuse("python3 serve.py {{query}}")).toThrow(
      expect.objectContaining({
        message: 'retriever.command: "python3 serve.py {{query}}" is one entry',
        hint: 'Write `command: [python3, serve.py, "{{query}}"]`',
      }),
    );
  });

  it.skipIf(process.platform === "win32")("refuses \\ between folders, and writes /", () => {
    expect(() => refuse("python3", "web\\serve.py")).toThrow(
      expect.objectContaining({ hint: "Write `command: [python3, web/serve.py]`" }),
    );
  });
});
