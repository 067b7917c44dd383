import { expect, test } from "vitest";
import { readStored, readStoredJson, removeStored, store } from "./storage.ts";

function memory() {
  const entries = new Map<string, string>();
  return () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
}

test("a stored value stays until it is removed", () => {
  const place = memory();
  expect(readStored(place, "a")).toBeUndefined();
  store(place, "a", '{"b":1}');
  expect(readStored(place, "a")).toBe('{"b":1}');
  expect(readStoredJson(place, "a")).toEqual({ b: 1 });
  removeStored(place, "a");
  expect(readStoredJson(place, "a")).toBeUndefined();
});

test("a value that is no JSON counts as missing", () => {
  const place = memory();
  store(place, "a", "{");
  expect(readStoredJson(place, "a")).toBeUndefined();
});

test("a browser without storage causes no error", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  store(forbidden, "a", "b");
  removeStored(forbidden, "a");
  expect(readStored(forbidden, "a")).toBeUndefined();
  expect(readStoredJson(forbidden, "a")).toBeUndefined();
});
