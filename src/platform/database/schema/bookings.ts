import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BookingProvider, BookingState } from "#shared/bookings.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

/** Booked calls, as the calendar reports them. A call that is moved keeps its row and gets a new `uid`. */
export const bookings = pgTable("bookings", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    provider: text("provider").$type<BookingProvider>().notNull(),
    /** The provider's id of the call. */
    uid: text("uid").notNull(),
    /** The ids that the call had before it was moved. */
    former_uids: text("former_uids").array().notNull().default([]),
    person_id: uuid("person_id"),
    /** When the provider wrote its newest report about the call. */
    reported_at: moment("reported_at").notNull(),
  }),
  email: holds("email", text("email").notNull()),
  name: holds("name", text("name").notNull().default("")),
  title: holds("call", text("title").notNull().default("")),
  starts_at: holds("call", moment("starts_at").notNull()),
  ends_at: holds("call", moment("ends_at").notNull()),
  state: holds("call", text("state").$type<BookingState>().notNull()),
  reason: holds("call", text("reason").notNull().default("")),
  /** Slug of the template whose page led the visitor to the calendar; otherwise "". */
  template: holds("template", text("template").notNull().default("")),
  language: holds("call", text("language").notNull().default("")),
  created_at: holds("time", moment("created_at").notNull()),
  updated_at: holds("time", moment("updated_at").notNull()),
});
annotate(bookings, {
  kind: "bookings",
  person: { address: ["email"] },
  forget: [{ period: "contactMessageMonths", since: "greatest(ends_at, updated_at)" }],
});
