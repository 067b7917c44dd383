import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MAIL, MESSAGE_ID, openMailbox } from "#tests/support/mail/smtp-mailbox.ts";
import type { SmtpServer } from "#tests/support/mail/smtp.ts";
import { createMailbox } from "./create-mailbox.ts";
import { keptMails, removeMailBefore } from "./kept-mail.ts";
import type { Mailbox } from "./mailbox.ts";

function headersOf({ received }: SmtpServer): string[] {
  expect(received).toHaveLength(1);
  const [head = ""] = (received[0]?.message ?? "").split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]/g, " ").split(/\r?\n/);
}

test("an email arrives at the SMTP server complete, and has the given id", async () => {
  const { server, send } = await openMailbox({}, { login: true });
  await send({ replyTo: "ada@example.com" });
  expect(server.received).toMatchObject([
    { from: "hello@example.com", to: ["team@example.com"], messageId: MESSAGE_ID },
  ]);
  expect(headersOf(server)).toEqual(
    expect.arrayContaining([
      "Reply-To: ada@example.com",
      "From: Wirewerk <hello@example.com>",
      "Auto-Submitted: auto-generated",
    ]),
  );
});

test("HTML is sent as the alternative of the text", async () => {
  const { server, send } = await openMailbox();
  await send({ html: "<p>It works.</p>" });
  expect(headersOf(server)).toContainEqual(
    expect.stringMatching(/^Content-Type: multipart\/alternative/),
  );
  expect(server.received[0]?.message).toMatch(/text\/plain[\s\S]+It works[\s\S]+text\/html/);
});

test("a file is sent as an attachment, byte for byte, whatever its name", async () => {
  const { server, send } = await openMailbox();
  const body = Uint8Array.from([0xff, 0xd8, 0xff, 0, 13, 10]);
  await send({ attachments: [{ name: 'Öl "a".jpg', type: "image/jpeg", body }] });
  const message = server.received[0]?.message ?? "";
  expect(message).toMatch(/Content-Type: image\/jpeg/);
  expect(message).toMatch(/Content-Disposition: attachment/);
  expect(message).toContain(Buffer.from(body).toString("base64"));
});

test("an email of a subscription offers one-click unsubscribing, over HTTPS only", async () => {
  const { server, send } = await openMailbox();
  const url = `https://www.example.com/newsletter/unsubscribe?token=${"x".repeat(79)}`;
  await send({ unsubscribe: url });
  expect(headersOf(server)).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${url}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]),
  );
  server.received.length = 0;
  await send({ unsubscribe: "http://localhost:3000/newsletter/unsubscribe" });
  expect(headersOf(server).join("\n")).not.toContain("One-Click");
});

test("a sender without a name is accepted", async () => {
  const { server, send } = await openMailbox({}, { from: "hello@example.com" });
  await send();
  expect(headersOf(server)).toContain("From: hello@example.com");
});

test("an address with an international domain gets its email", async () => {
  const { server, send } = await openMailbox();
  await send({ to: "ada@bücher.example" });
  expect(headersOf(server)).toContain("To: ada@xn--bcher-kva.example");
});

test.each([
  ["a line break", "Zoë\r\nBcc: everybody@example.com", /^Subject: .*Zo/],
  ["a bare line break", "Zoe\nBcc: everybody@example.com", /^Subject: Zoe Bcc: everybody/],
  ["an encoded word", "=?utf-8?Q?=0D=0ABcc:_x@y.z?= boss", /^Subject: = \?utf-8/],
  ["10,000 letters", "x".repeat(10_000), /^Subject: .*x{40}/],
  ["10,000 letters of more than one byte", "ë".repeat(10_000), /^Subject: =\?UTF-8/i],
  ["characters that turn the reading around", "\u202Egpj.exe", /^Subject: gpj\.exe$/],
])("a subject with %s adds no header and no endless line", async (_, subject, expected) => {
  const { server, send } = await openMailbox();
  await send({ subject });
  const headers = headersOf(server);
  expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(headers.find((line) => line.startsWith("Subject:"))).toMatch(expected);
  for (const line of (server.received[0]?.message ?? "").split(/\r?\n/)) {
    expect(line.length).toBeLessThan(998);
  }
});

