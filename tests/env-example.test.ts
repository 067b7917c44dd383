import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { copyElsewhere } from "#platform/backup/save-backup.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeTemporaryFolder } from "./support/temporary.ts";

/** `.env.example` with every setting uncommented. */
const SETTINGS = readFileSync(".env.example", "utf8").replaceAll(/^# ?(?=[A-Z_]+=)/gm, "");
/** Reads the settings by the same rules as `node --env-file`, systemd and Docker Compose. */
const parsed = parseEnv(SETTINGS);

test("the settings of .env.example are the same in a shell and in a file that is read", () => {
  const folder = makeTemporaryFolder("env-example-");
  writeFileSync(join(folder, ".env"), SETTINGS);
  const print = `set -ae; . ./.env; exec "$0" -p 'JSON.stringify(process.env)'`;
  const printed = execFileSync("sh", ["-c", print, process.execPath], { cwd: folder, env: {} });
  expect(JSON.parse(String(printed))).toMatchObject(parsed);
  rmSync(folder, { recursive: true });
});

test("only values that each operator has to choose are invalid as written", () => {
  const secrets = { APP_SECRET: "x".repeat(32), AI_API_KEY: "x", SUPABASE_ANON_KEY: "x" };
  const { mail } = readConfig({ ...parsed, ...secrets, BACKUP_RECIPIENT: "" }, "production");
  expect(mail?.from).toBe("Wirewerk <hello@example.com>");
});

test.runIf(process.platform === "linux")(
  "the command for backups in .env.example copies a backup",
  async () => {
    const folder = makeTemporaryFolder("env-example-");
    const target = makeTemporaryFolder("env-example-");
    const file = join(folder, "a backup.tar.gz");
    writeFileSync(file, "");
    const command = parsed["BACKUP_COMMAND"]?.replace(/\/mnt\/\S+/, target) ?? "";
    await copyElsewhere(command, file);
    expect(existsSync(join(target, "a backup.tar.gz"))).toBe(true);
    for (const made of [folder, target]) rmSync(made, { recursive: true });
  },
);
