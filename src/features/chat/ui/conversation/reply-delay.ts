import { REPLY_DELAY_MS } from "../../limits.ts";

/** A failed request waits like an answer before its error message (docs/product.md, decision 16). */
export function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}
