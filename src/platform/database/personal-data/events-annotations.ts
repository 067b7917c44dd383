import { notPersonal, type Annotations } from "./annotation.ts";

/* Every column of src/platform/database/schema/events.ts and src/platform/database/schema/api-keys.ts. */

export const eventsAnnotations = {
  "public.webhooks": {
    columns: {
      ...notPersonal("id", "url", "events", "header_name", "sealed_header", "sealed_secret"),
      ...notPersonal("active", "stopped_by", "failing_since", "version", "created_at", "format"),
    },
  },
  "public.webhook_deliveries": {
    kind: "events",
    person: { address: ["email"] },
    forget: [
      { period: "mailLogDays", since: "created_at", while: "state in ('sent', 'failed')" },
      // What has waited for a webhook that is off for so long is of no use.
      { period: "mailRowDays", since: "created_at" },
    ],
    columns: {
      email: "email",
      type: "event_kind",
      body: "event_body",
      created_at: "time",
      ...notPersonal("id", "webhook_id", "event_id", "state", "attempts", "next_at"),
      ...notPersonal("leased_until"),
    },
  },
  "public.webhook_tries": {
    kind: "events",
    person: { links: [{ column: "delivery_id", of: "public.webhook_deliveries" }] },
    columns: {
      at: "time",
      answer: "event_answer",
      ...notPersonal("id", "webhook_id", "delivery_id", "ms", "headers", "status", "problem"),
      ...notPersonal("format"),
    },
  },
  "public.api_keys": {
    columns: {
      ...notPersonal("id", "name", "key_hash", "ending", "scopes", "created_at", "last_used_at"),
    },
  },
} as const satisfies Annotations;
