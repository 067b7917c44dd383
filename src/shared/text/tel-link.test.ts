import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test.each([
  ["0170 123 45 67", "tel:01701234567"],
  ["+49 (0)30 / 12-34", "tel:+49301234"],
  ["(0)30 12", "tel:03012"],
])("%s is called by %s", (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
