import { people as labels } from "#content/accounts/people.ts";
import { readTouches } from "#features/analytics/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { emailHash } from "#platform/suppressions/suppressions.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import { readListPage } from "#shared/lists/list-page.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { PersonDetails, PersonLine, TimelineQuery, Trace } from "../contract.ts";
import { TRACES } from "../limits.ts";
import { leadsOf } from "./lead-store.ts";
import { readPhones } from "./phones.ts";
import { type Listed, type Person, mainPerson, personRows } from "./store.ts";
import { listMessageChanges, listTraces, type StoredTrace, type Whose } from "./timeline-store.ts";

const UNDO_MS = 30 * DAY_MS;

/**
 * Describes a person. For a person who was merged into another, describes the other one.
 * @throws Refusal `not_found`
 */
export async function describePerson(
  platform: Platform,
  db: Db,
  id: string,
  query: TimelineQuery = {},
): Promise<PersonDetails> {
  const { person, merged, all } = await findMerged(db, id);
  const { rows, next } = await readListPage(
    (limit) => listTraces(db, whoseTraces(platform, all), query, limit),
    (trace) => trace,
  );
  const touches = await readTouches(db, id);
  return {
    person: {
      ...lineOf({
        ...person,
        name: firstOf(all.map(({ name }) => name)),
        company: firstOf(all.map(({ company }) => company)),
      }),
      phones: await readPhones(
        db,
        all.map((one) => one.id),
      ),
      version: person.version,
      createdAt: person.created_at.toISOString(),
      touches,
      lead: (await leadsOf(db, [id])).get(id) ?? null,
      merged: merged.map((other) => ({
        id: other.id,
        email: other.email,
        name: other.name,
        at: (other.merged_at ?? other.created_at).toISOString(),
        undoable: isUndoable(other, platform.now()),
      })),
    },
    timeline: rows.map(traceOf),
    next,
  };
}

/**
 * Returns the newest timeline entries of the kinds in TRACES, of the person and everybody merged with the person.
 * @throws Refusal `not_found`
 */
export async function readTraces(
  platform: Platform,
  db: Db,
  id: string,
  limit: number,
): Promise<Trace[]> {
  const { all } = await findMerged(db, id);
  return (await listTraces(db, whoseTraces(platform, all), { kinds: TRACES }, limit)).map(traceOf);
}

export async function readMessageChanges(db: Db, id: string, limit: number): Promise<Trace[]> {
  return (await listMessageChanges(db, id, limit)).map(traceOf);
}

/**
 * Finds the main person, and everybody merged into this person.
 * @throws Refusal `not_found`
 */
async function findMerged(db: Db, id: string) {
  const person = await mainPerson(db, id);
  if (!person) throw new Refusal("not_found", labels.notFound);
  const merged = await personRows.list(db, { merged_into: person.id }, ["email"]);
  return { person, merged, all: [person, ...merged] };
}

function whoseTraces(platform: Platform, all: readonly Person[]): Whose {
  return {
    ids: all.map(({ id }) => id),
    emails: all.map(({ email }) => email),
    hashes: all.map(({ email }) => emailHash(platform, email)),
  };
}

function firstOf(values: readonly string[]): string {
  return values.find((value) => value !== "") ?? "";
}

export function isUndoable({ merged_at }: Pick<Person, "merged_at">, now: Date): boolean {
  return merged_at !== null && now.getTime() - merged_at.getTime() < UNDO_MS;
}

export function lineOf({ id, email, name, company, last_at }: Listed): PersonLine {
  return { id, email, name, company, lastAt: last_at.toISOString() };
}

function traceOf({ id, kind, at, data }: StoredTrace): Trace {
  const topic = typeof data["topic"] === "string" ? titleOfTopic(data["topic"]) : null;
  return { id, kind, at: at.toISOString(), ...data, ...(kind === "chat" && { topic }) } as Trace;
}
