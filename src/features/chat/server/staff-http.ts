import { Hono } from "hono";
import { z } from "zod";
import { chat } from "#content/assistant/chat.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { Refusal } from "#platform/refusal.ts";
import { readFeedback, removeFeedback } from "./feedback.ts";

export const answersApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readFeedback(c.var.platform)))
  .delete("/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw new Refusal("not_found", chat.feedback.notFound);
    await removeFeedback(c.var.platform, id.data);
    return c.body(null, 204);
  });
