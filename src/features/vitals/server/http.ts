import { Hono } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { VitalsReport } from "../contract.ts";
import { recordVitals } from "./service.ts";

export const vitalsApi = new Hono<Endpoint>().post("/vitals", async (c) => {
  const report = await readJson(c, VitalsReport);
  await recordVitals(c.var.platform, report, c.var.address);
  return c.body(null, 204);
});
