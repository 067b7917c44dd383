import { Hono } from "hono";
import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { itemChange, staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { readId } from "#platform/http/read-id.ts";
import { NewWebhook, WebhookChange } from "../contract.ts";
import {
  addWebhook,
  changeWebhook,
  openWebhook,
  readWebhooks,
  removeWebhook,
  testWebhook,
} from "./service.ts";

export const webhooksApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readWebhooks(c.var.platform)))
  .post("/", async (c) => {
    const webhook = await readJson(c, NewWebhook);
    return c.json(await addWebhook(c.var.platform, c.var.account.userId, webhook), 201);
  })
  .get("/:id", async (c) => c.json(await openWebhook(c.var.platform, readId(c, labels.notFound))))
  .patch("/:id", itemChange(labels.notFound, WebhookChange, changeWebhook))
  .delete("/:id", async (c) => {
    await removeWebhook(c.var.platform, c.var.account.userId, readId(c, labels.notFound));
    return c.json({});
  })
  .post("/:id/test", async (c) =>
    c.json(await testWebhook(c.var.platform, readId(c, labels.notFound))),
  );
