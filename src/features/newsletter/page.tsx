import { createContext, data, type ShouldRevalidateFunctionArgs } from "react-router";
import { newsletter } from "#content/site/newsletter.ts";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { SubscribeAgain, type LinkPurpose } from "./contract.ts";
import { followLink, readLink, resubscribe } from "./server/service.ts";
import { Step, type StepState } from "./ui/step.tsx";

const answerContext = createContext<StepState | null>(null);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const purpose = purposeOf(url.pathname);
  const token = url.searchParams.get("token") ?? "";
  // After the form was sent, `state` is its result. The state of the link would be misleading, because the link in the
  // email works only once.
  const state = context.get(answerContext) ?? (await readLink(platform, purpose, token));
  return data({ state }, { status: statusOf(state) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { platform } = context.get(requestContext);
  const token = url.searchParams.get("token") ?? "";
  const email = await emailIn(request);
  let state: StepState;
  if (email === undefined) {
    state = (await followLink(platform, purposeOf(url.pathname), token)) ? "done" : "invalid";
  } else {
    state = (await resubscribe(platform, token, email)) ? "begun" : "refused";
  }
  context.set(answerContext, state);
  return data({ state }, { status: statusOf(state) });
}

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

function statusOf(state: StepState): number {
  if (state === "refused") return 422;
  return state === "invalid" ? 410 : 200;
}

/**
 * Returns "" for an invalid address, and undefined without the field `email`, as when a mail program posts a one-click
 * unsubscribe (RFC 8058).
 */
async function emailIn(request: Request): Promise<string | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (!form?.has("email")) return undefined;
  const { data: read } = SubscribeAgain.safeParse(Object.fromEntries(form));
  return read?.email ?? "";
}
