import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contact } from "#content/landing/contact.ts";
import { lostAddresses } from "../support/browser/lost-addresses.ts";
import { BRIEF, startSite, type Site } from "../support/operation/site.ts";
import { PAGE_BUDGETS } from "../support/page-budgets.ts";

const ADVERTISED = "utm_source=letter&utm_medium=email&gclid=abc&fbclid=def";

async function ask(site: Site, path: string) {
  const response = await fetch(site.url + path);
  // `content-length` is left out, because the site compresses a cached page better after its first answer.
  const { date: _, "content-length": __, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

const kibibytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** Replaces hashes, the commit and the port, which would change the compressed size by 0.1 KiB. */
function withSteadyNames(text: string, url: string): string {
  const steady = (name: string) => createHash("md5").update(name).digest("base64url").slice(0, 8);
  return text
    .replaceAll(url, "http://localhost:3000")
    .replace(/(["`'][0-9a-f]{8}["`'])/g, '"0a1b2c3d"')
    .replace(
      /([\w.]+(?:-[a-z.]+)*)-[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g,
      (_, name: string) => `${name}-${steady(name)}`,
    );
}

const sizes = new Map<string, number>();

async function compressedSize(site: Site, script: string): Promise<number> {
  const known = sizes.get(script);
  if (known !== undefined) return known;
  const code = await (await fetch(site.url + script)).text();
  const size = brotliCompressSync(withSteadyNames(code, site.url)).length;
  sizes.set(script, size);
  return size;
}

describe("the cached pages", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({}, [], BRIEF);
  });
  afterAll(() => site.stop());

  test.each(PAGE_BUDGETS)("$path stays within its budget", async ({ path, most }) => {
    const { status, body } = await ask(site, path);
    expect(status).toBe(200);
    const files = new Set(body.match(/\/assets\/[\w.-]+\.\w+/g));
    const scripts = [...files].filter((file) => file.endsWith(".js"));
    let bytes = 0;
    for (const script of scripts) bytes += await compressedSize(site, script);
    const markup = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "<$1>");
    const cost = {
      html: kibibytes(brotliCompressSync(withSteadyNames(body, site.url)).length),
      scripts: kibibytes(bytes),
      elements: markup.match(/<[a-z]/g)?.length ?? 0,
      files: files.size,
    };
    expect(scripts.length).toBeGreaterThan(5);
    expect(cost).toEqual({
      html: Math.min(cost.html, most.html),
      scripts: Math.min(cost.scripts, most.scripts),
      elements: Math.min(cost.elements, most.elements),
      files: Math.min(cost.files, most.files),
    });
  });

  test("the landing page comes compressed, with its styles inside and scripts that wait", async () => {
    const { headers } = await fetch(site.url, { headers: { "Accept-Encoding": "br" } });
    expect(headers.get("content-encoding")).toBe("br");
    const { body } = await ask(site, "/");
    expect(body).toContain("<style");
    const scripted = body.replace(/<noscript>.*?<\/noscript>/gs, "");
    expect(scripted).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"/);
  });

  test("every guessed address leads to a section that its page has", async () => {
    // In production the site does not serve an imprint with sample data.
    expect(await lostAddresses(site.url)).toEqual(["/legal", "/impressum"]);
  });

  test("a page with a parameter that it reads has its own content", async () => {
    const sent = (await ask(site, `/?${ADVERTISED}&sent=1`)).body;
    expect(sent).toContain(contact.form.success.title);
    const withService = (await ask(site, `/?${ADVERTISED}&service=ai`)).body;
    expect(withService).toMatch(/<option value="ai" selected/);
    expect((await ask(site, "/")).body).not.toMatch(/<option value="ai" selected/);
  });
});
