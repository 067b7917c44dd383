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
   * the chat.
   */
  first_touch: TOUCH,
  /** Beginning of the last visit in which the person sent a message, downloaded something or gave an email address. */
  last_touch: TOUCH,
};

const PERSON = {
  /**
   * Id of the person, which the event `person.erased` names too. Null if the site knows no email address of the person.
   */
  person_id: z.uuid().nullable(),
  /** Id of the person into whom staff have merged this person. */
  merged_into: z.uuid().nullable(),
  ...TOUCHES,
  email: z.string(),
};

export const CONTACT_TEXTS = Object.fromEntries(
  Object.keys(contact.form.fields).map((name) => [name, z.string()]),
) as Record<ContactFieldName, z.ZodString>;

const MESSAGE = {
  message_id: z.uuid(),
  person_id: PERSON.person_id,
  merged_into: PERSON.merged_into,
  ...TOUCHES,
  ...CONTACT_TEXTS,
};

const DETAILS = {
  "contact.received": z.object(MESSAGE),
  /** `transcript`: the conversation, if the visitor allowed it. */
  "chat.handoff": z.object({ ...MESSAGE, transcript: z.string() }),
  /** `from`: address from which the reply came; it may differ from `email`. */
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
   * `other_person_id`: the person with whom staff merged this one, or from whom they separated it; "" if staff only
   * changed data.
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
    /** Time at which the call would have started before it was moved; "" if it was not moved. */
    previous_starts_at: z.string(),
    reason: z.string(),
    /** Slug of the template from whose page the visitor followed the link to the calendar. */
    template: z.string(),
    language: z.string(),
  }),
  /** State, amount and day are null if staff deleted the record of whether a person has become a customer. */
  "lead.changed": z.object({
    ...PERSON,
    state: z.enum(LEAD_STATES).nullable(),
    /** Amount in `currency`, without cents; null if unknown. */
    amount: z.int().nullable(),
    /** ISO date on which `state` began. */
    day: z.string().nullable(),
    currency: z.string(),
    name: z.string(),
    company: z.string(),
    previous_state: z.enum(LEAD_STATES).nullable(),
  }),
  "person.erased": z.object({ person_id: PERSON.person_id }),
  /** Pages have changed: those in `paths` or, if `everything` is true, any page. A CDN should fetch them again. */
  "pages.changed": z.object({ everything: z.boolean(), paths: z.array(z.string()) }),
  "delivery.failing": z.object({ what: z.enum(["email", "webhook"]), reason: z.string() }),
};

export type EventType = keyof typeof DETAILS;
export const EVENT_TYPES = Object.keys(DETAILS) as EventType[];

export type EventDetails = { [Type in EventType]: z.output<(typeof DETAILS)[Type]> };

const COMMON = {
  id: z.uuid(),
  /** Time of the event, as an ISO timestamp. */
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

/** `event`: JSON in the site's own format. `adaptive_card`: a card for Microsoft Teams. */
export const EVENT_FORMATS = ["event", "adaptive_card"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];
