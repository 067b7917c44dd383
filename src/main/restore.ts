import { existsSync, statSync } from "node:fs";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import { readConfig } from "#platform/config/config.ts";
import { OperatorError, reportAndFail } from "#platform/program/operator-error.ts";

/* `npm run restore -- FILE` */

const USAGE = "Name the backup: npm run restore -- data/backups/….tar.gz";

restore(process.argv[2])
  .catch(reportAndFail)
  .finally(() => process.exit());

async function restore(file: string | undefined): Promise<void> {
  const config = readConfig(process.env, "production");
  if (config.databaseUrl)
    throw new OperatorError("The data is in PostgreSQL: use pg_restore or psql.");
  if (!file) throw new OperatorError(USAGE);
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}. ${USAGE}`);
  if (!statSync(file).isFile()) throw new OperatorError(`${file} is a folder. ${USAGE}`);
  console.error(await restoreBackup(file, config));
}
