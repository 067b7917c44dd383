import { globSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { loader as manifest } from "#features/seo/manifest.ts";
import { changeSettings } from "#features/settings/server/service.ts";
import { SettingsChange } from "#features/settings/contract.ts";
import { createApp } from "#main/app.ts";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { pagesOfSite } from "#tests/support/browser/pages-of-site.ts";
import { createTestPlatform } from "#tests/support/platform.ts";

/* These tests show that the site serves no icon of the sample business once staff have saved a logo of their own. */

const LOGOS = {
  png: "data:image/png;base64,iVBORw0KGgo=",
  svg: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
};
const DELIVERED = globSync("*.{ico,png,svg}", { cwd: "public" }).filter(
  (name) => name !== "share.png",
);

test.each(Object.entries(LOGOS))(
  "a %s logo takes the place of every icon",
  async (format, logo) => {
    const platform = await createTestPlatform();
    onTestFinished(() => applyBrand({}));
    const app = createApp(platform, await pagesOfSite(), [{ folder: "public", prefix: "/" }]);
    const ask = async (path: string) => app.fetch(new Request(new URL(path, "http://localhost")));
    const iconsOf = async () => {
      const { icons } = (await manifest().json()) as { icons: { src: string }[] };
      return icons.map(({ src }) => src);
    };
    expect(DELIVERED.length).toBeGreaterThan(5);
    for (const path of [...DELIVERED.map((name) => `/${name}`), ...(await iconsOf())])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);

    const { logo: savedLogo } = await changeSettings(
      platform,
      "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c15",
      SettingsChange.parse({ version: 0, logo }),
    );
    expect(savedLogo).toMatch(new RegExp(`\\.${format}$`));
    expect(await iconsOf()).toEqual([savedLogo]);
    for (const name of DELIVERED) {
      const fits = name.endsWith(format) || name.endsWith(".ico");
      const answer = await ask(`/${name}`);
      expect([name, answer.status, answer.headers.get("location")]).toEqual(
        fits ? [name, 302, savedLogo] : [name, 404, null],
      );
    }
    expect((await ask(savedLogo ?? "")).headers.get("content-type")).toBe(
      logo.slice(5, logo.indexOf(";")),
    );
  },
);
