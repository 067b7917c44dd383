import { privacyPage } from "#content/privacy.ts";
import { seo } from "#content/seo.ts";
import { PAGE_SIZE, TemplateQuery, type Template } from "#features/templates/contract.ts";
import { listTemplates } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";

/** A page that search engines and other programs should know of. */
export type ListedPage = {
  path: string;
  title: string;
  summary: string;
  /** ISO date of the last change, where it is known. */
  changed?: string;
};

/** Every page that is for everyone, the library's templates included. */
export async function listedPages(platform: Platform): Promise<ListedPage[]> {
  const { home, templates, privacy } = seo.pages;
  const library = await publicTemplates(platform);
  return [
    { path: "/", title: home.title, summary: home.description },
    { path: "/templates", title: templates.title, summary: templates.description },
    ...library.map(({ slug, title, summary, updated_at }) => ({
      path: `/templates/${slug}`,
      title,
      summary,
      changed: updated_at.slice(0, 10),
    })),
    {
      path: "/privacy",
      title: privacy.title,
      summary: privacy.description,
      changed: privacyPage.updated,
    },
  ];
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
