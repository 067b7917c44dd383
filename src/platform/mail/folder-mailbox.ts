import { mkdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { removeMailBefore } from "./kept-mail.ts";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./message.ts";
import { SendFailure } from "./send-failure.ts";

export function createFolderMailbox(folder: string): Mailbox {
  return {
    async send(mail, { messageId }) {
      // nodemailer is large, so the first email loads it.
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
      const { message } = await composer.sendMail({
        from: "This site <no-reply@localhost>",
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
    clean: (before) => removeMailBefore(folder, before),
    close: () => undefined,
  };
}
