import { data, Outlet } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { staffPageStatus } from "#features/auth/server/guard.ts";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/layout";
import { AdminFrame } from "./ui/admin-frame.tsx";
import { RequireStaff } from "./ui/require-staff.tsx";

/** The document holds nothing but its status: the browser loads data from /api/admin with its session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const authorization = request.headers.get("authorization");
  return data(null, { status: await staffPageStatus(context.get(requestContext), authorization) });
}

export const clientLoader = () => null;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { description } = admin;
  const { origin } = matches[0].loaderData;
  return pageMeta({ title: titleOf(location.pathname), description, origin, path: "/admin" });
};

/** Pages about one thing add its name once it is loaded (details-page.tsx). */
function titleOf(path: string): string {
  const nav: readonly { label: string; path: string; one?: string }[] = admin.nav;
  const page = nav.find((each) => each.path === path)?.label;
  const one = nav.find((each) => each.one && path.startsWith(`${each.path}/`))?.one;
  return [page ?? one, admin.title].filter(Boolean).join(" | ");
}

export default function AdminLayout() {
  return (
    <RequireStaff>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </RequireStaff>
  );
}
