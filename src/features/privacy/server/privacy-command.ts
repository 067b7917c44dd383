import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { OperatorError } from "#platform/program/operator-error.ts";
import { formatEndings, parseEndings, readEndings } from "#platform/endings/endings.ts";
import { wipeErased } from "#platform/database/personal-data/wipe.ts";
import type { Platform } from "#platform/platform.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { addressOf } from "./person/address.ts";
import { listErasures } from "./erasure/erasures-store.ts";
import { formatErasures, parseErasures } from "./erasure/erased-list.ts";
import { replayErasures } from "./erasure/replay.ts";
import { replayEndings } from "./erasure/replay-endings.ts";
import { erasePerson, showPerson } from "./service.ts";
import type { ErasureResult, KeptCopy, PersonData, StoredRow } from "../contract.ts";

const USAGE = `Usage: npm run privacy -- show ADDRESS | export ADDRESS | erase ADDRESS | erased | replay < FILE
  show     what is stored of whom, in words
  export   the same as JSON: npm run --silent privacy -- export ADDRESS > FILE
  erase    erases all of it, but not that it wants no mail: npm run mail -- allow ADDRESS
  erased   what was erased or ended, a line each, without addresses: keep it apart from PostgreSQL's backups
  replay   erases and ends again what is on such a list, after a restore`;

/** Runs `npm run privacy`. @returns the text to print @throws OperatorError or Refusal if nothing was done */
export async function privacyCommand(
  platform: Platform,
  args: readonly string[],
  stdin: string,
): Promise<string> {
  const [what = "", email = "", ...rest] = args;
  if (what === "erased" && args.length === 1) return printEnded(platform);
  if (what === "replay" && args.length === 1) return replay(platform, stdin);
  if (!["show", "export", "erase"].includes(what) || email === "" || rest.length > 0)
    throw new OperatorError(USAGE);
  if (!addressOf(platform, email))
    throw new OperatorError(`${email} is not an email address. ${USAGE}`);
  if (what === "erase") {
    const by = { made_by: "command", made_by_user: null } as const;
    const erased = await erasePerson(platform, email, by);
    await wipeErased(platform.database, platform.now);
    return describeErasure(erased.wiped === "soon" ? { ...erased, wiped: "yes" } : erased);
  }
  const data = await showPerson(platform, email);
  return what === "export" ? JSON.stringify(data, null, 2) : describePerson(data);
}

async function printEnded({ database, config }: Platform): Promise<string> {
  return (
    formatErasures(await listErasures(database.db)) + formatEndings(readEndings(config.dataDir))
  );
}

async function replay(platform: Platform, list: string): Promise<string> {
  let erasures;
  let endings;
  try {
    const lines = list.split(/(?<=\n)/);
    endings = parseEndings(lines.filter((line) => line.includes('"table":')).join(""));
    erasures = parseErasures(lines.filter((line) => !line.includes('"table":')).join(""));
  } catch (error) {
    throw new OperatorError(`That is no list of \`npm run privacy -- erased\`. ${USAGE}`, {
      cause: error,
    });
  }
  const count =
    (await replayErasures(platform, erasures)) + (await replayEndings(platform, endings));
  return count === 0 ? content.nothingToReplay : `${content.replayed} ${count}`;
}

function describePerson({ email, stored, mails, mentions, copies }: PersonData): string {
  const lines = stored.flatMap(({ what, from, why, howLong, tables }) => [
    `${what} (${Object.values(tables).flat().length})`,
    `  ${from} ${why} ${howLong}.`,
    ...Object.values(tables).flat().map(describeRow),
  ]);
  if (mails.length > 0) {
    lines.push(`${content.mails} (${mails.length})`, ...mails.map(({ name }) => `  - ${name}`));
  }
  if (mentions > 0) lines.push(interpolate(content.mentions, { count: mentions }));
  if (lines.length === 0) lines.push(content.nothing);
  return [email, "", ...lines, ...copyLines(copies)].join("\n");
}

function describeRow(row: StoredRow): string {
  const lines = Object.entries(row).map(
    ([label, value]) => `${label}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return `  - ${lines.join("\n    ")}`;
}

function describeErasure({ erased: counts, copies, wiped }: ErasureResult): string {
  const erased = counts.map(({ what, count }) => `  ${what}: ${count}`);
  return [
    erased.length > 0 ? content.erased : content.nothingErased,
    ...erased,
    content.wiped[wiped],
    ...copyLines(copies),
  ].join("\n");
}

function copyLines(copies: readonly KeptCopy[]): string[] {
  if (copies.length === 0) return [];
  return [content.copies, ...copies.map(({ name, until }) => `  ${name}: ${until.slice(0, 10)}`)];
}
