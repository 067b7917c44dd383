import { AuthClient } from "@supabase/auth-js";
import {
  AUTO_REFRESH_TICK_DURATION_MS,
  AUTO_REFRESH_TICK_THRESHOLD,
  JWKS_TTL,
} from "@supabase/auth-js/dist/main/lib/constants.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/*
 * docs/product.md, section 9, lists default values of the client library auth-js (decision 22). These tests check that
 * the library still has these values.
 */

const SERVICE = "https://accounts.example.com/auth/v1";
const NOW = Date.parse("2026-11-21T09:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a session is refreshed when 3 ticks of 30 s remain; a key set is kept for 10 minutes", () => {
  expect(AUTO_REFRESH_TICK_THRESHOLD).toBe(3);
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(30_000);
  expect(JWKS_TTL).toBe(600_000);
});

test("a refresh that fails is repeated after 200 ms, then after twice as long each time", async () => {
  const requestedAt: number[] = [];
  const expired = { ...tokens(NOW / 1000 - 10), user: { id: "1" } };
  const client = new AuthClient({
    url: SERVICE,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: { getItem: () => JSON.stringify(expired), setItem: () => {}, removeItem: () => {} },
    persistSession: true,
    fetch: () => {
      requestedAt.push(Date.now() - NOW);
      return Promise.reject(new TypeError("no network"));
    },
  });
  const session = client.getSession();
  await vi.advanceTimersByTimeAsync(3000);
  expect(requestedAt.slice(0, 5)).toEqual([0, 200, 600, 1400, 3000]);
  await vi.advanceTimersByTimeAsync(60_000);
  await session;
});

test.each([
  [119, false],
  [120, true],
])(
  "a session from an address that was issued %i s ago: the library warns: %s",
  async (age, warned) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const hash = new URLSearchParams(
      Object.entries(tokens(NOW / 1000 - age + 3600)).map(([name, value]) => [name, String(value)]),
    );
    const location = { href: `https://www.example.com/#${hash}`, hash: `#${hash}` };
    vi.stubGlobal("window", { location, addEventListener: () => undefined });
    vi.stubGlobal("document", { visibilityState: "visible" });
    const client = new AuthClient({
      url: SERVICE,
      autoRefreshToken: false,
      persistSession: false,
      fetch: async () => Response.json({ id: "1" }),
    });
    const { data } = await client.getSession();
    expect(data.session?.access_token).toBe("access");
    expect(warn.mock.calls.flat().join().includes("issued over 120s ago")).toBe(warned);
    warn.mockRestore();
  },
);

function tokens(expiresAt: number) {
  return {
    access_token: "access",
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expiresAt,
  };
}
