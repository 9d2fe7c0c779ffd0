import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Files,
  type Sizes,
  isComplete,
  lockFolder,
  writeReport,
} from "../../src/output/write.ts";
import { bundleInto } from "../helpers/bundle.ts";
import { workspace } from "../helpers/workspace.ts";

/** A fresh folder for each test. */
let root: string;
/** The report directory below it, which does not exist yet. */
let directory: string;

beforeEach(() => {
  root = workspace();
  directory = path.join(root, "reports", "docs");
});

/** The files of a report, and of a second one without baseline.json. */
const REPORT = new Map([
  ["report.json", "{}\n"],
  ["baseline.json", "{}\n"],
  ["summary.md", "one\n"],
]);
const NO_BASELINE = new Map(Object.entries({ "report.json": '{"a":1}\n', "summary.md": "ü\n" }));

/**
 * Returns the texts of a folder's files by name, without the files that only this program reads.
 */
const readFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== ".gitignore" && name !== ".retrieval-gate-lock")
      .toSorted()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );

type Texts = Iterable<readonly [string, string]>;
/** Returns the files as `writeReport` takes them: each with a function that makes its text. */
const lazyFiles = (files: Texts): Files =>
  new Map([...files].map(([name, text]) => [name, () => [text]]));
/** Returns the sizes of the files in bytes, as `writeReport` returns them. */
const sizesOf = (files: Texts): Sizes =>
  new Map([...files].map(([name, text]) => [name, Buffer.byteLength(text)]));

