import { expect, test } from "vitest";
import { MOST_REQUEST_BYTES, MOST_TURNS } from "../limits.ts";
import { fitting } from "./ask.ts";

test("a short conversation is sent whole", () => {
  const turns = [
    { role: "assistant" as const, content: "Hi" },
    { role: "user" as const, content: "Hello" },
  ];
  expect(fitting(turns)).toEqual(turns);
});

test.each(["x", "ü", "日", "🙂", '"', "\n"])(
  "a long one within the bytes that a request may have, the newest kept: %j",
  (character) => {
    const turns = Array.from({ length: 300 }, (_, n) => ({
      role: "user" as const,
      content: `${n} ${character.repeat(1500)}`,
    }));
    const sent = fitting(turns);
    expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(
      MOST_REQUEST_BYTES + 3,
    );
    expect(sent.length).toBeLessThanOrEqual(MOST_TURNS);
    expect(sent.at(-1)).toBe(turns.at(-1));
    expect(sent.length).toBeGreaterThan(5);
  },
);
