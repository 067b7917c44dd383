import { randomBytes } from "node:crypto";
import { CompactEncrypt, compactDecrypt, errors } from "jose";
import {
  AppSecret,
  keepAppSecret,
  stageNextSecret,
  makeAppSecret,
  readAppSecret,
  readNextSecret,
  adoptNextSecret,
} from "./app-secret.ts";
import { createQueue, inQueue } from "../queue.ts";
import { OperatorError } from "../program/operator-error.ts";
import { keyFor } from "./encryption.ts";

type Keyring = {
  database: {
    query: (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  };
  config: { appSecret: string | undefined; dataDir: string };
};

class WrongSecret extends OperatorError {
  override name = "WrongSecret";
}

/**
 * Decrypts the data key, with which everything else is encrypted. Makes a data key if the database has none.
 * @throws WrongSecret if the app secret is missing or does not decrypt the stored data key
 */
export async function openDataKey(keyring: Keyring): Promise<string> {
  const { database, config } = keyring;
  const stored = await storedKey(database);
  const secret = readAppSecret(config);
  if (stored === undefined) {
    await database.query(
      "insert into data_key (sealed_key) values ($1) on conflict do nothing",
      // If another replica has stored a data key meanwhile, this insert changes nothing.
      [await sealed(randomBytes(32).toString("base64url"), secret ?? keptSecret(config))],
    );
    return openDataKey(keyring);
  }
  const key = secret && (await unsealed(stored, secret));
  if (key) return key;
  const coming = config.appSecret ? undefined : readNextSecret(config);
  const comingKey = coming && (await unsealed(stored, coming));
  if (!comingKey) throw wrongSecret(config);
  adoptNextSecret(config);
  return comingKey;
}

const turns = createQueue();

/**
 * Replaces the app secret, and encrypts the data key with the new one.
 * @param chosen - the new secret; if undefined, the site generates one
 * @returns sentences for the operator. They contain a generated secret if the operator has to set it as APP_SECRET
 * @throws OperatorError if the chosen secret is too short
 */
export async function rotateSecret(
  { database, config }: Keyring,
  key: string,
  chosen: string | undefined,
): Promise<string> {
  const { error } = AppSecret.optional().safeParse(chosen);
  if (error) throw new OperatorError(`The new secret ${error.issues[0]?.message}.`);
  const secret = chosen ?? makeAppSecret();
  return inQueue(turns, async () => {
    // A secret in the data folder is kept there together with the new one during the change. If the process dies, one
    // of the two decrypts the data key in the database.
    if (!config.appSecret) stageNextSecret(config, secret);
    await database.query("update data_key set sealed_key = $1", [await sealed(key, secret)]);
    if (!config.appSecret) {
      adoptNextSecret(config);
      return `The secret was changed. It is kept in ${config.dataDir}, in the file "secret"; nothing has to be started anew.`;
    }
    const next = `Set APP_SECRET to ${chosen ? "it" : `the one below`}, on every replica, before one of them is started again: what runs goes on until then.`;
    return `The secret was changed. ${next}${chosen ? "" : `\n\nAPP_SECRET=${secret}`}`;
  });
}

/**
 * Deletes all sessions, and all data that only a lost app secret could decrypt.
 * @throws OperatorError if the present app secret still decrypts the data key
 */
export async function forgetSealed(keyring: Keyring): Promise<void> {
  const fits = await openDataKey(keyring).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WrongSecret) return false;
      throw error;
    },
  );
  if (fits) throw new OperatorError("The secret fits the database: there is nothing to forget.");
  for (const table of [
    "accounts.sessions",
    "accounts.one_time_tokens",
    "accounts.factors",
    "accounts.signing_keys",
    "webhooks",
    // The data key is deleted last, so that the operator can repeat the command if the process dies.
    "data_key",
  ]) {
    await keyring.database.query(`delete from ${table}`);
  }
}

/** Returns the app secret for a backup. @throws WrongSecret if it does not decrypt the data key */
export async function findMatchingSecret({ database, config }: Keyring): Promise<string> {
  const secret = readAppSecret(config);
  const stored = await storedKey(database);
  if (secret && stored && (await unsealed(stored, secret))) return secret;
  throw wrongSecret(config);
}

async function storedKey({ query }: Keyring["database"]): Promise<string | undefined> {
  const { rows } = await query("select sealed_key from data_key");
  return rows[0]?.["sealed_key"] as string | undefined;
}

function keptSecret(config: Keyring["config"]): string {
  const secret = makeAppSecret();
  keepAppSecret(config, secret);
  return secret;
}

async function sealed(key: string, secret: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(key))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyFor(secret, "data key"));
}

async function unsealed(jwe: string, secret: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(jwe, keyFor(secret, "data key"));
    return Buffer.from(plaintext).toString();
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return undefined;
    throw error;
  }
}

function wrongSecret({ appSecret, dataDir }: Keyring["config"]): WrongSecret {
  const here = appSecret
    ? "APP_SECRET is not the secret that this database was made with"
    : `The file "secret" in ${dataDir} is missing, or is not that of this database`;
  const back = appSecret
    ? "set APP_SECRET to the last one"
    : "put the last one into that file, or set APP_SECRET to it";
  return new WrongSecret(
    `${here}. Please ${back}: the one that "npm run secret -- rotate" printed; if nobody has changed it, every backup has it in its file "secret" (docs/operating.md). If nobody has it any more: npm run secret -- forget`,
  );
}
