import {
  createContext,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { requestContext } from "#platform/http/context.ts";
import type { LinkPurpose } from "./contract.ts";
import { followLink, linkWorks } from "./server/service.ts";

/** Whether the form that this request carries has followed the link. */
const followedContext = createContext<boolean | null>(null);

export async function loadLink(purpose: LinkPurpose, { context, request }: LoaderFunctionArgs) {
  const { platform } = context.get(requestContext);
  // Not looked up again after this request's own success: that could only fail.
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
