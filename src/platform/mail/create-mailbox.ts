import type { Config } from "../config/config.ts";
import { createFolderMailbox } from "./folder-mailbox.ts";
import type { Mailbox } from "./mailbox.ts";
import { keptMailFolder, removeMailBefore } from "./kept-mail.ts";
import { createSmtpMailbox } from "./smtp-mailbox.ts";

export function createMailbox(config: Pick<Config, "mail" | "dataDir">): Mailbox {
  const folder = keptMailFolder(config);
  if (!config.mail) return createFolderMailbox(folder);
  // Deletes emails that were stored as files before the site had a mail server.
  return { ...createSmtpMailbox(config.mail), clean: (before) => removeMailBefore(folder, before) };
}
