import { z } from "zod";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";
import { BOOKING_STATES } from "./bookings.ts";
import { LEAD_STATES } from "./leads.ts";

/*
 * Events that the site sends to other tools. Fields are only ever added, because receivers rely on
 * them.
 */

/** Where one visit of a person began: its time, first page, and the UTM parameters source, medium and campaign. */
const TOUCH = z
  .object({
    at: z.string(),
    landing: z.string(),
    source: z.string(),
    medium: z.string(),
    campaign: z.string(),
  })
  .nullable();

const TOUCHES = {
  /** The first visit that led the person here; null if unknown. */
  first_touch: TOUCH,
  /** The visit in which the person last left something; null if unknown. */
  last_touch: TOUCH,
};

const PERSON = {
  /** Id of the person, as in `person.erased`; null if the person is not known by an email address. */
  person_id: z.uuid().nullable(),
  /** Id of the person that staff merged this one into; null if not merged. */
  merged_into: z.uuid().nullable(),
  ...TOUCHES,
  email: z.string(),
};

const MESSAGE = {
  message_id: z.uuid(),
  person_id: PERSON.person_id,
  merged_into: PERSON.merged_into,
  ...TOUCHES,
  ...(Object.fromEntries(
    Object.keys(contact.form.fields).map((name) => [name, z.string()]),
  ) as Record<ContactFieldName, z.ZodString>),
};

const DETAILS = {
  "contact.received": z.object(MESSAGE),
  /** A message for a person from the chat, with the conversation if the visitor allowed it. */
  "chat.handoff": z.object({ ...MESSAGE, transcript: z.string() }),
  /** An email in reply to one of our answers; `from` may be another address of the person. */
  "reply.received": z.object({
    message_id: z.uuid(),
    ...PERSON,
    reply_id: z.uuid(),
    from: z.string(),
    name: z.string(),
    subject: z.string(),
    reply: z.string(),
  }),
  "lead.detected": z.object({
    ...PERSON,
    interest: z.string(),
    /** Slug of the service that the visitor wrote about, or "". */
    topic: z.string(),
    wants_newsletter: z.boolean(),
  }),
  "download.requested": z.object({
    ...PERSON,
    template_id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    wants_newsletter: z.boolean(),
  }),
  "newsletter.confirmed": z.object({ ...PERSON, source: z.string(), page: z.string() }),
  "newsletter.unsubscribed": z.object(PERSON),
  /** A change by staff; `other_person_id` is the merged or separated person, or "". */
  "person.changed": z.object({
    ...PERSON,
    name: z.string(),
    company: z.string(),
    change: z.enum(["details", "merged", "separated"]),
    other_person_id: z.string(),
  }),
  /** A call was booked, moved or canceled in the calendar. Times are ISO timestamps. */
  "call.changed": z.object({
    ...PERSON,
    booking_id: z.uuid(),
    change: z.enum(BOOKING_STATES),
    name: z.string(),
    title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    /** When it was to begin before; "" for a new call. */
    previous_starts_at: z.string(),
    reason: z.string(),
    /** Slug of the template whose page led to the calendar, or "". */
    template: z.string(),
    language: z.string(),
  }),
  /** Staff recorded what became of a person. The first three are null when they took it back. */
  "lead.changed": z.object({
    ...PERSON,
    state: z.enum(LEAD_STATES).nullable(),
    /** In `currency`, without its smaller unit; null: unknown. */
    amount: z.int().nullable(),
    /** ISO date on which the lead became what it is. */
    day: z.string().nullable(),
    currency: z.string(),
    name: z.string(),
    company: z.string(),
    /** The state that was recorded before; null: none. */
    previous_state: z.enum(LEAD_STATES).nullable(),
  }),
  /** Only the id is left: everything else about the person was erased. */
  "person.erased": z.object({ person_id: PERSON.person_id }),
  /** Pages show something else now: a CDN is to fetch them again. `everything`: all pages, whatever `paths` names. */
  "pages.changed": z.object({ everything: z.boolean(), paths: z.array(z.string()) }),
  "delivery.failing": z.object({ what: z.enum(["email", "webhook"]), reason: z.string() }),
};

export type EventType = keyof typeof DETAILS;
export const EVENT_TYPES = Object.keys(DETAILS) as EventType[];

export type EventDetails = { [Type in EventType]: z.output<(typeof DETAILS)[Type]> };

const COMMON = {
  id: z.uuid(),
  /** ISO timestamp. */
  timestamp: z.string(),
  /** true for a sample that staff sent by the button. */
  test: z.boolean(),
  text: z.string(),
  admin_url: z.string(),
};

export function eventSchema(type: EventType): z.ZodObject {
  return z.object({ type: z.literal(type), ...COMMON, ...DETAILS[type].shape });
}

export type EventBody = { type: EventType } & z.output<z.ZodObject<typeof COMMON>> &
  Record<string, unknown>;

/** Formats of an event: its JSON, or a card for Microsoft Teams. */
export const EVENT_FORMATS = ["event", "adaptive_card"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];
