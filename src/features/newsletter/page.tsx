import type { ShouldRevalidateFunctionArgs } from "react-router";
import { newsletter } from "#content/site/newsletter.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import type { LinkPurpose } from "./contract.ts";
import { follow, loadLink } from "./link-page.ts";
import { Step } from "./ui/step.tsx";

export const loader = (args: Route.LoaderArgs) => loadLink(purposeOf(args.url.pathname), args);
export const action = (args: Route.ActionArgs) => follow(purposeOf(args.url.pathname), args);
// The response to the submitted form already contains the new state, so the loader need not run again.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => !formMethod;

export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) => {
  const purpose = purposeOf(pathname);
  const { title, text: description } = newsletter[purpose];
  const { origin } = matches[0].loaderData;
  return pageMeta({ origin, path: `/newsletter/${purpose}`, title, description });
};

export default function Page({ loaderData, actionData, matches }: Route.ComponentProps) {
  const texts = newsletter[purposeOf(matches[1].pathname)];
  return <Step texts={texts} state={(actionData ?? loaderData).state} />;
}

function purposeOf(path: string): LinkPurpose {
  return path.startsWith("/newsletter/confirm") ? "confirm" : "unsubscribe";
}
