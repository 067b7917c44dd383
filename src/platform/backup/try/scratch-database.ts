import type { Platform } from "../../platform.ts";

const PREFIX = "restore_tried_";
/** Maximum length of a database's name. PostgreSQL cuts longer names (NAMEDATALEN - 1). */
const MAX_NAME_BYTES = 63;

type Tried = Pick<Platform, "config" | "database">;

/** Names the temporary database, on the site's own server, into which a test restores a backup. */
export function scratchDatabase({ config }: Pick<Tried, "config">): {
  url: URL;
  name: string;
  quoted: string;
} {
  const url = new URL(config.databaseDirectUrl ?? config.databaseUrl ?? "");
  const wanted = Buffer.from(PREFIX + decodeURIComponent(url.pathname.slice(1)));
  // `stream` makes the decoder drop a character whose last bytes have been cut off.
  const name = new TextDecoder().decode(wanted.subarray(0, MAX_NAME_BYTES), { stream: true });
  url.pathname = `/${encodeURIComponent(name)}`;
  return { url, name, quoted: `"${name.replaceAll('"', '""')}"` };
}

/** Drops the temporary database that a killed test has left, unless another replica is connected to it. */
export async function forgetScratchDatabase(
  platform: Tried & Pick<Platform, "log">,
): Promise<void> {
  const { database, log } = platform;
  if (database.kind === "embedded") return;
  const { name, quoted } = scratchDatabase(platform);
  try {
    const left = await database.query("select 1 from pg_database where datname = $1", [name]);
    if (left.rows.length > 0) await database.maintain(`drop database if exists ${quoted}`);
  } catch (error) {
    log.warn({ err: error, name }, "a database in which a backup was tried could not be dropped");
  }
}
