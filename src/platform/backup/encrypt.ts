import type { Encrypter } from "age-encryption";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { errorMessage } from "#shared/text/error-message.ts";
import { OperatorError } from "../program/operator-error.ts";

/* File extension of backups that are encrypted with age (https://age-encryption.org/v1). */

export const ENCRYPTED = ".age";
const HEADER = "age-encryption.org/v1";

export async function isEncrypted(file: string): Promise<boolean> {
  return (await text(createReadStream(file, { end: HEADER.length - 1 }))) === HEADER;
}

/**
 * @param recipient - a public key that begins with "age1"
 * @throws Error for an invalid key
 */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const encrypter = await encrypterFor(recipient);
  await throughStream(from, to, (stream) => encrypter.encrypt(stream));
}

export async function isRecipient(recipient: string): Promise<boolean> {
  return encrypterFor(recipient).then(
    () => true,
    () => false,
  );
}

async function encrypterFor(recipient: string): Promise<Encrypter> {
  const age = await import("age-encryption");
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/**
 * @param identityFile - path of a file that age-keygen wrote
 * @throws OperatorError if the file contains no identity (private key), or none that can decrypt the backup
 */
export async function decryptFile(from: string, to: string, identityFile: string): Promise<void> {
  const { Decrypter } = await import("age-encryption");
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(
    await readFile(identityFile, "utf8").catch(() => ""),
  );
  if (!identity) throw new OperatorError(`There is no line AGE-SECRET-KEY-… in ${identityFile}.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity[0]);
  try {
    await throughStream(from, to, (stream) => decrypter.decrypt(stream));
  } catch (error) {
    throw new OperatorError(
      `${from} cannot be opened with ${identityFile}: ${errorMessage(error)}. Nothing was changed.`,
      { cause: error },
    );
  }
}

type Bytes = ReadableStream<Uint8Array>;

async function throughStream(
  from: string,
  to: string,
  change: (stream: Bytes) => Promise<Bytes>,
): Promise<void> {
  const changed = await change(Readable.toWeb(createReadStream(from)) as Bytes);
  await pipeline(Readable.fromWeb(changed as never), createWriteStream(to, { mode: 0o600 }));
}
