import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newVersion } from "#content/site/errors/new-version.ts";
import { watchForNewVersion } from "./new-version.ts";

let page: EventTarget;
let navigation: EventTarget;
let toasts: string[];
let reloads: number;
let manifestStatus: number | undefined;

class Reload extends Event {
  readonly navigationType = "reload";
  readonly userInitiated: boolean;
  constructor(userInitiated: boolean) {
    super("navigate", { cancelable: true });
    this.userInitiated = userInitiated;
  }
}

const reload = () => void (navigation.dispatchEvent(new Reload(false)) && (reloads += 1));

beforeEach(() => {
  page = new EventTarget();
  navigation = new EventTarget();
  [toasts, reloads, manifestStatus] = [[], 0, 404];
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
  page.addEventListener("toast", (event) => toasts.push((event as CustomEvent<string>).detail));
  vi.stubGlobal(
    "window",
    Object.assign(page, { navigation, __reactRouterManifest: { url: "/assets/manifest-a.js" } }),
  );
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async () => {
    if (!manifestStatus) throw new TypeError("fetch failed");
    return new Response(null, { status: manifestStatus });
  });
  watchForNewVersion();
});

afterEach(() => void vi.unstubAllGlobals());

async function fail(): Promise<void> {
  page.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((answered) => setTimeout(answered));
}

function type(field: { value: string; type?: string; isConnected?: boolean }): typeof field {
  const event = new Event("input");
  Object.defineProperty(event, "target", { value: { isConnected: true, type: "text", ...field } });
  page.dispatchEvent(event);
  return event.target as unknown as typeof field;
}

test("a page whose scripts are gone is reloaded once", async () => {
  await fail();
  expect([reloads, toasts]).toEqual([1, []]);
  await fail();
  expect([reloads, toasts]).toEqual([1, [newVersion]]);
});

test.each([200, undefined])(
  "a page whose server cannot be reached (%s) is not reloaded",
  async (status) => {
    manifestStatus = status;
    await fail();
    expect([reloads, toasts]).toEqual([0, []]);
  },
);

test("text that the visitor typed prevents a reload; text in search fields and in sent or removed forms does not", async () => {
  const field = type({ value: "ada@example.com" });
  await fail();
  reload();
  expect([reloads, toasts]).toEqual([0, [newVersion, newVersion]]);
  field.value = "";
  type({ value: "invoices", type: "search" });
  type({ value: "of another page", isConnected: false });
  reload();
  expect(reloads).toBe(1);
});

test("a reload by the visitor is never prevented", () => {
  type({ value: "half a sentence" });
  expect(navigation.dispatchEvent(new Reload(true))).toBe(true);
  expect(toasts).toEqual([]);
});
