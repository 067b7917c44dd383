import { z } from "zod";
import { Timestamp } from "../text/timestamp.ts";

/** Parses a pagination cursor, `createdAt_id`. It names the last row of the previous page. */
export const Cursor = z.string().transform((text, context) => {
  const [at = "", id = ""] = text.split("_");
  if (Timestamp.safeParse(at).success && z.uuid().safeParse(id).success) {
    return { at: new Date(at), id };
  }
  context.addIssue("This address continues no list. Please begin at its first page.");
  return z.NEVER;
});

export function cursorBehind(last: { created_at: Date; id: string }): string {
  return `${last.created_at.toISOString()}_${last.id}`;
}
