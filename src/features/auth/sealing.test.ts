import { expect, test } from "vitest";
import { sealUnbound } from "#tests/support/older-version.ts";
import { isUnbound, seal, unseal } from "./server/sealing.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";

test("what is sealed opens in its own row, for its purpose and under its secret only", () => {
  const sealed = seal(SECRET, "totp secrets", "row 1", "JBSWY3DP");
  expect(unseal(SECRET, "totp secrets", "row 1", sealed)).toBe("JBSWY3DP");
  expect(() => unseal(SECRET, "totp secrets", "row 2", sealed)).toThrow();
  expect(() => unseal(SECRET, "signing keys", "row 1", sealed)).toThrow();
  expect(() => unseal(`${SECRET}!`, "totp secrets", "row 1", sealed)).toThrow();
  // Not even when it is passed off as one of an older version.
  expect(() => unseal(SECRET, "totp secrets", "row 2", sealed.slice(2))).toThrow();
});

test("what an older version sealed is still read", () => {
  const old = sealUnbound(SECRET, "totp secrets", "JBSWY3DP");
  expect(isUnbound(old)).toBe(true);
  expect(unseal(SECRET, "totp secrets", "row 1", old)).toBe("JBSWY3DP");
  expect(isUnbound(seal(SECRET, "totp secrets", "row 1", "x"))).toBe(false);
});
