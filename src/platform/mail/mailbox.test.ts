import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

const MAIL = {
  to: "team@example.com",
  subject: "New message from Zoë\r\nBcc: everybody@example.com",
  text: "It works.\n.\nGrüße",
  replyTo: "ada@example.com",
};

/** A real SMTP server that accepts one login and collects what it is given. */
async function smtpServer(refuse = false) {
  const received: { from: string; to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      done(username === "user" && password === "p@ss" ? null : new Error("no"), { user: username }),
    onRcptTo: (_address, _session, done) => done(refuse ? new Error("mailbox full") : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map((to) => to.address), message });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://user:p%40ss@127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

test("a mail arrives at the SMTP server whole, and a line break in a subject adds no header", async () => {
  const server = await smtpServer();
  const mailbox = createMailbox({
    mail: { smtpUrl: server.url, from: "Wirewerk <hello@example.com>" },
    dataDir: "",
  });
  await mailbox.send(MAIL);
  mailbox.close();
  await server.close();
  expect(server.received).toMatchObject([{ from: "hello@example.com", to: ["team@example.com"] }]);
  const { message = "" } = server.received[0] ?? {};
  expect(message).toMatch(/^Reply-To: ada@example\.com$/m);
  expect(message).not.toMatch(/^Bcc:/m);
});

test("a mail that the server refuses is an error, so that its job tries again", async () => {
  const server = await smtpServer(true);
  const mailbox = createMailbox({
    mail: { smtpUrl: server.url, from: "a@example.com" },
    dataDir: "",
  });
  await expect(mailbox.send(MAIL)).rejects.toThrow(/mailbox full|recipients were rejected/);
  mailbox.close();
  await server.close();
});

test("without SMTP a mail becomes a readable file that only its owner can open", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-mail-"));
  const mailbox = createMailbox({ mail: undefined, dataDir });
  await mailbox.send(MAIL);
  mailbox.close();
  const [name = ""] = readdirSync(join(dataDir, "mail"));
  const path = join(dataDir, "mail", name);
  expect(readFileSync(path, "utf8")).toMatch(/^To: team@example\.com$/m);
  expect(readFileSync(path, "utf8")).toContain("It works.");
  if (process.platform !== "win32") expect(statSync(path).mode & 0o077).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});
