import { data, Outlet } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { staffPageStatus } from "#features/auth/server/guard.ts";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/layout";
import { AdminFrame } from "./ui/admin-frame.tsx";
import { RequireStaff } from "./ui/require-staff.tsx";

/** The shell holds nothing but its status: data comes from /api/admin, by the browser's session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const authorization = request.headers.get("authorization");
  return data(null, { status: await staffPageStatus(context.get(requestContext), authorization) });
}

export const clientLoader = () => null;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...admin, origin: matches[0].loaderData.origin, path: "/admin" });

export default function AdminLayout() {
  return (
    <RequireStaff>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </RequireStaff>
  );
}
