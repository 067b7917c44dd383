import type { ShouldRevalidateFunctionArgs } from "react-router";
import { newsletter } from "#content/site/newsletter.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import { follow, loadLink } from "./link-page.ts";
import { Step } from "./ui/step.tsx";

const words = newsletter.confirm;

export const loader = (args: Route.LoaderArgs) => loadLink("confirm", args);

export const action = (args: Route.ActionArgs) => follow("confirm", args);

// After a posted form the link's state is not read again, since the answer is complete.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => !formMethod;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData.origin,
    path: "/newsletter/confirm",
    title: words.title,
    description: words.text,
  });

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <Step words={words} state={(actionData ?? loaderData).state} />;
}
