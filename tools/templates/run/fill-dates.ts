import { DAY_MS, daysBefore, isoDay } from "../../../src/shared/time/days.ts";

/**
 * Replaces placeholders in a value. `@today` and `@today-3` (days) become dates; `@now`, `@now+2h` and `@now-15m`
 * become ISO timestamps. All are in UTC.
 */
export function fillDates<T>(value: T, now: Date): T {
  if (typeof value === "string") return fillText(value, now) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => fillDates(part, now)) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, fillDates(part, now)]),
    ) as T;
  }
  return value;
}

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: DAY_MS };

function fillText(text: string, now: Date): string {
  return text
    .replace(/@today([+-]\d+)?/g, (_, days: string | undefined) =>
      isoDay(daysBefore(now, -Number(days ?? 0))),
    )
    .replace(
      /@now(?:([+-]\d+)([mhd]))?/g,
      (_, count: string | undefined, unit: string | undefined) =>
        new Date(now.getTime() + Number(count ?? 0) * (UNIT_MS[unit ?? "m"] ?? 0)).toISOString(),
    );
}
