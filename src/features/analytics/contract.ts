import { z } from "zod";
import { listQuery } from "#shared/lists/list-query.ts";
import { singleLine } from "#shared/text/text.ts";
import { kindOfPeriod, type PeriodKind } from "#shared/time/periods.ts";
import { MAX_PATH, TOLD_KINDS, type METRICS } from "./limits.ts";

export const VisitEvent = z.object({
  kind: z.enum(TOLD_KINDS, "This is not counted."),
  page: singleLine(MAX_PATH, "The page"),
  /**
   * Query and referrer of the page, if a CDN sent the page. The server then did not see a request for the page, so the
   * browser has to report both.
   */
  search: z.string().optional(),
  referrer: z.string().optional(),
});
export type VisitEvent = z.output<typeof VisitEvent>;

/**
 * A week, month or quarter that begins in the years 2000 to 2099. `src/shared/time/periods.ts` describes the formats.
 */
export const Period = z
  .string()
  .refine(
    (text) => text.startsWith("20") && kindOfPeriod(text) !== undefined,
    "Please name a week by its Monday, as 2026-11-16, a month as 2026-11, or a quarter as 2026-Q4.",
  );

/** Query of GET /api/admin/numbers. Without `period`, the answer is about the current week. */
export const NumbersQuery = listQuery({ period: Period.optional() });
export type NumbersQuery = z.output<typeof NumbersQuery>;

export type Entry = {
  landing: string;
  /** Source of the visit: `utm_source` if the URL had it, else the host that referred the visitor, else `direct`. */
  source: string;
  medium: string;
  campaign: string;
};

/**
 * Where a visit of a person began. It is stored if during the visit the person sent a message, downloaded a template or
 * gave the chat assistant an email address. `at` is an ISO timestamp.
 */
export type Touch = Entry & { at: string };

export type Metric = (typeof METRICS)[number];

export type Counts = Record<Metric, number>;

type Left = "messages" | "downloads" | "won" | "money";

export type Numbers = {
  period: string;
  kind: PeriodKind;
  /** The next period; null if it has not begun yet. */
  next: string | null;
  /** Counts of this period and of earlier ones, the newest period first. */
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
  /** Counts of chats, messages, downloads and won leads for which the source of the visit is unknown. */
  unknown: Pick<Counts, "chats" | Left>;
  /**
   * Use of the AI model. `cost` is in the currency of the business; it is null if the price of the model is not set.
   */
  assistant: { tokens: number; cost: number | null };
};
