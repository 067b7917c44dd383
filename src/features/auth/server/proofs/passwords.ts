import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import type { HashCost } from "#platform/config/config.ts";
import { createQueue, inQueue } from "#platform/queue.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { PASSWORD } from "../../limits.ts";
import { AuthRefusal } from "../protocol/protocol.ts";
import type { User } from "../store.ts";
import { limitGuesses } from "./limits.ts";

const MAX_AT_ONCE = 4;
// Maximum number of requests that wait to hash a password. With this number, each waits a second at most.
const MAX_WAITING = 20;
const BUSY_SECONDS = 2;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

/** Returns the hash in PHC format, which includes its parameters and salt. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Compares a password with a hash.
 * @param otherwise - hash cost to use if the account has no hash, so that the comparison takes as long as with a hash
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  otherwise: HashCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", hash = ""] = FORMAT.exec(stored ?? "") ?? [];
  const cost = stored
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : otherwise;
  const derived = await derive(password, stored ? Buffer.from(salt, "base64") : NO_SALT, cost);
  const expected = Buffer.from(hash, "base64");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/**
 * Checks a password. A wrong password counts toward the limits for the email address and the network address.
 * @param user - undefined if nobody has this email address. The check then takes as long as for an existing person
 */
export async function guessPassword(
  platform: Platform,
  user: Pick<User, "password_hash"> | undefined,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<boolean> {
  const guess = await limitGuesses(platform, "password", [address, email]);
  let wrong = false;
  try {
    wrong = !(await isPassword(password, user?.password_hash, platform.config.passwordHash));
    return !wrong;
  } finally {
    if (!wrong) await guess.refund();
  }
}

export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  if (Array.from(password).length < PASSWORD.minCharacters) {
    throw weak(`Password should be at least ${PASSWORD.minCharacters} characters.`, "length");
  }
  if (Buffer.byteLength(password) > PASSWORD.maxBytes) {
    throw weak(`Password cannot be longer than ${PASSWORD.maxBytes} bytes.`, "length");
  }
  const plain = password.toLowerCase();
  const [name = ""] = email.split("@");
  const guessable = new Set([email, name, name + name, email.replace("@", "")]);
  if (guessable.has(plain) || isRepetition(plain) || (await commonPasswords()).has(plain)) {
    throw weak("Password is known to be weak and easy to guess.", "pwned");
  }
}

const NO_SALT = Buffer.alloc(16);

function weak(message: string, reason: "length" | "pwned"): AuthRefusal {
  return new AuthRefusal("weak_password", message, { reasons: [reason] });
}

function isRepetition(password: string): boolean {
  return /^(.{1,3}?)\1+.{0,2}$/su.test(password);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Returns about 1,500 leaked passwords. The list is loaded when somebody chooses a password for the first time. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(
        dictionary["passwords-common"].filter(
          (password) => password.length >= PASSWORD.minCharacters,
        ),
      ),
  );
  return common;
}

const argon2id = promisify((parameters: Argon2Parameters, done: Callback) =>
  argon2("argon2id", parameters, done),
);
type Callback = (error: Error | null, hash: Buffer) => void;

const turns = createQueue(MAX_AT_ONCE);

/**
 * Derives a hash. Only a few calculations run at the same time, because each takes 19 MiB of memory.
 * @throws Refusal `unavailable` if too many requests wait
 */
async function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  if (turns.waiting >= MAX_WAITING) {
    const message = "Too many people are signing in at this moment. Please try again in a moment.";
    throw new Refusal("unavailable", message, { retryAfter: BUSY_SECONDS });
  }
  return inQueue(turns, () => argon2id({ message: password, nonce: salt, tagLength: 32, ...cost }));
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
