import { isAuthWeakPasswordError, type AuthChangeEvent } from "@supabase/auth-js";
import { expect, test } from "vitest";
import {
  makeAccount,
  newestMail,
  PASSWORD,
  STORAGE_KEY,
} from "#tests/support/accounts/accounts.ts";
import {
  countOf,
  platform,
  signedUpClient,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";

const EMAIL = "ada@example.com";
const OTHER = "another quiet wire";

useAccountSite();

test("signing up gives no session before the address is confirmed by mail", async () => {
  const client = site.client();
  const { data, error } = await client.signUp({ email: "Ada@Example.com ", password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: EMAIL, confirmation_sent_at: expect.any(String) });
  const early = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });
  const { code } = await newestMail(platform, EMAIL);
  const confirmed = await client.verifyOtp({ type: "signup", email: EMAIL, token: code });
  expect(confirmed.data.user).toMatchObject({
    email: EMAIL,
    aud: "authenticated",
    role: "authenticated",
    phone: "",
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "email", providers: ["email"] },
    identities: [{ provider: "email", identity_data: { email_verified: true } }],
    is_anonymous: false,
  });
});

test("a mailed link confirms an address too, and works once", async () => {
  const client = site.client();
  await client.signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { emailRedirectTo: `${site.origin}/templates?q=mail`, data: { name: "Ada" } },
  });
  const { link, text } = await newestMail(platform, EMAIL);
  expect(text).toContain(`${site.origin}/confirm#`);
  expect(link.get("next")).toBe("/templates?q=mail");
  const token_hash = link.get("token_hash") ?? "";
  const { data } = await client.verifyOtp({ type: "signup", token_hash });
  expect(data.user?.user_metadata).toEqual({ name: "Ada" });
  const again = await site.client().verifyOtp({ type: "signup", token_hash });
  expect(again.error).toMatchObject({ code: "otp_expired", status: 403 });
});

test("one of ten parallel uses of a link opens a session", async () => {
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  const { link } = await newestMail(platform, EMAIL);
  const token_hash = link.get("token_hash") ?? "";
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.client().verifyOtp({ type: "signup", token_hash })),
  );
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1);
  expect(await countOf("accounts.sessions")).toBe(1);
});

test("opening a link redirects to an address of this site, with the session in the fragment", async () => {
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  const { link } = await newestMail(platform, EMAIL);
  const query = new URLSearchParams({
    type: "signup",
    token: link.get("token_hash") ?? "",
    redirect_to: `${site.origin}/templates`,
  });
  const answer = await site.call(`/verify?${query.toString()}`);
  expect(answer.status).toBe(303);
  const target = new URL(answer.headers.get("location") ?? "");
  expect(target.origin + target.pathname).toBe(`${site.origin}/templates`);
  const fragment = new URLSearchParams(target.hash.slice(1));
  expect(fragment.get("type")).toBe("signup");
  const { data } = await site.client().getUser(fragment.get("access_token") ?? "");
  expect(data.user?.email).toBe(EMAIL);
  const spent = await site.call(`/verify?${query.toString()}`);
  expect(spent.headers.get("location")).toContain("#error=access_denied&error_code=otp_expired");
});

test.each([
  "https://evil.example/",
  "//evil.example/x",
  "javascript:alert(1)",
  "http://localhost@evil.example/",
  "http://localhost.evil.example/",
  "blob:{origin}/evil",
  "filesystem:{origin}/evil",
  "http://:evil@{host}/",
  "http://evil@{host}/",
])("a mailed link redirects nobody to %s", async (address) => {
  const { host } = new URL(site.origin);
  const redirectTo = address.replace("{origin}", site.origin).replace("{host}", host);
  const query = new URLSearchParams({ type: "signup", token: "x", redirect_to: redirectTo });
  const answer = await site.call(`/verify?${query.toString()}`);
  expect(answer.headers.get("location")?.split("#")[0]).toBe(`${site.origin}/`);
  await site.client().signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { emailRedirectTo: redirectTo },
  });
  const { link, text } = await newestMail(platform, EMAIL);
  expect(link.get("next")).toBeNull();
  expect(text).not.toContain("evil");
});

