import { Hono } from "hono";
import { chat } from "#content/assistant/chat.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readId } from "#platform/http/read-id.ts";
import { readFeedback, removeFeedback } from "./feedback.ts";

export const answersApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readFeedback(c.var.platform)))
  .delete("/:id", async (c) => {
    await removeFeedback(c.var.platform, readId(c, chat.staff.notFound));
    return c.body(null, 204);
  });
