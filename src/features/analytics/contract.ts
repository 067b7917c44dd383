import { z } from "zod";
import { listQuery } from "#shared/lists/list-query.ts";
import { singleLine } from "#shared/text/text.ts";
import { mondayOf } from "#shared/time/weeks.ts";
import { MAX_PATH, TOLD_KINDS, type METRICS } from "./limits.ts";

export const VisitEvent = z.object({
  kind: z.enum(TOLD_KINDS, "This is not counted."),
  page: singleLine(MAX_PATH, "The page"),
});
export type VisitEvent = z.output<typeof VisitEvent>;

/** The Monday of a week as ISO date, UTC. */
export const Week = z.iso
  .date({ error: "Please name a week by its Monday, as 2026-11-16.", abort: true })
  .refine((day) => day >= "2000-01-03" && day < "2100-01-01" && mondayOf(new Date(day)) === day, {
    error: "A week is named by its Monday.",
  });

/** Query of GET /api/admin/numbers; the default is the present week. */
export const NumbersQuery = listQuery({ week: Week.optional() });
export type NumbersQuery = z.output<typeof NumbersQuery>;

export type Entry = {
  landing: string;
  /** `utm_source`, else the referring host, else `direct`. */
  source: string;
  medium: string;
  campaign: string;
};

/** An entry that led a person here; `at` is an ISO timestamp. */
export type Touch = Entry & { at: string };

export type Metric = (typeof METRICS)[number];

export type Counts = Record<Metric, number>;

export type Numbers = {
  /** Monday of the shown week, ISO date. */
  week: string;
  /** Monday of the following week; null if that week has not begun. */
  next: string | null;
  weeks: ({ week: string } & Counts)[];
  pages: ({ page: string } & Pick<Counts, "visitors" | "views" | "chats" | "bookings">)[];
  templates: ({ slug: string; title: string } & Pick<
    Counts,
    "visitors" | "views" | "gates" | "downloads"
  >)[];
  sources: ({ source: string } & Pick<Counts, "visitors" | "messages" | "downloads" | "chats">)[];
  unknown: Pick<Counts, "messages" | "downloads" | "chats">;
};
