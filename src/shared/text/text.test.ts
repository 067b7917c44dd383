import { expect, test } from "vitest";
import { EmailAddress } from "./text.ts";

const local = (characters: number) => `${"a".repeat(characters)}@example.com`;

test("an email address has at most 64 characters before its @ (RFC 5321)", () => {
  expect(EmailAddress.parse(local(64))).toBe(local(64));
  const { error } = EmailAddress.safeParse(local(65));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "An email address can have at most 64 characters before the @.",
  ]);
});
