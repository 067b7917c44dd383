import { REPLY_DELAY_MS } from "../../limits.ts";

/**
 * Waits before a reply that does not come from the server (docs/product.md, section 9; decision 16). `signal`
 * ends the wait.
 */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
