import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createFolderMailbox } from "./folder-mailbox.ts";
import type { Mailbox } from "./mailbox.ts";
import { createSmtpMailbox } from "./smtp-mailbox.ts";

export function createMailbox(config: Pick<Config, "mail" | "dataDir">): Mailbox {
  return config.mail
    ? createSmtpMailbox(config.mail)
    : createFolderMailbox(join(config.dataDir, "mail"));
}
