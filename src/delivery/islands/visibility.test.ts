import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { observeVisibility, onNearViewport } from "./visibility.ts";

type Reading = Pick<IntersectionObserverEntry, "isIntersecting">;

const disconnect = vi.fn<() => void>();
let deliver: (...visible: boolean[]) => void;

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = disconnect;
      observe = vi.fn<() => void>();

      constructor(callback: (readings: Reading[]) => void) {
        deliver = (...visible) => callback(visible.map((isIntersecting) => ({ isIntersecting })));
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

const element = {} as Element;

test("if several states are reported together, the last one counts", () => {
  const onChange = vi.fn<(visible: boolean) => void>();
  observeVisibility(element, onChange);
  deliver(false, true);
  deliver(true, false);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("a function that waits for an element is called once, even if an older measurement says that the element is far away", () => {
  const call = vi.fn<() => void>();
  onNearViewport(element, "100% 0px", call);
  deliver(false);
  expect(call).not.toHaveBeenCalled();
  deliver(false, true);
  expect(call).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
