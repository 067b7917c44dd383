import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { decryptFile, encryptFile } from "./encrypt.ts";

const folder = makeTemporaryFolder("encrypt-");
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Larger than the chunks of 64 kB in which age encrypts. */
const CONTENT = randomBytes(200_001);

beforeAll(async () => {
  const identity = await generateX25519Identity();
  writeFileSync(at("plain"), CONTENT);
  writeFileSync(at("key"), `# created: today\n${identity}\n`);
  writeFileSync(at("other-key"), await generateX25519Identity());
  await encryptFile(at("plain"), at("sealed"), await identityToRecipient(identity));
});

test("only the recipient's identity opens what is encrypted for it", async () => {
  expect(readFileSync(at("sealed")).includes(CONTENT.subarray(0, 32))).toBe(false);
  await decryptFile(at("sealed"), at("opened"), at("key"));
  expect(readFileSync(at("opened")).equals(CONTENT)).toBe(true);
  expect(statSync(at("opened")).mode & 0o077).toBe(0);
  await expect(decryptFile(at("sealed"), at("never"), at("other-key"))).rejects.toThrow(
    /sealed cannot be opened with .*other-key: .*\. Nothing was changed\./,
  );
});

test("a truncated or changed file, and a key file without a key, are refused with a sentence", async () => {
  const sealed = readFileSync(at("sealed"));
  writeFileSync(at("cut"), sealed.subarray(0, -40));
  sealed[150_000]! ^= 1;
  writeFileSync(at("changed"), sealed);
  for (const name of ["cut", "changed", "plain"])
    await expect(decryptFile(at(name), at("never"), at("key"))).rejects.toThrow(
      /cannot be opened with/,
    );
  for (const key of ["plain", "missing"])
    await expect(decryptFile(at("sealed"), at("never"), at(key))).rejects.toThrow(
      /There is no line AGE-SECRET-KEY-… in/,
    );
});
