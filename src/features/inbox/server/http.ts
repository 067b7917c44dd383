import { Hono } from "hono";
import { z } from "zod";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import { InboxQuery, MessageChange } from "../contract.ts";
import { changeMessage, openMessage, readInbox } from "./service.ts";

export const inboxApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readInbox(c.var.platform, readQuery(c, InboxQuery))))
  .get("/:id", async (c) => c.json(await openMessage(c.var.platform, idOf(c.req.param("id")))))
  .patch("/:id", async (c) => {
    const id = idOf(c.req.param("id"));
    return c.json(await changeMessage(c.var.platform, id, await readJson(c, MessageChange)));
  });

function idOf(text: string): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new Refusal("not_found", "There is no such message.");
}
