import { versioned } from "#features/templates/server/service.ts";
import { listedPages } from "./service.ts";

/** Paths of all public pages, cached until the template library changes. */
export const { get: knownPages } = versioned<ReadonlySet<string>>(
  async (platform) => new Set((await listedPages(platform)).map(({ path }) => path)),
);
