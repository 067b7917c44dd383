import { privacyPage } from "#content/site/privacy.ts";
import { passport } from "#content/library/passport.ts";
import { pages } from "#content/pages/index.ts";
import { listConnections } from "#features/connections/server/service.ts";
import { describeSolutions } from "#features/solutions/server/service.ts";
import { PAGE_SIZE, TemplateQuery, type Template } from "#features/templates/contract.ts";
import { listTemplates } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { isImprintServed } from "#shared/imprint/imprint.ts";
import { passportPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { LISTED_PATHS } from "#shared/listed-paths.ts";

type ListedPage = {
  path: string;
  title: string;
  summary: string;
  /** ISO date; undefined if unknown. */
  changed: string | undefined;
};

export async function listedPages(platform: Platform): Promise<ListedPage[]> {
  const library = await publicTemplates(platform);
  return LISTED_PATHS.flatMap((path) => {
    if (path === "/imprint" && !isImprintServed(platform.config.mode)) return [];
    if (path === "/templates/:slug") return library.map(templatePage);
    if (path === "/templates/:slug/passport") return library.map(passportPage);
    if (path === "/services/:slug") return describeSolutions("services").map(undated);
    if (path === "/industries/:slug") return describeSolutions("industries").map(undated);
    if (path === "/connect/:slug") return listConnections().map(connectionPage);
    const { title, description } = pages[path];
    const changed = path === "/privacy" ? privacyPage.updated : undefined;
    return [{ path, title, summary: description, changed }];
  });
}

function undated(page: Omit<ListedPage, "changed">): ListedPage {
  return { ...page, changed: undefined };
}

function templatePage({ slug, title, summary, updated_at }: Template): ListedPage {
  return { path: `/templates/${slug}`, title, summary, changed: updated_at.slice(0, 10) };
}

function passportPage({ slug, title, updated_at }: Template): ListedPage {
  return {
    path: passportPath(slug),
    title: interpolate(passport.title, { title }),
    summary: interpolate(passport.description, { title }),
    changed: updated_at.slice(0, 10),
  };
}

function connectionPage({ slug, ...page }: ReturnType<typeof listConnections>[number]): ListedPage {
  return { path: connectionPath(slug), ...page };
}

async function publicTemplates(platform: Platform): Promise<Template[]> {
  const found: Template[] = [];
  let after: string | null | undefined;
  do {
    const query = TemplateQuery.parse({ after: after ?? undefined });
    const { json, next } = await listTemplates(platform, query, { address: "", limit: PAGE_SIZE });
    found.push(...(JSON.parse(json) as Template[]));
    after = next;
  } while (after !== null);
  return found;
}
