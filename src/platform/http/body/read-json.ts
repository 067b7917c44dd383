import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { Refusal } from "../../refusal.ts";
import { InvalidJson, parseJsonObject } from "./parse-json.ts";

/** @throws Refusal `invalid`, whose `fields` say what does not fit `schema` */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  const [first] = error.issues;
  throw new Refusal("invalid", first?.message ?? "Please check what you sent.", { fields });
}

/**
 * @throws HTTPException 415 for a wrong content type, 400 for broken JSON
 * @throws Refusal `invalid` if the JSON is no object, has too many nested levels, or does not fit `schema`
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HTTPException(415, { message: "Please send JSON (content type application/json)." });
  }
  return validated(schema, parseBody(await c.req.text()));
}

/** @throws Refusal `invalid` */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return validated(schema, c.req.query());
}

/**
 * @throws HTTPException 400 for broken JSON
 * @throws Refusal `invalid` if the JSON is no object, or has too many nested levels
 */
export function parseBody(text: string): object {
  try {
    return parseJsonObject(text);
  } catch (error) {
    if (!(error instanceof InvalidJson && error.isSyntax)) throw error;
    throw new HTTPException(400, { message: error.message });
  }
}
