import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

/**
 * @param missing - sentence for the visitor if the parameter is no UUID
 * @throws Refusal `not_found`
 */
export function readId(c: Context, missing: string, name = "id"): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw new Refusal("not_found", missing);
  return id.data;
}
