import { Hono, type Context } from "hono";
import { z } from "zod";
import { deliveries as words } from "#content/accounts/deliveries.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import { DeliveriesQuery, RetryAll } from "../contract.ts";
import { giveUp, readDeliveries, retryAll, retryDelivery } from "./service.ts";

export const deliveriesApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) =>
    c.json(await readDeliveries(c.var.platform, readQuery(c, DeliveriesQuery))),
  )
  .post("/retry", async (c) => {
    const which = await readJson(c, RetryAll);
    return c.json({ count: await retryAll(c.var.platform, which) }, 202);
  })
  .post("/:id/retry", async (c) => {
    await retryDelivery(c.var.platform, idOf(c));
    return c.json({}, 202);
  })
  .post("/:id/cancel", async (c) => {
    await giveUp(c.var.platform, idOf(c));
    return c.json({}, 202);
  });

function idOf(c: Context<Guarded>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) throw new Refusal("not_found", words.notFound);
  return id.data;
}
