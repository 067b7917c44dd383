import { REPLY_DELAY_MS } from "../../limits.ts";

/**
 * Waits a random time within REPLY_DELAY_MS. If no answer came from the server, the browser shows its own error message
 * after the same wait (docs/product.md, decision 16).
 * @param signal - ends the wait early
 */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
