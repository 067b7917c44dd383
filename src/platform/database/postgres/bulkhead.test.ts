import { expect, test } from "vitest";
import { createBulkhead } from "./bulkhead.ts";

const hang = () => new Promise<never>(() => undefined);

test("work that hangs leaves room for every other kind of work", async () => {
  const bulkhead = createBulkhead({ size: 20, waitMs: 60_000 });
  let held = 0;
  const take = () => {
    held += 1;
    return hang();
  };
  const counts = [];
  for (const kind of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
    const before = held;
    for (let n = 0; n < 100; n++) void bulkhead.admit(kind, take).catch(() => undefined);
    counts.push(held - before);
  }
  expect(counts).toEqual([5, 4, 3, 2, 2, 1, 1, 1]);
  expect(await bulkhead.admit("another kind", async () => "done")).toBe("done");
});

test("never more work is let in than there are connections", () => {
  const bulkhead = createBulkhead({ size: 4, waitMs: 60_000 });
  let held = 0;
  for (let kind = 0; kind < 50; kind++) {
    const take = () => {
      held += 1;
      return hang();
    };
    void bulkhead.admit(`${kind}`, take).catch(() => undefined);
  }
  expect(held).toBe(4);
});

test("waiting work is let in one by one, in its order", async () => {
  const bulkhead = createBulkhead({ size: 4, waitMs: 60_000 });
  const order: number[] = [];
  let most = 0;
  let held = 0;
  const work = (n: number) => async () => {
    held += 1;
    most = Math.max(most, held);
    await new Promise((later) => setTimeout(later, 1));
    held -= 1;
    order.push(n);
    if (n === 2) throw new Error("it fails");
    return n;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => bulkhead.admit("a", work(n))));
  expect(all.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect([order, most]).toEqual([[0, 1, 2, 3, 4], 1]);
});

test("work that waits too long is refused with 53300, and leaves the queue", async () => {
  const bulkhead = createBulkhead({ size: 4, waitMs: 20 });
  const first = Promise.withResolvers<void>();
  const holding = bulkhead.admit("a", () => first.promise);
  await expect(bulkhead.admit("a", async () => 1)).rejects.toMatchObject({ code: "53300" });
  first.resolve();
  await holding;
  expect(await bulkhead.admit("a", async () => 2)).toBe(2);
});
