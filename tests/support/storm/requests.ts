import fc from "fast-check";
import type { z } from "zod";
import { anyText, valueOf } from "./arbitrary.ts";
import type { Contract } from "./contracts.ts";
import { ID } from "./endpoints.ts";
import { brokenBodies, contentTypes, hostileTexts, methods, pathTricks } from "./hostile.ts";

/** One request, good or bad, as it goes over the wire. */
export type Request = {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string | Uint8Array;
};

/** Access tokens: of a member of staff, and of an account that may come to its end. */
export type Tokens = { staff: string; spare: string };

/** What would end all the others' being signed in. */
const ENDS_ITSELF = /\/logout$|^DELETE \/api\/account$/;

/** Changes a request in a way that no schema knows of. */
type Trick = (draft: Request) => void;

/** What the contracts allow, at its edges and just beyond; one in four with a trick of HTTP on top. */
export function anyRequest(contracts: readonly Contract[], tokens: Tokens): fc.Arbitrary<Request> {
  return fc.oneof(
    ...contracts.map((contract) => ({
      // What is sent something does more than what is only read.
      weight: contract.bodies.length > 0 ? 6 : contract.form ? 1 : 2,
      arbitrary: requestTo(contract, tokens),
    })),
  );
}

function requestTo(contract: Contract, tokens: Tokens): fc.Arbitrary<Request> {
  const { method, path, bodies, form } = contract;
  const plain = fc
    .record({
      path: pathOf(contract),
      query: queryOf(contract),
      headers: headersOf(contract, tokens),
      body:
        bodies.length > 0
          ? fc.oneof(...bodies.map((schema) => textOf(schema, form)))
          : fc.constant(""),
    })
    .map((parts): Request => {
      const type = form ? "application/x-www-form-urlencoded" : "application/json";
      const needed: Request["headers"] = method === "GET" ? [] : [["Content-Type", type]];
      const { body } = parts;
      return {
        method,
        target: parts.path + parts.query,
        headers: [...needed, ...parts.headers],
        body,
      };
    });
  const able = method === "GET" || path.endsWith(".data") ? tricks : [...tricks, ...bodyTricks];
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    {
      weight: 1,
      arbitrary: fc.tuple(plain, fc.oneof(...able)).map(([request, play]) => {
        const draft = structuredClone(request);
        play(draft);
        return draft;
      }),
    },
  );
}

function pathOf({ path, params }: Contract): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)(?:\{([^}]*)\})?/g)];
  const values = names.map(([, name = "", pattern]) => {
    const schema = params[name];
    const fitting = pattern ? fc.stringMatching(new RegExp(`^${pattern}$`)) : asText(schema);
    return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: anyText });
  });
  return fc.tuple(...values).map((texts) => {
    let next = 0;
    return path.replace(/:\w+(?:\{[^}]*\})?/g, () => encoded(texts[next++] ?? ""));
  });
}

function queryOf({ query, words }: Contract): fc.Arbitrary<string> {
  const names = Object.keys(query);
  const pairs = names.map((name) => {
    const values = fc.oneof(asText(query[name]), fc.constantFrom("", ...words));
    return fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 6, arbitrary: values.map((value) => [value]) },
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(values, { minLength: 2, maxLength: 3 }) },
      ),
    );
  });
  return fc.tuple(...pairs).map((chosen) => {
    const search = chosen.flatMap(([name, values]) =>
      values.map((value) => `${encoded(name)}=${encoded(value)}`),
    );
    return search.length > 0 ? `?${search.join("&")}` : "";
  });
}

function headersOf(
  { guarded, headers, method, path }: Contract,
  tokens: Tokens,
): fc.Arbitrary<Request["headers"]> {
  const own = ENDS_ITSELF.test(`${method} ${path}`) ? tokens.spare : tokens.staff;
  const credentials: Request["headers"] = guarded ? [["Authorization", `Bearer ${own}`]] : [];
  const read = Object.entries(headers).map(([name, schema]) =>
    fc.tuple(fc.constant(name), fc.oneof(asText(schema), fc.constant(ID)).map(inOneLine)),
  );
  const some =
    read.length > 0 ? fc.oneof(...read) : fc.constant(["accept", "*/*"] as [string, string]);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(credentials) },
    {
      weight: 1,
      arbitrary: fc
        .array(some, { maxLength: 2 })
        .map((more) => [...credentials, ...more.filter(([name]) => name !== "content-type")]),
    },
  );
}

/** A line end would begin another header: that is the client's own doing. */
function inOneLine(text: string): string {
  return text.replace(/[\r\n]/g, " ");
}

function asText(schema: z.core.$ZodType | undefined): fc.Arbitrary<string> {
  if (!schema) return anyText;
  return fc
    .oneof({ weight: 3, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: anyText })
    .map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")));
}

