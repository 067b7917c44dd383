import { z } from "zod";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";
import { BOOKING_STATES } from "./bookings.ts";
import { LEAD_STATES } from "./leads.ts";

/*
 * Events that the site sends to other tools. Fields may be added but not removed or renamed, because receivers rely on
 * them.
 */

/** Beginning of a visit: its time, its first page, and the UTM parameters source, medium and campaign. */
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
  /**
   * Beginning of the first visit in which the person sent a message, downloaded something or gave an email address in
   * the chat; null if unknown.
   */
  first_touch: TOUCH,
  /**
   * Beginning of the last visit in which the person sent a message, downloaded something or gave an email address in
   * the chat; null if unknown.
   */
  last_touch: TOUCH,
};

const PERSON = {
  /**
   * Id of the person. The event `person.erased` names the same id. Null if the site knows no email address of the
   * person.
   */
  person_id: z.uuid().nullable(),
  /** Id of the person into whom staff have merged this person; null if they have not. */
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
  /** A visitor sent a message to staff from the chat. `transcript`: the conversation, if the visitor allowed it. */
  "chat.handoff": z.object({ ...MESSAGE, transcript: z.string() }),
  /** Somebody answered an email from staff. `from`: address from which the reply came; it may differ from `email`. */
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
    /** Slug of the service that the visitor asks about, or "". */
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
  /**
   * Staff changed the data of a person, merged the person with another one, or separated the two again.
   * `other_person_id`: id of the other person; "" if staff only changed data.
   */
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
    /** Start of the call before it was moved; "" if it was not moved. */
    previous_starts_at: z.string(),
    reason: z.string(),
    /** Slug of a template, if the visitor followed the link to the calendar on the template's page; otherwise "". */
    template: z.string(),
    language: z.string(),
  }),
  /**
   * Staff recorded whether a person has become a customer. State, amount and day are null if staff deleted that record.
   */
  "lead.changed": z.object({
    ...PERSON,
    state: z.enum(LEAD_STATES).nullable(),
    /** Amount in `currency`, without cents; null if unknown. */
    amount: z.int().nullable(),
    /** ISO date of the day on which `state` began. */
    day: z.string().nullable(),
    currency: z.string(),
    name: z.string(),
    company: z.string(),
    /** State that staff had recorded before `state`; null if there was none. */
    previous_state: z.enum(LEAD_STATES).nullable(),
  }),
  /** A person was erased. The event contains only the id, because everything else about the person was deleted. */
  "person.erased": z.object({ person_id: PERSON.person_id }),
  /**
   * Pages changed. A CDN should fetch them again: all pages if `everything` is true, and otherwise those in `paths`.
   */
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
  /** Whether the event is only a sample, which staff sent by pressing a button. */
  test: z.boolean(),
  text: z.string(),
  admin_url: z.string(),
};

export function eventSchema(type: EventType): z.ZodObject {
  return z.object({ type: z.literal(type), ...COMMON, ...DETAILS[type].shape });
}

export type EventBody = { type: EventType } & z.output<z.ZodObject<typeof COMMON>> &
  Record<string, unknown>;

/** Formats in which an event can be sent: as JSON of this site, or as a card for Microsoft Teams. */
export const EVENT_FORMATS = ["event", "adaptive_card"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];
