import { expect, test } from "vitest";
import { startSite } from "../support/operation/site.ts";

test.each([
  [
    { PORT: "http", PUBLIC_ORIGIN: "www.example.com" },
    [/PORT: must be a whole number from 0 to 65535/, /PUBLIC_ORIGIN: must be an address such as/],
  ],
  [
    { SMTP_URL: "smtp://mail.example.com", DATABASE_URL: "postgres://u:hidden@db/site" },
    [/MAIL_FROM: is needed when SMTP_URL is set/, /APP_SECRET: is needed when DATABASE_URL is set/],
  ],
])("the start stops and says which lines to mend: %o", async (environment, sentences) => {
  const start = startSite(environment);
  for (const sentence of sentences) await expect(start).rejects.toThrow(sentence);
  await expect(start).rejects.not.toThrow(/ {4}at |hidden/);
});
