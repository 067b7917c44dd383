import { people as words } from "#content/accounts/people.ts";
import { readTouches } from "#features/analytics/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { emailHash } from "#platform/suppressions/suppressions.ts";
import { cursorBehind } from "#shared/lists/cursor.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { PersonDetails, PersonLine, TimelineQuery, Trace } from "../contract.ts";
import { findPerson, listMerged, type Person } from "./store.ts";
import { listTraces, type StoredTrace } from "./timeline-store.ts";

const PAGE = 50;
const UNDO_MS = 30 * DAY_MS;

/** Of one who was merged, the one it belongs to. @throws Refusal `not_found` */
export async function describePerson(
  platform: Platform,
  db: Db,
  id: string,
  query: TimelineQuery = {},
): Promise<PersonDetails> {
  const found = await findPerson(db, id);
  const person = found?.merged_into ? await findPerson(db, found.merged_into) : found;
  if (!person) throw new Refusal("not_found", words.notFound);
  const merged = await listMerged(db, person.id);
  const all = [person, ...merged];
  const rows = await listTraces(
    db,
    {
      ids: all.map((each) => each.id),
      emails: all.map(({ email }) => email),
      hashes: all.map(({ email }) => emailHash(platform, email)),
    },
    query,
    PAGE + 1,
  );
  const touches = await readTouches(
    db,
    all.map((each) => each.id),
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    person: {
      ...lineOf({
        ...person,
        name: firstOf(all.map(({ name }) => name)),
        company: firstOf(all.map(({ company }) => company)),
      }),
      version: person.version,
      createdAt: person.created_at.toISOString(),
      touches,
      merged: merged.map((other) => ({
        id: other.id,
        email: other.email,
        name: other.name,
        at: (other.merged_at ?? other.created_at).toISOString(),
        undoable: isUndoable(other, platform.now()),
      })),
    },
    timeline: shown.map(traceOf),
    next: last && rows.length > PAGE ? cursorBehind({ created_at: last.at, id: last.id }) : null,
  };
}

/** What one address lacks, another one of the same person has. */
function firstOf(values: readonly string[]): string {
  return values.find((value) => value !== "") ?? "";
}

export function isUndoable({ merged_at }: Pick<Person, "merged_at">, now: Date): boolean {
  return merged_at !== null && now.getTime() - merged_at.getTime() < UNDO_MS;
}

export function lineOf({
  id,
  email,
  name,
  company,
  last_at,
}: Pick<Person, "id" | "email" | "name" | "company" | "last_at">): PersonLine {
  return { id, email, name, company, lastAt: last_at.toISOString() };
}

function traceOf({ id, kind, at, data }: StoredTrace): Trace {
  return { id, kind, at: at.toISOString(), ...data } as Trace;
}
