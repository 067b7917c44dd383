import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { askAs, goodRequests, type GoodRequest } from "#tests/support/faults/good-requests.ts";
import { createWorld, type World } from "#tests/support/faults/world.ts";

/* These tests show that every endpoint of the back office demands a token. staff.service.test.ts tests which tokens it accepts. */

let world: World;
let requests: GoodRequest[];
beforeAll(async () => {
  world = await createWorld({} as ServerBuild);
  requests = goodRequests(world).filter(({ path }) => path.startsWith("/api/admin/"));
  return world.drop;
}, 120_000);

/** Requests to unknown paths. Without a staff token, the site answers them like requests to existing paths. */
const UNKNOWN: GoodRequest[] = [
  { method: "GET", path: "/api/admin/nothing" },
  { method: "POST", path: "/api/admin/messages" },
];
const nameOf = ({ method, path }: GoodRequest) => `${method} ${path}`;

test("every endpoint of the back office lets staff in", async () => {
  expect(requests.length).toBeGreaterThan(40);
  let isChanged = true;
  for (const request of requests) {
    if (isChanged) await world.restore();
    isChanged = request.method !== "GET";
    expect([nameOf(request), (await askAs(world, request)).status]).toEqual([
      nameOf(request),
      expect.toSatisfy((status: number) => status < 300),
    ]);
  }
});

test.each<[who: string, tokenOf: (world: World) => string | undefined, status: number]>([
  ["a visitor", () => undefined, 401],
  ["a made-up token", () => "a.b.c", 401],
  ["a program's key", ({ apiKey }) => apiKey, 401],
  ["an account that is not staff", ({ ada }) => ada.token, 403],
])(
  "no endpoint of the back office answers %s, or reveals anything",
  async (_, tokenOf, expected) => {
    await world.restore();
    for (const request of [...requests, ...UNKNOWN]) {
      const { json = request.method === "GET" ? undefined : {} } = request;
      const withoutToken: GoodRequest = { ...request, json };
      delete withoutToken.token;
      const token = tokenOf(world);
      const { status, headers, body } = await askAs(world, {
        ...withoutToken,
        ...(token && { token }),
      });
      expect([nameOf(request), status]).toEqual([nameOf(request), expected]);
      expect(Object.keys(JSON.parse(body) as object)).toEqual(["error"]);
      expect(body.toLowerCase()).not.toMatch(/ada@|bob@|staff@/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  },
);
