import { libraryVersion } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { listedPages } from "./service.ts";

type Known = { version: string; pages: Promise<ReadonlySet<string>> };

const cache = new WeakMap<Platform, Known>();

/** Returns the paths of all public pages. The result is cached until the template library changes. */
export async function knownPages(platform: Platform): Promise<ReadonlySet<string>> {
  const version = await libraryVersion(platform);
  const before = cache.get(platform);
  if (before?.version === version) return before.pages;
  const pages = listedPages(platform).then((all) => new Set(all.map(({ path }) => path)));
  const known = { version, pages };
  cache.set(platform, known);
  pages.catch(() => cache.get(platform) === known && cache.delete(platform));
  return pages;
}
