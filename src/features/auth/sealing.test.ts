import { createCipheriv, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isUnbound, keyFor, seal, unseal } from "./server/sealing.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";

/** As versions before did: bound to no row. */
function sealUnbound(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(SECRET, "totp secrets"), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

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
  const old = sealUnbound("JBSWY3DP");
  expect(isUnbound(old)).toBe(true);
  expect(unseal(SECRET, "totp secrets", "row 1", old)).toBe("JBSWY3DP");
  expect(isUnbound(seal(SECRET, "totp secrets", "row 1", "x"))).toBe(false);
});
