import { inspect } from "node:util";
import { expect, test } from "vitest";
import { copyElsewhere } from "./save-backup.ts";

const failureOf = (command: string, maxMs?: number): Promise<Error> =>
  copyElsewhere(command, "/backups/a.tar.gz", maxMs).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );

test("the error of a failed command has its exit code and last output, never the command", async () => {
  const failed = await failureOf("TOKEN=s3cret; echo one >&2; echo full >&2; exit 3 #");
  expect(failed.message).toBe("BACKUP_COMMAND ended with 3: full");
  expect(inspect(failed)).not.toContain("s3cret");
  expect((await failureOf("kill -9 $$ #")).message).toMatch(/^BACKUP_COMMAND ended with SIGKILL/);
});

test("a command that takes too long ends with an error that names the limit", async () => {
  const { message } = await failureOf("sleep 2 #", 120);
  expect(message).toMatch(/^BACKUP_COMMAND took longer than 0.002 minutes/);
});

test("a command may print any amount of output", async () => {
  const { message } = await failureOf(
    "head -c 3000000 /dev/zero >&2; echo >&2; echo no >&2; exit 1 #",
  );
  expect(message).toBe("BACKUP_COMMAND ended with 1: no");
});
