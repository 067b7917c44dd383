import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { clientOf, makeAccount, newestMail, PASSWORD } from "#tests/support/accounts/accounts.ts";
import {
  addressesOfAccounts,
  platform,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";

const EMAIL = "ada@example.com";
const VERIFIER = "v".repeat(64);
const S256 = createHash("sha256").update(VERIFIER).digest("base64url");

useAccountSite();

/** Makes a client that signs in with PKCE, as `@supabase/ssr` does. */
const pkceClient = () => clientOf(site.origin, undefined, "pkce");

async function open(email: string, about = "") {
  const { text } = await newestMail(platform, email, about);
  const link = /https?:\S+/.exec(text)?.[0] ?? "";
  expect(link).toContain(`${site.origin}/auth/v1/verify?`);
  const answer = await fetch(link, { redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

test("a PKCE client completes a confirmation, a recovery and a magic link", async () => {
  const client = pkceClient();
  const signedUp = await client.signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { emailRedirectTo: `${site.origin}/templates?q=mail` },
  });
  expect(signedUp.error).toBeNull();
  const confirmed = await open(EMAIL);
  expect(confirmed.pathname).toBe("/templates");
  expect(confirmed.searchParams.get("q")).toBe("mail");
  expect(confirmed.hash).toBe("");
  const first = await client.exchangeCodeForSession(confirmed.searchParams.get("code") ?? "");
  expect(first.error).toBeNull();
  expect(first.data.session?.user).toMatchObject({ email: EMAIL });

  await client.resetPasswordForEmail(EMAIL, { redirectTo: `${site.origin}/account` });
  const recovered = await open(EMAIL, "new password");
  const second = await client.exchangeCodeForSession(recovered.searchParams.get("code") ?? "");
  expect(second.error).toBeNull();
  expect((await client.updateUser({ password: "another quiet wire" })).error).toBeNull();

  await client.signInWithOtp({ email: EMAIL });
  const linked = await open(EMAIL, "Sign in");
  const third = await client.exchangeCodeForSession(linked.searchParams.get("code") ?? "");
  expect(third.error).toBeNull();
});

test("two links confirm a change of address, and the second one gives the code", async () => {
  const client = pkceClient();
  await client.signUp({ email: EMAIL, password: PASSWORD });
  const { code } = await newestMail(platform, EMAIL);
  await client.verifyOtp({ type: "signup", email: EMAIL, token: code });
  await client.updateUser({ email: "new@example.com" });
  const half = await open("new@example.com");
  expect(half.searchParams.get("code")).toBeNull();
  expect(half.hash).toContain("message=");
  const complete = await open(EMAIL, "about to change");
  const { data } = await client.exchangeCodeForSession(complete.searchParams.get("code") ?? "");
  expect(data.session?.user.email).toBe("new@example.com");
});

const exchange = async (auth_code: unknown, code_verifier: unknown) => {
  const answer = await site.call("/token?grant_type=pkce", { json: { auth_code, code_verifier } });
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code ?? ""}`.trim();
};

test.each([
  ["s256", S256],
  ["plain", VERIFIER],
])(
  "a code works once, for the verifier of its client, and for five minutes (%s)",
  async (method, challenge) => {
    platform.travelTo("2026-11-20T08:00:00Z");
    await makeAccount(platform, site.client());
    const ask = async () => {
      const pkce = { code_challenge: challenge, code_challenge_method: method };
      expect((await site.call("/otp", { json: { email: EMAIL, ...pkce } })).status).toBe(200);
      return (await open(EMAIL, "Sign in")).searchParams.get("code") ?? "";
    };
    const code = await ask();
    expect(await exchange(code, "w".repeat(64))).toBe("400 bad_code_verifier");
    const both = await Promise.all([exchange(code, VERIFIER), exchange(code, VERIFIER)]);
    expect(both.toSorted()).toEqual(["200", "404 flow_state_not_found"]);
    expect(await exchange(code, VERIFIER)).toBe("404 flow_state_not_found");
    const late = await ask();
    platform.travelTo("2026-11-20T08:05:01Z");
    expect(await exchange(late, VERIFIER)).toBe("404 flow_state_not_found");
    expect(await exchange("", "")).toBe("400 validation_failed");
    expect(await exchange("x", "y")).toBe("404 flow_state_not_found");
  },
);

test("opening a link with a challenge signs nobody in", async () => {
  await makeAccount(platform, site.client());
  const { rows: before } = await platform.database.query("select 1 from accounts.sessions");
  const pkce = { code_challenge: S256, code_challenge_method: "s256" };
  await site.call("/recover", { json: { email: EMAIL, ...pkce } });
  const target = await open(EMAIL, "new password");
  const { rows } = await platform.database.query("select 1 from accounts.sessions");
  expect(rows).toHaveLength(before.length);
  for (const type of ["signup", "email", "recovery", "magiclink", "email_change", "invite"]) {
    const token_hash = target.searchParams.get("code");
    expect((await site.call("/verify", { json: { type, token_hash } })).status).toBe(403);
  }
});

test.each([
  [{ code_challenge: S256 }],
  [{ code_challenge_method: "s256" }],
  [{ code_challenge: S256, code_challenge_method: "md5" }],
  [{ code_challenge: "short", code_challenge_method: "plain" }],
  [{ code_challenge: `${S256}ä`, code_challenge_method: "s256" }],
])("half or malformed challenges are refused: %j", async (pkce) => {
  for (const [path, json] of [
    ["/signup", { email: EMAIL, password: PASSWORD }],
    ["/otp", { email: EMAIL }],
    ["/recover", { email: EMAIL }],
    ["/resend", { type: "signup", email: EMAIL }],
  ] as const) {
    const answer = await site.call(path, { json: { ...json, ...pkce } });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ code: "validation_failed" });
  }
  expect(await addressesOfAccounts()).toEqual([]);
});

test("a mailed code signs in a new person and makes their account", async () => {
  const client = site.client();
  const sent = await client.signInWithOtp({ email: EMAIL, options: { data: { name: "Ada" } } });
  expect(sent.error).toBeNull();
  const { code } = await newestMail(platform, EMAIL);
  const { data, error } = await client.verifyOtp({ type: "email", email: EMAIL, token: code });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: EMAIL, user_metadata: { name: "Ada" } });
  await site.call("/magiclink", { json: { email: EMAIL } });
  const { link, text } = await newestMail(platform, EMAIL, "Sign in");
  expect(text).toContain(`${site.origin}/confirm#type=magiclink`);
  const again = await site
    .client()
    .verifyOtp({ type: "magiclink", token_hash: link.get("token_hash") ?? "" });
  expect(again.data.user?.id).toBe(data.user?.id);
});

