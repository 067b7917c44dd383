import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

/** An id of the path. @param missing sentence that there is no such thing @throws Refusal `not_found` */
export function readId(c: Context, missing: string, name = "id"): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw new Refusal("not_found", missing);
  return id.data;
}
