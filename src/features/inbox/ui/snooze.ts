import { inbox } from "#content/accounts/admin.ts";
import { localDay } from "#shared/time/days.ts";

const labels = inbox.snooze;
const DAYS_OF_WEEK = 7;
const MONDAY = 1;

/** Returns the follow-up days that staff can choose, such as tomorrow. `day`: ISO date in the reader's time zone. */
export function snoozeDays(now = new Date()): { label: string; day: string }[] {
  const untilMonday = (MONDAY - now.getDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK;
  const choices = [
    { label: labels.tomorrow, days: 1 },
    { label: labels.monday, days: untilMonday },
    { label: labels.week, days: DAYS_OF_WEEK },
  ];
  return choices
    .filter(({ days }, place) => choices.findIndex((other) => other.days === days) === place)
    .map(({ label, days }) => ({ label, day: localDay(dayAfter(now, days)) }));
}

function dayAfter(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
