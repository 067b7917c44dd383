import { z } from "zod";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";
import { BOOKING_STATES } from "./bookings.ts";
import { LEAD_STATES } from "./leads.ts";

/* Events that the site sends to other tools. Fields are only ever added, because receivers rely on those that exist. */

/** Where a visit of a person began: its time, first page, and the UTM parameters source, medium and campaign. */
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
  /** The visit that first led the person to the site; null if unknown. */
  first_touch: TOUCH,
  /** The visit in which the person last sent a message, downloaded something or typed an address; null if unknown. */
  last_touch: TOUCH,
};

const PERSON = {
  /** Id of the person, as in `person.erased`; null if the site knows no email address of the person. */
  person_id: z.uuid().nullable(),
  /** Id of the person into whom staff merged this one; null if nobody merged them. */
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
  /** A visitor of the chat sent a message to staff. If the visitor allowed it, the conversation is in `transcript`. */
  "chat.handoff": z.object({ ...MESSAGE, transcript: z.string() }),
  /** Somebody replied by email to an answer of staff. `from` may be another address of the person. */
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
  /** Staff changed a person. `other_person_id`: the person whom staff merged with or separated from this one, or "". */
  "person.changed": z.object({
    ...PERSON,
    name: z.string(),
    company: z.string(),
    change: z.enum(["details", "merged", "separated"]),
    other_person_id: z.string(),
  }),
  /** Somebody booked, moved or canceled a call in the calendar. Times are ISO timestamps. */
  "call.changed": z.object({
    ...PERSON,
    booking_id: z.uuid(),
    change: z.enum(BOOKING_STATES),
    name: z.string(),
    title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    /** For a call that was moved, the time at which it was to begin before; otherwise "". */
    previous_starts_at: z.string(),
    reason: z.string(),
    /** Slug of the template on whose page the visitor followed the link to the calendar, or "". */
    template: z.string(),
    language: z.string(),
  }),
  /** Staff recorded whether a person became a customer. State, amount and day are null if staff deleted the record. */
  "lead.changed": z.object({
    ...PERSON,
    state: z.enum(LEAD_STATES).nullable(),
    /** Whole amount in `currency`; null if unknown. */
    amount: z.int().nullable(),
    /** ISO date on which `state` began. */
    day: z.string().nullable(),
    currency: z.string(),
    name: z.string(),
    company: z.string(),
    /** State that staff had recorded before; null if none. */
    previous_state: z.enum(LEAD_STATES).nullable(),
  }),
  /** A person was erased. Only the id remains: everything else about the person is deleted. */
  "person.erased": z.object({ person_id: PERSON.person_id }),
  /** Pages changed, so a CDN should fetch them again: those in `paths`, or, if `everything` is true, all pages. */
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
  /** Whether the event is a sample that staff sent by a button. */
  test: z.boolean(),
  text: z.string(),
  admin_url: z.string(),
};

export function eventSchema(type: EventType): z.ZodObject {
  return z.object({ type: z.literal(type), ...COMMON, ...DETAILS[type].shape });
}

export type EventBody = { type: EventType } & z.output<z.ZodObject<typeof COMMON>> &
  Record<string, unknown>;

/** Formats of an event: its own JSON, or a card for Microsoft Teams. */
export const EVENT_FORMATS = ["event", "adaptive_card"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];
