import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { AboutAccount } from "#features/auth/contract.ts";
import { accountOnly, type Guarded } from "#features/auth/server/guard.ts";
import { deleteAccount, endSession, hasPassword, isStaff } from "#features/auth/server/service.ts";
import { readJson } from "#platform/http/read-json.ts";
import { DeleteAccount } from "../contract.ts";
import { accountDetails } from "./service.ts";

/** Below /api/account: what one's own account page shows and does beside the account service. */
export const accountApi = new Hono<Guarded>()
  .use(accountOnly)
  .get("/", async (c) => {
    const { platform, account } = c.var;
    const about: AboutAccount = {
      email: account.email,
      staff: await isStaff(platform, account),
      hasPassword: await hasPassword(platform, account),
      hosted: platform.config.supabase !== undefined,
    };
    return c.json(about);
  })
  .get("/details", async (c) => c.json(await accountDetails(c.var.platform, c.var.account)))
  .delete("/sessions/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw new HTTPException(404, { message: "There is no such session." });
    await endSession(c.var.platform, c.var.account, id.data);
    return c.json({});
  })
  .delete("/", async (c) => {
    if (c.var.platform.config.supabase) {
      throw new HTTPException(409, { message: "Please write to us to have it deleted." });
    }
    const { password } = await readJson(c, DeleteAccount);
    await deleteAccount(c.var.platform, c.var.account, password, c.var.address);
    return c.json({});
  });
