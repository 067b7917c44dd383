import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY, LISTED, OTHERS } from "../support/operation/every-page.ts";
import { BRIEF, startSite, type Site } from "../support/operation/site.ts";

const SHARED = "public, max-age=0, s-maxage=300, stale-while-revalidate=60";
const ORIGIN = "https://www.example.com";

/** Headers of two visitors that differ in everything that a browser sends. */
const ONE = {
  accept: "text/html,application/xhtml+xml",
  "accept-language": "en",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const OTHER = {
  accept: "*/*",
  "accept-language": "de-DE,de;q=0.9",
  "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1",
  cookie: "session=somebody; theme=dark; sb-www-auth-token=abc",
  authorization: "Bearer abc",
  dnt: "1",
  "sec-gpc": "1",
  "save-data": "on",
  "x-forwarded-for": "203.0.113.7",
  "sec-ch-prefers-color-scheme": "dark",
  referer: "https://mail.example.net/inbox",
};

async function ask(site: Site, path: string, headers: Record<string, string>) {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer()).toString("base64");
  return { status: response.status, headers: response.headers, body };
}

describe("behind a CDN", () => {
  const settings = { PUBLIC_ORIGIN: ORIGIN, CDN_SECONDS: "300" };
  let one: Site;
  let other: Site;
  beforeAll(async () => {
    // Neither visitor may get a page that was cached for the other.
    const start = () => startSite(settings, [], BRIEF);
    [one, other] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
  });

  test.each(EVERY)("the shared answer to %s is the same for everybody", async (path) => {
    const first = await ask(one, path, ONE);
    const control = first.headers.get("cache-control");
    if (control !== SHARED) {
      expect(control).toMatch(/^no-(?:cache|store)$/);
      return;
    }
    const second = await ask(other, path, OTHER);
    expect(second.headers.get("cache-control")).toBe(SHARED);
    expect(second.body).toBe(first.body);
    for (const { headers } of [first, second]) {
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("vary")).toBe("Accept-Encoding");
    }
  });

  test("all public pages are shared, and no other page is", async () => {
    const shared = async (paths: readonly string[]) => {
      const found: string[] = [];
      for (const path of paths) {
        const { headers } = await ask(one, path, ONE);
        if (headers.get("cache-control")?.includes("s-maxage")) found.push(path);
      }
      return found;
    };
    // The site shows no imprint before the business has entered its legal data.
    expect(await shared(LISTED)).toEqual(LISTED.filter((path) => path !== "/imprint"));
    expect(await shared(OTHERS)).toEqual([]);
    expect(
      await shared(["/?searched=own+words", "/templates?q=invoice", "/api/templates"]),
    ).toEqual([]);
  });
});
