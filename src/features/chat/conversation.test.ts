import { expect, test } from "vitest";
import type { ChatTurn } from "./contract.ts";
import { costOf, createConversation, withoutOlderHalf } from "./server/conversation.ts";

const turn = (content: string): ChatTurn => ({ role: "user", content });

test("a conversation longer than the model's context loses its oldest turns, counted in tokens", () => {
  const turns = Array.from({ length: 200 }, (_, n) => turn(`${n} ${"x".repeat(4000)}`));
  const conversation = createConversation("Be kind.", turns);
  expect(costOf(conversation)).toBeLessThanOrEqual(128_000);
  expect(costOf(conversation)).toBeGreaterThan(125_000);
  expect(conversation.turns).toEqual(turns.slice(-conversation.turns.length));
});

test("characters with more bytes count as more tokens", () => {
  const costs = ["x", "ü", "日"].map((character) => {
    return costOf(createConversation("", [turn(character.repeat(4000))]));
  });
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(new Set(costs).size).toBe(3);
});

test("the newest question is kept, however small the context", () => {
  const turns = [turn("x".repeat(1000)), turn("a"), turn("x".repeat(4000))];
  const half = withoutOlderHalf(createConversation("", turns));
  expect(half?.turns).toEqual(turns.slice(-1));
  expect(half && withoutOlderHalf(half)).toBeUndefined();
});
