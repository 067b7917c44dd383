import { expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { hashPassword, isPassword } from "./passwords.ts";

test("a password is hashed as OWASP recommends and recognized again", async () => {
  const { passwordHash } = readConfig({}, "production");
  const stored = await hashPassword("a quiet wire hums", passwordHash);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("a quiet wire hums", stored, passwordHash)).toBe(true);
  expect(await isPassword("a quiet wire", stored, passwordHash)).toBe(false);
  expect(await isPassword("a quiet wire hums", null, passwordHash)).toBe(false);
});