test("an address that is a list, or contains commands, is refused, and no email is sent", async () => {
  const { server, send } = await openMailbox();
  for (const to of ["a@example.com,b@example.com", "a@example.com>\r\nRCPT TO:<b@example.com"]) {
    await send({ to }).catch(() => undefined);
  }
  expect(server.received.flatMap((mail) => mail.to)).not.toContain("b@example.com");
});

describe("a password in SMTP_URL", () => {
  test("a password in SMTP_URL is never sent to a server without encryption", async () => {
    const { server, send } = await openMailbox({}, { login: true, host: "0.0.0.0" });
    await expect(send()).rejects.toMatchObject({ scope: "transport", reason: "no_encryption" });
    expect(server.logins).toEqual([]);
  });

  test("a password in SMTP_URL is never sent to a server with an untrusted certificate", async () => {
    const { server, send } = await openMailbox(
      {},
      { login: true, starttls: true, host: "0.0.0.0" },
    );
    await expect(send()).rejects.toMatchObject({ scope: "transport", reason: "no_encryption" });
    expect(server.logins).toEqual([]);
  });

  test("a password in SMTP_URL may be sent unencrypted to this machine", async () => {
    const { server, send } = await openMailbox({}, { login: true });
    await send();
    expect(server.logins).toEqual(["user"]);
  });
});

test("without a password, email is encrypted if the server offers it, and is sent in any case", async () => {
  for (const starttls of [true, false]) {
    const { server, send } = await openMailbox({}, { starttls, host: "0.0.0.0" });
    await send();
    expect(server.received).toMatchObject([{ encrypted: starttls }]);
  }
});

describe("without SMTP", () => {
  const inFolder = async (work: (mailbox: Mailbox, folder: string) => Promise<void>) => {
    const dataDir = mkdtempSync(join(tmpdir(), "site-mail-"));
    const mailbox = createMailbox({ mail: undefined, dataDir });
    await work(mailbox, join(dataDir, "mail"));
    mailbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  };

  test("without SMTP an email becomes a readable file that only its owner can open", () =>
    inFolder(async (mailbox, folder) => {
      await mailbox.send(MAIL, { messageId: MESSAGE_ID });
      const [name = ""] = readdirSync(folder);
      const path = join(folder, name);
      expect(readFileSync(path, "utf8")).toMatch(/^To: team@example\.com$/m);
      expect(readFileSync(path, "utf8")).toContain("It works.");
      if (process.platform !== "win32") expect(statSync(path).mode & 0o077).toBe(0);
    }));

  test("without SMTP email files that are too old are deleted; newer ones and other files stay", () =>
    inFolder(async (mailbox, folder) => {
      const now = new Date();
      await removeMailBefore(folder, now);
      await mailbox.send(MAIL, { messageId: MESSAGE_ID });
      const [newer = ""] = readdirSync(folder);
      // The time of a file is wrong after a restore, so only the time in its name counts.
      utimesSync(join(folder, newer), 1000, 1000);
      writeFileSync(join(folder, "2026-01-01T08-00-00.000Z-restored.eml"), "");
      writeFileSync(join(folder, "other.txt"), "");
      // Without a time in its name, the time of the file counts.
      const unnamed = ["copy.eml", "2026-99-99T08-00-00.000Z-copy.eml"];
      for (const name of unnamed) {
        writeFileSync(join(folder, name), "");
        writeFileSync(join(folder, `${name}-old.eml`), "");
        utimesSync(join(folder, `${name}-old.eml`), 1000, 1000);
      }
      await removeMailBefore(folder, now);
      expect(readdirSync(folder).toSorted()).toEqual([...unnamed, newer, "other.txt"].toSorted());
      // An erasure deletes emails up to a time, and so has to find these too.
      const early: string[] = [];
      for await (const { at, name } of keptMails(folder)) if (at <= now) early.push(name);
      expect(early).toEqual(unnamed.toSorted());
    }));
});