test("a sign-up with a taken address gets the usual answer, and the owner a mail", async () => {
  await makeAccount(platform, site.client());
  const shape = async (email: string) => {
    const answer = await site.call("/signup", { json: { email, password: OTHER } });
    const { id, email: named, ...rest } = (await answer.json()) as Record<string, string>;
    expect(named).toBe(email);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const times = ["confirmation_sent_at", "created_at", "updated_at"];
    return {
      status: answer.status,
      rest: Object.entries(rest).filter(([name]) => !times.includes(name)),
    };
  };
  expect(await shape(EMAIL)).toEqual(await shape("new@example.com"));
  expect((await newestMail(platform, EMAIL)).subject).toContain("You already have an account");
  const old = await site.client().signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(old.error).toBeNull();
  const wrong = await site.client().signInWithPassword({ email: EMAIL, password: OTHER });
  expect(wrong.error?.code).toBe("invalid_credentials");
});

test("after two sign-ups with one address neither password works, and the mailbox's owner chooses one", async () => {
  await site.client().signUp({ email: EMAIL, password: OTHER });
  const client = await signedUpClient();
  for (const password of [PASSWORD, OTHER]) {
    const { error } = await site.client().signInWithPassword({ email: EMAIL, password });
    expect(error?.code).toBe("invalid_credentials");
  }
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
  const { error } = await site.client().signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(error).toBeNull();
});

test.each([
  ["short1234", "length"],
  ["x".repeat(9), "length"],
  ["ä".repeat(37), "length"],
  ["password123", "pwned"],
  ["Password123", "pwned"],
  ["qwertyuiop", "pwned"],
  ["abcabcabcabc", "pwned"],
  ["ada@example.com", "pwned"],
])("the password %s is refused", async (password, reason) => {
  const { error } = await site.client().signUp({ email: EMAIL, password });
  expect(isAuthWeakPasswordError(error)).toBe(true);
  expect(error).toMatchObject({ status: 422, reasons: [reason] });
  expect(await countOf("accounts.users")).toBe(0);
});

test("passwords of ten characters and of 72 bytes are accepted", async () => {
  for (const password of ["zq8 kvw2mh", "ä".repeat(34) + "wxyz"]) {
    const email = `${password.length}@example.com`;
    await makeAccount(platform, site.client(), email, password);
    const { error } = await site.client().signInWithPassword({ email, password });
    expect(error).toBeNull();
  }
});

test("the session is stored under the right key and restored by the next page", async () => {
  const storage = new Map<string, string>();
  const client = site.client(storage);
  await makeAccount(platform, client);
  await client.signOut();
  expect([...storage.keys()]).toEqual([]);
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect([...storage.keys()]).toEqual([STORAGE_KEY]);
  expect(JSON.parse(storage.get(STORAGE_KEY) ?? "")).toMatchObject({
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expect.any(Number),
    user: { email: EMAIL },
  });
  const restored = await site.client(storage).getSession();
  expect(restored.data.session?.user.email).toBe(EMAIL);
});

test("the events come in the order of the protocol", async () => {
  const events: AuthChangeEvent[] = [];
  const client = site.client();
  client.onAuthStateChange((event) => void events.push(event));
  await client.getSession();
  await makeAccount(platform, client);
  await client.updateUser({ data: { name: "Ada" } });
  await client.refreshSession();
  await client.signOut();
  await client.resetPasswordForEmail(EMAIL);
  const { code } = await newestMail(platform, EMAIL);
  await client.verifyOtp({ type: "recovery", email: EMAIL, token: code });
  expect(events).toEqual([
    "INITIAL_SESSION",
    "SIGNED_IN",
    "USER_UPDATED",
    "TOKEN_REFRESHED",
    "SIGNED_OUT",
    "PASSWORD_RECOVERY",
  ]);
});

