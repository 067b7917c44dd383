import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

/** Builds a module that records when it runs. */
const module = (name: string) =>
  `data:text/javascript,(globalThis.ran??=[]).push(${JSON.stringify(name)});export default "${name}"//${Math.random()}`;

let paths: string[];
let preloaded: string[];
let paint: () => void;
let act: (sign: string) => void;
let action: Promise<Event>;
const ran = () => (globalThis as { ran?: string[] }).ran ?? [];
const before = vi.fn<() => Promise<void>>(() => Promise.resolve());
const start = vi.fn<(modules: Record<string, unknown>) => void>();

beforeEach(() => {
  paths = [module("one"), module("two")];
  preloaded = [];
  action = new Promise((done) => (act = (sign) => done(new Event(sign))));
  Object.assign(globalThis, { ran: [] });
  start.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(call: () => void) {
        paint = call;
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function expectStarted(): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalled();
  });
  expect(preloaded).toEqual(paths);
  expect(ran()).toEqual(["one", "two"]);
  const [[modules]] = start.mock.calls as [[Record<string, { default: string }>]];
  expect(paths.map((path) => modules[path]?.default)).toEqual(["one", "two"]);
}

test("nothing is loaded before the first paint; then every module is loaded once, in order", async () => {
  startAfterPaint(action, before)(paths, start);
  await vi.advanceTimersByTimeAsync(2000);
  expect([preloaded, ran()]).toEqual([[], []]);
  paint();
  paint();
  await expectStarted();
  act("pointerdown");
  await vi.advanceTimersByTimeAsync(5000);
  expect(start).toHaveBeenCalledOnce();
});

test("the visitor's first action starts the modules at once", async () => {
  startAfterPaint(action, before)(paths, start);
  expect(preloaded).toEqual([]);
  act("pointerdown");
  await expectStarted();
});

test("a pointer that moves before the first paint starts no module", async () => {
  startAfterPaint(action, before)(paths, start);
  act("pointermove");
  await vi.advanceTimersByTimeAsync(2000);
  expect(preloaded).toEqual([]);
  paint();
  await expectStarted();
});

test("in a page that is never painted, as in a background tab, the modules start after three seconds", async () => {
  startAfterPaint(action, before)(paths, start);
  await vi.advanceTimersByTimeAsync(2999);
  expect(preloaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expectStarted();
});

test("in a browser that reports no paints the modules start as soon as the page is complete", async () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  startAfterPaint(action, before)(paths, start);
  expect(preloaded).toEqual([]);
  await expectStarted();
});

test("modules start only after the work that began together with their loading", async () => {
  let end = () => undefined as void;
  before.mockReturnValueOnce(new Promise((done) => (end = done)));
  startAfterPaint(action, before)(paths, start);
  act("pointerdown");
  await vi.advanceTimersByTimeAsync(5000);
  expect(start).not.toHaveBeenCalled();
  end();
  await expectStarted();
});
