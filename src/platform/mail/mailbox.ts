import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";

/** Plain text only; `replyTo` lets staff answer the person who wrote. */
export type Mail = { to: string; subject: string; text: string; replyTo?: string };

export type Mailbox = {
  /** Hands one mail over. @throws when it was not taken; the job that sends it tries again. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** SMTP where it is configured, else readable files in the data folder. */
export function createMailbox(config: Pick<Config, "mail" | "dataDir">): Mailbox {
  return config.mail ? smtpMailbox(config.mail) : folderMailbox(join(config.dataDir, "mail"));
}

function smtpMailbox({ smtpUrl, from }: NonNullable<Config["mail"]>): Mailbox {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

function folderMailbox(folder: string): Mailbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail({
        from: "This site <no-reply@localhost>",
        textEncoding: "quoted-printable",
        ...mail,
      });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
