import { versioned } from "#features/templates/server/service.ts";
import { listedPages } from "./service.ts";

/** Returns the paths of all public pages. The result is cached until the template library changes. */
export const { get: knownPages } = versioned<ReadonlySet<string>>(
  async (platform) => new Set((await listedPages(platform)).map(({ path }) => path)),
);
