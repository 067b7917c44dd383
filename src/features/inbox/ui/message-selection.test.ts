import { expect, test } from "vitest";
import { describeRefused } from "./message-selection.tsx";

test("each reason why messages were not changed is said once", () => {
  const refused = ["At most 20 tags.", "At most 20 tags.", "It is gone."].map((error, place) => ({
    id: String(place),
    error,
  }));
  expect(describeRefused(refused.slice(0, 1))).toBe("Not changed: 1. At most 20 tags.");
  expect(describeRefused(refused)).toBe("Not changed: 3. At most 20 tags. It is gone.");
});
