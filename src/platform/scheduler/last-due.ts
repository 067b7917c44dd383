import { Cron } from "croner";

/** Returns the newest time before `now` at which a job is due; 1970 if there is none. */
export type LastDue = (now: Date) => Date;

/**
 * Makes the function that returns when a job was last due. Every check of the scheduler calls the function. It
 * therefore computes the time anew only when the job's next time has passed, or if the clock was set back.
 * @param cron - the times of the job in cron's notation, in UTC
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
