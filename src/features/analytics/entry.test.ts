import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { entryHeader } from "./client/entry-header.ts";
import { ENTRY_HEADER } from "./limits.ts";
import { describeEntry, entryOfForm, readEntry } from "./server/entry.ts";

const ORIGIN = "https://www.example.com";
const AGENT = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

function openIn(address: string, { referrer = "", doNotTrack = null as string | null } = {}) {
  vi.stubGlobal("location", new URL(`${ORIGIN}/templates/moved-on`));
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("navigator", { doNotTrack });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: `${ORIGIN}${address}` }] });
}
afterEach(() => vi.unstubAllGlobals());

const received = () => readEntry(new Headers({ ...AGENT, ...entryHeader() }), ORIGIN);

test("a browser reports the address and the referrer of its document", () => {
  openIn("/services?utm_source=Ad%20%F0%9F%98%80&utm_campaign=a&gclid=secret", {
    referrer: "https://www.google.com/search?q=private",
  });
  expect(JSON.stringify(entryHeader())).not.toMatch(/secret|private/);
  expect(received()).toEqual({
    landing: "/services",
    source: "ad 😀",
    medium: "",
    campaign: "a",
  });
});

test.each([
  ["from another website", "https://news.example/story", "news.example"],
  ["directly", "", "direct"],
])("a visit that begins %s has that source", (_, referrer, source) => {
  openIn("/", { referrer });
  expect(received()).toMatchObject({ source, landing: "/" });
});

test("a document opened from one of our pages reports nothing, unless its address has UTM parameters", () => {
  openIn("/services", { referrer: `${ORIGIN}/` });
  expect(received()).toBeUndefined();
  openIn("/services?utm_source=mail", { referrer: `${ORIGIN}/` });
  expect(received()).toMatchObject({ source: "mail" });
});

test("a browser that asks not to be tracked reports nothing", () => {
  openIn("/?utm_source=mail", { doNotTrack: "1" });
  expect(entryHeader()).toEqual({});
});

test("the longest report that a browser makes is read", () => {
  const long = encodeURIComponent("😀".repeat(500));
  openIn(`/?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`, {
    referrer: `https://${"a".repeat(60)}.example/`,
  });
  expect(entryHeader()[ENTRY_HEADER]?.length).toBeLessThan(4000);
  expect(received()?.source).toBe("😀".repeat(50));
});

test.each([
  ["UTM parameters in its address", `${ORIGIN}/?utm_source=mail`, "mail"],
  ["none of them", `${ORIGIN}/?about=data`, undefined],
  ["an address elsewhere", "https://evil.example/?utm_source=mail", undefined],
  ["no address", "", undefined],
])("a form without scripts, on a page with %s", (_, referer, source) => {
  expect(entryOfForm(new Headers({ ...AGENT, referer }), ORIGIN)?.source).toBe(source);
});

test("a value that could identify somebody is dropped", () => {
  const word = fc.stringMatching(/^[a-z0-9 ]{0,90}$/);
  const naming = fc
    .constantFrom("ada@x.org", "ada%40x.org", "ada%2540x.org", "ada＠x.org")
    .map((text) => ` ${text} `);
  const number = fc.integer({ min: 100_000 }).map(String);
  fc.assert(
    fc.property(word, fc.oneof(naming, number), word, (before, named, after) => {
      const given = new URLSearchParams({ utm_source: before + named + after });
      expect(describeEntry("/", given, "", ORIGIN).source).toBe("direct");
    }),
  );
  const harmless = new URLSearchParams({ utm_source: "spring-2026", utm_campaign: "may 12345" });
  expect(describeEntry("/", harmless, "https://a123456.example", ORIGIN)).toEqual({
    landing: "/",
    source: "spring-2026",
    medium: "",
    campaign: "may 12345",
  });
});
