import { notPersonal, type Annotations } from "./annotation.ts";

const POINTING = [
  "contact_messages",
  "chat_leads",
  "download_leads",
  "newsletter_subscriptions",
  "accounts.users",
];

export const peopleAnnotations = {
  "public.people": {
    kind: "people",
    person: { address: ["email"] },
    forget: [
      {
        period: "contactMessageMonths",
        since: "last_at",
        while: POINTING.map(
          (table) => `not exists (select from ${table} where person_id = people.id)`,
        ).join(" and "),
      },
    ],
    columns: {
      email: "email",
      name: "name",
      company: "contact_company",
      created_at: "first_time",
      last_at: "last_time",
      merged_at: "other_address",
      ...notPersonal("id", "version", "merged_into", "cleared_at"),
    },
  },
  "public.person_notes": {
    kind: "people",
    person: { links: [{ column: "person_id", of: "public.people" }] },
    columns: {
      text: "note",
      created_at: "time",
      updated_at: "time",
      ...notPersonal("id", "person_id", "author_id", "version"),
    },
  },
  "public.message_answers": {
    kind: "contactMessages",
    person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
    columns: {
      subject: "our_answer",
      text: "our_answer",
      created_at: "answer_time",
      ...notPersonal("id", "message_id", "author_id", "delivery_id"),
    },
  },
  "public.staff_audit": {
    kind: "staffAudit",
    forget: [{ period: "auditDays", since: "at" }],
    columns: {
      actor_id: "staff_audit",
      at: "staff_audit",
      action: "staff_audit",
      ...notPersonal("id", "row_id", "person_id", "changes"),
    },
  },
} as const satisfies Annotations;