test("the token carries the claims of the protocol and the client can check it itself", async () => {
  const client = site.client();
  const session = await makeAccount(platform, client);
  const { data } = await client.getClaims();
  expect(data?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
  expect(data?.claims).toEqual({
    iss: `${site.origin}/auth/v1`,
    sub: session.user.id,
    aud: "authenticated",
    exp: expect.any(Number),
    iat: expect.any(Number),
    email: EMAIL,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: "otp", timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
  });
  const keys = await site.call("/.well-known/jwks.json");
  expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
  const { keys: published } = (await keys.json()) as { keys: Record<string, unknown>[] };
  expect(published).toHaveLength(2);
  for (const key of published) {
    expect(Object.keys(key).toSorted()).toEqual([
      "alg",
      "crv",
      "key_ops",
      "kid",
      "kty",
      "use",
      "x",
      "y",
    ]);
  }
});

test("after ten wrong codes even the right one is refused", async () => {
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  const { code, link } = await newestMail(platform, EMAIL);
  const wrong = code === "000000" ? "000001" : "000000";
  const client = site.client();
  for (let i = 0; i < 10; i += 1) {
    const { error } = await client.verifyOtp({ type: "signup", email: EMAIL, token: wrong });
    expect(error?.code).toBe("otp_expired");
  }
  const late = await client.verifyOtp({ type: "signup", email: EMAIL, token: code });
  expect(late.error?.code).toBe("otp_expired");
  const byLink = await client.verifyOtp({
    type: "signup",
    token_hash: link.get("token_hash") ?? "",
  });
  expect(byLink.error).toBeNull();
});

test("ten wrong codes at the same moment count as ten", async () => {
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  const { code } = await newestMail(platform, EMAIL);
  const wrong = code === "000000" ? "000001" : "000000";
  await Promise.all(
    Array.from({ length: 10 }, () =>
      site.client().verifyOtp({ type: "signup", email: EMAIL, token: wrong }),
    ),
  );
  const late = await site.client().verifyOtp({ type: "signup", email: EMAIL, token: code });
  expect(late.error?.code).toBe("otp_expired");
});

test("a code stops working when its time is over", async () => {
  platform.travelTo("2026-11-20T08:00:00Z");
  await makeAccount(platform, site.client());
  await site.client().resetPasswordForEmail(EMAIL);
  const { code } = await newestMail(platform, EMAIL);
  platform.travelTo("2026-11-20T09:00:01Z");
  const { error } = await site.client().verifyOtp({ type: "recovery", email: EMAIL, token: code });
  expect(error?.code).toBe("otp_expired");
});

test("recovery by mail leads to a new password and ends every other session", async () => {
  const elsewhere = await signedUpClient();
  const client = site.client();
  expect((await client.resetPasswordForEmail(EMAIL)).error).toBeNull();
  const { link, text } = await newestMail(platform, EMAIL);
  expect(text).toContain(`${site.origin}/reset#type=recovery`);
  await client.verifyOtp({ type: "recovery", token_hash: link.get("token_hash") ?? "" });
  const changed = await client.updateUser({ password: OTHER });
  expect(changed.error).toBeNull();
  expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.getUser()).data.user?.email).toBe(EMAIL);
  expect((await newestMail(platform, EMAIL)).subject).toContain("password");
  const { error } = await site.client().signInWithPassword({ email: EMAIL, password: OTHER });
  expect(error).toBeNull();
});

test("a mail requested with a forged host carries only the code", async () => {
  await makeAccount(platform, site.client());
  await platform.runJobs();
  const { recover } = await import("../flows/request-mail.ts");
  const forged = { origin: "https://evil.example", redirectTo: "https://evil.example/x" };
  await recover({ platform, ...forged, address: "192.0.2.9", userAgent: "" }, { email: EMAIL });
  const { text, code } = await newestMail(platform, EMAIL);
  expect(code).toMatch(/^\d{6}$/);
  expect(text).not.toMatch(/https?:/);
  const { data } = await site.client().verifyOtp({ type: "recovery", email: EMAIL, token: code });
  expect(data.session).not.toBeNull();
});

test("changing the password needs the current one and a different new one", async () => {
  const client = await signedUpClient();
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const refused = async (change: { password: string; current_password?: string }) =>
    (await client.updateUser(change)).error?.code;
  expect(await refused({ password: OTHER })).toBe("current_password_required");
  expect(await refused({ password: OTHER, current_password: "wrong one here" })).toBe(
    "current_password_invalid",
  );
  expect(await refused({ password: PASSWORD, current_password: PASSWORD })).toBe("same_password");
  expect(await refused({ password: "short", current_password: PASSWORD })).toBe("weak_password");
  expect(await refused({ password: OTHER, current_password: PASSWORD })).toBeUndefined();
});

