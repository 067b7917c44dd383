import { notPersonal, type Annotations } from "./annotation.ts";

/* Every column of src/platform/database/people/people-schema.ts. */

/** What people are made from. */
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
      ...notPersonal("id", "version", "merged_into"),
    },
  },
} as const satisfies Annotations;
