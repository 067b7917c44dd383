import { Hono, type Context } from "hono";
import { z } from "zod";
import { outbox as labels } from "#content/accounts/outbox.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import { OutboxQuery, RetryAll } from "../contract.ts";
import { cancelDelivery, readDelivery, readOutbox, retryAll, retryDelivery } from "./service.ts";

export const outboxApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readOutbox(c.var.platform, readQuery(c, OutboxQuery))))
  .get("/:id", async (c) => c.json(await readDelivery(c.var.platform, idOf(c))))
  .post("/retry", async (c) => {
    const which = await readJson(c, RetryAll);
    return c.json({ count: await retryAll(c.var.platform, which) }, 202);
  })
  .post("/:id/retry", async (c) => {
    await retryDelivery(c.var.platform, idOf(c));
    return c.json({}, 202);
  })
  .post("/:id/cancel", async (c) => {
    await cancelDelivery(c.var.platform, idOf(c));
    return c.json({}, 202);
  });

function idOf(c: Context<Guarded>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) throw new Refusal("not_found", labels.notFound);
  return id.data;
}
