import { expect, test } from "vitest";
import { site, useAccountSite } from "#tests/support/accounts/account-site.ts";

useAccountSite();

test.each(["calcom", "calendly"])("without its secret, reports of %s are refused", async (path) => {
  const answer = await fetch(`${site.origin}/api/bookings/${path}`, { method: "POST", body: "{}" });
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: expect.stringMatching(/_WEBHOOK_SECRET is not set/) as unknown },
  ]);
});
