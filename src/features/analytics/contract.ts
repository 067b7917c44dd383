import { z } from "zod";
import { listQuery } from "#shared/lists/list-query.ts";
import { singleLine } from "#shared/text/text.ts";
import { kindOfPeriod, type PeriodKind } from "#shared/time/periods.ts";
import { MAX_PATH, TOLD_KINDS, type METRICS } from "./limits.ts";

export const VisitEvent = z.object({
  kind: z.enum(TOLD_KINDS, "This is not counted."),
  page: singleLine(MAX_PATH, "The page"),
  /**
   * `search` and `referrer` are present only if a CDN sent the page, so that the server could not read them from a
   * request.
   */
  search: z.string().optional(),
  referrer: z.string().optional(),
});
export type VisitEvent = z.output<typeof VisitEvent>;

/** A period that begins in the years 2000 to 2099. `src/shared/time/periods.ts` describes the formats. */
export const Period = z
  .string()
  .refine(
    (text) => text.startsWith("20") && kindOfPeriod(text) !== undefined,
    "Please name a week by its Monday, as 2026-11-16, a month as 2026-11, or a quarter as 2026-Q4.",
  );

/** Without `period`, the numbers are those of the current week. */
export const NumbersQuery = listQuery({ period: Period.optional() });
export type NumbersQuery = z.output<typeof NumbersQuery>;

export type Entry = {
  landing: string;
  /** `utm_source` if the URL had it, else the host that referred the visitor, else `direct`. */
  source: string;
  medium: string;
  campaign: string;
};

/**
 * The start of the visit in which a person sent a message, downloaded a template, or left an email address in the chat.
 * `at` is an ISO timestamp.
 */
export type Touch = Entry & { at: string };

export type Metric = (typeof METRICS)[number];

export type Counts = Record<Metric, number>;

type Left = "messages" | "downloads" | "won" | "money";

export type Numbers = {
  period: string;
  kind: PeriodKind;
  /** Null if the next period has not begun yet. */
  next: string | null;
  periods: ({ period: string } & Counts)[];
  pages: ({ page: string } & Pick<
    Counts,
    "visitors" | "views" | "chats" | "bookings" | "messages" | "downloads"
  >)[];
  templates: ({ slug: string; title: string } & Pick<
    Counts,
    "visitors" | "views" | "gates" | Left
  >)[];
  sources: ({ source: string } & Pick<Counts, "visitors" | "chats" | Left>)[];
  campaigns: ({ campaign: string } & Pick<Counts, "visitors" | "chats" | Left>)[];
  /** Counts for visits whose source is unknown. */
  unknown: Pick<Counts, "chats" | Left>;
  /** `cost` is in the currency of the business; null if no price of the AI model is set. */
  assistant: { tokens: number; cost: number | null };
};
