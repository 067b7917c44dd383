import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { makeStaff, serveAuth, type AuthSite } from "../support/accounts/accounts.ts";
import { SCOPES } from "#features/api/contract.ts";
import { addKey } from "#features/api/server/service.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { endpoints, senderOf, type Sender } from "#tests/support/fuzz/endpoints.ts";

let platform: TestPlatform;
let site: AuthSite;
let tokens: Partial<Record<Sender, string>>;
beforeAll(async () => {
  platform = await createTestPlatform({ rateLimits: false });
  site = await serveAuth(platform);
  const token = await makeStaff(platform, site.client());
  const key = await addKey(platform, crypto.randomUUID(), { name: "-", scopes: SCOPES });
  tokens = { staff: token, visitor: token, program: key.secret };
});
afterAll(() => site.close());

/** Matches endpoints that check a signature before they read the body. */
const SIGNED = /^\/api\/(?:bookings\/|inbound-mail$)/;

const doors = endpoints
  .filter(({ body, path }) => body && !SIGNED.test(path))
  .map(({ method, path, query = {} }) => {
    const search = new URLSearchParams(query);
    return { method, address: search.size > 0 ? `${path}?${search}` : path };
  });

const nested = (levels: number) => `${'{"a":['.repeat(levels)}1${"]}".repeat(levels)}`;
const BODIES: [what: string, body: string, sentence: string][] = [
  ["broken JSON", "{", "This is not valid JSON."],
  ["null", "null", "Please send a JSON object."],
  ["a list", "[]", "Please send a JSON object."],
  ["a text", '"text"', "Please send a JSON object."],
  ["a number", "42", "Please send a JSON object."],
  ["a truth", "true", "Please send a JSON object."],
  ["a deep list", `${"[".repeat(3000)}${"]".repeat(3000)}`, "Please send a JSON object."],
  ["a deep object", nested(1500), "This JSON is nested too deeply."],
  ["a deep value", `{"data":{"b":${nested(1500)}}}`, "This JSON is nested too deeply."],
];

test.each(BODIES)("every endpoint refuses %s with a sentence", async (_, body, sentence) => {
  const logged = vi.spyOn(platform.log, "error");
  onTestFinished(() => logged.mockRestore());
  const answers = await Promise.all(
    doors.map(async ({ method, address }) => {
      const token = tokens[senderOf(address)];
      const headers = {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      };
      const options: RequestInit = { method, headers, body };
      const response = await fetch(site.origin + address, options);
      const { error, msg } = (await response.json()) as { error?: string; msg?: string };
      return `${method} ${address}: ${response.status} ${error ?? msg}`;
    }),
  );
  const expected = doors.map(({ method, address }) => {
    const status = body === "{" || address.startsWith("/auth/v1") ? 400 : 422;
    return `${method} ${address}: ${status} ${sentence}`;
  });
  expect(doors.length).toBeGreaterThan(15);
  expect(answers).toEqual(expected);
  expect(logged).not.toHaveBeenCalled();
});

test("a body with plausible nesting is accepted", async () => {
  const response = await site.call("/signup", {
    json: {
      email: "deep@example.com",
      password: "a quiet wire hums",
      data: JSON.parse(nested(20)),
    },
  });
  expect(response.status).toBe(200);
});
