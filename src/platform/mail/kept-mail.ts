import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";

export function keptMailFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "mail");
}

/**
 * Time of an email whose file name contains no time. An erasure deletes only emails that contain the erased address and
 * are not newer than the erasure. With a time in 1970, an email is never too new.
 */
const LONG_AGO = new Date(0);

export type KeptMail = { path: string; name: string; at: Date; text: string };

export async function* keptMails(folder: string): AsyncGenerator<KeptMail> {
  for (const name of await emlFiles(folder)) {
    const path = join(folder, name);
    const source = await readFile(path, "utf8").catch(() => undefined);
    if (source !== undefined)
      yield { path, name, at: momentOf(name) ?? LONG_AGO, text: decoded(source) };
  }
}

export async function removeMailBefore(folder: string, before: Date): Promise<void> {
  for (const name of await emlFiles(folder)) {
    const path = join(folder, name);
    const at = momentOf(name) ?? (await stat(path)).mtime;
    if (at < before) await rm(path, { force: true });
  }
}

/** Reads the time from the file's name, because the file's own time is wrong after a restore. */
function momentOf(name: string): Date | undefined {
  const [, day, clock = ""] = /^(\d{4}-\d\d-\d\d)T([\d-]+\.\d+)Z/.exec(name) ?? [];
  const at = new Date(`${day}T${clock.replaceAll("-", ":")}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

async function emlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".eml")).toSorted();
}

/** Decodes quoted-printable text (RFC 2045, section 6.7) and HTML entities, and joins folded header lines. */
function decoded(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, "")
    .replace(/\r?\n[ \t]+/g, " ")
    .replace(/(?:=[\dA-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll("=", ""), "hex").toString("utf8"),
    );
  return bytes.replaceAll("&#39;", "'").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
