import { mkdirSync } from "node:fs";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./message.ts";
import { SendFailure } from "./send-failure.ts";

export function createFolderMailbox(folder: string): Mailbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail, { messageId }) {
      const { message } = await composer.sendMail({
        from: "This site <no-reply@localhost>",
        textEncoding: "quoted-printable",
        ...messageOf(mail, messageId),
      });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      } catch (error) {
        throw new SendFailure("transport", "folder_not_writable", error as NodeJS.ErrnoException);
      }
    },
    async clean(before) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((file) => file.endsWith(".eml"))) {
        const path = join(folder, name);
        if ((await stat(path)).mtime < before) await rm(path, { force: true });
      }
    },
    close: () => composer.close(),
  };
}
