import { readdirSync, rmSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { maintain } from "../../support/operation/maintain.ts";
import { startPgBouncer } from "../../support/pgbouncer.ts";
import { createScratchDatabase } from "../../support/scratch-database.ts";
import { makeTemporaryFolder } from "../../support/temporary.ts";

const server = process.env["TEST_DATABASE_URL"];

test.runIf(server)(
  "a backup of PostgreSQL is tested in a scratch folder if its role may make no database",
  { tags: ["slow"], timeout: 120_000 },
  async () => {
    const database = await createScratchDatabase("tried");
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query("drop role if exists tried_owner");
    await admin.query("create role tried_owner login password 'quiet wires hum'");
    await admin.query("alter database tried owner to tried_owner");
    const url = Object.assign(new URL(database.url), {
      username: "tried_owner",
      password: "quiet wires hum",
    });
    const dataDir = makeTemporaryFolder("site-tried-");
    const settings = { DATABASE_URL: url.href, APP_SECRET: "a secret of a site that is tried out" };
    expect(await maintain("backup", dataDir, "", settings)).toMatchObject({ code: 0 });
    // Through this pooler, the site can connect only to its own database and not to a scratch database.
    const pooler = await startPgBouncer(server ?? "", "tried");
    const pooled = { ...settings, DATABASE_URL: pooler?.through(database.url) ?? url.href };
    expect(await maintain("backup", dataDir, "", pooled, ["--try"])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/was restored into a scratch folder: it is whole\.\n$/),
    });
    await pooler?.stop();
    expect(readdirSync(dataDir)).toEqual(["backups", "lock.sqlite"]);
    const scratch = "select 1 from pg_database where datname = 'restore_tried_tried'";
    expect((await admin.query(scratch)).rows).toEqual([]);
    await database.drop();
    await admin.query("drop role tried_owner");
    await admin.end();
    rmSync(dataDir, { recursive: true });
  },
);
