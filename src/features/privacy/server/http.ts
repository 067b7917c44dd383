import { Hono } from "hono";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { MessageQuery, PersonQuery } from "../contract.ts";
import { eraseMessage, erasePerson, showToStaff } from "./service.ts";

export const privacyApi = new Hono<Guarded>()
  .use(staffOnly)
  .post("/show", async (c) => {
    const { email } = await readJson(c, PersonQuery);
    return c.json(await showToStaff(c.var.platform, email));
  })
  .post("/erase-message", async (c) => {
    const { id } = await readJson(c, MessageQuery);
    const by = { made_by: "staff", made_by_user: c.var.account.userId } as const;
    await eraseMessage(c.var.platform, id, by);
    return c.json({});
  })
  .post("/erase", async (c) => {
    const { email } = await readJson(c, PersonQuery);
    const by = { made_by: "staff", made_by_user: c.var.account.userId } as const;
    return c.json(await erasePerson(c.var.platform, email, by));
  });
