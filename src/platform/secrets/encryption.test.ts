import { expect, test } from "vitest";
import { sealUnbound } from "#tests/support/operation/older-version.ts";
import { fingerprint, isUnbound, keyFor, encrypt, decrypt } from "./encryption.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";

test("what is sealed opens in its own row, for its purpose and under its secret only", () => {
  const sealed = encrypt(SECRET, "totp secrets", "row 1", "JBSWY3DP");
  expect(decrypt(SECRET, "totp secrets", "row 1", sealed)).toBe("JBSWY3DP");
  expect(() => decrypt(SECRET, "totp secrets", "row 2", sealed)).toThrow();
  expect(() => decrypt(SECRET, "signing keys", "row 1", sealed)).toThrow();
  expect(() => decrypt(`${SECRET}!`, "totp secrets", "row 1", sealed)).toThrow();
  // Not even when it is passed off as one of an older version.
  expect(() => decrypt(SECRET, "totp secrets", "row 2", sealed.slice(2))).toThrow();
});

test("what an older version sealed is still read", () => {
  const old = sealUnbound(SECRET, "totp secrets", "JBSWY3DP");
  expect(isUnbound(old)).toBe(true);
  expect(decrypt(SECRET, "totp secrets", "row 1", old)).toBe("JBSWY3DP");
  expect(isUnbound(encrypt(SECRET, "totp secrets", "row 1", "x"))).toBe(false);
});

test("each purpose has a key and fingerprints of its own, for this site only", () => {
  const keys = [keyFor(SECRET, "totp"), keyFor(SECRET, "recovery"), keyFor("another", "totp")];
  expect(new Set(keys.map(String)).size).toBe(3);
  expect(keyFor(SECRET, "totp")).toEqual(keys[0]);
  expect(fingerprint(SECRET, "totp", "1")).not.toBe(fingerprint(SECRET, "recovery", "1"));
});
