import { mkdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#content/site/brand.ts";
import type { Config } from "../config/config.ts";
import type { Mailbox } from "./mailbox.ts";
import { keptMailFolder } from "./kept-mail.ts";
import { createSmtpMailbox } from "./smtp-mailbox.ts";
import { messageOf } from "./message.ts";
import { SendFailure } from "./send-failure.ts";

export function createMailbox(config: Pick<Config, "mail" | "dataDir">): Mailbox {
  return config.mail ? createSmtpMailbox(config.mail) : createFolderMailbox(keptMailFolder(config));
}

export function createFolderMailbox(folder: string): Mailbox {
  return {
    keepsFiles: true,
    async send(mail, { messageId }) {
      // nodemailer is large, so it is loaded with the first email.
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
      const { message } = await composer.sendMail({
        from: { name: brand.name, address: "no-reply@localhost" },
        textEncoding: "quoted-printable",
        ...messageOf(mail, messageId),
      });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
      const path = join(folder, name);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        await writeFile(path, message as Buffer, { mode: 0o600 });
        return { discard: () => rm(path, { force: true }) };
      } catch (error) {
        throw new SendFailure("transport", "folder_not_writable", error as NodeJS.ErrnoException);
      }
    },
    close: () => undefined,
  };
}
