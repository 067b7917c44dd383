import { Hono } from "hono";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readMailAlarm, readOverview, readSpeeds } from "./service.ts";

export const adminApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/overview", async (c) => c.json(await readOverview(c.var.platform)))
  .get("/mail", async (c) => c.json(await readMailAlarm(c.var.platform)))
  .get("/speed", async (c) => c.json(await readSpeeds(c.var.platform)));
