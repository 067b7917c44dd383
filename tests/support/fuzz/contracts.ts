import { globSync } from "node:fs";
import { join } from "node:path";
import { HonoRequest } from "hono/request";
import fc from "fast-check";
import type { ServerBuild } from "react-router";
import * as zod from "zod";
import type { z } from "zod";
import { createApp } from "#main/app.ts";
import { makeStaff, serveAuth } from "../accounts/accounts.ts";
import { createTestPlatform } from "../platform.ts";
import { valueOf } from "./arbitrary.ts";
import type { Contract } from "./contract.ts";
import { ID } from "./endpoints.ts";
import { literalsIn, pageContracts, SRC } from "./page-contracts.ts";

/** A marker in each request. If a schema's input contains the marker, the schema reads the request. */
const MARK = "x-mark";

/**
 * Sends requests with marked values to all endpoints, and records which schemas read the values, and by which names.
 * Nobody therefore has to write a list of the endpoints' inputs.
 * @throws Error that names endpoints which read a body without a schema
 */
export async function discoverContracts(): Promise<Contract[]> {
  // Watching begins before the site is made, because each schema keeps the parse function that zod has when the schema
  // is first used.
  const watch = watchReading();
  const platform = await createTestPlatform({ rateLimits: false, chatDelay: false });
  const site = await serveAuth(platform);
  const token = await makeStaff(platform, site.client());
  // An access token is valid only at the origin for which it was issued.
  const { origin } = site;
  await site.close();
  const schemas = await publishedSchemas();
  const app = createApp(platform, {} as ServerBuild, []);
  const found: Contract[] = [];
  try {
    // The sign-out comes last, because it ends the session that the other requests use.
    const last = ({ path }: Route) => Number(path.endsWith("/logout"));
    for (const route of app.routes.toSorted((a, b) => last(a) - last(b))) {
      found.push(await watchRoute(route, { app, origin, token, schemas, watch }));
    }
  } finally {
    watch.stop();
  }
  await platform.database.close();
  const unread = found.filter((each) => each.bodies.length === 0 && readsBody.has(keyOf(each)));
  if (unread.length > 0) {
    throw new Error(`No schema was found of the body of ${unread.map(keyOf).join(", ")}`);
  }
  return [...found, ...(await pageContracts())];
}

const readsBody = new Set<string>();
const keyOf = ({ method, path }: Pick<Contract, "method" | "path">) => `${method} ${path}`;

type Watched = { schema: z.ZodType; input: unknown }[];
type Read = { schemas: Watched; query: Set<string>; headers: Set<string>; body: boolean };
type Route = ReturnType<typeof createApp>["routes"][number];
type Around = {
  app: ReturnType<typeof createApp>;
  origin: string;
  token: string;
  schemas: z.ZodObject[];
  watch: ReturnType<typeof watchReading>;
};

