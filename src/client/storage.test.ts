import { expect, test } from "vitest";
import { readStored, readStoredJson, removeStored, store } from "./storage.ts";

test("a browser without storage causes no error", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  store(forbidden, "a", "b");
  removeStored(forbidden, "a");
  expect(readStored(forbidden, "a")).toBeUndefined();
  expect(readStoredJson(forbidden, "a")).toBeUndefined();
});
