import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { authApi } from "#features/auth/server/http/auth-http.ts";

const page = readFileSync("docs/specification.md", "utf8");

test("the page names exactly the addresses that the account service answers", () => {
  const list = page.slice(page.indexOf("<!-- tests/"), page.indexOf("Every other address"));
  const named = [...list.matchAll(/`([A-Z]+ \/[^`]*)`/g)].map(([, address]) => address ?? "");
  const answered = authApi.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, "")}`);
  expect(named.toSorted()).toEqual([...new Set(answered)].toSorted());
});

test("every setting that the page names is explained in .env.example", () => {
  const explained = readFileSync(".env.example", "utf8");
  const named = page.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];
  const settings = [...new Set(named)].filter((name) => !PLACEHOLDERS.includes(name));
  expect(settings.length).toBeGreaterThan(8);
  expect(settings.filter((name) => !explained.includes(`${name}=`))).toEqual([]);
});

/** Names that look like settings, but are placeholders in an example. */
const PLACEHOLDERS = ["USER_ID"];
