import { expect, test } from "vitest";
import { createApp } from "#main/app.ts";
import { pagesOfSite } from "#tests/support/browser/pages-of-site.ts";
import { createTestPlatform } from "#tests/support/platform.ts";

test.each([
  ["/services", 200],
  ["/services/crm-integration", 200],
  ["/services/crm-integration?utm_source=letter", 200],
  ["/services/nothing", 404],
  ["/services/care-homes", 404],
  ["/industries", 200],
  ["/industries/care-homes", 200],
  ["/industries/nothing", 404],
  ["/industries/crm-integration", 404],
])("%s is answered with %i", async (path, status) => {
  const platform = await createTestPlatform();
  const app = createApp(platform, await pagesOfSite(), []);
  const answer = await app.fetch(new Request(`http://localhost${path}`));
  expect(answer.status).toBe(status);
});
