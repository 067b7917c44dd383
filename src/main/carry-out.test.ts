import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { noteMoved } from "#platform/database/move/moved.ts";
import { listenForCommands } from "#platform/program/control.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { carryOut } from "./carry-out.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryFolder("carry-out-");
  mkdirSync(join(dataDir, "pgdata"));
  noteMoved(dataDir, "site at db.example.com", new Date());
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function run(line: string) {
  const [name = "", ...args] = line.split(" ");
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }, "test");
  return carryOut(config, { name, args, stdin: "" });
}

test.each(["backup", "doctor"])(
  "%s is refused if the data was moved, whether or not the site is running",
  async (line) => {
    await expect(run(line)).rejects.toThrow(/was moved to site at db.example.com.*DATABASE_URL/);
    expect(readdirSync(dataDir)).toEqual(["pgdata"]);
    const stop = await listenForCommands(dataDir, () =>
      Promise.resolve({ exitCode: 0, output: "" }),
    );
    await expect(run(line)).rejects.toThrow(/was moved to/);
    await stop();
  },
);

test("once data was moved, only the move itself can be continued", async () => {
  const stop = await listenForCommands(dataDir, ({ name }) =>
    Promise.resolve({ exitCode: 0, output: name }),
  );
  expect(await run("move")).toEqual({ exitCode: 0, output: "move" });
  await stop();
});

test("a backup is written below the folder of the command, and a folder's slash is kept", async () => {
  rmSync(join(dataDir, "pgdata"), { recursive: true });
  const stop = await listenForCommands(dataDir, ({ args }) =>
    Promise.resolve({ exitCode: 0, output: args.join(" ") }),
  );
  const here = process.cwd();
  for (const [given, sent] of [
    ["backup copies/", `${here}/copies/`],
    ["backup ../a.tar.gz", join(here, "../a.tar.gz")],
    ["backup /mnt/copies/", "/mnt/copies/"],
    ["backup --try", "--try"],
    ["staff copies/", "copies/"],
  ] as const)
    expect(await run(given)).toEqual({ exitCode: 0, output: sent });
  await stop();
});
