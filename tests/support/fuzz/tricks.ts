import fc from "fast-check";
import { brokenBodies, contentTypes, hostileTexts, methods, pathTricks } from "./hostile.ts";

export type Request = {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string | Uint8Array;
};

export type Trick = (draft: Request) => void;

/** Replaces line breaks, because they would begin another header. */
export function inOneLine(text: string): string {
  return text.replace(/[\r\n]/g, " ");
}

/** Encodes a text for a URL. Half a surrogate pair becomes the bytes that a careless program would send. */
export function encoded(text: string): string {
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

/** Headers that code outside of the endpoints reads. */
const COMMON_HEADERS =
  "Idempotency-Key Authorization X-Forwarded-For Accept-Encoding Accept If-None-Match Range User-Agent Cookie X-Request-Id X-Supabase-Api-Version apikey __proto__".split(
    " ",
  );

export const tricks: fc.Arbitrary<Trick>[] = [
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

export const bodyTricks: fc.Arbitrary<Trick>[] = [
  oneOf(brokenBodies, (draft, body) => (draft.body = body)),
  // JSON.stringify cannot write `__proto__` or the same key twice.
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
