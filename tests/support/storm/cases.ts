import { endpoints, FOR_SIGNED_IN, pages, type Door } from "./endpoints.ts";
import {
  brokenBodies,
  contentTypes,
  deep,
  hostileTexts,
  methods,
  pathTricks,
  wrongValue,
} from "./hostile.ts";
import { randomFrom, type Random } from "./random.ts";

/** One bad request, as it goes over the wire. */
export type Case = {
  /** What is bad about it. */
  trick: string;
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string | Uint8Array;
};

type Trick = (draft: Case, door: Door, random: Random) => void;

/**
 * @param token of a member of staff
 * @returns the same cases for the same seed, spread over every endpoint, page and trick
 */
export function badCases(count: number, seed: number, token: string): Case[] {
  const random = randomFrom(seed);
  const doors = [...endpoints, ...pages];
  return Array.from({ length: count }, (_, index) => {
    const door = doors[index % doors.length] as Door;
    const able = Object.entries(door.body ? { ...tricks, ...bodyTricks } : tricks);
    const [trick, play] = random.pick(able);
    const draft = plain(trick, door, token);
    play(draft, door, random);
    return draft;
  });
}

function plain(trick: string, { method, path, query, body }: Door, token: string): Case {
  const headers: Case["headers"] = [];
  if (body) headers.push(["Content-Type", "application/json"]);
  if (FOR_SIGNED_IN.test(path)) headers.push(["Authorization", `Bearer ${token}`]);
  return {
    trick,
    method,
    target: path + searchOf(Object.entries(query ?? {})),
    headers,
    body: body ? JSON.stringify(body) : "",
  };
}

function searchOf(pairs: [string, string][]): string {
  const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return search.length > 0 ? `?${search.join("&")}` : "";
}

