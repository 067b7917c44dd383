import {
  createContext,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { requestContext } from "#platform/http/context.ts";
import { EmailAddress } from "#shared/text/text.ts";
import type { LinkPurpose } from "./contract.ts";
import { resubscribe, followLink, readLink } from "./server/service.ts";
import type { StepState } from "./ui/step.tsx";

const answerContext = createContext<StepState | null>(null);

export async function loadLink(purpose: LinkPurpose, { context, request }: LoaderFunctionArgs) {
  const { platform } = context.get(requestContext);
  // After a successful form, the link in the email no longer works, so its state is not shown.
  const state = context.get(answerContext) ?? (await readLink(platform, purpose, tokenOf(request)));
  return data({ state: state satisfies StepState }, { status: statusOf(state) });
}

export async function follow(purpose: LinkPurpose, { context, request }: ActionFunctionArgs) {
  const { platform } = context.get(requestContext);
  const token = tokenOf(request);
  const email = await emailIn(request);
  let state: StepState;
  if (email === undefined) {
    state = (await followLink(platform, purpose, token)) ? "done" : "invalid";
  } else {
    state = (await resubscribe(platform, token, email)) ? "begun" : "refused";
  }
  context.set(answerContext, state);
  return data({ state }, { status: statusOf(state) });
}

function statusOf(state: StepState): number {
  if (state === "refused") return 422;
  return state === "invalid" ? 410 : 200;
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/**
 * Returns "" for an invalid address, and undefined without the field `email`, as when a mail program posts a one-click
 * unsubscribe (RFC 8058).
 */
async function emailIn(request: Request): Promise<string | undefined> {
  const given = (await request.formData().catch(() => undefined))?.get("email");
  if (given === null || given === undefined) return undefined;
  const email = EmailAddress.safeParse(given);
  return email.success ? email.data : "";
}
