import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

/**
 * Reads a UUID from the path.
 * @param missing sentence for the visitor if the path contains no UUID there
 * @throws Refusal `not_found` with that sentence
 */
export function readId(c: Context, missing: string, name = "id"): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw new Refusal("not_found", missing);
  return id.data;
}
