import { beforeEach, onTestFinished } from "vitest";
import { serveAuth, type AuthSite } from "./accounts.ts";
import { createTestPlatform, type TestPlatform } from "../platform.ts";

type Settings = Parameters<typeof createTestPlatform>;

export let platform: TestPlatform;
export let site: AuthSite;

/** Starts the endpoints on an empty database and sets `site` and `platform`, until the test ends. */
export async function startAccountSite(...settings: Settings): Promise<void> {
  platform = await createTestPlatform(...settings);
  site = await serveAuth(platform);
  onTestFinished(site.close);
}

/** Starts a site for each test of a file, without rate limits unless `changes` says otherwise. */
export function useAccountSite(changes: Settings[0] = { rateLimits: false }): void {
  beforeEach(() => startAccountSite(changes));
}
