import { REPLY_DELAY_MS } from "../../limits.ts";

/**
 * Waits before a reply that the browser makes without the server (decision 16).
 * @param signal ends the wait when it is aborted
 */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
