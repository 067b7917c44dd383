import { existsSync, readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#platform/config/config.ts";
import { openDatabase } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { OperatorError, reportAndFail } from "#platform/operator-error.ts";

/* `npm run restore -- FILE`: starts the embedded database anew from a backup; what was there is kept beside it. */

restore(process.argv[2]).catch(reportAndFail);

async function restore(file: string | undefined): Promise<void> {
  const config = readConfig(process.env, "production");
  if (config.databaseUrl)
    throw new OperatorError("The data is in PostgreSQL: use pg_restore or psql.");
  if (!file || !existsSync(file))
    throw new OperatorError("Name the backup: npm run restore -- data/backups/….tar.gz");
  await openDatabase({
    url: undefined,
    dataDir: config.dataDir,
    restore: {
      dump: readFileSync(file),
      setAside: (folder) => rename(folder, `${folder}-before-${Date.now()}`),
    },
    log: createLog({ mode: "production", logLevel: "warn" }),
    onDeath: (error) => console.error(error.message),
  }).then((database) => database.close());
  console.error(`Restored from ${file} into ${join(config.dataDir, "pgdata")}.`);
}
