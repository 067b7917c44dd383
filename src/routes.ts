import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("features/landing/page.tsx"),
  route("templates", "features/templates/page.tsx", [
    route(":slug", "features/templates/template-page.tsx"),
  ]),
  route("privacy", "features/privacy/page.tsx"),
  route("newsletter/confirm", "features/newsletter/confirm-page.tsx"),
  route("newsletter/unsubscribe", "features/newsletter/unsubscribe-page.tsx"),
  route("sitemap.xml", "features/seo/sitemap.ts"),
  route("robots.txt", "features/seo/robots.ts"),
  route("llms.txt", "features/seo/llms.ts"),
  // Every piece of the design in every state; not built into the site.
  ...(process.env["NODE_ENV"] === "production"
    ? []
    : [route("design", "design/showcase/showcase-page.tsx")]),
  route("sign-in", "features/auth/sign-in-page.tsx"),
  route("sign-up", "features/auth/sign-up-page.tsx"),
  route("confirm", "features/auth/confirm-page.tsx"),
  route("forgot", "features/auth/forgot-page.tsx"),
  route("reset", "features/auth/reset-page.tsx"),
  route("account", "features/account/page.tsx"),
  route("admin", "features/admin/layout.tsx", [
    index("features/admin/page.tsx"),
    route("messages", "features/inbox/inbox-page.tsx"),
    route("messages/:id", "features/inbox/message-page.tsx"),
    route("speed", "features/admin/speed-page.tsx"),
  ]),
  route("*", "features/not-found/page.tsx"),
] satisfies RouteConfig;
