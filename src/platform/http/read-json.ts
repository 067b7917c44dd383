import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";

/** A request body that does not fit its contract. */
export class InvalidBody extends HTTPException {
  /** Path of each refused value → what is wrong with it. */
  fields: Record<string, string> = {};

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(422, { message: issues[0]?.message ?? "Please check what you sent." });
    for (const issue of issues) this.fields[issue.path.join(".")] ??= issue.message;
  }
}

/**
 * Reads a JSON body through its contract.
 * @throws HTTPException 415 for another content type, 400 for broken JSON, 422 with the first
 * sentence and `fields` (path → sentence) for values the contract refuses.
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HTTPException(415, { message: "Please send JSON (content type application/json)." });
  }
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new HTTPException(400, { message: "This is not valid JSON." });
    }
    throw error;
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new InvalidBody(parsed.error.issues);
  return parsed.data;
}
