import type { Context } from "hono";
import { CHANGED_MEANWHILE, Refusal } from "../refusal.ts";

/** Answers 409 with the `present` state when somebody else changed the row first. */
export async function answerPresent<Answer extends object>(
  c: Context,
  change: () => Promise<Answer>,
  present: () => Promise<Answer>,
): Promise<Response> {
  try {
    return c.json(await change());
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== CHANGED_MEANWHILE) throw error;
    return c.json({ error: error.message, code: error.reason, present: await present() }, 409);
  }
}
