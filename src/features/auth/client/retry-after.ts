import { accountWaits } from "#content/accounts/account.ts";
import { interpolate } from "#shared/text/interpolate.ts";

/** Waiting time from the header Retry-After of the last refused request. The client library does not return headers. */
let seconds: number | undefined;

export const recordRetryAfter: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok) seconds = Number(answer.headers.get("Retry-After")) || undefined;
  return answer;
};

export function lastWait(): string | undefined {
  return seconds === undefined ? undefined : formatWait(seconds);
}

/**
 * @param wait - in seconds
 * @returns words such as "in 5 minutes"
 */
export function formatWait(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  if (wait < 90) return interpolate(accountWaits.seconds, { count: Math.ceil(wait / 5) * 5 });
  if (minutes < 90) return interpolate(accountWaits.minutes, { count: minutes });
  return interpolate(accountWaits.hours, { count: Math.ceil(minutes / 60) });
}
