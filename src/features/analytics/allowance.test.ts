import { expect, test } from "vitest";
import { createAllowance } from "./server/recorder.ts";

const DAY = "2026-11-20";
const limits = { ofAddress: 3, ofDay: 10 };

function tried() {
  const ended: unknown[] = [];
  const allows = createAllowance((of, rows) => void ended.push([of, rows]), limits);
  const count = (times: number, address: string, day = DAY) =>
    Array.from({ length: times }, (_, n) => allows(day, address, `${address} ${n}`)).filter(Boolean)
      .length;
  return { ended, count };
}

test("a network address adds a limited number of rows a day, repeats a row freely, and is logged once", () => {
  const { ended, count } = tried();
  expect(count(9, "192.0.2.1")).toBe(3);
  expect(count(9, "192.0.2.1")).toBe(3);
  expect(count(9, "192.0.2.2")).toBe(3);
  expect(ended).toEqual([["address", 3]]);
  expect(count(9, "192.0.2.1", "2026-11-21")).toBe(3);
});

test("an IPv6 address shares its limit with its /48 network", () => {
  const { count } = tried();
  expect(count(2, "2001:db8:1:2::/64")).toBe(2);
  expect(count(2, "2001:db8:1:3::/64")).toBe(1);
  expect(count(2, "2001:db8:2:3::/64")).toBe(2);
});

test("all addresses together add a limited number of rows a day, and as many the next day", () => {
  const { ended, count } = tried();
  const all = (day?: string) =>
    Array.from({ length: 9 }, (_, n) => count(2, `192.0.2.${n}`, day)).reduce((a, b) => a + b);
  expect([all(), all("2026-11-21")]).toEqual([10, 10]);
  expect(ended).toEqual([
    ["day", 10],
    ["day", 10],
  ]);
});
