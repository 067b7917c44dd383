import { Cron } from "croner";

/** Newest time before `now` at which a job is due; 1970 if there is none. */
export type LastDue = (now: Date) => Date;

/**
 * Every check of the scheduler calls the returned function. The function therefore computes the time anew only when the
 * job's next time has passed or the clock was set back.
 */
export function createLastDue(cron: string): LastDue {
  const times = new Cron(cron, { timezone: "UTC", paused: true });
  let last = new Date(0);
  let next: Date | null = last;
  return (now) => {
    if (now <= last || (next && next < now)) {
      last = times.previousRuns(1, now)[0] ?? new Date(0);
      next = times.nextRun(last);
    }
    return last;
  };
}
