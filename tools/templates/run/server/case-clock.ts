import { CLOCK } from "../clock.ts";

/**
 * Runs `work` while the clock inside n8n shows the time of a case. Cases with the same clock time run side by side. A
 * case with another clock time waits until they have ended.
 */
export type CaseClock = <T>(time: string | undefined, work: () => Promise<T>) => Promise<T>;

export function createCaseClock(set: (time: string) => Promise<void>): CaseClock {
  let now = CLOCK;
  let turned = Promise.resolve();
  let running = 0;
  const waiting: (() => void)[] = [];
  const isTaken = (time: string) => running > 0 && now !== time;
  return async (time = CLOCK, work) => {
    while (isTaken(time)) await new Promise<void>((resume) => waiting.push(resume));
    running++;
    if (now !== time) {
      now = time;
      turned = set(time);
    }
    try {
      await turned;
      return await work();
    } finally {
      running--;
      if (running === 0) for (const resume of waiting.splice(0)) resume();
    }
  };
}
