import { isLoopback } from "../../config/online.ts";

/** Position of the last email that was read in a mailbox (RFC 3501, section 2.3.1.1). */
export type Cursor = { uidValidity: string; lastUid: number };

type Fetched = { source: Uint8Array; isCut: boolean };

export type Visit = {
  cursor: Cursor | undefined;
  /** Emails before this time are ignored if there is no valid `cursor`, for example at the first visit to a mailbox. */
  since: Date;
  /**
   * Decides from an email's headers whether the site reads the email.
   * @param headers - as text, with folded lines joined
   */
  isWanted: (headers: string) => boolean;
  /** Stores an email. The next visit to the mailbox reads only emails after the position `behind`. */
  take: (mail: Fetched, behind: Cursor) => Promise<void>;
  /** Stores the position of the last examined email. The next visit then skips the emails that `isWanted` refused. */
  pass: (behind: Cursor) => Promise<void>;
  signal: AbortSignal;
};

/**
 * Maximum size in bytes of an email that is read completely. Base64 makes the email's files a third larger. The site
 * reads only the beginning of a larger email.
 */
export const MAX_SOURCE = 15 * 1024 * 1024;
/**
 * Number of bytes that the site reads of an email larger than MAX_SOURCE. The text of an email comes before its files.
 */
const MAX_CUT = 1024 * 1024;
const AT_ONCE = 100;
const TIMEOUT_MS = 30_000;

/** Reads the new emails, oldest first, without changing the mailbox. @throws Error if the connection or `take` fails */
export async function visitMailbox(
  imapUrl: string,
  { cursor, since, isWanted, take, pass, signal }: Visit,
): Promise<void> {
  const client = await connect(imapUrl);
  try {
    const box = await client.mailboxOpen(folderOf(imapUrl), { readOnly: true });
    const uidValidity = String(box.uidValidity);
    const isSame = cursor?.uidValidity === uidValidity;
    const query = isSame ? { uid: `${cursor.lastUid + 1}:*` } : { since };
    const found = (await client.search(query, { uid: true })) || [];
    // An IMAP search for "7:*" always finds the last email of the mailbox, even if its number is below 7.
    const first = isSame ? cursor.lastUid + 1 : 1;
    const uids = found.filter((uid) => uid >= first).toSorted((one, other) => one - other);
    while (uids.length > 0 && !signal.aborted) {
      const part = uids.splice(0, AT_ONCE);
      const mails = await client.fetchAll(
        part.join(","),
        { uid: true, size: true, headers: true },
        { uid: true },
      );
      for (const { uid, size = 0, headers } of mails.toSorted((a, b) => a.uid - b.uid)) {
        if (signal.aborted) return;
        if (!isWanted(unfolded(headers))) continue;
        const isCut = size > MAX_SOURCE;
        const mail = await client.fetchOne(
          String(uid),
          { source: isCut ? { start: 0, maxLength: MAX_CUT } : true },
          { uid: true },
        );
        // The email is missing if another program has deleted it meanwhile.
        if (!mail || !mail.source) continue;
        await take({ source: mail.source, isCut }, { uidValidity, lastUid: uid });
      }
      await pass({ uidValidity, lastUid: part.at(-1) ?? 0 });
    }
    if (!isSame && found.length === 0)
      await pass({ uidValidity, lastUid: Math.max(0, box.uidNext - 1) });
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Opens the mailbox as a test. @throws Error if the connection or the login fails */
export async function tryMailbox(imapUrl: string): Promise<void> {
  const client = await connect(imapUrl);
  try {
    await client.mailboxOpen(folderOf(imapUrl), { readOnly: true });
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function connect(imapUrl: string) {
  const url = new URL(imapUrl);
  const secure = url.protocol === "imaps:";
  const local = isLoopback(url.hostname);
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // The connection is encrypted before the password is sent, unless the mail server runs on this machine.
    ...(secure ? {} : { doSTARTTLS: local ? undefined : true }),
    ...(local ? { tls: { rejectUnauthorized: false } } : {}),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // Without this listener, an error between two commands would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

function folderOf(imapUrl: string): string {
  return decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || "INBOX";
}

function unfolded(headers: Buffer | undefined): string {
  return (headers?.toString("latin1") ?? "").replace(/\r?\n[ \t]+/g, " ");
}

/** Returns a name of the mailbox for the log and the table of cursors, without the password. */
export function mailboxName(imapUrl: string): string {
  const { username, host } = new URL(imapUrl);
  return `${username}@${host}/${folderOf(imapUrl)}`;
}
