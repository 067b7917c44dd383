import {
  createContext,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { requestContext } from "#platform/http/context.ts";
import type { LinkPurpose } from "./contract.ts";
import { followLink, linkWorks } from "./server/service.ts";

/* What the pages that a mailed link leads to have in common. */

/** Whether the link was followed by the form that this request carries. */
const followedContext = createContext<boolean | null>(null);

export async function loadLink(purpose: LinkPurpose, { context, request }: LoaderFunctionArgs) {
  const { platform } = context.get(requestContext);
  // What this request has just done is not looked up again: it would be a failure to tell of a success.
  const followed = context.get(followedContext);
  const works = followed ?? (await linkWorks(platform, purpose, tokenOf(request)));
  return data({ works }, { status: works ? 200 : 410 });
}

export async function follow(purpose: LinkPurpose, { context, request }: ActionFunctionArgs) {
  const { platform } = context.get(requestContext);
  const done = await followLink(platform, purpose, tokenOf(request));
  context.set(followedContext, done);
  return data({ done }, { status: done ? 200 : 410 });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
