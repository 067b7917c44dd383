import { expect, test } from "vitest";
import { siteOrigin } from "./origin.ts";

const of = (origin: string, publicOrigin?: string) =>
  siteOrigin(new Request("http://site.example/", { headers: { origin } }), publicOrigin);

test("without PUBLIC_ORIGIN the browser's header shows whether a proxy ends TLS", () => {
  expect(of("https://site.example")).toBe("https://site.example");
  expect(of("https://other.example")).toBe("http://site.example");
});

test.each([
  "foo://site.example",
  "blob:http://site.example/",
  "null",
  "//",
  "http://site.example:99999",
])("the scheme of the origin %s is not used", (origin) => {
  expect(of(origin)).toBe("http://site.example");
});

test("PUBLIC_ORIGIN takes precedence over the request", () => {
  expect(of("https://site.example", "https://www.example")).toBe("https://www.example");
});
