import { privacyPage } from "#content/site/privacy.ts";
import { passport } from "#content/library/passport.ts";
import { pages } from "#content/pages/index.ts";
import { listConnections } from "#features/connections/server/service.ts";
import { describeSolutions } from "#features/solutions/server/service.ts";
import {
  listedTemplates,
  versioned,
  type ListedTemplate,
} from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { isImprintServed } from "#shared/imprint/imprint.ts";
import { passportPath, templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { LISTED_PATHS } from "#shared/listed-paths.ts";

type ListedPage = {
  path: string;
  title: string;
  summary: string;
  /** ISO date of the last change; undefined if unknown. */
  changed?: string | undefined;
};

export async function listedPages(platform: Platform): Promise<ListedPage[]> {
  const library = await listedTemplates(platform);
  return LISTED_PATHS.flatMap((path) => {
    if (path === "/imprint" && !isImprintServed(platform.config.mode)) return [];
    if (path === "/templates/:slug") return library.map(templatePage);
    if (path === "/templates/:slug/passport")
      return library.filter((one) => one.hasPassport).map(passportPage);
    if (path === "/services/:slug") return describeSolutions("services");
    if (path === "/industries/:slug") return describeSolutions("industries");
    if (path === "/connect/:slug") return listConnections();
    const { title, description } = pages[path];
    const changed = path === "/privacy" ? privacyPage.updated : undefined;
    return [{ path, title, summary: description, changed }];
  });
}

/** Paths of all public pages, cached until the template library changes. */
export const { get: knownPages } = versioned<ReadonlySet<string>>(
  async (platform) => new Set((await listedPages(platform)).map(({ path }) => path)),
);

function templatePage({ slug, title, summary, changed }: ListedTemplate): ListedPage {
  return { path: templatePath(slug), title, summary, changed };
}

function passportPage({ slug, title, changed }: ListedTemplate): ListedPage {
  return {
    path: passportPath(slug),
    title: interpolate(passport.title, { title }),
    summary: interpolate(passport.description, { title }),
    changed,
  };
}