describe("writeReport", () => {
  it("creates the directory and its parents, and leaves nothing else behind", async () => {
    await writeReport(directory, lazyFiles(REPORT));

    expect(readFolder(directory)).toEqual(Object.fromEntries(REPORT));
    expect(readdirSync(path.dirname(directory))).toEqual(["docs"]);
    expect(await isComplete(directory, sizesOf(REPORT))).toBe(true);
    // No one may execute it.
    expect(lstatSync(path.join(directory, "report.json")).mode & 0o111).toBe(0);
  });

  it("replaces an earlier report, and removes a baseline that is not in the new one", async () => {
    await writeReport(directory, lazyFiles(REPORT));
    const inodeBefore = lstatSync(directory).ino;

    await writeReport(directory, lazyFiles(NO_BASELINE));

    expect(readFolder(directory)).toEqual(Object.fromEntries(NO_BASELINE));
    // The directory itself stays: it may be a mount point.
    expect(lstatSync(directory).ino).toBe(inodeBefore);
    // Sizes are bytes, not characters: "ü" has two.
    expect(await isComplete(directory, sizesOf(NO_BASELINE))).toBe(true);
  });

  it("survives a power cut: files are synced before they get their name", async () => {
    const handle = await open(root);
    const fileHandleClass = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    /**
     * For each sync: the inode that was synced, and how many files of the report had their name by
     * then.
     */
    const syncs: { readonly inode: number; readonly namedFiles: number }[] = [];
    const realSync = Reflect.get(fileHandleClass, "sync");
    fileHandleClass.sync = async function (this: FileHandle) {
      syncs.push({
        inode: (await this.stat()).ino,
        namedFiles: readdirSync(directory).filter((name) => REPORT.has(name)).length,
      });
      return await realSync.call(this);
    };
    try {
      await writeReport(directory, lazyFiles(REPORT));
    } finally {
      fileHandleClass.sync = realSync;
    }
    const paths = [
      path.dirname(directory),
      directory,
      ...[...REPORT.keys()].map((name) => path.join(directory, name)),
    ];
    const nameByInode = new Map(paths.map((each) => [lstatSync(each).ino, path.basename(each)]));

    // What is synced, and how many files of the report have their name by then. The first is where a
    // new folder got its name, and "temporary" the folder of the files until all are moved.
    expect(
      syncs.map(({ inode, namedFiles }) => [nameByInode.get(inode) ?? "temporary", namedFiles]),
    ).toEqual([
      ["reports", 0],
      ...[...REPORT.keys()].map((name) => [name, 0]),
      ["temporary", 0],
      ["docs", REPORT.size],
    ]);
  });

  it("moves report.json last: a report whose summary.md can't be moved has none", async () => {
    const makeSummary = (): readonly string[] => {
      // A file can't be moved to where a folder is.
      mkdirSync(path.join(directory, "summary.md"));
      return ["one\n"];
    };
    const files: Files = new Map([
      ["report.json", () => ["{}\n"]],
      ["summary.md", makeSummary],
    ]);

    await expect(writeReport(directory, files)).rejects.toThrow("could not be written (EISDIR)");

    expect(existsSync(path.join(directory, "report.json"))).toBe(false);
  });

  it("makes each text once, and leaves out what the report does not have", async () => {
    const madeTexts: string[] = [];
    const makeReport = (): string => {
      madeTexts.push("report.json");
      return "{}\n";
    };
    const files: Files = new Map<string, () => string | null>([
      ["report.json", makeReport],
      ["part.json", () => null],
    ]);

    expect([...(await writeReport(directory, files))]).toEqual([["report.json", 3]]);
    expect(readFolder(directory)).toEqual({ "report.json": "{}\n" });
    expect(madeTexts).toEqual(["report.json"]);
  });

  it.each(["notes.txt", "sub/report.json", "cases.csv/mine.txt", ".retrieval-gate-cache/mine.txt"])(
    "keeps the user's file %s",
    async (file) => {
      await writeReport(directory, lazyFiles(REPORT));
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), "mine");

      await writeReport(directory, lazyFiles(NO_BASELINE));

      expect(readFileSync(path.join(directory, file), "utf8")).toBe("mine");
      // Only the first report has a baseline.
      expect(existsSync(path.join(directory, "baseline.json"))).toBe(false);
    },
  );

  it.each(["", "/"])("refuses a symbolic link as the directory (%j after it)", async (slash) => {
    const elsewhere = path.join(root, "elsewhere");
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, path.join(root, "link"));

    await expect(
      writeReport(path.join(root, "link") + slash, lazyFiles(REPORT)),
    ).rejects.toMatchObject({
      code: "report_incomplete",
      message: expect.stringContaining("is a symbolic link"),
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it("replaces a link called report.json, and does not write through it", async () => {
    mkdirSync(directory, { recursive: true });
    const victim = path.join(root, "victim");
    writeFileSync(victim, "untouched");
    symlinkSync(victim, path.join(directory, "report.json"));
    // By this file the program knows a folder as its own.
    writeFileSync(path.join(directory, ".gitignore"), "# Written by retrieval-eval-gate\n");

    await writeReport(directory, lazyFiles(REPORT));

    expect(readFileSync(victim, "utf8")).toBe("untouched");
    expect(lstatSync(path.join(directory, "report.json")).isFile()).toBe(true);
  });

  it("refuses a path that is a file, and a path below a file", async () => {
    writeFileSync(path.join(root, "file"), "");

    await expect(writeReport(path.join(root, "file"), lazyFiles(REPORT))).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining("is a file"),
      exitCode: 2,
    });
    await expect(
      writeReport(path.join(root, "file", "below"), lazyFiles(REPORT)),
    ).rejects.toMatchObject({
      code: "usage",
      message: expect.stringMatching(/file\/below: the report could not be written \(ENOTDIR\)/),
      hint: "A part of the path is a file: choose another report directory.",
    });
  });
});

/** True if this machine lets a process mount file systems in a namespace of its own. */
const canMount = (): boolean =>
  spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Runs a shell as root of a namespace of its own, in which it may mount. */
const IN_NAMESPACE = ["unshare", "-rm"];

/** A disk on which the second of two reports can't be written. */
interface DiskFault {
  /** The error of the operating system. */
  readonly error: string;
  /** A text in the advice. */
  readonly hint: string;
  /** Shell lines for `runInShell`: the first report is written, the second fails. */
  readonly script: string;
  readonly wrapper: readonly string[];
  /**
   * What stays of the first report. It is removed before the second is written (""), except on a
   * read-only disk.
   */
  readonly leftText: string;
}

/**
 * Returns the shell command that writes a report of so many bytes, each an x, and prints how it
 * went. With 0 bytes the program kills itself on the way.
 */
const writeReportOf = (bytes: number, place = "out"): string => `$NODE "$D/${place}" ${bytes}`;

