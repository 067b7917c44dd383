import { expect, test } from "vitest";
import { jobs } from "#main/jobs.ts";
import { replyAddress } from "#platform/mail/inbound/reply-address.ts";
import { isSuppressed } from "#platform/suppressions/suppressions.ts";
import { receive } from "#tests/support/contact/receive.ts";
import { setBusiness } from "#tests/support/business.ts";
import { startMailbox } from "#tests/support/mail/dovecot.ts";
import { deliveryReport, LARGE_EMAIL, replyEmail } from "#tests/support/mail/reply-email.ts";
import { startSmtp } from "#tests/support/mail/smtp.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { answerMessage, openMessage } from "./server/service.ts";

const ACTOR = "00000000-0000-4000-8000-0000000000aa";
const VISITOR = "claudia@berger.example";
const OTHER = "otto@other.example";
const TEAM = "team@example.com";
const MINUTES = 60;

test(
  "six emails go back and forth through SMTP and IMAP, and nothing is lost, doubled or sent to a stranger",
  { tags: ["slow"], timeout: 120_000 },
  async () => {
    const imap = await startMailbox();
    const smtp = await startSmtp();
    const platform = await createTestPlatform({
      rateLimits: false,
      staffEmail: TEAM,
      inbound: { imapUrl: imap.url, address: "hello+*@example.com" },
      mail: { smtpUrl: smtp.url, from: "Wirewerk <hello@example.com>" },
    });
    await setBusiness(platform);
    let clock = Date.now();
    const pass = async (minutes: number) => {
      platform.travelTo(new Date((clock += minutes * 60_000)));
      await platform.runJobs();
    };
    const readMailbox = () => jobs["read-replies"]?.run(platform);
    const [{ id }, { id: others }] = [
      await receive(platform, { name: "Claudia Berger", email: VISITOR }),
      await receive(platform, { name: "Otto", email: OTHER }),
    ];
    await pass(5);
    const answer = async (text: string, to = id) => {
      const { version } = (await openMessage(platform, to)).message;
      const form = { text, subject: "Your message", done: true, version };
      await answerMessage(platform, ACTOR, to, form);
    };
    const sentTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
    const arrive = async (mail: string) => {
      imap.deliver(mail);
      await readMailbox();
      await pass(1);
    };
    const reply = (text: string, more: object = {}) =>
      replyEmail({
        from: `Claudia Berger <${VISITOR}>`,
        to: replyAddress(platform, id) ?? "",
        fields: [`In-Reply-To: ${sentTo(VISITOR).at(-1)?.messageId}`],
        text,
        ...more,
      });

    // First exchange: the visitor's reply quotes our email below its text, the visitor's mail program sends an
    // automatic reply, and a stranger guesses the address for replies.
    await answer("Would Tuesday suit you?");
    await pass(1);
    await arrive(
      reply(
        "Tuesday suits us.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Wirewerk <hello@example.com> wrote:\n\n> Would Tuesday suit you?",
      ),
    );
    await arrive(reply("I am on holiday.", { fields: ["Auto-Submitted: auto-replied"] }));
    const guessed = replyAddress({ ...platform, secret: "a guess" }, id) ?? "";
    await arrive(replyEmail({ from: "mallory@evil.example", to: guessed, text: "Pay here." }));

    // Second exchange: the visitor's reply quotes our email above its text. The reply arrives after an hour in which
    // the site could reach neither its mailbox nor the mail server.
    await Promise.all([imap.close(), smtp.close()]);
    await answer("At nine or at ten?");
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await pass(1);
      await expect(readMailbox()).rejects.toThrow();
    }
    await Promise.all([imap.reopen(), smtp.reopen()]);
    await pass(60);
    await arrive(
      reply(
        "Am 23.11.2026 um 10:00 schrieb Wirewerk <hello@example.com>:\n> At nine or at ten?\n\nAt ten, please.",
      ),
    );
    await arrive(reply("", LARGE_EMAIL));

    // Third exchange: the visitor's reply has only HTML. A program of the visitor answers each of our emails
    // automatically, and the site answers none of these.
    await answer("See you at ten.");
    await pass(1);
    await arrive(
      reply(
        "<html><body><p>Gr&uuml;&szlig;e, bis dann!</p><blockquote><p>See you at ten.</p></blockquote></body></html>",
        { type: "text/html; charset=utf-8" },
      ),
    );
    const before = sentTo(VISITOR).length;
    for (let round = 0; round < 5; round += 1) {
      await arrive(reply("Thank you for your email.", { fields: ["Precedence: bulk"] }));
    }
    expect(sentTo(VISITOR)).toHaveLength(before);

    // In another conversation our answer bounces.
    await answer("Hello Otto.", others);
    await pass(1);
    await arrive(deliveryReport(sentTo(OTHER).at(-1)?.messageId ?? "", OTHER));
    await readMailbox();
    await pass(60);

    const { replies, answers } = await openMessage(platform, id);
    expect(replies.map(({ kind, text, quoted }) => [kind, text, quoted])).toEqual([
      ["reply", "Tuesday suits us.", expect.stringContaining("> Would Tuesday suit you?")],
      ["automatic", "I am on holiday.", ""],
      ["reply", "At ten, please.", expect.stringContaining("> At nine or at ten?")],
      ["reply", "The plans.", ""],
      ["reply", "Grüße, bis dann!", "> See you at ten."],
      ...Array.from({ length: 5 }, () => ["automatic", "Thank you for your email.", ""]),
    ]);
    expect(answers.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    expect((await openMessage(platform, others)).answers).toMatchObject([{ state: "failed" }]);
    expect(await isSuppressed(platform, platform.database.db, OTHER)).toBe(true);
    const answersSent = sentTo(VISITOR).filter(({ message }) =>
      message.includes("Reply-To: hello+"),
    );
    expect(answersSent).toHaveLength(3);
    const announced = sentTo(TEAM).filter(({ message }) => /^Subject: Reply from/m.test(message));
    expect(announced).toHaveLength(4);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(
      smtp.received.length,
    );
    expect(new Set(smtp.received.flatMap(({ to }) => to))).toEqual(new Set([VISITOR, OTHER, TEAM]));
    await Promise.all([imap.close(), smtp.close()]);
  },
);
