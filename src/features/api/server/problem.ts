import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import type { Problem } from "../contract.ts";

/** Makes the problem details of RFC 9457. @param detail a sentence for the person who reads the answer */
export function problemOf(status: number, detail: string): z.output<typeof Problem> {
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, detail, error: detail };
}
