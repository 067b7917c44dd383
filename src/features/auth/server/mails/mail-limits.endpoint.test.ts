import { beforeEach, expect, test } from "vitest";
import { makeAccount, newestMail, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";

/* These tests show that a stranger can neither lock an owner out of sign-in by mail nor fill a mailbox. */

const EMAIL = "ada@example.com";
const MINUTE_MS = 60_000;

useAccountSite({ trustedProxies: 1 });
beforeEach(() => {
  // Sets the test's clock to the present, because the counters use the clock of the database.
  platform.travelTo(new Date());
});

let callers = 0;
const call = (path: string, json: unknown) =>
  site.call(path, {
    json,
    // Each request has another network address, so that only the limits by email address apply.
    headers: { "X-Forwarded-For": `192.0.2.${(callers += 1) % 250}` },
  });
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const passTime = (ms: number) =>
  platform.database.query("update rate_limits set expire = expire - $1", [ms]);

test("mails that strangers request again do not use up the owner's recovery", async () => {
  await makeAccount(platform, site.client());
  for (const type of ["signup", "email_change"]) {
    expect((await call("/resend", { type, email: EMAIL })).status).toBe(200);
  }
  expect((await call("/signup", { email: EMAIL, password: PASSWORD })).status).toBe(429);
  expect((await call("/otp", { email: EMAIL })).status).toBe(200);
  expect((await call("/recover", { email: EMAIL })).status).toBe(200);
  expect((await newestMail(platform, EMAIL, "new password")).code).toMatch(/^\d{6}$/);
});

test("a stranger who uses up the recovery limit has always sent the owner a working mail", async () => {
  await makeAccount(platform, site.client());
  platform.travelTo("2026-11-20T00:00:00Z");
  const begun = platform.now().getTime();
  let sent = 0;
  for (let hour = 0; hour < 13; hour += 1) {
    for (let minute = 0; minute < 6; minute += 1) {
      platform.travelTo(new Date(begun + (hour * 60 + minute) * MINUTE_MS));
      const answer = await call("/recover", { email: EMAIL });
      if (answer.status === 200) sent += 1;
      await passTime(MINUTE_MS);
    }
    await passTime(54 * MINUTE_MS);
    platform.travelTo(new Date(begun + (hour * 60 + 59) * MINUTE_MS));
    const { code } = await newestMail(platform, EMAIL, "new password");
    const { rows } = await platform.database.query(
      "select sent_at from accounts.one_time_tokens where kind = 'recovery'",
    );
    const age = platform.now().getTime() - new Date(String(rows[0]?.["sent_at"])).getTime();
    expect(code).toMatch(/^\d{6}$/);
    expect(age).toBeLessThan(60 * MINUTE_MS);
  }
  expect(sent).toBeGreaterThan(15);
  expect(sent).toBeLessThanOrEqual(10 + 13);
});

/** If an emailed link is requested with this PKCE challenge, only the client that requested the link can use it. */
const CHALLENGE = { code_challenge: "c".repeat(43), code_challenge_method: "plain" };

test.each([
  ["recovery", "/recover", {}, "new password"],
  ["magiclink", "/otp", { create_user: false }, "Sign in"],
])("a stranger with a client of their own does not keep the owner out: %s", async (...args) => {
  const [type, path, more, subject] = args;
  await makeAccount(platform, site.client());
  const ask = (challenge: object) => call(path, { email: EMAIL, ...more, ...challenge });
  const guess = () => call("/verify", { type, email: EMAIL, token: "000000" });
  for (let i = 0; i < 10; i += 1) {
    const json = { email: EMAIL, password: `wrong word ${i}` };
    await call("/token?grant_type=password", json);
  }
  expect((await ask(CHALLENGE)).status).toBe(200);
  await platform.runJobs();
  const strangers = platform.sent.length;
  expect((await ask({})).status).toBe(200);
  const { link } = await newestMail(platform, EMAIL, subject);
  expect(platform.sent).toHaveLength(strangers + 1);
  await passTime(MINUTE_MS);
  expect((await ask(CHALLENGE)).status).toBe(200);
  for (let i = 0; i < 11; i += 1) await guess();
  const token_hash = link.get("token_hash");
  expect((await call("/verify", { type, token_hash })).status).toBe(200);
});

test("mails for PKCE clients have a lower limit, and later they are sent again", async () => {
  await makeAccount(platform, site.client());
  const statuses: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await call("/recover", { email: EMAIL, ...CHALLENGE })).status);
      await passTime(MINUTE_MS);
    }
    await passTime(57 * MINUTE_MS);
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 200, 429, 429, 429, 429, 429]);
  expect((await call("/recover", { email: EMAIL })).status).toBe(200);
});

