import { describe, expect, test } from "vitest";
import { acknowledgement } from "#content/site/mails.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { suppress } from "#platform/suppressions/suppressions.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { receive } from "#tests/support/contact/receive.ts";

const MINUTE_MS = 60_000;
const CONFIG = { staffEmail: "team@example.com", publicOrigin: "https://www.example.com" };

async function open(changes = {}): Promise<TestPlatform> {
  const platform = await createTestPlatform({ ...CONFIG, rateLimits: false, ...changes });
  platform.travelTo("2026-11-20T09:00:00Z");
  return platform;
}

function send(platform: TestPlatform, changes: object = {}): Promise<{ id: string }> {
  return receive(platform, {
    name: "Ada Example",
    email: "ada@visitor.example",
    message: "Our bookings are typed by hand.",
    ...changes,
  });
}

const advance = (platform: TestPlatform, minutes: number) =>
  platform.travelTo(new Date(platform.now().getTime() + minutes * MINUTE_MS));

test("an announcement links to the message, and names the company", async () => {
  const platform = await open();
  const { id } = await send(platform, { company: "Example Ltd" });
  await platform.runJobs();
  const [mail] = platform.sent;
  expect(mail?.subject).toBe("New message from Ada Example (Example Ltd)");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`https://www.example.com/admin/messages/${id}`);
    expect(part).toContain("Our bookings are typed by hand.");
  }
});

test("an announcement that is sent late states when the message came, with the time zone", async () => {
  const platform = await open();
  const moment = formatMoment(platform.now());
  expect(moment).toMatch(/2026.*(?:AM|PM) [A-Z]/);
  for (let n = 0; n < 7; n += 1) await send(platform);
  advance(platform, 5);
  await platform.runJobs();
  expect(platform.sent.map(({ text }) => text.includes(moment))).toEqual(Array(6).fill(false));
  await platform.database.query("update deliveries set state = 'waiting'");
  advance(platform, 60);
  await platform.runJobs();
  expect(platform.sent.slice(6).map(({ text }) => text.includes(moment))).toEqual(
    Array(6).fill(true),
  );
});

describe("a burst of messages", () => {
  test("is announced by five single emails and one digest", async () => {
    const platform = await open();
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      ids.push((await send(platform, { name: `Guest ${n}` })).id);
      // The clock moves on after each message, because messages with equal timestamps have no order.
      advance(platform, 0.001);
    }
    expect(await platform.runJobs()).toBe(5);
    advance(platform, 4);
    expect(await platform.runJobs()).toBe(0);
    advance(platform, 1);
    expect(await platform.runJobs()).toBe(1);
    const digest = platform.sent.at(-1);
    expect(digest).toMatchObject({
      to: "team@example.com",
      subject: "New messages: 55, the first from Guest 5",
    });
    for (const id of ids.slice(5, 55)) expect(digest?.text).toContain(`/admin/messages/${id}`);
    expect(digest?.text).toContain("And 5 more");
    advance(platform, 60);
    expect(await platform.runJobs()).toBe(0);
  });

  test("is over once the digest was sent: the next message gets its own email", async () => {
    const platform = await open();
    for (let n = 0; n < 7; n += 1) await send(platform);
    advance(platform, 6);
    await platform.runJobs();
    await send(platform, { name: "Late" });
    await platform.runJobs();
    expect(platform.sent.at(-1)?.subject).toBe("New message from Late");
  });

  test(
    "that continues gets a digest every few minutes, and no message is in two digests",
    { tags: ["slow"] },
    async () => {
      const platform = await open();
      for (let minute = 0; minute < 30; minute += 1) {
        for (let n = 0; n < 3; n += 1) await send(platform, { name: `Guest ${minute}-${n}.` });
        await platform.runJobs();
        advance(platform, 1);
      }
      advance(platform, 6);
      await platform.runJobs();
      expect(platform.sent.length).toBeLessThan(14);
      const all = platform.sent.map(({ subject, text }) => `${subject}\n${text}`);
      for (let minute = 0; minute < 30; minute += 1) {
        const name = `\nGuest ${minute}-0., `;
        const single = `from Guest ${minute}-0.\n`;
        const containing = all.filter(
          (mail) =>
            mail.includes(name) || (mail.includes(single) && !mail.startsWith("New messages")),
        );
        expect([minute, containing.length]).toEqual([minute, 1]);
      }
    },
  );

  test("starts one digest when two replicas receive messages at the same moment", async () => {
    const platform = await open();
    const other = await createReplica({ ...CONFIG, rateLimits: false });
    other.travelTo(platform.now());
    for (let n = 0; n < 5; n += 1) await send(platform);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(n % 2 ? platform : other, { name: `N${n}` })),
    );
    const { rows } = await platform.database.query(
      "select kind, count(*)::int as n from deliveries group by kind order by kind",
    );
    expect(rows).toEqual([
      { kind: "contact_digest", n: 1 },
      { kind: "contact_message", n: 5 },
    ]);
  });

  test("of spam is not announced, and does not delay an honest message", async () => {
    const platform = await open();
    for (let n = 0; n < 20; n += 1) await send(platform, { reply_channel: "x" });
    await send(platform);
    expect(await platform.runJobs()).toBe(1);
  });
});

describe("the acknowledgement", () => {
  const toVisitor = (platform: TestPlatform) =>
    platform.sent.filter(({ to }) => to === "ada@visitor.example");

  test("is sent only if the operator enables it", async () => {
    const platform = await open();
    await send(platform);
    await platform.runJobs();
    expect(toVisitor(platform)).toEqual([]);
  });

  test("has a fixed text, and is sent once a day to an address", async () => {
    const platform = await open({ acknowledgeMessages: true, rateLimits: true });
    await send(platform, { message: "Buy at https://spam.example", name: "Cheap pills" });
    await send(platform, { email: "Ada@Visitor.example", message: "Again." });
    await platform.runJobs();
    expect(toVisitor(platform)).toMatchObject([{ subject: acknowledgement.en.subject }]);
    expect(toVisitor(platform)[0]?.text).not.toMatch(/spam|pills/);
    expect(toVisitor(platform)[0]?.replyTo).toBeUndefined();
  });

  test("is in the language of the message", async () => {
    const platform = await open({ acknowledgeMessages: true });
    await send(platform, {
      message:
        "Guten Tag, wir möchten unsere Rechnungen nicht mehr von Hand abtippen. Was kostet das?",
    });
    await platform.runJobs();
    expect(toVisitor(platform)).toMatchObject([{ subject: acknowledgement.de.subject }]);
    expect(toVisitor(platform)[0]?.text).toContain("vielen Dank für Ihre Nachricht");
  });

  test("is sent neither to a suppressed address nor to a robot", async () => {
    const platform = await open({ acknowledgeMessages: true });
    await platform.database.db.transaction((tx) =>
      suppress(platform, tx, "ada@visitor.example", { reason: "unsubscribed" }),
    );
    await send(platform);
    await send(platform, { email: "robot@visitor.example", reply_channel: "x" });
    await platform.runJobs();
    expect(platform.sent.map(({ to }) => to)).toEqual(["team@example.com"]);
  });

  test("is sent after the announcement to staff", async () => {
    const platform = await open({ acknowledgeMessages: true });
    await send(platform);
    const { rows } = await platform.database.query(
      "select kind from deliveries order by priority, next_at",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["contact_message", "contact_acknowledgement"]);
  });
});
