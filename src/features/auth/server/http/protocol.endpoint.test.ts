import { expect, test } from "vitest";
import { makeAccount } from "#tests/support/accounts/accounts.ts";
import {
  platform,
  signedUpClient,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";

useAccountSite();

const EMAIL = "a@example.com";
const PERSON = { email: EMAIL, password: "a quiet wire hums" };
const REFRESH = "/token?grant_type=refresh_token";
const CREDENTIALS = JSON.stringify({ email: "ada@example.com", password: "not the password" });
const JSON_TYPE = { "Content-Type": "application/json" };

test("errors name their code as the requested version expects, and always in the header", async () => {
  const path = "/token?grant_type=password";
  const request = { method: "POST", body: CREDENTIALS };
  const current = await site.call(path, { ...request, headers: JSON_TYPE });
  expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(current.headers.get("x-sb-error-code")).toBe("invalid_credentials");
  expect(await current.json()).toEqual({
    code: "invalid_credentials",
    message: "Invalid login credentials",
  });
  const old = await site.call(path, {
    ...request,
    headers: { ...JSON_TYPE, "X-Supabase-Api-Version": "" },
  });
  expect(old.headers.get("x-sb-error-code")).toBe("invalid_credentials");
  expect(await old.json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
});

test.each([
  ["POST", "/signup", "{", 400, "bad_json"],
  ["POST", "/signup", '{"email"', 400, "bad_json"],
  ["POST", "/signup", "[]", 400, "validation_failed"],
  ["POST", "/signup", "null", 400, "validation_failed"],
  ["POST", "/signup", '"text"', 400, "validation_failed"],
  ["POST", "/signup", "{}", 422, "anonymous_provider_disabled"],
  ["POST", "/signup", { ...PERSON, password: undefined }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, email: "nonsense" }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, email: { a: 1 } }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, password: ["x"] }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, data: [] }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, data: { a: "\u0000" } }, 400, "validation_failed"],
  ["POST", "/signup", { ...PERSON, data: { a: "\ud800" } }, 400, "validation_failed"],
  ["POST", "/token?grant_type=password", "{}", 400, "validation_failed"],
  ["POST", "/token?grant_type=magic", "{}", 400, "invalid_credentials"],
  ["POST", "/token", "{}", 400, "invalid_credentials"],
  ["POST", "/token?grant_type=__proto__", "{}", 400, "invalid_credentials"],
  ["POST", REFRESH, "{}", 400, "validation_failed"],
  ["POST", REFRESH, { refresh_token: "x" }, 400, "refresh_token_not_found"],
  ["POST", "/recover", "{}", 400, "validation_failed"],
  ["POST", "/resend", { type: "sms", email: EMAIL }, 400, "validation_failed"],
  ["POST", "/verify", "{}", 400, "validation_failed"],
  ["POST", "/verify", { type: "signup", token_hash: "x" }, 403, "otp_expired"],
  ["POST", "/verify", { type: "magiclink", email: EMAIL, token: "123456" }, 403, "otp_expired"],
  ["POST", "/verify", { type: "recovery", email: EMAIL, token: "123456" }, 403, "otp_expired"],
  ["GET", "/verify?type=signup", undefined, 400, "validation_failed"],
  ["GET", "/verify?token=x", undefined, 400, "validation_failed"],
  ["GET", "/user", undefined, 401, "no_authorization"],
  ["PUT", "/user", "{}", 401, "no_authorization"],
  ["POST", "/logout", "{}", 401, "no_authorization"],
  ["POST", "/factors", "{}", 401, "no_authorization"],
  ["GET", "/signup", undefined, 405, "method_not_allowed"],
  ["DELETE", "/user", undefined, 405, "method_not_allowed"],
  ["POST", "/admin/users", "{}", 404, "not_found"],
  ["POST", "/otp", "{}", 400, "validation_failed"],
  ["POST", "/sso", "{}", 404, "not_found"],
  ["GET", "/nothing", undefined, 404, "not_found"],
] as const)("%s %s with %j answers %i %s", async (method, path, sent, status, code) => {
  const body = typeof sent === "object" ? JSON.stringify(sent) : sent;
  const answer = await site.call(path, { method, body, headers: body ? JSON_TYPE : {} });
  expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("x-sb-error-code")).toBe(code);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
  "a body of type «%s» is refused",
  async (type) => {
    const answer = await site.call("/token?grant_type=password", {
      method: "POST",
      body: new Blob([CREDENTIALS], { type }),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: "unsupported_media_type" });
  },
);

test("refusals of the site's other checks have the account service's format too", async () => {
  const request = { method: "POST", headers: JSON_TYPE };
  const large = await site.call("/signup", { ...request, body: `"${"x".repeat(70_000)}"` });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ code: "request_entity_too_large" });
  const foreign = await site.call("/token?grant_type=password", {
    ...request,
    body: CREDENTIALS,
    headers: { ...JSON_TYPE, Origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: "forbidden" });
  const packed = await site.call("/signup", {
    ...request,
    body: CREDENTIALS,
    headers: { ...JSON_TYPE, "Content-Encoding": "gzip" },
  });
  expect(packed.status).toBe(415);
  expect(packed.headers.get("x-sb-error-code")).toBe("unsupported_media_type");
});

test("caches may store only the public keys", async () => {
  const session = await makeAccount(platform, site.client());
  const headers = { Authorization: `Bearer ${session.access_token}` };
  for (const path of ["/user", "/settings", "/health", "/nothing"]) {
    expect((await site.call(path, { headers })).headers.get("cache-control")).toBe("no-store");
  }
});

test("prototype keys in the metadata are data like any other", async () => {
  const client = await signedUpClient();
  const token = (await client.getSession()).data.session?.access_token;
  await site.call("/user", {
    method: "PUT",
    body: '{"data":{"__proto__":{"polluted":true},"constructor":"x"}}',
    headers: { ...JSON_TYPE, Authorization: `Bearer ${token}` },
  });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect((await client.getUser()).data.user?.email).toBe("ada@example.com");
});

test("health and settings describe the service", async () => {
  expect(await (await site.call("/health")).json()).toMatchObject({
    name: expect.any(String),
    version: expect.any(String),
    description: expect.any(String),
  });
  expect(await (await site.call("/settings")).json()).toMatchObject({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
});
