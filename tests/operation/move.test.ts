import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { HOLDER, makeHolders, tryHeld } from "../support/accounts/moved-accounts.ts";
import { startSmtp } from "../support/mail/smtp.ts";
import { maintain, setOwnBusiness } from "../support/operation/maintain.ts";
import { freshDataDir, startSite } from "../support/operation/site.ts";
import { createScratchDatabase } from "../support/scratch-database.ts";
import { leaveMessage, postMessage } from "../support/contact/contact-message.ts";

const STAFF = "team@example.com";

const dataDir = freshDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/* `npm run chaos -- move` runs the same test for longer, and through a pooler. */
test.runIf(process.env["TEST_DATABASE_URL"])(
  "moved to PostgreSQL while it runs, the site goes on there: sessions, second factors, mailed links, waiting mail",
  { tags: ["slow"], timeout: 240_000 },
  async () => {
    const target = await createScratchDatabase("moved");
    const folder = join(dataDir, "mail");
    mkdirSync(folder);
    await setOwnBusiness(dataDir);
    const server = await startSmtp({}, { folder });
    const settings = {
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      STAFF_EMAIL: STAFF,
      SMTP_URL: server.url,
      MAIL_FROM: "hello@example.com",
    };
    const former = await startSite(settings);
    const held = await makeHolders(former);
    await server.close();
    await leaveMessage(former.url, { message: "waits" });
    const moved = await maintain("move", dataDir, "", {}, ["--to", target.url]);
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^Moved to moved at /) });
    const late = await postMessage(former.url, { message: "too late" });
    expect([late.status, late.headers.has("retry-after"), await late.json()]).toEqual([
      503,
      true,
      { error: expect.stringContaining("cannot be stored at the moment") },
    ]);
    expect((await fetch(`${former.url}/templates`)).status).toBe(200);
    await former.stop();
    await expect(startSite(settings)).rejects.toThrow(/was moved to moved at .* DATABASE_URL/s);

    const before = server.received.length;
    await server.reopen();
    const secret = readFileSync(join(dataDir, "secret"), "utf8").trim();
    const site = await startSite({
      ...settings,
      DATABASE_URL: target.url,
      APP_SECRET: secret,
    });
    expect(await tryHeld(site, held)).toEqual([]);
    // Makes all emails due at once. After a failed attempt, they would otherwise wait for minutes.
    const due =
      "update deliveries set next_at = now(), leased_until = 'epoch' where state <> 'sent'";
    await maintain("sql", dataDir, due, { DATABASE_URL: target.url, APP_SECRET: secret });
    const received = () => server.received.slice(before).flatMap(({ to }) => to);
    // The owner of the account gets a notice about the used recovery code, and staff get an email about the message.
    await expect.poll(() => received().toSorted()).toEqual([HOLDER, STAFF]);
    expect(await site.stop()).toBe(0);
    await server.close();
    await target.drop();
  },
);
