import { data } from "react-router";
import { newsletter } from "#content/newsletter.ts";
import { visitContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import { followLink, linkWorks } from "./server/service.ts";
import { Step } from "./ui/step.tsx";

const words = newsletter.confirm;

export async function loader({ context, request }: Route.LoaderArgs) {
  const works = await linkWorks(context.get(visitContext).platform, "confirm", tokenOf(request));
  return data({ works }, { status: works ? 200 : 410 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const done = await followLink(context.get(visitContext).platform, "confirm", tokenOf(request));
  return data({ done }, { status: done ? 200 : 410 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData.origin,
    path: "/newsletter/confirm",
    title: words.title,
    description: words.text,
    listed: false,
  });

/** Where a mailed link leads. Works without scripts. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <Step words={words} state={actionData.done ? "done" : "invalid"} />;
  return <Step words={words} state={loaderData.works ? "asking" : "invalid"} />;
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
