import { z } from "zod";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";

/* What the site tells other tools. Fields are only ever added: whoever reads them relies on them. */

const PERSON = {
  /** Whose address it is, as in `person.erased`; null: not known by an address. */
  person_id: z.uuid().nullable(),
  /** Of whom staff said that they are the same person; null: nobody. */
  merged_into: z.uuid().nullable(),
  email: z.string(),
};

const MESSAGE = {
  message_id: z.uuid(),
  person_id: PERSON.person_id,
  merged_into: PERSON.merged_into,
  ...(Object.fromEntries(
    Object.keys(contact.form.fields).map((name) => [name, z.string()]),
  ) as Record<ContactFieldName, z.ZodString>),
};

const DETAILS = {
  "contact.received": z.object(MESSAGE),
  /** A message for a person, from the chat; with the conversation if the visitor let it come along. */
  "chat.handoff": z.object({ ...MESSAGE, transcript: z.string() }),
  "lead.detected": z.object({
    ...PERSON,
    interest: z.string(),
    /** Slug of the service that was written about, or "". */
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
  /** By staff; `other_person_id` is who was merged or separated, or "". */
  "person.changed": z.object({
    ...PERSON,
    name: z.string(),
    company: z.string(),
    change: z.enum(["details", "merged", "separated"]),
    other_person_id: z.string(),
  }),
  /** Without an address: everything about it is gone. */
  "person.erased": z.object({ person_id: PERSON.person_id }),
  "delivery.failing": z.object({ what: z.enum(["email", "webhook"]), reason: z.string() }),
};

export type EventType = keyof typeof DETAILS;
export const EVENT_TYPES = Object.keys(DETAILS) as EventType[];

export type EventDetails = { [Type in EventType]: z.output<(typeof DETAILS)[Type]> };

const COMMON = {
  id: z.uuid(),
  /** ISO. */
  timestamp: z.string(),
  /** By the button, with sample values. */
  test: z.boolean(),
  text: z.string(),
  admin_url: z.string(),
};

export function eventSchema(type: EventType): z.ZodObject {
  return z.object({ type: z.literal(type), ...COMMON, ...DETAILS[type].shape });
}

export type EventBody = { type: EventType } & z.output<z.ZodObject<typeof COMMON>> &
  Record<string, unknown>;

/** As what an event is sent: itself, or a card for Microsoft Teams. */
export const EVENT_FORMATS = ["event", "adaptive_card"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];
