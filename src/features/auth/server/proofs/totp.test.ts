import { expect, test } from "vitest";
import { codeAt, makeSecret, otpauthUri, stepOfCode } from "./totp.ts";

// "12345678901234567890" in base32, the secret of RFC 6238, appendix B.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code at second %i is %s, as in RFC 6238", (second, code) => {
  expect(codeAt(SECRET, Math.floor(second / 30))).toBe(code);
});

test("a code is accepted one time step early or late, and no code is accepted twice", () => {
  const now = new Date(1_234_567_890_000);
  const step = 41_152_263;
  for (const drift of [-1, 0, 1]) {
    expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBe(step + drift);
  }
  for (const drift of [-2, 2]) {
    expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBeUndefined();
  }
  expect(stepOfCode(SECRET, codeAt(SECRET, step), now, step)).toBeUndefined();
  expect(stepOfCode(SECRET, "005 924", now)).toBe(step);
  for (const wrong of ["", "0", "0059240", "00592400", "abcdef", "٠٠٥٩٢٤"]) {
    expect(stepOfCode(SECRET, wrong, now)).toBeUndefined();
  }
});

test("secrets are random, have 160 bits, and are written in base32", () => {
  const secrets = Array.from({ length: 100 }, makeSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test("the address for the authenticator app names issuer and account", () => {
  expect(otpauthUri("ABC", "ada+1@example.com", "Wire & Werk")).toBe(
    "otpauth://totp/Wire%20%26%20Werk:ada%2B1%40example.com?algorithm=SHA1&digits=6&issuer=Wire%20%26%20Werk&period=30&secret=ABC",
  );
});
