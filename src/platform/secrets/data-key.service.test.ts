import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { findMatchingSecret, forgetSealed, openDataKey, rotateSecret } from "./data-key.ts";
import type { Database } from "../database/database.ts";

const SECRET = "the-secret-that-it-was-made-with-once";
const OTHER = "another-secret-that-is-long-enough-too";

let database: Database;
let dataDir: string;
beforeEach(async () => {
  ({ database } = await createTestPlatform());
  dataDir = temporaryFolder();
});

const withSecret = (appSecret: string) => ({ database, config: { dataDir, appSecret } });
const withFile = () => ({ database, config: { dataDir, appSecret: undefined } });
const secretFile = () => readFileSync(join(dataDir, "secret"), "utf8");

test("a new database gets a random key, which every replica uses", async () => {
  const keys = await Promise.all([1, 2, 3].map(() => openDataKey(withSecret(SECRET))));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toHaveLength(43);
  expect(await openDataKey(withSecret(SECRET))).toBe(keys[0]);
  const { rows } = await database.query("select sealed_key from data_key");
  expect(JSON.stringify(rows)).not.toContain(keys[0]);
});

test("without a setting the site generates the secret, and only its owner can read it", async () => {
  const key = await openDataKey(withFile());
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  expect(await openDataKey(withFile())).toBe(key);
});

test("a wrong secret stops the start with a sentence that says what to do", async () => {
  await openDataKey(withSecret(SECRET));
  const refused = openDataKey(withSecret(OTHER));
  await expect(refused).rejects.toThrow(
    /set APP_SECRET to the last one.*rotate" printed.*npm run secret -- forget/s,
  );
  await expect(openDataKey(withFile())).rejects.toThrow(/put the last one into that file/);
  expect(() => secretFile()).toThrow("ENOENT");
});

test("rotating the secret keeps the data key, and the former secret no longer fits", async () => {
  const key = await openDataKey(withSecret(SECRET));
  const output = await rotateSecret(withSecret(SECRET), key, OTHER);
  expect(output).toMatch(/Set APP_SECRET to it, on every replica/);
  expect(output).not.toContain(OTHER);
  expect(await openDataKey(withSecret(OTHER))).toBe(key);
  await expect(openDataKey(withSecret(SECRET))).rejects.toThrow(/not the secret/);
  await expect(findMatchingSecret(withSecret(SECRET))).rejects.toThrow(/not the secret/);
  expect(await findMatchingSecret(withSecret(OTHER))).toBe(OTHER);
});

test("a generated secret is printed for the operator, or written to the file", async () => {
  const key = await openDataKey(withSecret(SECRET));
  const output = await rotateSecret(withSecret(SECRET), key, undefined);
  const made = /APP_SECRET=(\S+)/.exec(output)?.[1] ?? "";
  expect(await openDataKey(withSecret(made))).toBe(key);

  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "secret"), `${made}\n`);
  expect(await rotateSecret(withFile(), key, undefined)).not.toContain(secretFile());
  expect(secretFile()).not.toContain(made);
  expect(await openDataKey(withFile())).toBe(key);
});

test("a new secret that is too short changes nothing", async () => {
  const key = await openDataKey(withSecret(SECRET));
  await expect(rotateSecret(withSecret(SECRET), key, "hunter2")).rejects.toThrow(
    "The new secret must have at least 32 characters.",
  );
  expect(await openDataKey(withSecret(SECRET))).toBe(key);
});

test("after an interrupted rotation there is still a secret that fits", async () => {
  const key = await openDataKey(withFile());
  const before = secretFile();
  writeFileSync(join(dataDir, "secret.coming"), OTHER);
  expect(await openDataKey(withFile())).toBe(key);
  expect(secretFile()).toBe(before);

  await rotateSecret(withFile(), key, OTHER);
  renameSync(join(dataDir, "secret"), join(dataDir, "secret.coming"));
  writeFileSync(join(dataDir, "secret"), before);
  expect(await openDataKey(withFile())).toBe(key);
  expect(secretFile()).toBe(OTHER);
});

test("a lost secret can be given up only if the present secret does not fit", async () => {
  await openDataKey(withFile());
  await expect(forgetSealed(withFile())).rejects.toThrow("there is nothing to forget");
  rmSync(join(dataDir, "secret"));
  await forgetSealed(withFile());
  const key = await openDataKey(withFile());
  expect(await openDataKey(withFile())).toBe(key);
});
