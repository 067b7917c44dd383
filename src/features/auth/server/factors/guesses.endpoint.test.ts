import { beforeEach, expect, test } from "vitest";
import { newestMail, PASSWORD } from "#tests/support/accounts/accounts.ts";
import {
  platform,
  signedUpClient,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { codeAt, stepAt } from "../proofs/totp.ts";

/*
 * In these tests a stranger knows an account's password and guesses codes of its authenticator app and its recovery
 * codes.
 */

const EMAIL = "ada@example.com";
const OWNER = "192.0.2.1";
const THIEF = "203.0.113.1";
const MINUTE_MS = 60_000;

let app: { id: string; secret: string };
let codes: string[];

useAccountSite({ trustedProxies: 1 });
beforeEach(async () => {
  platform.travelTo(new Date());
  const owner = await signedUpClient();
  const { data } = await owner.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("there is no app");
  app = { id: data.id, secret: data.totp.secret };
  await owner.mfa.challengeAndVerify({ factorId: app.id, code: codeNow(-1) });
  codes = (await owner.mfa.recoveryCodes.generate()).data?.codes ?? [];
});

const codeNow = (steps = 0) => codeAt(app.secret, stepAt(platform.now()) + steps);
const passTime = async (ms: number) => {
  platform.travelTo(new Date(platform.now().getTime() + ms));
  // The counters of guesses use the clock of the database, which the test cannot change. Therefore the test moves the
  // counters' expiry times instead.
  await platform.database.query("update rate_limits set expire = expire - $1", [ms]);
};
const post = async (path: string, json: object, address: string, token = "") => {
  const headers = {
    "X-Forwarded-For": address,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const answer = await site.call(path, { json, headers });
  const body = (await answer.json()) as { id?: string; access_token?: string };
  return { status: answer.status, ...body };
};
const signIn = async (address: string) => {
  const json = { email: EMAIL, password: PASSWORD };
  return (await post("/token?grant_type=password", json, address)).access_token ?? "";
};
const showApp = async (token: string, code: string, address: string) => {
  const { id: challenge_id } = await post(`/factors/${app.id}/challenge`, {}, address, token);
  return (await post(`/factors/${app.id}/verify`, { challenge_id, code }, address, token)).status;
};
const recover = async (token: string, code: string, address: string) =>
  (await post("/factors/recovery-codes/verify", { code }, address, token)).status;

test("the owner gets one mail an hour while guessing goes on", { tags: ["slow"] }, async () => {
  const warnings = () => platform.sent.filter(({ subject }) => subject.includes("Wrong codes"));
  const warnedAt: number[] = [];
  for (let minute = 0; minute < 150; minute += 10) {
    const thief = await signIn(THIEF);
    for (let i = 0; i < 2; i += 1) await showApp(thief, "000000", THIEF);
    const before = warnings().length;
    await platform.runJobs();
    if (warnings().length > before) warnedAt.push(minute);
    await passTime(10 * MINUTE_MS);
  }
  expect(warnedAt).toEqual([10, 70, 130]);
});

test(
  "guessing ends for the day, and the owner still signs in by recovery code or mail",
  { tags: ["slow"] },
  async () => {
    let looked = 0;
    for (let quarter = 0; quarter < 7; quarter += 1) {
      const thief = await signIn(THIEF);
      for (let i = 0; i < 10; i += 1) {
        const status = await showApp(thief, "000000", `203.0.113.${10 * quarter + i}`);
        if (status === 422) looked += 1;
      }
      await passTime(15 * MINUTE_MS);
    }
    expect(looked).toBe(50);
    for (let i = 0; i < 11; i += 1) await recover(await signIn(THIEF), "wrong", THIEF);

    expect(await showApp(await signIn(OWNER), codeNow(), OWNER)).toBe(429);
    expect(await recover(await signIn(OWNER), codes[0] ?? "", OWNER)).toBe(200);
    await post("/recover", { email: EMAIL }, OWNER);
    const { code } = await newestMail(platform, EMAIL, "new password");
    const opened = await post("/verify", { type: "recovery", email: EMAIL, token: code }, OWNER);
    expect(await showApp(opened.access_token ?? "", codeNow(), OWNER)).toBe(200);
  },
);
