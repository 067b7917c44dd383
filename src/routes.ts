import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { PAGES } from "./shared/pages.ts";

const pages: readonly { path: string; file: string; inside?: string }[] = PAGES;

function routesIn(parent?: string): RouteConfigEntry[] {
  return pages
    .filter(({ inside }) => inside === parent)
    .map(({ path, file }) =>
      path === (parent ?? "/")
        ? index(file)
        : route(path.replace(`${parent ?? ""}/`, ""), file, { id: path }, routesIn(path)),
    );
}

export default [
  ...routesIn(),
  route("sitemap.xml", "features/seo/sitemap.ts"),
  route("site.webmanifest", "features/seo/manifest.ts"),
  route("robots.txt", "features/seo/robots.ts"),
  route("llms.txt", "features/seo/llms.ts"),
] satisfies RouteConfig;
