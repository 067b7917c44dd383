import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

/** A fake server with one item, which refuses a change that names another version than the present one. */
function startServer() {
  let version = 1;
  const waiting: (() => void)[] = [];
  const change = async (named: number) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (named !== version) throw new Error(`conflict of ${named} with ${version}`);
    version += 1;
    return version;
  };
  return {
    change,
    answer: async () => {
      while (waiting.length > 0) {
        waiting.pop()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    changeElsewhere: () => (version += 1),
  };
}

test("changes that are ordered before the first is answered all reach the server", async () => {
  const { change, answer } = startServer();
  const order = inOrder();
  const made = Promise.allSettled([order(1, change), order(1, change), order(1, change)]);
  await Promise.resolve();
  await answer();
  expect((await made).map(({ status }) => status)).toEqual(Array(3).fill("fulfilled"));
});

test("a change by somebody else in between is a conflict, for each change that did not see it", async () => {
  const { change, answer, changeElsewhere } = startServer();
  const order = inOrder();
  const first = order(1, change);
  await Promise.resolve();
  await answer();
  await first;
  changeElsewhere();
  const late = Promise.allSettled([order(1, change), order(2, change), order(3, change)]);
  await Promise.resolve();
  await answer();
  expect((await late).map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});

test("a change that waits does not overwrite what somebody else changed, though the one before it was sent again", async () => {
  const order = inOrder();
  const named: number[] = [];
  const make = (made: number) => async (version: number) => {
    named.push(version);
    return made;
  };
  // Somebody else made version 2, so the first change was sent again and made version 3.
  await Promise.all([order(1, make(3)), order(1, make(4))]);
  await order(4, make(5));
  expect(named).toEqual([1, 1, 4]);
});

test("a change that changed nothing is followed by the same version", async () => {
  const order = inOrder();
  const seen: number[] = [];
  for (let n = 0; n < 2; n += 1) {
    await order(1, async (version) => {
      seen.push(version);
      return version;
    });
  }
  expect(seen).toEqual([1, 1]);
});
