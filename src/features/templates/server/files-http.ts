import { Hono, type Context, type MiddlewareHandler } from "hono";
import { seo } from "#content/site/seo.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { CACHE_PAGE, CACHE_SECONDS } from "#delivery/cache/response-cache.ts";
import { validated } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import {
  folderPath,
  importPath,
  passportPath,
  sharePicturePath,
  TEMPLATE_FILES,
  templatePath,
} from "#shared/template-addresses.ts";
import { TemplateQuery, type Template } from "../contract.ts";
import { storyOf } from "./story.ts";
import { atomFeed } from "./atom-feed.ts";
import { badgeOf } from "./passport/badge.ts";
import { passportData, showPassport } from "./passport/service.ts";
import { everyTemplate, limitSearches, refusedFolders } from "./service.ts";
import { templateText } from "./sync/template-text.ts";
import { findWhole, readFormer, readHidden } from "./store.ts";
import { versioned } from "./versioned.ts";

/**
 * The site's cache keeps a list until the version of the template library changes. A download does not change this
 * version, so the list is also renewed after ten minutes (600 s). Until then, it may show old numbers of downloads.
 */
const COUNTS_MAY_BE_OLD = { [CACHE_SECONDS]: "600" };

const JSON_TYPE = "application/json; charset=utf-8";
const MAX_LISTED = 500;
const MAX_FED = 100;

/** Serves the template library to programs. Unknown templates get the site's 404 page. */
export const templateFiles = new Hono<Endpoint>()
  .get("/templates.json", async (c) => {
    const { templates, next } = await stretchOf(c, MAX_LISTED);
    return publicFile(
      c,
      JSON_TYPE,
      JSON.stringify({
        site: seo.siteName,
        templates: templates.map(({ checksum, ...template }) => ({
          ...template,
          ...linksOf(template, c.var.origin),
          passport: checksum === null ? null : passportOf(template, checksum, c.var.origin),
        })),
        next: next && `${c.var.origin}/templates.json?after=${encodeURIComponent(next)}`,
      }),
      listHeaders(c, COUNTS_MAY_BE_OLD),
    );
  })
  .get("/templates.atom", async (c) => {
    const { templates, next } = await stretchOf(c, MAX_FED);
    const feed = atomFeed(templates, next, c.var.origin);
    return publicFile(c, "application/atom+xml; charset=utf-8", feed, listHeaders(c));
  })
  .get("/templates/:file{[a-z0-9-]+\\.md}", async (c, next) => {
    const { platform, origin } = c.var;
    const template = await found(c, c.req.param("file").slice(0, -".md".length));
    if (!template) return next();
    const text = templateText(template, await storyOf(platform, template), origin);
    return publicFile(c, "text/markdown; charset=utf-8", text);
  })
  .get("/templates/:slug/workflow.json", async (c, next) => {
    const workflow = (await found(c, c.req.param("slug")))?.workflow;
    if (!workflow) return next();
    return publicFile(c, JSON_TYPE, workflow);
  })
  .get("/templates/:slug/run.json", async (c, next) => {
    const template = await found(c, c.req.param("slug"));
    const story = template && (await storyOf(c.var.platform, template));
    if (!story) return next();
    return publicFile(c, JSON_TYPE, JSON.stringify(story));
  })
  .get("/templates/:slug/passport.json", async (c, next) => {
    const { platform, origin } = c.var;
    const data = await ifListed(passportData(platform, c.req.param("slug"), origin));
    return data ? publicFile(c, JSON_TYPE, JSON.stringify(data)) : next();
  })
  .get("/templates/:slug/passport.svg", async (c, next) => {
    const view = await ifListed(showPassport(c.var.platform, c.req.param("slug")));
    const badge = view && badgeOf(view.proof?.passport ?? null);
    return badge === undefined ? next() : publicFile(c, "image/svg+xml", badge);
  });

function found(c: Context<Endpoint>, slug: string) {
  return findWhole(c.var.platform.database, slug);
}

/** Returns what `reading` reads; undefined if the template is unknown or hidden. */
async function ifListed<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** With these headers, the site caches a file of one template until that template changes. */
const OWN = { [CACHE_PAGE]: "named" };

