import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { decryptFile, isEncrypted } from "#platform/backup/encrypt.ts";
import { restoreBackup } from "#platform/backup/restore/restore-backup.ts";
import { RESTORE_OPENED } from "#platform/database/embedded/restore-swap.ts";
import { readConfig } from "#platform/config/config.ts";
import { OperatorError, reportAndFail } from "#platform/program/operator-error.ts";

/* Runs as `npm run restore -- FILE`. An encrypted backup also needs `--identity KEYFILE`. */

const USAGE = "Name the backup: npm run restore -- data/backups/….tar.gz";

restore(process.argv.slice(2))
  .catch(reportAndFail)
  .finally(() => process.exit());

async function restore([file, option, value]: string[]): Promise<void> {
  const identity = option === "--identity" ? value : undefined;
  const config = readConfig(process.env, "production");
  if (config.databaseUrl)
    throw new OperatorError("The data is in PostgreSQL: use pg_restore or psql.");
  if (!file) throw new OperatorError(USAGE);
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}. ${USAGE}`);
  if (!statSync(file).isFile()) throw new OperatorError(`${file} is a folder. ${USAGE}`);
  if (!(await isEncrypted(file))) return console.error(await restoreBackup(file, config));
  if (!identity)
    throw new OperatorError(
      `${file} is encrypted. Name the identity that opens it: --identity KEYFILE`,
    );
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const opened = join(config.dataDir, RESTORE_OPENED);
  try {
    await decryptFile(file, opened, identity);
    console.error(await restoreBackup(opened, config));
  } finally {
    rmSync(opened, { force: true });
  }
  return undefined;
}