async function watchRoute(route: Route, around: Around): Promise<Contract> {
  const { method, path } = route;
  const { watch, origin, token, schemas } = around;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const contract: Contract = {
    method,
    path,
    guarded: false,
    params: Object.fromEntries(names.map((name) => [name, undefined])),
    query: {},
    headers: {},
    bodies: [],
    form: false,
    literals: wordsOf(route.handler),
  };
  const ask = async (search: string, body: object, signedIn = true) => {
    const read = watch.begin();
    const request = new Request(`${origin}${addressOf(contract)}${search}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": `${MARK}-idempotency-key`,
        ...(signedIn ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify({ ...body, [MARK]: 1 }) }),
    });
    const answer = await around.app.fetch(request);
    await answer.body?.cancel();
    if (read.body) readsBody.add(keyOf(contract));
    learn(contract, read);
    return answer.status;
  };
  contract.guarded = [401, 403].includes(await ask("", {}, false));
  await ask(`?${MARK}=1`, {});
  if (method === "GET") return contract;
  // A handler may choose the schema by words in the query and fields of the body.
  for (const search of ["", ...searchesOf(contract)]) await ask(search, {});
  for (const { shape } of schemas) {
    const fields = Object.keys(shape);
    if (!fields.some((field) => contract.literals.includes(field))) continue;
    await ask("", Object.fromEntries(fields.map((field) => [field, "x"])));
  }
  // Valid bodies pass the first schema, and so reach the schemas that are used after it.
  for (const schema of contract.bodies) await ask("", soundBody(schema));
  return contract;
}

/** Returns the path with a marked value for each parameter, or with an id if the parameter's schema is known. */
function addressOf({ path, params }: Contract): string {
  return path.replace(/:(\w+)(?:\{([^}]*)\})?/g, (_, name: string, pattern?: string) => {
    if (params[name]) return ID;
    return pattern
      ? fc.sample(fc.stringMatching(new RegExp(`^${pattern}$`)), 1)[0]!
      : `${MARK}-${name}`;
  });
}

function searchesOf({ query, literals }: Contract): string[] {
  return Object.keys(query).flatMap((name) => literals.map((word) => `?${name}=${word}`));
}

function soundBody(schema: z.ZodType): object {
  const samples = fc.sample(valueOf(schema), { seed: 1, numRuns: 100 });
  return samples.find((value) => zod.safeParse(schema, value).success) ?? {};
}

function learn(contract: Contract, read: Read): void {
  for (const name of read.query) contract.query[name] ??= undefined;
  for (const name of read.headers) contract.headers[name] ??= undefined;
  for (const { schema, input } of read.schemas) {
    if (typeof input === "object" && input !== null) {
      const mark = (input as Record<string, unknown>)[MARK];
      const shape = shapeOf(schema);
      const known = contract.bodies.includes(schema) || Object.keys(shape).length === 0;
      if (mark === 1 && !known) contract.bodies.push(schema);
      if (mark === 1) continue;
      // An input with the marker is the whole query. Any other input may be an object that the handler has made. In
      // that case, only names of known parameters count.
      for (const [name, field] of Object.entries(shape)) {
        if (mark !== undefined || name in contract.query) contract.query[name] = field;
      }
    } else if (typeof input === "string" && input.startsWith(`${MARK}-`)) {
      const name = input.slice(MARK.length + 1);
      if (name in contract.params) contract.params[name] = schema;
      else contract.headers[name] = schema;
    }
  }
}

/** Returns the fields of all object schemas in a union. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof zod.ZodObject) return schema.shape;
  if (!(schema instanceof zod.ZodUnion)) return {};
  return Object.assign(
    {},
    ...schema.options.map((option) => shapeOf(option as z.ZodType)),
  ) as never;
}

function watchReading() {
  let read: Read | undefined;
  const undo: (() => void)[] = [];
  const patch = (
    holder: object,
    name: string,
    value: (this: never, ...args: never[]) => unknown,
  ) => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (!descriptor) return;
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
    undo.push(() => Object.defineProperty(holder, name, descriptor));
  };
  for (const made of Object.values(zod)) {
    if (typeof made !== "function" || made.prototype === undefined) continue;
    patch(made.prototype as object, "safeParse", function (this: z.ZodType, input: unknown) {
      read?.schemas.push({ schema: this, input });
      return zod.safeParse(this, input);
    });
  }
  const request = HonoRequest.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  const note = (method: string, how: (name: unknown) => void) => {
    const original = request[method];
    patch(request, method, function (this: unknown, ...args: unknown[]) {
      how(args[0]);
      const found = original?.apply(this, args);
      if (method !== "query" || args.length > 0) return found;
      return new Proxy(found as object, {
        get: (all, name) => (how(name), Reflect.get(all, name)),
      });
    });
  };
  const into = (names: "query" | "headers") => (name: unknown) => {
    if (typeof name === "string" && name !== MARK)
      read?.[names].add(names === "headers" ? name.toLowerCase() : name);
  };
  note("query", into("query"));
  note("queries", into("query"));
  note("header", into("headers"));
  for (const method of ["text", "json"]) note(method, () => read && (read.body = true));
  return {
    begin: (): Read => (read = { schemas: [], query: new Set(), headers: new Set(), body: false }),
    stop: () => undo.forEach((each) => each()),
  };
}

async function publishedSchemas(): Promise<z.ZodObject[]> {
  const files = globSync("features/*/*contract.ts", { cwd: SRC });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(SRC, file)) as Promise<object>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((each) => each instanceof zod.ZodObject);
}

function wordsOf(handler: Function): string[] {
  const inner = (Reflect.get(handler, "__COMPOSED_HANDLER") as Function | undefined) ?? handler;
  return literalsIn(String(inner));
}
