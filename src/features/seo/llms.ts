import { brand } from "#content/site/brand.ts";
import { questions } from "#content/landing/faq.ts";
import { services } from "#content/landing/services.ts";
import { requestContext } from "#platform/http/context.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { solutionPath } from "#shared/solution-paths.ts";
import type { Route } from "./+types/llms";
import { listedPages } from "./server/service.ts";

/**
 * Maximum number of pages in llms.txt. Programs read the whole file, so only the newest templates of a large library
 * are listed.
 */
const MAX_PAGES = 500;

/** Serves llms.txt, an overview of the site for AI models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, platform } = context.get(requestContext);
  const servicePaths = services.map(({ slug }) => solutionPath("services", slug));
  const all = (await listedPages(platform)).filter(({ path }) => !servicePaths.includes(path));
  const pages = all.slice(0, MAX_PAGES);
  const href = (path: string) => new URL(path, origin).href;
  const text = [
    `# ${brand.name}`,
    `> ${brand.description}`,
    "## Pages",
    list(pages.map(({ path, title, summary }) => `[${title}](${href(path)}): ${summary}`)),
    ...(all.length > MAX_PAGES ? [`All templates as data: ${href("/templates.json")}`] : []),
    "## Services",
    list(
      services.map(
        ({ slug, title, description }) =>
          `[${title}](${href(solutionPath("services", slug))}): ${description}`,
      ),
    ),
    "## Questions",
    ...questions.flatMap(({ question, answer }) => [`### ${question}`, ...answer]),
    "## Contact",
    list([
      `[Contact form](${origin}/#contact)`,
      ...(brand.email.hello ? [`Email: ${brand.email.hello}`] : []),
      ...(brand.bookingUrl
        ? [`[Book a call of ${brand.bookingMinutes} minutes](${brand.bookingUrl})`]
        : []),
    ]),
  ].join("\n\n");
  return new Response(`${text}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", [CACHE_PAGE]: "library" },
  });
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join("\n");
}