// Shell commands, by which `$D` is a disk of its own, and by which that can't be written any more.
const MOUNT_DISK = 'mount -t tmpfs tmpfs "$D"';
const MAKE_READ_ONLY = 'mount -o remount,bind,ro "$D"';
const inTurn = (...commands: readonly string[]): string => commands.join(" && ");

const FAULTS: readonly DiskFault[] = [
  {
    // `ulimit -f 8`: a file may have at most 8 blocks, which is a few KiB.
    error: "EFBIG",
    hint: "look at the disk",
    script: `mkdir -p "$D" && ${writeReportOf(10)} && (ulimit -f 8; ${writeReportOf(1_000_000)})`,
    wrapper: [],
    leftText: "",
  },
  // These need a mount, which containers without privileges refuse.
  ...(canMount()
    ? [
        {
          error: "ENOSPC",
          hint: "The disk is full",
          script: inTurn(
            'mount -t tmpfs -o size=256k tmpfs "$D"',
            writeReportOf(10),
            writeReportOf(1_000_000),
          ),
          wrapper: IN_NAMESPACE,
          leftText: "",
        },
        {
          error: "EROFS",
          hint: "read-only",
          script: inTurn(MOUNT_DISK, writeReportOf(10), MAKE_READ_ONLY, writeReportOf(99)),
          wrapper: IN_NAMESPACE,
          leftText: "x".repeat(10),
        },
      ]
    : []),
];

/**
 * Runs shell lines in which `$D` is a folder of this test. Returns the printed lines, and after them
 * what is left: the text of `$D/out/report.json`, and the files of `$D` and `$D/out`.
 */
async function runInShell(script: string, wrapper: readonly string[]): Promise<readonly string[]> {
  const built = path.join(root, "built");
  mkdirSync(built);
  await bundleInto(
    built,
    [fileURLToPath(new URL("../../src/output/write.ts", import.meta.url))],
    ".mjs",
  );
  const main = path.join(built, "main.mjs");
  writeFileSync(
    main,
    `import { writeReport } from "./write.mjs";
       const parts = function* (left) { if (left === 0) process.kill(process.pid, "SIGKILL"); for (; left > 0; left -= 1000) yield "x".repeat(Math.min(1000, left)); };
       const files = new Map([["report.json", () => parts(Number(process.argv[3]))]]);
       await writeReport(process.argv[2], files).then(() => console.log("written"), (e) => console.log(e.code, e.message, e.hint));`,
  );
  mkdirSync(directory, { recursive: true });
  const [command, ...rest] = [
    ...wrapper,
    "sh",
    "-c",
    `${script}; cat "$D/out/report.json" 2>&-; echo; ls -A "$D" "$D/out"`,
  ];
  const env = { ...process.env, D: directory, NODE: `${process.execPath} ${main}` };
  const result = spawnSync(command, rest, { encoding: "utf8", env });
  expect(result.stderr).toBe("");
  return result.stdout.trim().split("\n");
}

/** What `runInShell` lists at the end: a report with this text, or none if it is empty. */
const listingOf = (text: string): readonly string[] => [
  text,
  `${directory}:`,
  "out",
  "",
  `${directory}/out:`,
  ".gitignore",
  ...(text === "" ? [] : ["report.json"]),
];

