import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { replyAddress } from "#platform/mail/inbound/reply-address.ts";
import { isSuppressed } from "#platform/suppressions/suppressions.ts";
import { receive } from "#tests/support/contact/receive.ts";
import {
  deliveryReport,
  LARGE_EMAIL,
  replyEmail,
  type ReplyEmail,
} from "#tests/support/mail/reply-email.ts";
import { startImap, type ImapServer } from "#tests/support/mail/imap.ts";
import { startSmtp, type SmtpServer } from "#tests/support/mail/smtp.ts";
import { setBusiness } from "#tests/support/business.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { answerMessage, openFile, openMessage, readReplies } from "./server/service.ts";

const ACTOR = "00000000-0000-4000-8000-0000000000aa";
const VISITOR = "claudia@berger.example";
const TEAM = "team@example.com";

let imap: ImapServer;
let smtp: SmtpServer;
let platform: TestPlatform;
let id: string;

beforeAll(async () => {
  [imap, smtp] = [await startImap(), await startSmtp()];
});
afterAll(async () => {
  await Promise.all([imap.close(), smtp.close()]);
});

const settings = () => ({
  rateLimits: false,
  staffEmail: TEAM,
  inbound: { imapUrl: imap.url, address: "hello+*@example.com" },
  mail: { smtpUrl: smtp.url, from: "Wirewerk <hello@example.com>" },
});

beforeEach(async () => {
  platform = await createTestPlatform(settings());
  await setBusiness(platform);
  ({ id } = await receive(platform, { name: "Claudia Berger", email: VISITOR }));
  await platform.runJobs();
  smtp.received.length = 0;
});

async function answer(text: string) {
  const { version } = (await openMessage(platform, id)).message;
  await answerMessage(platform, ACTOR, id, { text, subject: "Your message", done: true, version });
  await platform.runJobs();
  const mail = smtp.received.findLast(({ to }) => to.includes(VISITOR))?.message ?? "";
  const field = (name: string) =>
    new RegExp(`^${name}: ((?:.|\\r?\\n[ \\t])*)`, "im")
      .exec(mail)?.[1]
      ?.replace(/\r?\n[ \t]+/g, " ")
      .trim() ?? "";
  return { field, replyTo: field("Reply-To") };
}

const email = (given: Partial<ReplyEmail> & { to: string }) =>
  replyEmail({ from: `Claudia Berger <${VISITOR}>`, ...given });
const threadOf = async () => (await openMessage(platform, id)).replies;
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

