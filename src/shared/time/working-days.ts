import { DAY_MS } from "./days.ts";

/**
 * Returns the time `days` working days before `now`. Working days are Monday to Friday, in UTC. On a weekend, the
 * function counts back from the beginning of Saturday.
 */
export function workingDaysBefore(now: Date, days: number): Date {
  let at = now.getTime();
  if (isWeekend(at)) {
    at -= at % DAY_MS;
    while (isWeekend(at - DAY_MS)) at -= DAY_MS;
  }
  for (let left = days; left > 0; left -= 1) {
    do at -= DAY_MS;
    while (isWeekend(at));
  }
  return new Date(at);
}

function isWeekend(at: number): boolean {
  return [0, 6].includes(new Date(at).getUTCDay());
}
