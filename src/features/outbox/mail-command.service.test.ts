import { expect, test } from "vitest";
import {
  createMailSite,
  leaveMessages,
  rowsOf,
  startSending,
} from "#tests/support/mail/mail-site.ts";

test("npm run mail list shows waiting and failed emails with their reasons, and the commands that help", async () => {
  const { platform, server, run } = await createMailSite({ recipient: [451, "busy"] });
  expect(await run("list")).toEqual({ exitCode: 0, output: "All emails were sent." });
  await leaveMessages(platform);
  await platform.runJobs();
  server.behavior = { recipient: [550, "no"] };
  await leaveMessages(platform);
  await platform.runJobs();
  const { exitCode, output } = await run("list");
  expect(exitCode).toBe(0);
  expect(output).toMatch(
    /waiting since .*, tries: 1, next try .*Notice of a message: the mail server asks us/,
  );
  expect(output).toMatch(/failed since .*Notice of a message: the other side refuses it/);
  expect(output).toContain("npm run mail -- retry");
});

test("npm run mail retry sends one email or all again, with their former message ids", async () => {
  const { platform, server, run } = await createMailSite({ data: [554, "no"] });
  await leaveMessages(platform, 3);
  await platform.runJobs();
  const [first, ...others] = await rowsOf(platform);
  server.behavior = {};
  expect(await run("retry", first?.id ?? "")).toMatchObject({ exitCode: 0 });
  expect(await platform.runJobs()).toBe(1);
  expect(server.received.map(({ messageId }) => messageId)).toEqual([first?.message_id]);
  expect(await run("retry", "--all")).toEqual({ exitCode: 0, output: "Sent again now: 2." });
  expect(await platform.runJobs()).toBe(2);
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
    new Set([first, ...others].map((row) => row?.message_id)),
  );
  expect(await run("retry", "--all")).toMatchObject({
    exitCode: 0,
    output: "All emails were sent already.",
  });
});

test("npm run mail cancel gives up an email that cannot be delivered, which ends the alarm", async () => {
  const { platform, server, run } = await createMailSite({ data: [554, "no"] });
  await leaveMessages(platform);
  await platform.runJobs();
  const [failed] = await rowsOf(platform);
  expect(await platform.outbox.trouble()).toMatchObject({ failed: { count: 1 } });
  expect(await run("cancel", failed?.id ?? "")).toMatchObject({ exitCode: 0 });
  expect(await platform.outbox.trouble()).toEqual({ overdue: undefined, failed: undefined });
  expect(await run("cancel", failed?.id ?? "")).toMatchObject({ exitCode: 1 });
  server.behavior = {};
  expect(await run("retry", "--all")).toMatchObject({ output: "All emails were sent already." });
  expect(await platform.runJobs()).toBe(0);
});

test("npm run mail explains a wrong argument, and lists the right ones", async () => {
  const { platform, run } = await createMailSite();
  await leaveMessages(platform);
  await platform.runJobs();
  const [sent] = await rowsOf(platform);
  for (const [args, says] of [
    [[], /^Usage: npm run mail/],
    [["retry"], /^Usage/],
    [["cancel"], /^Usage/],
    [["retry", "--all", "more"], /^Usage/],
    [["send"], /^Usage/],
    [["retry", "all"], /There is no mail all\. See: npm run mail -- list/],
    [["retry", crypto.randomUUID()], /There is no such delivery/],
    [["retry", sent?.id ?? ""], /cannot be sent again\. Its state is: sent\./],
  ] as const) {
    expect(await run(...args)).toEqual({ exitCode: 1, output: expect.stringMatching(says) });
  }
});

test("sending again does not wait for the end of a pause", async () => {
  const { platform, server, run } = await createMailSite();
  // The clock stands still, so that the pause between two attempts never ends by itself.
  platform.travelTo("2026-11-20T09:00:00Z");
  await server.close();
  await startSending(platform);
  await leaveMessages(platform);
  await expect.poll(() => rowsOf(platform)).toMatchObject([{ reason: "connection_refused" }]);
  await server.reopen();
  await run("retry", "--all");
  await expect.poll(() => server.received.length).toBe(1);
  await platform.outbox.stop();
});
