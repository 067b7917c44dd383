import { exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from "jose";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { makeAccount, newestMail, PASSWORD, serveAuth } from "#tests/support/accounts/accounts.ts";
import {
  platform,
  site,
  startAccountSite,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { rotateKeys, signingKey } from "./keys.ts";
import { jobs } from "#main/jobs.ts";

const EMAIL = "ada@example.com";

useAccountSite();

const refresh = (refresh_token: string, at = site) =>
  at.call("/token?grant_type=refresh_token", { json: { refresh_token } });
const ask = (token: string) =>
  site.call("/user", { headers: { Authorization: `Bearer ${token}` } });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const openSessions = async () =>
  (await platform.database.query("select counter from accounts.sessions")).rows;

test("a refresh gives a new pair of tokens for the same session", async () => {
  const client = site.client();
  const before = await makeAccount(platform, client);
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before.refresh_token);
  const id = (token = "") =>
    (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as JWTPayload)[
      "session_id"
    ];
  expect(id(data.session?.access_token)).toBe(id(before.access_token));
});

test("the previous token gets the current one again, and an older token ends the session", async () => {
  platform.travelTo("2026-11-20T08:00:00Z");
  const { refresh_token: first } = await makeAccount(platform, site.client());
  const second = ((await (await refresh(first)).json()) as { refresh_token: string }).refresh_token;
  platform.travelTo("2026-11-20T08:00:30Z");
  expect(await (await refresh(first)).json()).toMatchObject({ refresh_token: second });
  const third = ((await (await refresh(second)).json()) as { refresh_token: string }).refresh_token;
  platform.travelTo("2026-11-20T08:00:35Z");
  expect(await (await refresh(first)).json()).toMatchObject({ refresh_token: third });
  platform.travelTo("2026-11-20T08:00:41Z");
  const reused = await refresh(first);
  expect(reused.status).toBe(400);
  expect(await codeOf(reused)).toBe("refresh_token_already_used");
  expect(await codeOf(await refresh(third))).toBe("refresh_token_not_found");
  expect(await openSessions()).toEqual([]);
  const { rows } = await platform.database.query(
    "select action from accounts.audit_log order by id desc limit 1",
  );
  expect(rows).toEqual([{ action: "refresh_token_reused" }]);
});

test("fifty parallel refreshes leave one valid token", async () => {
  const { refresh_token } = await makeAccount(platform, site.client());
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const tokens = await Promise.all(
    answers.map(
      async (answer) => ((await answer.json()) as { refresh_token: string }).refresh_token,
    ),
  );
  expect(new Set(tokens).size).toBe(1);
  expect(await openSessions()).toEqual([{ counter: 1 }]);
});

test("a forged or altered refresh token opens nothing", async () => {
  const { refresh_token } = await makeAccount(platform, site.client());
  const bytes = Buffer.from(refresh_token, "base64url");
  const ahead = Buffer.from(bytes);
  ahead.writeUInt32BE(7, 16);
  const flipped = Buffer.from(bytes);
  flipped[40 - 5] = (flipped[35] ?? 0) ^ 1;
  const forged = [
    ahead.toString("base64url"),
    flipped.toString("base64url"),
    bytes.subarray(0, 20).toString("base64url"),
    "x".repeat(48),
    "",
    "\u0000",
    refresh_token.slice(0, -1),
  ];
  for (const token of forged) {
    const answer = await refresh(token);
    expect(answer.status).toBe(400);
    expect(["refresh_token_not_found", "validation_failed"]).toContain(await codeOf(answer));
  }
  expect((await refresh(refresh_token)).status).toBe(200);
});

test("a session ends after thirty days without use", async () => {
  platform.travelTo("2026-10-01T08:00:00Z");
  const { refresh_token } = await makeAccount(platform, site.client());
  platform.travelTo("2026-11-01T08:00:01Z");
  expect(await codeOf(await refresh(refresh_token))).toBe("session_expired");
});

test("signing out ends this session, all others, or all; another scope is refused", async () => {
  const clients = [site.client(), site.client(), site.client()] as const;
  await makeAccount(platform, clients[0]);
  for (const client of clients.slice(1)) {
    await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  }
  const token = async (i: 0 | 1 | 2) =>
    (await clients[i].getSession()).data.session?.access_token ?? "";
  const tokens = [await token(0), await token(1), await token(2)];
  const alive = async () => Promise.all(tokens.map(async (each) => (await ask(each)).status));
  const invalid = await site.call("/logout?scope=everything", {
    method: "POST",
    headers: { Authorization: `Bearer ${tokens[0]}` },
  });
  expect(invalid.status).toBe(400);
  expect(await codeOf(invalid)).toBe("validation_failed");
  await expect(clients[0].signOut({ scope: "everything" as "local" })).rejects.toThrow("scope");
  await clients[0].signOut({ scope: "local" });
  expect(await alive()).toEqual([403, 200, 200]);
  await clients[1].signOut({ scope: "others" });
  expect(await alive()).toEqual([403, 200, 403]);
  await clients[1].signOut();
  expect(await alive()).toEqual([403, 403, 403]);
  expect((await site.call("/logout", { method: "POST" })).status).toBe(401);
});

test("an expired token is refused and the client refreshes by itself", async () => {
  platform.travelTo(new Date(Date.now() - 3_700_000).toISOString());
  const client = site.client();
  const { access_token } = await makeAccount(platform, client);
  platform.travelTo(new Date().toISOString());
  const answer = await ask(access_token);
  expect(answer.status).toBe(403);
  expect(await codeOf(answer)).toBe("bad_jwt");
  expect((await client.getUser()).data.user?.email).toBe(EMAIL);
});

test("forged access tokens are refused", async () => {
  const { access_token } = await makeAccount(platform, site.client());
  const [header = "", payload = "", signature = ""] = access_token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as JWTPayload;
  const { kid, key } = await signingKey(platform);
  const { keys } = (await (await site.call("/.well-known/jwks.json")).json()) as { keys: JWK[] };
  const publicJwk = keys.find((each) => each.kid === kid) ?? {};
  const publicKey = (await importJWK(publicJwk, "ES256")) as CryptoKey;
  const foreign = await generateKeyPair("ES256", { extractable: true });
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (changes: JWTPayload, headers: { kid?: string } = { kid }) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: "ES256", ...headers })
      .sign(key);
  const hmac = (secret: string) => {
    const head = `${part({ alg: "HS256", typ: "JWT", kid })}.${payload}`;
    return `${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`;
  };
  const withForeignKey = (headers: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: "ES256", ...headers }).sign(foreign.privateKey);
  const forged: Record<string, string> = {
    "empty signature": `${header}.${payload}.`,
    "no signature": `${header}.${payload}`,
    "cut signature": `${header}.${payload}.${signature.slice(0, -4)}`,
    "zero signature": `${header}.${payload}.${Buffer.alloc(64).toString("base64url")}`,
    "other claims": `${header}.${part({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    "HS256 with the PEM": hmac(await exportSPKI(publicKey)),
    "HS256 with the JWK": hmac(JSON.stringify(publicJwk)),
    "HS256 with an empty secret": hmac(""),
    "HS256 with the site's secret": hmac(platform.secret),
    "foreign key, our kid": await withForeignKey({ kid }),
    "foreign kid": await withForeignKey({ kid: crypto.randomUUID() }),
    "no kid": await withForeignKey({}),
    "kid as a path": await withForeignKey({ kid: "../../../dev/null" }),
    "kid as SQL": await withForeignKey({ kid: "' or 1=1 --" }),
    "key in the header": await withForeignKey({ kid, jwk: publicJwk }),
    "key address in the header": await withForeignKey({ kid, jku: "https://evil.example/jwks" }),
    "critical header": await withForeignKey({ kid, crit: ["b64"], b64: true }).catch(() => "x.y.z"),
    "foreign issuer": await signed({ iss: "https://evil.example/auth/v1" }),
    "no issuer": await signed({ iss: undefined }),
    "foreign audience": await signed({ aud: "service_role" }),
    "no audience": await signed({ aud: undefined }),
    "not yet valid": await signed({ nbf: Math.floor(Date.now() / 1000) + 60 }),
    expired: await signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
    "never expiring": await signed({ exp: undefined }),
    "no session": await signed({ session_id: undefined }),
    "no subject": await signed({ sub: undefined }),
    "subject no UUID": await signed({ sub: "' or 1=1 --" }),
    "not a token": "abc",
    "empty parts": "..",
  };
  for (const alg of ["none", "None", "NONE", "nOnE", "", "none "]) {
    forged[`alg ${alg}`] = `${part({ alg, typ: "JWT" })}.${payload}.`;
    forged[`alg ${alg}, signed`] = `${part({ alg, typ: "JWT", kid })}.${payload}.${signature}`;
  }
  for (const [name, token] of Object.entries(forged)) {
    const answer = await ask(token);
    expect([name, answer.status, await codeOf(answer)]).toEqual([name, 403, "bad_jwt"]);
  }
  expect((await ask(access_token)).status).toBe(200);
  const foreignSession = await ask(await signed({ session_id: crypto.randomUUID() }));
  expect(await codeOf(foreignSession)).toBe("session_not_found");
  const foreignUser = await ask(await signed({ sub: crypto.randomUUID() }));
  expect(await codeOf(foreignUser)).toBe("user_not_found");
});

test("a token cannot name another person's session", async () => {
  const { access_token: ada } = await makeAccount(platform, site.client());
  const { user } = await makeAccount(platform, site.client(), "eve@example.com");
  const { key, kid } = await signingKey(platform);
  const claims = JSON.parse(
    Buffer.from(ada.split(".")[1] ?? "", "base64url").toString(),
  ) as JWTPayload;
  const mixed = await new SignJWT({ ...claims, sub: user.id })
    .setProtectedHeader({ alg: "ES256", kid })
    .sign(key);
  expect(await codeOf(await ask(mixed))).toBe("session_not_found");
});

test("a banned person is signed out at once", async () => {
  const { access_token, refresh_token } = await makeAccount(platform, site.client());
  await platform.database.query(
    "update accounts.users set banned_until = now() + interval '1 day'",
  );
  expect(await codeOf(await ask(access_token))).toBe("user_banned");
  expect(await codeOf(await refresh(refresh_token))).toBe("user_banned");
  const { error } = await site.client().signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(error?.code).toBe("user_banned");
});

test("after thirty days the standby key signs, and tokens of the old key stay valid", async () => {
  const kids = async () => {
    const { keys } = (await (await site.call("/.well-known/jwks.json")).json()) as { keys: JWK[] };
    return keys.map(({ kid }) => kid);
  };
  platform.travelTo("2026-10-01T08:00:00Z");
  const before = await kids();
  const { kid: first } = await signingKey(platform);
  await rotateKeys(platform);
  expect(await kids()).toEqual(before);
  platform.travelTo("2026-10-31T08:00:00Z");
  const { access_token } = await makeAccount(platform, site.client());
  await rotateKeys(platform);
  const { kid: second } = await signingKey(platform);
  expect(second).toBe(before.find((kid) => kid !== first));
  expect(await kids()).toHaveLength(3);
  expect((await ask(access_token)).status).toBe(200);
  platform.travelTo("2026-10-31T10:00:01Z");
  await rotateKeys(platform);
  expect(await kids()).toHaveLength(2);
  expect(await kids()).not.toContain(first);
});

test("the private keys in the database can be decrypted only with the site's secret", async () => {
  await signingKey(platform);
  const { rows } = await platform.database.query("select * from accounts.signing_keys");
  expect(JSON.stringify(rows)).not.toContain('"d"');
  const thief = { ...platform, secret: "another secret that is long enough" };
  await expect(signingKey(thief)).rejects.toThrow();
});

test("two replicas share sessions, keys and limits", async () => {
  const origin = "https://www.example.com";
  await startAccountSite({ publicOrigin: origin });
  const [one, two] = [site, await serveAuth({ ...platform })];
  const session = await makeAccount(platform, one.client());
  const other = await two.client().getUser(session.access_token);
  expect(other.data.user?.email).toBe(EMAIL);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => refresh(session.refresh_token, i % 2 ? one : two)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await openSessions()).toEqual([{ counter: 1 }]);
  const guesses = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      (i % 2 ? one : two).call("/token?grant_type=password", {
        json: { email: EMAIL, password: "wrong password" },
      }),
    ),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
  await two.close();
});

test("ten wrong passwords block the right one for a while, but no other account or address", async () => {
  await startAccountSite({ trustedProxies: 1 });
  const signIn = (email: string, password: string, address: string) =>
    site.call("/token?grant_type=password", {
      json: { email, password },
      headers: { "X-Forwarded-For": address },
    });
  await makeAccount(platform, site.client());
  await makeAccount(platform, site.client(), "eve@example.com");
  for (let i = 0; i < 12; i += 1) {
    expect((await signIn(EMAIL, PASSWORD, "192.0.2.1")).status).toBe(200);
  }
  for (let i = 0; i < 10; i += 1) {
    expect((await signIn(EMAIL, "wrong password", "192.0.2.1")).status).toBe(400);
  }
  const late = await signIn(EMAIL, PASSWORD, "192.0.2.1");
  expect(late.status).toBe(429);
  expect(await late.json()).toMatchObject({ code: "over_request_rate_limit" });
  expect((await signIn(EMAIL, PASSWORD, "192.0.2.2")).status).toBe(429);
  expect((await signIn("eve@example.com", PASSWORD, "192.0.2.2")).status).toBe(200);
});

test("the clean-up removes only what has expired", async () => {
  platform.travelTo("2026-08-01T08:00:00Z");
  await site.client().signUp({ email: "never@example.com", password: PASSWORD });
  await makeAccount(platform, site.client(), "old@example.com");
  platform.travelTo("2026-11-20T08:00:00Z");
  await makeAccount(platform, site.client());
  await site.client().signUp({ email: "waiting@example.com", password: PASSWORD });
  await newestMail(platform, "waiting@example.com");
  await jobs["clean-up"]?.run(platform);
  const all = async (statement: string) => (await platform.database.query(statement)).rows;
  expect(await all("select email from accounts.users order by email")).toEqual([
    { email: EMAIL },
    { email: "old@example.com" },
    { email: "waiting@example.com" },
  ]);
  expect(await openSessions()).toHaveLength(1);
  expect(await all("select kind from accounts.one_time_tokens")).toEqual([{ kind: "signup" }]);
  expect(await all("select 1 from accounts.audit_log where at < '2026-08-22'")).toEqual([]);
});
