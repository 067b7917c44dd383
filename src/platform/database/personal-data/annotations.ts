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

/** The schema files in the order of the clean-up: each table comes after the tables that refer to it. */
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

/** Annotations of tables that have no Drizzle schema, because only plain SQL uses these tables. */
const others: Annotations = {
  "public.library_version": withoutPersons("only_row", "version"),
  "public.library_changes": withoutPersons("version", "slug", "hidden"),
  "public.data_key": withoutPersons("one", "sealed_key"),
  "public.schema_migrations": withoutPersons("name", "applied_at", "checksum", "breaks_way_back"),
  "public.backup_steps": withoutPersons("step", "done_at", "place", "failed_at", "why"),
  "public.visit_marks": {
    kind: "visits",
    namesNobody: true,
    columns: { day: "visit_day", mark: "visitor" },
    forget: [{ period: "visitSaltHours", since: endOf("day") }],
  },
  // Only the previous release of the site inserts rows into the tables `visits` and `visit_events`. The SQL function
  // `fold_visits` adds these rows to the counts, and then deletes them.
  "public.visits": withoutPersons("day", "visitor", "source", "campaign"),
  "public.visit_events": withoutPersons("day", "visitor", "kind", "page", "times"),
  "public.visit_salts": {
    ...withoutPersons("day", "salt"),
    forget: [{ period: "visitSaltHours", since: endOf("day") }],
  },
};

/**
 * Annotations of all tables and columns. The privacy page, the nightly clean-up, copies of a person's data, and the
 * deletion of a person's data follow these annotations. A test finds columns without an annotation.
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
