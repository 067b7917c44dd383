import { expect, test, vi } from "vitest";

test("a password is hashed as OWASP asks, and known again", async () => {
  // Tests of the accounts hash for less.
  vi.resetModules();
  const { hashPassword, isPassword } = await import("./passwords.ts");
  const stored = await hashPassword("a quiet wire hums");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("a quiet wire hums", stored)).toBe(true);
  expect(await isPassword("a quiet wire", stored)).toBe(false);
  expect(await isPassword("a quiet wire hums", null)).toBe(false);
});