function textOf(schema: z.ZodType, form: boolean): fc.Arbitrary<string> {
  return valueOf(schema).map((value) => {
    if (!form) return JSON.stringify(value) ?? "";
    const fields = Object.entries(value ?? {}).map(([name, field]) => [
      name,
      typeof field === "string" ? field : (JSON.stringify(field) ?? ""),
    ]);
    return new URLSearchParams(fields).toString();
  });
}

/** Half surrogates cannot be encoded: they go as the bytes a careless program would send. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}

const oneOf = <T>(
  values: readonly T[],
  play: (draft: Request, value: T) => void,
): fc.Arbitrary<Trick> => fc.constantFrom(...values).map((value) => (draft) => play(draft, value));

const header = (names: readonly string[], values: readonly string[]): fc.Arbitrary<Trick> =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...values))
    .map(([name, value]) => (draft) => {
      draft.headers = [...without(draft.headers, name), [name, inOneLine(value)]];
    });

function without(headers: Request["headers"], name: string): Request["headers"] {
  return headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Read before, or beside, what the endpoints read. */
const COMMON_HEADERS =
  "Idempotency-Key Authorization X-Forwarded-For Accept-Encoding Accept If-None-Match Range User-Agent Cookie X-Request-Id X-Supabase-Api-Version apikey __proto__".split(
    " ",
  );

const tricks: fc.Arbitrary<Trick>[] = [
  oneOf(methods, (draft, method) => (draft.method = method)),
  oneOf(pathTricks, (draft, trick) => (draft.target = draft.target.split("?")[0] + trick)),
  oneOf(pathTricks, (draft, trick) => (draft.target = trick.startsWith("/") ? trick : `/${trick}`)),
  oneOf(pathTricks, (draft, trick) => {
    draft.target = `${draft.target.replace(/[^/]*$/, "")}${trick}` || "/";
  }),
  oneOf(["__proto__", "q[]", "q[a][b]", ""], (draft, name) => {
    draft.target += `${draft.target.includes("?") ? "&" : "?"}${encoded(name)}=x`;
  }),
  oneOf(
    ["%", "%zz=%ff", "&&&===", "q=%00", "a=b?c=d#e", "&a=1".repeat(3000)],
    (draft, search) => (draft.target = `${draft.target.split("?")[0]}?${search}`),
  ),
  oneOf(
    [500, 7000, 15_000, 40_000],
    (draft, length) => (draft.target += `?q=${"a".repeat(length)}`),
  ),
  oneOf([1000, 9000, 20_000], (draft, length) =>
    draft.headers.push(["X-Long", "a".repeat(length)]),
  ),
  oneOf([300], (draft, count) => {
    for (let n = 0; n < count; n++) draft.headers.push([`X-${n}`, "a"]);
  }),
  header(COMMON_HEADERS, hostileTexts),
  header(
    ["Authorization"],
    [
      `${part({ alg: "none" })}.${part({ sub: "1", role: "service_role" })}.`,
      `${part({ alg: "HS256" })}.${part({ sub: { a: 1 }, exp: 1e12 })}.AAAA`,
      `${part({ alg: "RS256", kid: "../../dev/null", jku: "http://127.0.0.1:1" })}.${part({})}.AA`,
      "a.b.c",
      "...",
      "null",
      "x".repeat(5000),
    ].map((token) => `Bearer ${token}`),
  ),
  header(
    ["Origin", "Referer"],
    [
      "null",
      "https://evil.example",
      "http://localhost:1",
      "//",
      "file://",
      "é",
      ...["http", "https", "foo", "blob:http", "javascript"].map((scheme) => `${scheme}://{host}`),
      "http://a:b@{host}/?#",
    ],
  ),
  header(
    ["Host"],
    ["", "evil.example", "a b", "localhost:99999", "[::1", "é", "a".repeat(300), "a$&b", "$`"],
  ),
  header(["Content-Encoding"], ["gzip", "br", "deflate", "zstd", "x"]),
  header(["Content-Length"], ["-1", "1e3", "abc", "999999999999999999"]),
  oneOf(brokenBodies, (draft, body) => (draft.body = body)),
];

const bodyTricks: fc.Arbitrary<Trick>[] = [
  oneOf(brokenBodies, (draft, body) => (draft.body = body)),
  // JSON.stringify would leave __proto__ out, and say nothing twice.
  oneOf(["__proto__", "constructor", "prototype", "email", "status"], (draft, name) => {
    draft.body = `{"${name}":[1],"${name}":{"a":1},${String(draft.body).slice(1)}`;
  }),
  oneOf(
    [Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    (draft, body) => {
      draft.body = body;
    },
  ),
  oneOf(contentTypes, (draft, type) => {
    draft.headers = without(draft.headers, "Content-Type");
    if (type !== undefined) draft.headers.push(["Content-Type", type]);
  }),
];