/** Half surrogates cannot be encoded: they go as the bytes a careless program would send. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}

const tricks: Record<string, Trick> = {
  "another method": (draft, _, random) => {
    draft.method = random.pick(methods);
  },
  "a tricky path": (draft, door, random) => {
    const base = random.pick([door.path, door.path.replace(/[^/]*$/, ""), ""]);
    draft.target = `${base}${random.pick(pathTricks)}` || "/";
  },
  "a hostile query": (draft, door, random) => {
    const names = [...Object.keys(door.query ?? { q: "" }), "__proto__", "q[]", "q[a][b]", ""];
    const pairs = Array.from({ length: 1 + random.below(3) }, (): [string, string] => [
      random.pick(names),
      random.pick(hostileTexts),
    ]);
    draft.target = door.path + searchOf([...Object.entries(door.query ?? {}), ...pairs]);
  },
  "a broken query": (draft, door, random) => {
    draft.target =
      door.path +
      random.pick(["?%", "?%zz=%ff", "?&&&===", "?q=%00", "?a=b?c=d#e", `?${"&a=1".repeat(3000)}`]);
  },
  "a long address": (draft, door, random) => {
    draft.target = `${door.path}?q=${"a".repeat(random.pick([500, 7000, 15_000, 40_000]))}`;
  },
  "a hostile header": (draft, _, random) => {
    draft.headers.push([
      random.pick([
        "Idempotency-Key",
        "Authorization",
        "X-Forwarded-For",
        "Accept-Encoding",
        "Accept",
        "If-None-Match",
        "Range",
        "User-Agent",
        "Cookie",
        "X-Request-Id",
        "X-Supabase-Api-Version",
        "apikey",
        "__proto__",
      ]),
      // A line end would begin another header: that is the client's own doing.
      random.pick(hostileTexts).replace(/[\r\n]/g, " "),
    ]);
  },
  "a forged token": (draft, _, random) => {
    draft.headers = without(draft.headers, "Authorization");
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    draft.headers.push([
      "Authorization",
      `Bearer ${random.pick([
        `${part({ alg: "none" })}.${part({ sub: "1", role: "service_role" })}.`,
        `${part({ alg: "HS256" })}.${part({ sub: { a: 1 }, exp: 1e12 })}.AAAA`,
        `${part({ alg: "RS256", kid: "../../dev/null", jku: "http://127.0.0.1:1" })}.${part({})}.AA`,
        "a.b.c",
        "...",
        "null",
        "x".repeat(5000),
      ])}`,
    ]);
  },
  "a foreign origin": (draft, _, random) => {
    draft.headers.push([
      "Origin",
      random.pick([
        "null",
        "https://evil.example",
        "http://localhost:1",
        "//",
        "file://",
        "\u00e9",
      ]),
    ]);
  },
  "a long header": (draft, _, random) => {
    draft.headers.push(["X-Long", "a".repeat(random.pick([1000, 9000, 20_000]))]);
  },
  "many headers": (draft) => {
    for (let n = 0; n < 300; n++) draft.headers.push([`X-${n}`, "a"]);
  },
  "another host": (draft, _, random) => {
    draft.headers.push([
      "Host",
      random.pick([
        "",
        "evil.example",
        "a b",
        "localhost:99999",
        "[::1",
        "\u00e9",
        "a".repeat(300),
      ]),
    ]);
  },
  "a body nobody asked for": (draft, _, random) => {
    draft.body = random.pick(brokenBodies);
  },
  "a compressed body": (draft, _, random) => {
    draft.headers.push(["Content-Encoding", random.pick(["gzip", "br", "deflate", "zstd", "x"])]);
    draft.body = random.pick(["\u001f\u008b", "x".repeat(1000)]);
  },
  "a length that is none": (draft, _, random) => {
    draft.headers.push(["Content-Length", random.pick(["-1", "1e3", "abc", "999999999999999999"])]);
  },
};

const bodyTricks: Record<string, Trick> = {
  "a value of another type": (draft, door, random) => {
    change(draft, door, random, () => wrongValue(random));
  },
  "a hostile text": (draft, door, random) => {
    change(draft, door, random, () => random.pick(hostileTexts));
  },
  "a hostile text between others": (draft, door, random) => {
    change(draft, door, random, (before) => `${String(before)} ${random.pick(hostileTexts)}`);
  },
  "a huge text": (draft, door, random) => {
    const length = random.pick([255, 5000, 40_000, 70_000]);
    change(draft, door, random, () => random.pick(["a", "é", "👍", "\u0000"]).repeat(length));
  },
  "a missing field": (draft, door, random) => {
    const { [random.pick(Object.keys(door.body ?? {}))]: _gone, ...rest } = door.body ?? {};
    draft.body = JSON.stringify(rest);
  },
  "a field too many": (draft, door, random) => {
    const name = random.pick(["__proto__", "constructor", "prototype", "id", "is_public", "role"]);
    // JSON.stringify would leave __proto__ out.
    draft.body = `{"${name}":${JSON.stringify(wrongValue(random))},${JSON.stringify(door.body).slice(1)}`;
  },
  "a deep body": (draft, door, random) => {
    const [name = "a"] = Object.keys(door.body ?? {});
    draft.body = JSON.stringify({ ...door.body, [name]: deep(random.pick([100, 5000])) });
  },
  "a broken body": (draft, _, random) => {
    draft.body = random.pick(brokenBodies);
  },
  "bytes that are no text": (draft) => {
    draft.body = Uint8Array.from([
      0x7b, 0x22, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d,
    ]);
  },
  "another content type": (draft, _, random) => {
    const type = random.pick(contentTypes);
    draft.headers = without(draft.headers, "Content-Type");
    if (type !== undefined) draft.headers.push(["Content-Type", type]);
  },
};

function without(headers: Case["headers"], name: string): Case["headers"] {
  return headers.filter(([each]) => each !== name);
}

/** Replaces one value of the body, however deep it lies. */
function change(
  draft: Case,
  door: Door,
  random: Random,
  replacing: (before: unknown) => unknown,
): void {
  const places: [Record<string, unknown>, string][] = [];
  const body = structuredClone(door.body ?? {});
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit(inner);
    }
  };
  visit(body);
  const [holder, key] = random.pick(places);
  holder[key] = replacing(holder[key]);
  draft.body = JSON.stringify(body);
}
