import type { Config } from "#platform/config/config.ts";
import { serveAuth, type AuthSite } from "./accounts.ts";
import { createTestPlatform, type TestPlatform } from "../platform.ts";

/**
 * The site's endpoints on an empty database, without rate limits unless `changes` sets others.
 * `beforeEach` may return its `site.close`.
 */
export async function createAccountSite(
  changes: Partial<Config> = { rateLimits: false },
): Promise<{ platform: TestPlatform; site: AuthSite }> {
  const platform = await createTestPlatform(changes);
  return { platform, site: await serveAuth(platform) };
}