describe("a reply", () => {
  test("to an answer comes back, is announced, and the next answer refers to it", async () => {
    const first = await answer("Would Tuesday suit you?");
    expect(first.replyTo).toMatch(/^hello\+[0-9a-z]{36,41}@example\.com$/);
    expect(first.field("Message-ID")).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
    const mailId = "<their-1@berger.example>";
    imap.deliver(
      email({
        to: first.replyTo,
        mailId,
        text: `Tuesday suits us.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Wirewerk\n<hello@example.com> wrote:\n\n> Would Tuesday suit you?`,
      }),
    );
    await readReplies(platform);
    const { message, replies } = await openMessage(platform, id);
    expect(replies).toMatchObject([
      {
        kind: "reply",
        email: VISITOR,
        text: "Tuesday suits us.",
        quoted: expect.stringContaining("> Would Tuesday suit you?") as unknown,
      },
    ]);
    expect(message).toMatchObject({ status: "open", replied: true });
    await platform.runJobs();
    expect(mailsTo(TEAM)).toHaveLength(1);
    expect(mailsTo(TEAM)[0]?.message).toContain("Subject: Reply from Claudia Berger");
    const second = await answer("See you then.");
    expect(second.field("In-Reply-To")).toBe(mailId);
    expect(second.field("References")).toBe(`${first.field("Message-ID")} ${mailId}`);
    expect((await openMessage(platform, id)).message).toMatchObject({
      status: "done",
      replied: false,
    });
  });

  test("is stored once, however often the mailbox is read, also from the beginning", async () => {
    const { replyTo } = await answer("Hello.");
    imap.deliver(email({ to: `${replyTo}, ${replyTo.toUpperCase()}` }));
    await readReplies(platform);
    await readReplies(platform);
    await platform.database.query("delete from mailbox_cursors");
    await readReplies(platform);
    expect(await threadOf()).toHaveLength(1);
    await platform.runJobs();
    expect(mailsTo(TEAM)).toHaveLength(1);
  });

  test("that arrives while the mail server is away is read once it is back", async () => {
    const { replyTo } = await answer("Hello.");
    await imap.close();
    imap.deliver(email({ to: replyTo }));
    await expect(readReplies(platform)).rejects.toThrow();
    await imap.reopen();
    await readReplies(platform);
    expect(await threadOf()).toHaveLength(1);
  });

  test(
    "is read again by the next process when the database fails before it is stored",
    { tags: ["slow"] },
    async () => {
      const { replyTo } = await answer("Hello.");
      imap.deliver(email({ to: replyTo, text: "one" }));
      imap.deliver(email({ to: replyTo, text: "two" }));
      await platform.database.query(
        `alter table message_replies add constraint fails check (text <> 'two')`,
      );
      await expect(readReplies(platform)).rejects.toThrow();
      expect((await threadOf()).map(({ text }) => text)).toEqual(["one"]);
      await platform.database.query("alter table message_replies drop constraint fails");
      platform = await createReplica(settings());
      await readReplies(platform);
      expect((await threadOf()).map(({ text }) => text)).toEqual(["one", "two"]);
    },
  );

  test("to an address that somebody guessed, or to another site's, reaches nothing", async () => {
    const { replyTo } = await answer("Hello.");
    const other = replyTo.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
    const stolen = replyAddress({ ...platform, secret: "another site's secret" }, id) ?? "";
    for (const to of [other, stolen, "hello@example.com", "hello+1@example.com"])
      imap.deliver(email({ to, fields: [`References: <${crypto.randomUUID()}@example.com>`] }));
    await readReplies(platform);
    expect(await threadOf()).toEqual([]);
    const { rows } = await platform.database.query(
      "select count(*)::int as n from message_replies",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("that only refers to our email finds its conversation too", async () => {
    const { field } = await answer("Hello.");
    const fields = [`In-Reply-To: ${field("Message-ID")}`];
    imap.deliver(email({ to: "hello@example.com", fields }));
    await readReplies(platform);
    expect(await threadOf()).toHaveLength(1);
  });

  test("that is spam is kept aside, and announced to nobody", async () => {
    const { replyTo } = await answer("Hello.");
    const text =
      "Dear Sir, I hope this email finds you well. Get a guaranteed loan now! Buy backlinks and guest posts, first page of Google, $99 only: https://casino.example.net https://bit.ly/x";
    imap.deliver(email({ to: replyTo, text, from: "seo@spam.example.net" }));
    await readReplies(platform);
    expect(await threadOf()).toMatchObject([{ kind: "spam", email: "seo@spam.example.net" }]);
    expect((await openMessage(platform, id)).message.replied).toBe(false);
    await platform.runJobs();
    expect(mailsTo(TEAM)).toEqual([]);
  });

  test("that a program wrote is shown, and neither announced nor answered", async () => {
    const { replyTo } = await answer("Hello.");
    const automatic = [
      ["Auto-Submitted: auto-replied"],
      ["Precedence: bulk"],
      ["X-Auto-Response-Suppress: All"],
      ["Return-Path: <>"],
    ];
    for (const fields of automatic) imap.deliver(email({ to: replyTo, fields }));
    // An email that seems to come from the site itself, as if two sites answered each other without end.
    imap.deliver(email({ to: replyTo, from: "hello@example.com" }));
    await readReplies(platform);
    expect((await threadOf()).map(({ kind }) => kind)).toEqual(Array(5).fill("automatic"));
    expect((await openMessage(platform, id)).message).toMatchObject({
      status: "done",
      replied: false,
    });
    await platform.runJobs();
    expect(smtp.received.filter(({ message }) => message.includes("Reply from"))).toEqual([]);
  });

  test("from an address whose end or beginning is like the site's is announced", async () => {
    const { replyTo } = await answer("Hello.");
    const alike = ["lo@example.com", "hello@example.co"];
    for (const from of alike) imap.deliver(email({ to: replyTo, from }));
    await readReplies(platform);
    expect((await threadOf()).map(({ kind }) => kind)).toEqual(["reply", "reply"]);
    await platform.runJobs();
    expect(mailsTo(TEAM)).toHaveLength(2);
  });

  test("brings its files, which are handed out as they came", async () => {
    const { replyTo } = await answer("Hello.");
    const photo = Buffer.from("a photo of a delivery note");
    const text = [
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      "<p>Here it is, G&uuml;nter.</p><blockquote><p>Hello.</p></blockquote>",
      "--b",
      'Content-Type: image/jpeg; name="../Lieferschein.jpg"',
      "Content-Transfer-Encoding: base64",
      "Content-Disposition: attachment",
      "",
      photo.toString("base64"),
      "--b--",
    ].join("\n");
    imap.deliver(email({ to: replyTo, text, type: 'multipart/mixed; boundary="b"' }));
    await readReplies(platform);
    const [reply] = await threadOf();
    expect(reply).toMatchObject({
      text: "Here it is, Günter.",
      quoted: "> Hello.",
      files: [{ name: ".._Lieferschein.jpg", type: "image/jpeg", size: photo.length }],
      filesLeftOut: false,
    });
    const { body } = await openFile(platform, id, reply?.files[0]?.id ?? "");
    expect(Buffer.from(body).equals(photo)).toBe(true);
    const { id: other } = await receive(platform, { email: "other@example.com" });
    await expect(openFile(platform, other, reply?.files[0]?.id ?? "")).rejects.toThrow(/no such/);
  });

  test(
    "of 30 MB brings its text, and says that the files are missing",
    { tags: ["slow"] },
    async () => {
      const { replyTo } = await answer("Hello.");
      imap.deliver(email({ to: replyTo, ...LARGE_EMAIL }));
      await readReplies(platform);
      expect(await threadOf()).toMatchObject([
        { text: "The plans.", files: [], filesLeftOut: true },
      ]);
    },
  );
});

describe("a delivery report", () => {
  const report = (mailId: string, action?: string) => deliveryReport(mailId, VISITOR, action);

  test("marks the address, and opens the message again", async () => {
    const { field } = await answer("Hello.");
    imap.deliver(report(field("Message-ID")));
    await readReplies(platform);
    const { message, answers, replies } = await openMessage(platform, id);
    expect(replies).toEqual([]);
    expect(answers).toMatchObject([{ state: "failed", reason: "recipient_unknown" }]);
    expect(message.status).toBe("open");
    expect(await isSuppressed(platform, platform.database.db, VISITOR)).toBe(true);
    const { rows } = await platform.database.query(
      "select last_error from deliveries where kind = 'contact_answer'",
    );
    expect(JSON.stringify(rows)).not.toContain(VISITOR);
  });

  test("of a delay, or about an email that nobody sent, changes nothing", async () => {
    const { field } = await answer("Hello.");
    imap.deliver(report(field("Message-ID"), "delayed"));
    imap.deliver(report(`<${crypto.randomUUID()}@example.com>`));
    await readReplies(platform);
    expect((await openMessage(platform, id)).answers).toMatchObject([{ state: "sent" }]);
    expect(await isSuppressed(platform, platform.database.db, VISITOR)).toBe(false);
  });
});

test("without settings replies go to whoever wrote the answer, and no mailbox is read", async () => {
  platform = await createTestPlatform({ ...settings(), inbound: undefined });
  await setBusiness(platform);
  ({ id } = await receive(platform, { email: VISITOR }));
  expect((await answer("Hello.")).replyTo).toBe("");
  await readReplies(platform);
  expect((await openMessage(platform, id)).repliesComeHere).toBe(false);
});
