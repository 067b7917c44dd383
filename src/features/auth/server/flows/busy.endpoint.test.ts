import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { makeAccount, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { readConfig } from "#platform/config/config.ts";
import { hashPassword } from "../proofs/passwords.ts";

const EMAIL = "ada@example.com";

const { passwordHash } = readConfig({}, "production");
useAccountSite({ passwordHash });

function keepBusy(): void {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const again = async () => {
    while (!ended.signal.aborted) {
      await hashPassword("a quiet wire", passwordHash).catch(() => undefined);
      await setImmediate();
    }
  };
  for (let i = 0; i < 40; i += 1) void again();
}

/**
 * Repeats a request until the site answers 503, because too many passwords wait to be checked.
 * @param otherwise - expected status of all answers before the 503
 */
async function turnedAway(ask: () => Promise<Response>, otherwise: number): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status === 503) return answer;
    expect(answer.status).toBe(otherwise);
  }
}

test("a request while too many passwords wait learns when to try again and loses no try", async () => {
  const { access_token } = await makeAccount(platform, site.client(), EMAIL);
  keepBusy();
  const signIn = () =>
    site.call("/token?grant_type=password", { json: { email: EMAIL, password: PASSWORD } });
  for (let i = 0; i < 12; i += 1) {
    const answer = await turnedAway(signIn, 200);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: "unavailable" });
  }
  const remove = () =>
    fetch(`${site.origin}/api/account`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ password: "not the password" }),
    });
  const answer = await turnedAway(remove, 403);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/try again/) });
});
