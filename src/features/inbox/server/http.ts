import { Hono } from "hono";
import { z } from "zod";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerPresent } from "#platform/http/answer-present.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import { InboxQuery, MessageChange } from "../contract.ts";
import { changeMessage, openMessage, readInbox } from "./service.ts";

export const inboxApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => {
    const { platform, account } = c.var;
    return c.json(await readInbox(platform, account.userId, readQuery(c, InboxQuery)));
  })
  .get("/:id", async (c) => c.json(await openMessage(c.var.platform, idOf(c.req.param("id")))))
  .patch("/:id", async (c) => {
    const id = idOf(c.req.param("id"));
    const change = await readJson(c, MessageChange);
    const { platform, account } = c.var;
    return answerPresent(
      c,
      () => changeMessage(platform, account.userId, id, change),
      () => openMessage(platform, id),
    );
  });

function idOf(text: string): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new Refusal("not_found", "There is no such message.");
}
