import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { InvalidJson, parseJsonObject } from "./parse-json.ts";

export class InvalidBody extends HTTPException {
  fields: Record<string, string> = {};

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(422, { message: issues[0]?.message ?? "Please check what you sent." });
    for (const issue of issues) this.fields[issue.path.join(".")] ??= issue.message;
  }
}

/**
 * Reads and validates a JSON body.
 * @throws HTTPException 415 for a wrong content type, 400 for broken JSON, 422 for too many nested levels or for JSON
 * that is no object; InvalidBody 422, whose `fields` say what does not fit `schema`
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HTTPException(415, { message: "Please send JSON (content type application/json)." });
  }
  const parsed = schema.safeParse(parseBody(await c.req.text()));
  if (!parsed.success) throw new InvalidBody(parsed.error.issues);
  return parsed.data;
}

/** Reads and validates the query of a URL. @throws InvalidBody 422 if the query does not fit `schema` */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(c.req.query());
  if (!parsed.success) throw new InvalidBody(parsed.error.issues);
  return parsed.data;
}

/**
 * Parses a JSON body.
 * @throws HTTPException with a sentence: 400 for broken JSON, 422 for too many nested levels or for no object
 */
export function parseBody(text: string): object {
  try {
    return parseJsonObject(text);
  } catch (error) {
    if (!(error instanceof InvalidJson)) throw error;
    throw new HTTPException(error.reason === "syntax" ? 400 : 422, { message: error.message });
  }
}
