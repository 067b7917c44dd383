import type { Context } from "hono";
import type { z } from "zod";
import type { Endpoint } from "#platform/http/context.ts";
import { InvalidJson, parseJsonObject } from "#platform/http/body/parse-json.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { requireSession } from "../sessions/sessions.ts";
import type { SignedIn } from "../stores/sessions-store.ts";

/** An absent body counts as `{}`. @throws AuthRefusal `unsupported_media_type`, `bad_json`, `validation_failed` */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (text !== "" && type !== "application/json") {
    throw new AuthRefusal(
      "unsupported_media_type",
      "Please send JSON (content type application/json)",
    );
  }
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new AuthRefusal("validation_failed", parsed.error.issues[0]?.message ?? "Invalid request");
}

function parse(text: string): object {
  if (text === "") return {};
  try {
    return parseJsonObject(text);
  } catch (error) {
    if (!(error instanceof InvalidJson)) throw error;
    const code = error.reason === "syntax" ? "bad_json" : "validation_failed";
    throw new AuthRefusal(code, error.message);
  }
}

export function callerOf(c: Context<Endpoint>): Caller {
  const { origin, address } = c.var;
  return { origin, address, userAgent: c.req.header("user-agent") ?? "" };
}

/** @throws AuthRefusal as `requireSession` */
export function signedIn(c: Context<Endpoint>): Promise<SignedIn> {
  return requireSession(c.var.platform, bearer(c.req.header("authorization")), c.var.origin);
}

export function bearer(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? "")?.[1];
}
