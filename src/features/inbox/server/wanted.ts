import { patternsOf } from "#features/people/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { workingDaysBefore } from "#shared/time/working-days.ts";
import { isoDay } from "#shared/time/days.ts";
import type { InboxQuery } from "../contract.ts";
import { MAX_WAIT_DAYS } from "../limits.ts";
import type { Wanted } from "./store.ts";

export function wantedBy(
  { now }: Pick<Platform, "now">,
  me: string,
  { q = "", due, waiting, assignee, ...query }: InboxQuery,
): Wanted {
  const today = isoDay(now());
  return {
    ...query,
    assignee: assignee === "me" ? me : assignee,
    patterns: patternsOf(q),
    dueBy: due && today,
    waiting: waiting && { since: workingDaysBefore(now(), MAX_WAIT_DAYS), today },
  };
}
