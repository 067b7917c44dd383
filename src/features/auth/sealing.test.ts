import { expect, test } from "vitest";
import { fingerprint, keyFor, seal, unseal } from "./server/sealing.ts";

const SECRET = "a secret of the site";

test("what was sealed for one purpose is opened for that one only", () => {
  const sealed = seal(SECRET, "totp", "text");
  expect(unseal(SECRET, "totp", sealed)).toBe("text");
  expect(() => unseal(SECRET, "recovery", sealed)).toThrow(/authenticate/);
  expect(() => unseal("another secret", "totp", sealed)).toThrow(/authenticate/);
});

test("each purpose has a key and fingerprints of its own", () => {
  expect(keyFor(SECRET, "totp").equals(keyFor(SECRET, "recovery"))).toBe(false);
  expect(fingerprint(SECRET, "totp", "1")).not.toBe(fingerprint(SECRET, "recovery", "1"));
});

test("whatever is changed in what was sealed, it is not opened", () => {
  const bytes = Buffer.from(seal(SECRET, "totp", "text"), "base64url");
  for (let n = 0; n < bytes.length; n++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(n) ^ 1, n);
    expect(() => unseal(SECRET, "totp", changed.toString("base64url"))).toThrow(/authenticate/);
  }
});