/**
 * Sends a file that other websites may show and read, for example the badge for a template's passport (its test
 * report).
 */
function publicFile(
  c: Context<Endpoint>,
  type: string,
  body: string,
  headers: Record<string, string> = OWN,
): Response {
  return c.body(body, 200, {
    "Content-Type": type,
    "Cache-Control": "no-cache",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...headers,
  });
}

const hidden = versioned(
  async ({ database }) =>
    new Set(
      (await readHidden(database)).flatMap((row) => [folderPath(row), sharePicturePath(row.slug)]),
    ),
);

/**
 * Serves the files of templates. If a template is hidden, or its folder has an error, the next handler answers requests
 * for its files.
 */
export function publicFiles(files: MiddlewareHandler): MiddlewareHandler<Endpoint> {
  return async (c, next) => {
    const { path } = c.req;
    if (!/^(?:\/share)?\/templates\//.test(path)) return files(c, next);
    const { platform } = c.var;
    const known = await hidden.get(platform).catch((error: unknown) => {
      const last = hidden.last(platform);
      if (!last) throw error;
      return last;
    });
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const isRefused = refusedFolders(platform).some((one) => folder === `/templates/${one.path}/`);
    return isRefused || known.has(path) || known.has(folder) ? next() : files(c, next);
  };
}

const former = versioned(({ database }) => readFormer(database));

export const movedTemplates: MiddlewareHandler<Endpoint> = async (c, next) => {
  const [, share, first = "", second = "", rest = ""] = ADDRESS.exec(c.req.path) ?? [];
  const known = first === "" ? undefined : await former.get(c.var.platform);
  const byFolder = known?.get(`${first}${second}`);
  if (byFolder && rest) return c.redirect(`${folderPath(byFolder)}${rest.slice(1)}`, 301);
  const bySlug = known?.get(first);
  if (!bySlug) return next();
  const path = share ? sharePicturePath(bySlug.slug) : templatePath(bySlug.slug) + second + rest;
  return c.redirect(path + new URL(c.req.url).search, 301);
};

/**
 * Matches paths of templates and their files. Groups: "/share" if present; the slug or category; the next part, up to a
 * slash; the rest.
 */
const ADDRESS = /^(\/share)?\/templates\/([a-z0-9_-]+)([/.][^/]*)?(\/.*)?$/;

/**
 * Returns the cache headers of a list. Only its first page is cached, because the number of URLs with the parameter
 * `after` has no limit.
 */
function listHeaders(c: Context<Endpoint>, more = {}): Record<string, string> {
  return c.req.query("after") === undefined ? { [CACHE_PAGE]: "library", ...more } : {};
}

async function stretchOf(c: Context<Endpoint>, limit: number) {
  const { platform, address } = c.var;
  const { after } = validated(TemplateQuery, { after: c.req.query("after") });
  if (after) await limitSearches(platform, address);
  return everyTemplate(platform, after, limit);
}

function linksOf(template: Template, origin: string) {
  const folder = `${origin}${folderPath(template)}`;
  return {
    url: `${origin}${templatePath(template.slug)}`,
    text_url: `${origin}${templatePath(template.slug)}.md`,
    import_url: `${origin}${importPath(template.slug)}`,
    files: TEMPLATE_FILES.map((file) => `${folder}${file}`),
  };
}

/**
 * Returns the part of a template's passport (its test report) that a list of templates contains. The verdict is always
 * green, because only templates without a failed test are listed.
 */
function passportOf(
  { slug, tested }: Omit<ListedTemplate, "checksum">,
  checksum: string,
  origin: string,
) {
  const url = `${origin}${passportPath(slug)}`;
  const { n8n = null, on = null } = tested?.releases[0] ?? {};
  return {
    verdict: "green",
    checksum,
    n8n,
    on,
    url,
    json_url: `${url}.json`,
    badge_url: `${url}.svg`,
  };
}

type ListedTemplate = Awaited<ReturnType<typeof everyTemplate>>["templates"][number];
