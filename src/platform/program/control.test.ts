import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { listenForCommands, sendCommand } from "./control.ts";

const COMMAND = { name: "backup", args: [], stdin: "" };

function newFolder(): string {
  const folder = makeTemporaryFolder("site-control-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a missing listener, and a site that ends before its command, are reported in a sentence", async () => {
  const folder = newFolder();
  expect(await sendCommand(folder, COMMAND)).toBeUndefined();
  const begun = Promise.withResolvers<void>();
  const stop = await listenForCommands(folder, () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  const sent = sendCommand(folder, COMMAND);
  await begun.promise;
  await stop();
  expect(await sent).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^The site ended before it was done with this/) as unknown,
  });
});
