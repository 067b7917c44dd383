import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ReadMail = { subject: string; text: string; code: string; link: string };

const PATIENCE_MS = 15_000;

/**
 * Waits for an email to this address, and returns the newest one.
 * @param about - words of the email's subject
 */
export async function mailTo(dataDir: string, email: string, about = ""): Promise<ReadMail> {
  const folder = join(dataDir, "mail");
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const found = mailsTo(folder, email).findLast(({ subject }) => subject.includes(about));
    if (found) return found;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error(`no mail to ${email} came within ${PATIENCE_MS / 1000} s`);
}

function mailsTo(folder: string, email: string): ReadMail[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    // Reading fails before the first email is stored, because the folder does not exist yet.
  }
  return names
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.includes(email))
    .map(read);
}

function read(mail: string): ReadMail {
  const end = mail.indexOf("\n\n");
  const [, subject = ""] = /^Subject: (.*)$/m.exec(mail.slice(0, end)) ?? [];
  const text = mail
    .slice(end)
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    subject,
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
    link: /https?:\S+/.exec(text)?.[0] ?? "",
  };
}
