import { expect, test } from "vitest";
import { fingerprint, keyFor, sealedFor } from "./encryption.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";

test("an encrypted text can be decrypted only for its own row and purpose, with its own secret", () => {
  const [totp, secret] = [sealedFor("totp secrets"), SECRET];
  const sealed = totp.seal({ secret }, "row 1", "JBSWY3DP");
  expect(totp.open({ secret }, "row 1", sealed)).toBe("JBSWY3DP");
  expect(() => totp.open({ secret }, "row 2", sealed)).toThrow();
  expect(() => sealedFor("signing keys").open({ secret }, "row 1", sealed)).toThrow();
  expect(() => totp.open({ secret: `${SECRET}!` }, "row 1", sealed)).toThrow();
  expect(() => totp.open({ secret }, "row 1", sealed.slice(2))).toThrow();
});

test("each purpose has a key and fingerprints of its own, for this site only", () => {
  const keys = [keyFor(SECRET, "totp"), keyFor(SECRET, "recovery"), keyFor("another", "totp")];
  expect(new Set(keys.map(String)).size).toBe(3);
  expect(keyFor(SECRET, "totp")).toEqual(keys[0]);
  expect(fingerprint(SECRET, "totp", "1")).not.toBe(fingerprint(SECRET, "recovery", "1"));
});
