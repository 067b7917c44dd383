import { expect, test } from "vitest";
import { fingerprint, keyFor } from "./server/sealing.ts";

const SECRET = "a secret of the site";

test("each purpose has a key and fingerprints of its own, for this site only", () => {
  const keys = [keyFor(SECRET, "totp"), keyFor(SECRET, "recovery"), keyFor("another", "totp")];
  expect(new Set(keys.map(String)).size).toBe(3);
  expect(keyFor(SECRET, "totp")).toEqual(keys[0]);
  expect(fingerprint(SECRET, "totp", "1")).not.toBe(fingerprint(SECRET, "recovery", "1"));
});
