import { OTHER_NAMES } from "#shared/other-names.ts";

/** Finds paths such as /pricing whose redirect leads to a missing page or section. */
export async function lostAddresses(site: string): Promise<string[]> {
  const lost: string[] = [];
  for (const name of Object.keys(OTHER_NAMES)) {
    const { headers } = await fetch(site + name, { redirect: "manual" });
    const { href, hash } = new URL(headers.get("location") ?? name, site);
    const page = await fetch(href);
    const html = await page.text();
    if (!page.ok || (hash && !html.includes(`id="${hash.slice(1)}"`))) lost.push(name);
  }
  return lost;
}