test("without create_user an unknown address gets the same answer, no mail and no account", async () => {
  await makeAccount(platform, site.client());
  const sent = platform.sent.length;
  for (const email of [EMAIL, "nobody@example.com"]) {
    const answer = await site.call("/otp", { json: { email, create_user: false } });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  }
  await platform.runJobs();
  expect(platform.sent.slice(sent).map(({ to }) => to)).toEqual([EMAIL]);
  expect(await addressesOfAccounts()).toEqual([EMAIL]);
});

test("closed sign-up makes no accounts and leaves existing ones working", async () => {
  await makeAccount(platform, site.client());
  platform.config.signUp = false;
  const closed = await site.client().signUp({ email: "new@example.com", password: PASSWORD });
  expect(closed.error).toMatchObject({ status: 422, code: "signup_disabled" });
  expect((await site.client().signInWithOtp({ email: "new@example.com" })).error).toBeNull();
  await platform.runJobs();
  expect(platform.sent.map(({ to }) => to)).not.toContain("new@example.com");
  expect(await addressesOfAccounts()).toEqual([EMAIL]);
  expect(await (await site.call("/settings")).json()).toMatchObject({ disable_signup: true });
  expect((await site.client().signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBe(
    null,
  );
  await site.client().signInWithOtp({ email: EMAIL });
  expect((await newestMail(platform, EMAIL)).subject).toContain("Sign in");
});

test("a request with both a link and a code is refused", async () => {
  const answer = await site.call("/verify", {
    json: { type: "signup", email: EMAIL, token: "123456", token_hash: "x" },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "validation_failed" });
});
