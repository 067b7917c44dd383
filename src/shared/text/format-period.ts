import { brand } from "#content/site/brand.ts";
import { numbers } from "#content/accounts/numbers.ts";
import { kindOfPeriod, spanOf } from "../time/periods.ts";
import { formatDay } from "./format-date.ts";
import { interpolate } from "./interpolate.ts";

const MONTH = new Intl.DateTimeFormat(brand.locale, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Formats "2026-11" as "November 2026". A text that is no period, for example from an edited URL, is returned
 * unchanged.
 */
export function formatPeriod(period: string): string {
  switch (kindOfPeriod(period)) {
    case "week":
      return interpolate(numbers.week, { day: formatDay(period) });
    case "month":
      return MONTH.format(new Date(spanOf(period).from));
    case "quarter":
      return interpolate(numbers.quarter, { quarter: period.slice(-1), year: period.slice(0, 4) });
    default:
      return period;
  }
}
