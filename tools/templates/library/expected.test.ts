import { parseArgs } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { command, Expected, wholeNumber } from "./expected.ts";

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

test("a mistake that the user can correct is reported in one sentence", async () => {
  const printed = vi.mocked(console.error);
  await command(() => Promise.reject(new Expected('There is no template "x".')));
  expect(printed.mock.calls).toEqual([['There is no template "x".']]);
  expect(process.exitCode).toBe(2);
  await command(async () => parseArgs({ args: ["--sed"], options: {} }).positionals.length > 0);
  expect(printed.mock.calls[1]?.[0]).toContain("Unknown option '--sed'");
  printed.mockClear();
});

test("an error in the program itself is thrown on with its stack", async () => {
  await expect(command(() => Promise.reject(new Error("bug")))).rejects.toThrow("bug");
});

test.each(["0", "-1", "1.5", "two", ""])("%j is no number of faults", (text) => {
  expect(() => wholeNumber("--most", text)).toThrow("--most is a whole number from 1");
});

test("a number is read, and without an option there is none", () => {
  expect(wholeNumber("--most", "2")).toBe(2);
  expect(wholeNumber("--most", undefined)).toBeUndefined();
});
