import { rm } from "node:fs/promises";
import { keptMailFolder, keptMails, type KeptMail } from "#platform/mail/kept-mail.ts";
import type { Platform } from "#platform/platform.ts";
import type { Address } from "./address.ts";

export async function keptMailsOf(
  { config }: Pick<Platform, "config">,
  { pattern }: Address,
): Promise<KeptMail[]> {
  const expression = new RegExp(pattern, "i");
  const found: KeptMail[] = [];
  for await (const mail of keptMails(keptMailFolder(config))) {
    if (expression.test(mail.text)) found.push(mail);
  }
  return found;
}

/**
 * Deletes stored emails that were sent to the address or mention it, up to the time `before`.
 * @returns the number of deleted emails
 */
export async function removeKeptMails(
  platform: Pick<Platform, "config">,
  address: Address,
  before: Date,
): Promise<number> {
  const mails = (await keptMailsOf(platform, address)).filter(({ at }) => at <= before);
  for (const { path } of mails) await rm(path, { force: true });
  return mails.length;
}
