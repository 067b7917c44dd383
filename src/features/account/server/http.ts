import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AboutAccount } from "#features/auth/contract.ts";
import { accountOnly, type Guarded } from "#features/auth/server/guard.ts";
import {
  cancelEmailChange,
  endSession,
  hasPassword,
  isStaff,
  requireOwnFactor,
} from "#features/auth/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { readId } from "#platform/http/read-id.ts";
import { DeleteAccount } from "../contract.ts";
import { accountDetails, ownData, removeAccount } from "./service.ts";

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
  .get("/details", async (c) => {
    await requireOwnFactor(c.var.platform, c.var.account);
    return c.json(await accountDetails(c.var.platform, c.var.account));
  })
  .get("/data", async (c) => {
    await requireOwnFactor(c.var.platform, c.var.account);
    return c.json(await ownData(c.var.platform, c.var.account, c.var.address));
  })
  .delete("/email-change", async (c) => {
    refuseHosted(c.var.platform, "The account service itself does that.");
    await cancelEmailChange(c.var.platform, c.var.account);
    return c.body(null, 204);
  })
  .delete("/sessions/:id", async (c) => {
    refuseHosted(c.var.platform, "The account service itself does that.");
    const id = readId(c, "There is no such session.");
    await endSession(c.var.platform, c.var.account, id);
    return c.json({});
  })
  .delete("/", async (c) => {
    refuseHosted(c.var.platform, "Please write to us to have it deleted.");
    const confirmation = await readJson(c, DeleteAccount);
    return c.json(await removeAccount(c.var.platform, c.var.account, confirmation, c.var.address));
  });

function refuseHosted({ config }: Platform, message: string): void {
  if (config.supabase) throw new HTTPException(409, { message });
}