describe("writeReport on a disk that fails", () => {
  // Each script writes a report, and then a second one, for which the disk fails.
  it.each(FAULTS)(
    "throws report_incomplete on $error, and removes what it can",
    async ({ error, hint, script, wrapper, leftText }) => {
      const [firstWrite, secondWrite, ...listing] = await runInShell(script, wrapper);

      expect(firstWrite).toBe("written");
      expect(secondWrite).toMatch(
        new RegExp(
          `^report_incomplete .*out: the report could not be written \\(${error}\\) .*${hint}`,
        ),
      );
      expect(listing).toEqual(listingOf(leftText));
    },
  );

  it("leaves a temporary folder if the program is killed, which the next run removes", async () => {
    // Instead of writing 0 characters, the program kills itself.
    const killWhileWriting = writeReportOf(0);
    const listTemporary = 'ls -A "$D/out" | grep writing';
    // `2>&-` hides the shell's own "Killed".
    const script = `${writeReportOf(10)}; (${killWhileWriting}; ${listTemporary}) 2>&-; ${writeReportOf(10)}`;
    const [first, temporaryFolder, second, ...listing] = await runInShell(script, []);

    expect([first, second]).toEqual(["written", "written"]);
    expect(temporaryFolder).toMatch(/^\.retrieval-gate-writing-/);
    expect(listing).toEqual(listingOf("x".repeat(10)));
  });

  // Node's own error for such a folder is ENOENT, which would not help the user. As above, this needs
  // a mount.
  it.each(canMount() ? ["new", "new/below/another"] : [])(
    "throws report_incomplete with EROFS for the folder %s in a read-only one",
    async (place) => {
      const script = inTurn(
        MOUNT_DISK,
        writeReportOf(10),
        MAKE_READ_ONLY,
        writeReportOf(10, place),
      );

      const [first, second] = await runInShell(script, IN_NAMESPACE);

      expect(first).toBe("written");
      expect(second).toMatch(
        new RegExp(
          `^report_incomplete .*${place}: the report could not be written \\(EROFS\\) .*read-only`,
        ),
      );
    },
  );

  // In a container the report's folder can be a mounted one. It can't be replaced by another folder.
  const MOUNT_OUT = 'mkdir "$D/out" && mount -t tmpfs tmpfs "$D/out"';
  const MOUNT_OUT_IN_READ_ONLY = inTurn(MOUNT_DISK, MOUNT_OUT, MAKE_READ_ONLY);
  it.each(
    canMount()
      ? [
          ["is a mount point", MOUNT_OUT],
          ["is a mount point in a read-only folder", MOUNT_OUT_IN_READ_ONLY],
        ]
      : [],
  )("replaces a report if its folder %s", async (_, mount) => {
    const script = inTurn(mount, writeReportOf(9), writeReportOf(10));

    const [first, second, ...listing] = await runInShell(script, IN_NAMESPACE);

    expect([first, second]).toEqual(["written", "written"]);
    // The second report has 10 bytes, the first had 9.
    expect(listing).toEqual(listingOf("x".repeat(10)));
  });
});

describe("lockFolder", () => {
  it("refuses the folder if another gate locks it at the same moment", async () => {
    await writeReport(directory, lazyFiles(REPORT));
    const lock = path.join(directory, ".retrieval-gate-lock");
    rmSync(lock);
    // A process that surely runs.
    const otherProcess = String(process.ppid);
    // lockFolder looks for a lock, asks the clock whether the report is new, and writes its own lock.
    // The mock is the other gate, which writes one in between. In 1970 the report is not new.
    const clock = vi.spyOn(Date, "now").mockImplementationOnce(() => {
      writeFileSync(lock, otherProcess);
      return 0;
    });

    const locking = lockFolder(directory, 0);

    await expect(locking).rejects.toThrow("another gate writes its report");
    expect(clock).toHaveBeenCalled();
    expect(readFileSync(lock, "utf8")).toBe(otherProcess);
    clock.mockRestore();
  });
});

describe("isComplete", () => {
  it.each<readonly [string, Texts]>([
    ["lacks a file", [...REPORT, ["cases.csv", "id\n"]]],
    ["has a file of another size", new Map([...REPORT, ["summary.md", "one more\n"]])],
    ["has a file of an earlier report", [...REPORT].filter(([name]) => name !== "baseline.json")],
  ])("isComplete is false for a directory that %s", async (_, expectedFiles) => {
    await writeReport(directory, lazyFiles(REPORT));

    expect(await isComplete(directory, sizesOf(expectedFiles))).toBe(false);
  });

  it("isComplete is false for a directory that is not there", async () => {
    expect(await isComplete(path.join(root, "nowhere"), sizesOf(REPORT))).toBe(false);
  });

  it("isComplete is false for a directory with a link in the place of a file", async () => {
    await writeReport(directory, lazyFiles(REPORT));
    // A file of the same size, so that only the link is wrong.
    writeFileSync(path.join(root, "summary.md"), REPORT.get("summary.md")!);
    rmSync(path.join(directory, "summary.md"));
    symlinkSync(path.join(root, "summary.md"), path.join(directory, "summary.md"));

    expect(await isComplete(directory, sizesOf(REPORT))).toBe(false);
  });
});
