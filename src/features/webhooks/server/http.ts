import { Hono, type Context } from "hono";
import { z } from "zod";
import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerPresent } from "#platform/http/answer-present.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
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
  .get("/:id", async (c) => c.json(await openWebhook(c.var.platform, idOf(c))))
  .patch("/:id", async (c) => {
    const id = idOf(c);
    const change = await readJson(c, WebhookChange);
    const { platform, account } = c.var;
    return answerPresent(
      c,
      () => changeWebhook(platform, account.userId, id, change),
      () => openWebhook(platform, id),
    );
  })
  .delete("/:id", async (c) => {
    await removeWebhook(c.var.platform, c.var.account.userId, idOf(c));
    return c.json({});
  })
  .post("/:id/test", async (c) => c.json(await testWebhook(c.var.platform, idOf(c))));

function idOf(c: Context<Guarded>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) throw new Refusal("not_found", labels.notFound);
  return id.data;
}
