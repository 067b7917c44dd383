import { REPLY_DELAY_MS } from "../../limits.ts";

/**
 * Waits before a reply that the server did not make (docs/product.md, section 9; decision 16); `signal`
 * ends the wait.
 */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