test.each([
  ["sign-up", "/signup", { email: EMAIL, password: PASSWORD }],
  ["sign-up again", "/resend", { type: "signup", email: EMAIL }],
  ["email change again", "/resend", { type: "email_change", email: EMAIL }],
  ["recovery", "/recover", { email: EMAIL }],
  ["magic link", "/otp", { email: EMAIL, create_user: false }],
])(
  "mail for a %s is sent once a minute and five times an hour, whether or not the account exists",
  async (_, path, json) => {
    const pattern = async (email: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 7; i += 1) {
        const answer = await call(path, { ...json, email });
        const { code } = (await answer.json()) as { code?: string };
        if (answer.status === 429) {
          expect(code).toBe("over_email_send_rate_limit");
          expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
        }
        statuses.push(answer.status);
        if (i > 0) await passTime(MINUTE_MS);
      }
      return statuses;
    };
    await makeAccount(platform, site.client(), "known@example.com");
    await passTime(24 * 60 * MINUTE_MS);
    const expected = [200, 429, 200, 200, 200, 200, 429];
    expect(await pattern("known@example.com")).toEqual(expected);
    expect(await pattern("unknown@example.com")).toEqual(expected);
  },
);

test("a new mail does not reset the count of tries at codes", async () => {
  await makeAccount(platform, site.client());
  let tries = 0;
  for (let mail = 0; mail < 7; mail += 1) {
    expect((await call("/recover", { email: EMAIL })).status).toBe(200);
    const { code } = await newestMail(platform, EMAIL, "new password");
    for (let i = 0; i < 10; i += 1) {
      const answer = await call("/verify", {
        type: "recovery",
        email: EMAIL,
        token: wrongFor(code),
      });
      if (answer.status === 403) tries += 1;
      else expect(await answer.json()).toMatchObject({ code: "over_request_rate_limit" });
    }
    await passTime(21 * MINUTE_MS);
  }
  expect(tries).toBe(50);
  const { code, link } = await newestMail(platform, EMAIL, "new password");
  const typed = await call("/verify", { type: "recovery", email: EMAIL, token: code });
  expect(typed.status).toBe(429);
  const token_hash = link.get("token_hash");
  expect((await call("/verify", { type: "recovery", token_hash })).status).toBe(200);
});

test("tries at a code get the same answer for an address without an account", async () => {
  await makeAccount(platform, site.client());
  await call("/recover", { email: EMAIL });
  const { code } = await newestMail(platform, EMAIL, "new password");
  const answers = async (email: string) => {
    const seen: string[] = [];
    for (let i = 0; i < 52; i += 1) {
      const json = { type: "recovery", email, token: wrongFor(code) };
      const answer = await call("/verify", json);
      seen.push(`${answer.status} ${((await answer.json()) as { code: string }).code}`);
    }
    return seen;
  };
  const known = await answers(EMAIL);
  expect(known.filter((answer) => answer.startsWith("403"))).toHaveLength(50);
  expect(await answers("nobody@example.com")).toEqual(known);
});

test("right codes are not counted", async () => {
  await makeAccount(platform, site.client());
  for (let i = 0; i < 3; i += 1) {
    await call("/recover", { email: EMAIL });
    const { code } = await newestMail(platform, EMAIL, "new password");
    const json = { type: "recovery", email: EMAIL, token: code };
    expect((await call("/verify", json)).status).toBe(200);
    await passTime(MINUTE_MS);
  }
  const { rows } = await platform.database.query(
    "select points from rate_limits where key like 'account-code-recovery%'",
  );
  expect(rows).toEqual([{ points: 0 }]);
});
