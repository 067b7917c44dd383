import { CLOCK } from "../clock.ts";

/**
 * Runs `work` while the clock inside n8n shows the given time. Work for the same time runs in parallel. Work for
 * another time waits until all running work has ended.
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
