import { withoutQuotes } from "../log/log-errors.ts";
import type { Log } from "../log/log.ts";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

const MAX_LENGTH = 300;
/**
 * In ms. Within this time, the same text is logged only once, because some libraries print a warning at every request.
 */
const REPEAT_MS = 60_000;

/**
 * Writes to the log what libraries print by `console`. Quoted texts and arguments after the first are left out, because
 * they may contain personal data.
 */
export function captureOutput(log: Log): void {
  const printed = new Map<string, number>();
  const isRepeated = (text: string) => {
    const now = Date.now();
    const last = printed.get(text) ?? -Infinity;
    if (printed.size > 100) printed.clear();
    printed.set(text, now);
    return now - last < REPEAT_MS;
  };
  // Other methods, such as `table` and `group`, print for a terminal, so they are switched off.
  for (const method of Object.keys(console) as (keyof Console)[]) {
    if (typeof console[method] === "function")
      Object.assign(console, { [method]: () => undefined });
  }
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (first: unknown) => {
      if (typeof first !== "string") return log[level]({ err: first }, "printed by a library");
      const text = withoutQuotes(first).slice(0, MAX_LENGTH);
      if (!isRepeated(text)) log[level](text);
    };
  }
  // Replaces Node's own listener, which would print warnings to standard error.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "warning"));
}
