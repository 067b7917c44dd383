import { REPLY_DELAY_MS } from "../../limits.ts";

/**
 * Resolves after the artificial delay of a reply that the server did not make and so did not hold
 * back (docs/product.md, section 9; decision 16), or as soon as `signal` is aborted.
 */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
