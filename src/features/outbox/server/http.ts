import { Hono } from "hono";
import { outbox as labels } from "#content/accounts/outbox.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { readId } from "#platform/http/read-id.ts";
import { OutboxQuery, RetryAll } from "../contract.ts";
import {
  cancelDelivery,
  readDelivery,
  readOutbox,
  retryAll,
  retryDelivery,
  type OnCancelled,
} from "./service.ts";

export const outboxApi = (onCancelled: OnCancelled) =>
  new Hono<Guarded>()
    .use(staffOnly)
    .get("/", async (c) => c.json(await readOutbox(c.var.platform, readQuery(c, OutboxQuery))))
    .get("/:id", async (c) =>
      c.json(await readDelivery(c.var.platform, readId(c, labels.notFound))),
    )
    .post("/retry", async (c) => {
      const { state, ...filter } = await readJson(c, RetryAll);
      return c.json({ count: await retryAll(c.var.platform, { ...filter, states: [state] }) }, 202);
    })
    .post("/:id/retry", async (c) => {
      await retryDelivery(c.var.platform, readId(c, labels.notFound));
      return c.json({}, 202);
    })
    .post("/:id/cancel", async (c) => {
      await cancelDelivery(c.var.platform, readId(c, labels.notFound), onCancelled);
      return c.json({}, 202);
    });
