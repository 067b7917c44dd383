import { expect, test } from "vitest";
import { createAddressLimit } from "./server/address-limit.ts";

const DAY = "2026-11-20";

function tried() {
  const ended: number[] = [];
  const limit = createAddressLimit((most) => void ended.push(most));
  const take = (times: number, address: string, day = DAY) =>
    Array.from({ length: times }, () => limit.take(day, address)).filter(
      (counter) => counter !== undefined,
    );
  return { ended, take, giveBack: limit.giveBack };
}

test("a network address adds 300 a day, gets back what had been counted, and is logged once", () => {
  const { ended, take, giveBack } = tried();
  const [counter = -1, ...others] = take(400, "192.0.2.1");
  expect(others).toHaveLength(299);
  giveBack(DAY, counter);
  giveBack("2026-11-19", counter);
  expect(take(400, "192.0.2.1")).toHaveLength(1);
  expect(take(400, "192.0.2.2")).toHaveLength(300);
  expect(ended).toEqual([300]);
  expect(take(400, "192.0.2.1", "2026-11-21")).toHaveLength(300);
});

test("an IPv6 address shares its limit with its /48 network", () => {
  const { take } = tried();
  expect(take(200, "2001:db8:1:2::/64")).toHaveLength(200);
  expect(take(200, "2001:db8:1:3::/64")).toHaveLength(100);
  expect(take(200, "2001:db8:2:3::/64")).toHaveLength(200);
});

test("however many addresses visit, each of them adds something", { tags: ["slow"] }, () => {
  const { take } = tried();
  const addresses = Array.from({ length: 200_000 }, (_, n) => `2001:db8:${n.toString(16)}::`);
  expect(addresses.filter((address) => take(1, address).length !== 1)).toEqual([]);
});