test("profile data is merged, null removes, and nobody can change their own rights", async () => {
  const client = await signedUpClient();
  await client.updateUser({ data: { name: "Ada", city: "Köln" } });
  const { data } = await client.updateUser({ data: { city: null, role: "owner" } });
  expect(data.user?.user_metadata).toEqual({ name: "Ada", role: "owner" });
  const token = (await client.getSession()).data.session?.access_token;
  const answer = await site.call("/user", {
    method: "PUT",
    json: { app_metadata: { roles: ["staff"] } },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "not_admin" });
  const large = await client.updateUser({ data: { text: "x".repeat(3000) } });
  expect(large.error?.code).toBe("validation_failed");
  const unstorable = await client.updateUser({ data: { text: "a\u0000b" } });
  expect(unstorable.error?.code).toBe("validation_failed");
});

test.each([
  ["the old mailbox first", ["ada@example.com", "new@example.com"]],
  ["the new mailbox first", ["new@example.com", "ada@example.com"]],
])(
  "a new address has to be confirmed from both mailboxes: %s",
  async (_, [first = "", second = ""]) => {
    const client = await signedUpClient();
    const changed = await client.updateUser({ email: "new@example.com" });
    expect(changed.data.user).toMatchObject({ email: EMAIL, new_email: "new@example.com" });
    const { code: firstCode } = await newestMail(platform, first);
    const { code: secondCode } = await newestMail(platform, second);
    const half = await site.call("/verify", {
      json: { type: "email_change", email: first, token: firstCode },
    });
    expect(await half.json()).toMatchObject({ code: "200" });
    expect((await client.getUser()).data.user?.email).toBe(EMAIL);
    const answer = { type: "email_change", email: second, token: secondCode } as const;
    const { data, error } = await client.verifyOtp(answer);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: "new@example.com" });
    expect(data.user?.new_email).toBeUndefined();
    expect((await newestMail(platform, EMAIL)).subject).toContain("was changed");
  },
);

test("a change to the address of another account is answered as any other, and never happens", async () => {
  await makeAccount(platform, site.client(), "taken@example.com");
  const client = await signedUpClient();
  const changed = await client.updateUser({ email: "taken@example.com" });
  expect(changed.error).toBeNull();
  expect(changed.data.user).toMatchObject({ email: EMAIL, new_email: "taken@example.com" });
  const confirm = async (email: string) => {
    const { code } = await newestMail(platform, email);
    return site.call("/verify", { json: { type: "email_change", email, token: code } });
  };
  expect((await confirm(EMAIL)).status).toBe(200);
  expect((await confirm("taken@example.com")).status).toBe(403);
  expect((await client.getUser()).data.user?.email).toBe(EMAIL);
});

test("one of two parallel password changes succeeds and ends the other session", async () => {
  const clients = [site.client(), site.client()];
  await makeAccount(platform, site.client());
  for (const client of clients) {
    await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  }
  const changed = await Promise.all(
    clients.map((client, index) =>
      client.updateUser({ password: `quiet wire number ${index}`, current_password: PASSWORD }),
    ),
  );
  const winners = changed.flatMap(({ error }, index) => (error ? [] : [index]));
  expect(winners).toHaveLength(1);
  const again = await site.client().signInWithPassword({
    email: EMAIL,
    password: `quiet wire number ${winners[0]}`,
  });
  expect(again.error).toBeNull();
});

test("a sign-in during a password change does not succeed with the old password", async () => {
  const owner = await signedUpClient();
  await owner.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const changed = new AbortController();
  // Twelve sign-ins with the old password run at a time, so that some of them run during the change of the password.
  const thieves = Array.from({ length: 12 }, async () => {
    while (!changed.signal.aborted) {
      await site.client().signInWithPassword({ email: EMAIL, password: PASSWORD });
    }
  });
  const change = { password: OTHER, current_password: PASSWORD };
  expect((await owner.updateUser(change)).error).toBeNull();
  changed.abort();
  await Promise.all(thieves);
  expect(await countOf("accounts.sessions")).toBe(1);
});
