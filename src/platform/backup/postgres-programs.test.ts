import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { dumpPostgres } from "./postgres-programs.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["p%40ss", "p@ss"],
  ["100%", "100%"],
  ["", ""],
])(
  "the password “%s” of an address is passed in the environment alone",
  async (typed, password) => {
    const folder = makeTemporaryFolder("postgres-programs-");
    const program = join(folder, "pg_dump");
    const told = join(folder, "told");
    writeFileSync(program, `#!/bin/sh\nprintf '%s|%s' "$PGPASSWORD" "$*" > ${told}\n`);
    chmodSync(program, 0o755);
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env["PATH"] ?? ""}`);
    vi.stubEnv("PGPASSWORD", "");
    await dumpPostgres(`postgres://user:${typed}@db.example/site`, "to");
    const [passed, words] = readFileSync(told, "utf8").split("|");
    expect(passed).toBe(password);
    expect(words).toContain("--dbname postgres://user@db.example/site ");
  },
);
