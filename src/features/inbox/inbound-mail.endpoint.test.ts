import { beforeEach, describe, expect, test } from "vitest";
import { replyAddress } from "#platform/mail/inbound/reply-address.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { receive } from "#tests/support/contact/receive.ts";
import { INBOUND, mailgunFields, signatureOf } from "#tests/support/mail/signed-post.ts";
import { createReplica } from "#tests/support/platform.ts";
import { openMessage } from "./server/service.ts";
import { receiveMail } from "./server/replies/receive.ts";

useAccountSite({ rateLimits: false, staffEmail: "team@example.com", inbound: INBOUND });

let id: string;
beforeEach(async () => {
  ({ id } = await receive(platform, { email: "claudia@berger.example" }));
});

const email = (text = "Tuesday suits us.", mailId = "<1@berger.example>", to?: string) =>
  [
    "From: Claudia <claudia@berger.example>",
    `To: ${to ?? replyAddress(platform, id)}`,
    "Subject: Re: Your message",
    `Message-ID: ${mailId}`,
    "",
    text,
  ].join("\r\n");

async function post(body: string | FormData, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.origin}/api/inbound-mail`, {
    method: "POST",
    body,
    headers: { ...(typeof body === "string" && { "Content-Type": "message/rfc822" }), ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as { error?: string } };
}

const replies = async () => (await openMessage(platform, id)).replies;

test("an email that a provider posts stands in its conversation, once, and is announced", async () => {
  const source = email();
  for (let n = 0; n < 3; n += 1)
    expect(await post(source, signatureOf(source))).toEqual({ status: 200, body: {} });
  expect(await replies()).toMatchObject([{ kind: "reply", text: "Tuesday suits us." }]);
  await platform.runJobs();
  const announced = platform.sent.filter(({ text }) => text.includes("Tuesday suits us."));
  expect(announced.map(({ to }) => to)).toEqual(["team@example.com"]);
});

test("Mailgun's post stands in its conversation", async () => {
  expect(await post(mailgunFields(email()))).toEqual({ status: 200, body: {} });
  expect(await replies()).toMatchObject([{ kind: "reply", text: "Tuesday suits us." }]);
});

test("an email to an address that somebody guessed is answered alike, and stored nowhere", async () => {
  const source = email("Hello", "<2@x.example>", `hello+${"0".repeat(41)}@example.com`);
  expect(await post(source, signatureOf(source))).toEqual({ status: 200, body: {} });
  expect(await replies()).toEqual([]);
});

describe("a post is refused in a sentence, and stores nothing", () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ["without a signature", () => post(email())],
    ["with the signature of another email", () => post(email(), signatureOf(email("Other")))],
    ["with another secret", () => post(email(), signatureOf(email(), now(), "another secret"))],
    ["of the day before yesterday", () => post(email(), signatureOf(email(), now() - 172_800))],
    ["of the future", () => post(email(), signatureOf(email(), now() + 3600))],
    ["of Mailgun with another secret", () => post(mailgunFields(email(), "another secret"))],
  ])("%s", async (_, send) => {
    expect(await send()).toMatchObject({
      status: 401,
      body: { error: expect.stringMatching(/signature/) as unknown },
    });
    expect(await replies()).toEqual([]);
  });

  test("of Mailgun without the whole email", async () => {
    const form = mailgunFields(email());
    form.delete("body-mime");
    expect(await post(form)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/body-mime/) as unknown },
    });
  });

  test("of more than 15 MB", async () => {
    const source = "x".repeat(15 * 1024 * 1024 + 1);
    expect((await post(source, signatureOf(source))).status).toBe(413);
  });
});

test("of more than 100 replies a day each stands in the conversation, further ones without files, and 100 are announced", async () => {
  const limited = await createReplica({
    rateLimits: true,
    staffEmail: "team@example.com",
    inbound: INBOUND,
  });
  for (let n = 0; n < 103; n += 1) {
    const source = Buffer.from(email(`Number ${n}.`, `<${n}@berger.example>`));
    await receiveMail(limited, { source, isCut: false });
  }
  expect(await replies()).toHaveLength(103);
  expect((await openMessage(platform, id)).message.replied).toBe(true);
  const { rows } = await platform.database.query(
    "select count(*)::int as n from deliveries where kind = 'contact_reply'",
  );
  expect(rows).toEqual([{ n: 100 }]);
});
