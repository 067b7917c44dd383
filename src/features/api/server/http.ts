import { STATUS_CODES } from "node:http";
import { Hono, type MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { api as labels } from "#content/accounts/api.ts";
import { people } from "#content/accounts/people.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { NewNote } from "#features/people/contract.ts";
import { addNote } from "#features/people/server/service.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { readId } from "#platform/http/read-id.ts";
import { ApiListQuery, NewKey, type Problem, type Scope } from "../contract.ts";
import { openApi } from "./openapi.ts";
import {
  addKey,
  readDownloads,
  readKeys,
  readMessages,
  readPeople,
  revokeKey,
  useKey,
} from "./service.ts";

type WithKey = Endpoint & { Variables: { keyId: string } };

export const publicApi = new Hono<WithKey>()
  .get("/openapi.json", (c) => c.json(openApi(c.var.origin)))
  .get("/people", withScope("people:read"), async (c) =>
    c.json(await readPeople(c.var.platform, readQuery(c, ApiListQuery))),
  )
  .post("/people/:id/notes", withScope("notes:write"), async (c) => {
    const { text } = await readJson(c, NewNote);
    const { platform, keyId } = c.var;
    const id = readId(c, people.notFound);
    const note = { text, key: readIdempotencyKey(c) };
    const { person } = await addNote(platform, keyId, id, note);
    return c.json({ person_id: person.id }, 201);
  })
  .get("/messages", withScope("messages:read"), async (c) =>
    c.json(await readMessages(c.var.platform, readQuery(c, ApiListQuery))),
  )
  .get("/downloads", withScope("downloads:read"), async (c) =>
    c.json(await readDownloads(c.var.platform, readQuery(c, ApiListQuery))),
  );

export const errorsAsProblems: MiddlewareHandler<Endpoint> = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status < 400 || !headers.get("content-type")?.startsWith("application/json")) return;
  const { error } = (await c.res.json()) as { error: string };
  c.res = Response.json(problemOf(status, error), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
    },
  });
};

export const keysApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readKeys(c.var.platform)))
  .post("/", async (c) => {
    const key = await readJson(c, NewKey);
    return c.json(await addKey(c.var.platform, c.var.account.userId, key), 201);
  })
  .delete("/:id", async (c) => {
    await revokeKey(c.var.platform, c.var.account.userId, readId(c, labels.notFound));
    return c.json({});
  });

function withScope(scope: Scope) {
  return createMiddleware<WithKey>(async (c, next) => {
    const { platform, address } = c.var;
    const authorization = c.req.header("authorization");
    c.set("keyId", await useKey(platform, { authorization, address }, scope));
    await next();
  });
}

/**
 * Makes the body of an error response.
 * @param detail - a sentence for the person who reads the response
 */
function problemOf(status: number, detail: string): z.output<typeof Problem> {
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, detail, error: detail };
}
