import { expect, test } from "vitest";
import { pageAddress, type PageParameters } from "./page-address.ts";

const PAGES: Record<string, PageParameters> = {
  "/": { sent: ["1"] },
  "/list": { q: true, of: true },
};
const parametersOf = (path: string) => PAGES[path];
const parsed = (path: string, search: string) => {
  const { path: same, search: read, isCacheable } = pageAddress(path, search, parametersOf);
  return [`${same}${read}`, isCacheable];
};

test.each([
  ["", "/"],
  ["?", "/"],
  ["?utm_source=x&gclid=1", "/"],
  ["?sent=1&fbclid=2", "/?sent=1"],
  ["?sent=2", "/"],
  ["?sent=2&sent=1", "/"],
  ["?sent=1&sent=2", "/?sent=1"],
  ["?__proto__=1&constructor=2&SENT=1", "/"],
  ["?%", "/"],
])("from the query %j the page reads %j", (search, read) => {
  expect(parsed("/", search)).toEqual([read, true]);
});

test("the order of the parameters makes no difference", () => {
  expect(parsed("/list", "?of=b&q=a%20c&x=1")).toEqual(["/list?q=a+c&of=b", true]);
  expect(parsed("/list", "?q=a+c&q=d&of=b")).toEqual(["/list?q=a+c&of=b", true]);
});

test("a page whose parameters are unknown keeps its complete address", () => {
  expect(parsed("/other", "?b=1&a=2")).toEqual(["/other?b=1&a=2", false]);
  expect(parsed("/other", "")).toEqual(["/other", true]);
});

test.each(["/LIST", "/list/", "//list", "/%6cist", "/list//", "/list/../list", "/-"])(
  "%s is another spelling of a path, and its page is not cached",
  (path) => expect(parsed(path, "")).toEqual([path, false]),
);

test.each([
  "/",
  "/list",
  "/list/a-b-1",
  "/list/a.md",
  "/list/a/workflow.json",
  "/list.data",
  "/_.data",
])("the page at %s can be cached", (path) => expect(parsed(path, "")).toEqual([path, true]));
