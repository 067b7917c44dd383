import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { annotationOf, endOf, type Annotations, type TableAnnotation } from "../annotation.ts";
import * as accounts from "../schema/accounts.ts";
import * as analytics from "../schema/analytics.ts";
import * as apiKeys from "../schema/api-keys.ts";
import * as bookings from "../schema/bookings.ts";
import * as library from "../schema/library.ts";
import * as mail from "../schema/mail.ts";
import * as messages from "../schema/messages.ts";
import * as operation from "../schema/operation.ts";
import * as outbox from "../schema/outbox.ts";
import * as people from "../schema/people.ts";
import * as replies from "../schema/replies.ts";

/** Schemas of the tables, in the order of the clean-up: each table comes after the tables that refer to it. */
const schemas = [
  replies,
  bookings,
  messages,
  library,
  mail,
  outbox,
  operation,
  accounts,
  people,
  apiKeys,
  analytics,
];

/** Tables without a Drizzle schema, because only plain SQL uses them. */
const others: Annotations = {
  "public.library_version": withoutPersons("only_row", "version"),
  "public.library_changes": withoutPersons("version", "slug", "hidden"),
  "public.data_key": withoutPersons("one", "sealed_key"),
  "public.schema_migrations": withoutPersons("name", "applied_at", "checksum", "breaks_way_back"),
  "public.backup_steps": withoutPersons("step", "done_at", "place", "failed_at", "why"),
  "public.assets": withoutPersons("path", "body", "encoding", "seen_on"),
  "public.model_usage": withoutPersons("day", "tokens"),
  "public.conversation_tokens": {
    kind: "conversations",
    person: { links: [{ column: "session_id", of: "public.chat_leads", key: "session_id" }] },
    columns: {
      ...withoutPersons("day", "requests").columns,
      session_id: "conversation",
      tokens: "model_usage",
    },
    forget: [{ period: "conversationTokenDays", since: endOf("day") }],
  },
  // The column `key` contains keyed hashes of network and email addresses.
  "public.rate_limits": {
    kind: "counters",
    columns: { key: "usage", points: "usage", expire: "not personal" },
  },
  // One row for each combination of day, kind (such as the view of a page) and name (such as the page's path).
  "public.visit_counts": {
    kind: "visits",
    namesNobody: true,
    columns: {
      ...withoutPersons("kind", "times", "visitors").columns,
      day: "visit_day",
      name: "visited_pages",
    },
    forget: [{ period: "visitMonths", since: endOf("day") }],
  },
  "public.visit_marks": {
    kind: "visits",
    namesNobody: true,
    columns: { day: "visit_day", mark: "visitor" },
    forget: [{ period: "visitSaltHours", since: endOf("day") }],
  },
  // Only the previous release inserts rows here. The SQL function `fold_visits` moves them to `visit_counts`.
  "public.visits": withoutPersons("day", "visitor", "source", "campaign"),
  "public.visit_events": withoutPersons("day", "visitor", "kind", "page", "times"),
  "public.visit_salts": {
    ...withoutPersons("day", "salt"),
    forget: [{ period: "visitSaltHours", since: endOf("day") }],
  },
};

/**
 * Annotations of all tables. The privacy page, the nightly clean-up, and the export and erasure of a person's data
 * follow these annotations.
 */
export const annotations: Annotations = {
  ...Object.fromEntries(
    schemas
      .flatMap((schema): unknown[] => Object.values(schema))
      .filter((table) => is(table, PgTable))
      .map(annotationOf),
  ),
  ...others,
};

function withoutPersons(...columns: string[]): TableAnnotation {
  return { columns: Object.fromEntries(columns.map((name) => [name, "not personal"])) };
}
