import { Hono } from "hono";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readOverview } from "./service.ts";

/** Below /api/admin: what the back office shows first. All of /api/admin is for staff. */
export const adminApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/overview", async (c) => c.json(await readOverview(c.var.platform)));
