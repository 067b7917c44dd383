import { Hono } from "hono";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { NumbersQuery, VisitEvent } from "../contract.ts";
import { readNumbers, type KnownPages, type NumbersParts } from "./numbers.ts";
import { countEvent } from "./service.ts";

/** Receives events that a browser reports to be counted (docs/product.md, decision 38). */
export const visitsApi = (knownPages: KnownPages) =>
  new Hono<Endpoint>().post("/visits", async (c) => {
    const event = await readJson(c, VisitEvent);
    const { platform, address, origin } = c.var;
    const client = { headers: c.req.raw.headers, address, origin };
    await countEvent(platform, event, client, knownPages);
    return c.body(null, 204);
  });

export const numbersApi = (parts: NumbersParts) =>
  new Hono<Guarded>()
    .use(staffOnly)
    .get("/", async (c) =>
      c.json(await readNumbers(c.var.platform, readQuery(c, NumbersQuery), parts)),
    );
