import { z } from "zod";
import { api } from "#content/accounts/api.ts";
import { CONTACT_TEXTS } from "#shared/events.ts";
import { LEAD_STATES } from "#shared/leads.ts";
import { Cursor } from "#shared/lists/cursor.ts";
import { stopAtFirstFault } from "#shared/lists/list.ts";
import { listQuery } from "#shared/lists/list-query.ts";
import { singleLine } from "#shared/text/text.ts";
import { MAX_ITEMS, MAX_KEY_NAME } from "./limits.ts";

export const SCOPES = Object.keys(api.scopes) as Scope[];
export type Scope = keyof typeof api.scopes;

const Time = z.iso.datetime();
const Id = z.uuid();

const Touch = z
  .object({
    at: Time,
    landing: z.string(),
    source: z.string(),
    medium: z.string(),
    campaign: z.string(),
  })
  .nullable();
/** Where the first and the last known visit of a person began. */
const touches = { first_touch: Touch, last_touch: Touch };

/** The customer record; null if staff have made none. `amount` is in the currency of the business. */
const lead = z
  .object({ state: z.enum(LEAD_STATES), amount: z.int().nullable(), day: z.iso.date() })
  .nullable();

/** Fields may be added but not removed, because other programs rely on them. */
export const ApiPerson = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  created_at: Time,
  last_at: Time,
  /** The person into whom staff merged this person. */
  merged_into: Id.nullable(),
  ...touches,
  lead,
});
export type ApiPerson = z.output<typeof ApiPerson>;

export const ApiMessage = z.object({
  id: Id,
  person_id: Id.nullable(),
  created_at: Time,
  source: z.enum(["form", "chat"]),
  status: z.string(),
  ...touches,
  lead,
  ...CONTACT_TEXTS,
});
export type ApiMessage = z.output<typeof ApiMessage>;

export const ApiDownload = z.object({
  id: Id,
  person_id: Id.nullable(),
  created_at: Time,
  email: z.string(),
  template_id: Id,
  slug: z.string(),
  title: z.string(),
});
export type ApiDownload = z.output<typeof ApiDownload>;

export const ApiListQuery = listQuery({
  after: Cursor.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, `The limit is a number from 1 to ${MAX_ITEMS}.`)
    .transform(Number)
    .refine(
      (most) => most >= 1 && most <= MAX_ITEMS,
      `The limit is a number from 1 to ${MAX_ITEMS}.`,
    )
    .optional(),
});
export type ApiListQuery = z.output<typeof ApiListQuery>;

/**
 * Makes the schema of one page of a list. `next` is the cursor of the following page. On the last page, it leads to the
 * rows that are added later. It is null as long as the list is empty.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable(), more: z.boolean() });
}
export type ApiList<Item> = { items: Item[]; next: string | null; more: boolean };

/** Body of an error response: the fields of RFC 9457, and `error`, which all error responses below /api have. */
export const Problem = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
});

export const NewKey = z.object({
  name: singleLine(MAX_KEY_NAME, "The name").pipe(z.string().min(1, api.problems.name)),
  scopes: stopAtFirstFault(
    z
      .array(z.enum(SCOPES, api.problems.scopes), api.problems.scopes)
      .min(1, api.problems.scopes)
      .max(SCOPES.length, api.problems.scopes),
  ),
});
export type NewKey = z.output<typeof NewKey>;

/** Times are ISO timestamps. */
export type KeyLine = {
  id: string;
  name: string;
  ending: string;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
};

export type KeyList = { keys: KeyLine[] };

/** A new API key with its secret, which is never shown again. */
export type MadeKey = { key: KeyLine; secret: string };
