import { data, useLocation } from "react-router";
import { noStaffPage } from "#content/site/errors/no-staff-page.ts";
import { notFound } from "#content/site/errors/not-found.ts";
import { seo } from "#content/site/seo.ts";
import { ErrorPage } from "#features/shell/ui/error-page.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    origin: matches[0].loaderData.origin,
    path: location.pathname,
    ...seo.notFound,
  });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  return <ErrorPage {...(pathname.startsWith("/admin/") ? noStaffPage : notFound)} />;
}
