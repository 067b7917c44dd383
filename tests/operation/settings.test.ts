import { expect, test } from "vitest";
import { startSite } from "../support/operation/site.ts";

test.each([
  [{ PORT: "http" }, /PORT: must be a whole number from 0 to 65535/],
  [{ PUBLIC_ORIGIN: "www.example.com" }, /PUBLIC_ORIGIN: must be an address such as/],
  [{ SMTP_URL: "smtp://mail.example.com" }, /MAIL_FROM: is needed when SMTP_URL is set/],
  [{ DATABASE_URL: "postgres://u:p@db/site" }, /APP_SECRET: is needed when DATABASE_URL is set/],
])("the start stops and says which line to mend: %o", async (environment, sentence) => {
  const start = startSite(environment);
  await expect(start).rejects.toThrow(sentence);
  await expect(start).rejects.not.toThrow(/ {4}at |hidden/);
});
