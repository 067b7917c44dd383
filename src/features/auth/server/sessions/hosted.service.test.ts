import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveAuth } from "#tests/support/accounts/accounts.ts";
import { addDownloads } from "#tests/support/library.ts";
import { watchStatements } from "#tests/support/faults/driver.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { staffCommand } from "../flows/staff-command.ts";
import { requireStaff } from "../guard.ts";
import { accountOf } from "../service.ts";
import { listColleagues } from "../../../inbox/server/store.ts";
import { accountDetails } from "../../../account/server/service.ts";

/* These tests run a fake of hosted Supabase Auth on this machine, which serves a key set and a user. */
const ORIGIN = "https://www.example.com";
const SUB = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";

let hosted: Server;
let url: string;
let platform: TestPlatform;
let keys: CryptoKeyPair;
let requested: string[];
let user: object | undefined;

beforeEach(async () => {
  keys = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "hosted", alg: "ES256", use: "sig" };
  requested = [];
  user = undefined;
  hosted = createServer((request, response) => {
    requested.push(request.url ?? "");
    response.setHeader("Content-Type", "application/json");
    const { apikey, authorization = "" } = request.headers;
    if (apikey) requested.push(`${String(apikey)} ${authorization.slice(0, 9)}`);
    const isUser = request.url?.endsWith("/user");
    response.statusCode = isUser && !user ? 403 : 200;
    response.end(JSON.stringify(isUser ? (user ?? {}) : { keys: [jwk] }));
  });
  await new Promise<void>((listening) => hosted.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(hosted.address() as AddressInfo).port}`;
  platform = await createTestPlatform({ supabase: { url, anonKey: "public" } });
});
afterEach(async () => {
  hosted.closeAllConnections();
  await new Promise((closed) => hosted.close(closed));
});

function token(changes: JWTPayload = {}, alg = "ES256") {
  return new SignJWT({
    sub: SUB,
    session_id: "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c12",
    email: "Ada@example.com",
    aal: "aal1",
    amr: [{ method: "password", timestamp: 1 }],
    iss: `${url}/auth/v1`,
    aud: "authenticated",
    exp: Math.floor(Date.now() / 1000) + 60,
    ...changes,
  })
    .setProtectedHeader({ alg, kid: "hosted" })
    .sign(alg === "HS256" ? new TextEncoder().encode("x".repeat(32)) : keys.privateKey);
}

test("a hosted token is verified by the hosted service's keys, which are fetched once", async () => {
  const account = await accountOf(platform, await token(), ORIGIN);
  expect(account).toMatchObject({ userId: SUB, email: "ada@example.com", twoFactors: false });
  await accountOf(platform, await token(), ORIGIN);
  expect(requested).toEqual(["/auth/v1/.well-known/jwks.json"]);
});

test("a foreign issuer, audience, algorithm or an expired token is refused", async () => {
  const refused = [
    token({ iss: `${ORIGIN}/auth/v1` }),
    token({ aud: "anon" }),
    token({ exp: 1 }),
    token({ sub: undefined }),
    token({}, "HS256"),
    Promise.resolve("a.b.c"),
  ];
  for (const each of refused) {
    await expect(accountOf(platform, await each, ORIGIN)).rejects.toMatchObject({
      code: "bad_jwt",
    });
  }
});

test("the log says once that tokens are refused for their signature or issuer, and nothing of an expired one", async () => {
  const warn = vi.spyOn(platform.log, "warn");
  const refuse = async (changes: JWTPayload, alg?: string) =>
    expect(accountOf(platform, await token(changes, alg), ORIGIN)).rejects.toMatchObject({
      code: "bad_jwt",
    });
  await refuse({ exp: 1 });
  expect(warn).not.toHaveBeenCalled();
  await refuse({}, "HS256");
  await refuse({ iss: "https://elsewhere.example/auth/v1" });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    { reason: "ERR_JOSE_ALG_NOT_ALLOWED" },
    expect.stringContaining("SUPABASE_URL"),
  );
});

test("with a hosted service, the site's own account endpoints are off", async () => {
  const site = await serveAuth(platform);
  for (const path of ["/health", "/settings", "/.well-known/jwks.json", "/user", "/verify"]) {
    expect((await site.call(path)).status).toBe(404);
  }
  expect((await site.call("/signup", { json: {} })).status).toBe(404);
  await site.close();
});

test("requests that need the site's own account service are refused with a sentence", async () => {
  const site = await serveAuth(platform);
  const headers = { Authorization: `Bearer ${await token()}` };
  for (const path of ["", "/email-change", `/sessions/${SUB}`]) {
    const init = { method: "DELETE", headers };
    const answer = await fetch(`${site.origin}/api/account${path}`, init);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^\w.*\.$/) });
  }
  await site.close();
});

const identity = (email: string, email_verified: unknown) => ({
  identity_data: { email, email_verified },
});

test.each([
  ["proven", [identity("Ada@example.com", true)], 1],
  ["not proven", [identity("ada@example.com", false)], 0],
  ["not the one that is proven", [identity("eve@example.com", true)], 0],
  ["said to be proven by a text", [identity("ada@example.com", "true")], 0],
  ["of no identity", undefined, 0],
])("a person whose address is %s sees %i downloads", async (_, identities, shown) => {
  await addDownloads(platform, "ada@example.com");
  // The person can write `user_metadata`, so this field does not prove that the email address is verified.
  user = {
    email: "ada@example.com",
    email_confirmed_at: "2026-11-20T09:00:00Z",
    user_metadata: { email_verified: true },
    identities,
  };
  const account = await accountOf(
    platform,
    await token({ user_metadata: { email_verified: true } }),
    ORIGIN,
  );
  expect((await accountDetails(platform, account)).downloads).toHaveLength(shown);
  expect(requested).toContain("public Bearer ey");
});

test("downloads are shown only while the hosted service answers and the session is alive there", async () => {
  const account = await accountOf(platform, await token(), ORIGIN);
  expect((await accountDetails(platform, account)).downloads).toEqual([]);
  hosted.closeAllConnections();
  await new Promise((closed) => hosted.close(closed));
  await expect(accountDetails(platform, account)).rejects.toMatchObject({ code: "unavailable" });
});

test("staff are named by their user id and need the hosted service's second factor", async () => {
  await expect(staffCommand(platform, ["add", "ada@example.com"])).rejects.toThrow("user id");
  const statusesWith = async (changes: JWTPayload) =>
    requireStaff({ platform, origin: ORIGIN, address: "" }, `Bearer ${await token(changes)}`).then(
      () => "in",
      (error: { code: string }) => error.code,
    );
  expect(await statusesWith({ aal: "aal2" })).toBe("forbidden");
  expect(await staffCommand(platform, ["add", SUB])).toContain("is staff");
  expect(await statusesWith({ aal: "aal1" })).toBe("forbidden");
  expect(await statusesWith({ aal: "aal2" })).toBe("in");
  expect(await staffCommand(platform, ["list"])).toContain(SUB);
  await staffCommand(platform, ["remove", SUB]);
  expect(await statusesWith({ aal: "aal2" })).toBe("forbidden");
});

test("staff of a hosted service are shown by the address that it names, not by a user id", async () => {
  await staffCommand(platform, ["add", SUB]);
  const shown = async () => (await listColleagues(platform.database.db)).map(({ name }) => name);
  expect(await shown()).toEqual([SUB]);
  const visit = { platform, origin: ORIGIN, address: "" };
  for (const email of ["Ada@example.com", "ada@new.example"]) {
    await requireStaff(visit, `Bearer ${await token({ aal: "aal2", email })}`);
    expect(await shown()).toEqual([email.toLowerCase()]);
  }
  expect(await staffCommand(platform, ["list"])).toContain("ada@new.example");
});

test("adding a staff member stores the member and the log entry together", async () => {
  const failure = { code: "53100", message: "No space left" };
  const adding = watchStatements(
    (sql) => (sql.includes("audit_log") ? failure : undefined),
    () => staffCommand(platform, ["add", SUB]),
  );
  await expect(adding).rejects.toThrow();
  expect(await staffCommand(platform, ["add", SUB])).toContain("is staff.");
});

test("a hosted service that does not answer is reported as unavailable, not as a bad token", async () => {
  const good = await token();
  platform = await createTestPlatform({
    supabase: { url: "http://127.0.0.1:9", anonKey: "public" },
  });
  await expect(accountOf(platform, good, ORIGIN)).rejects.toMatchObject({ code: "unavailable" });
});
