import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { weeklyReportPage as texts } from "#content/site/weekly-report.ts";
import { ConfirmStep } from "#client/forms/confirm-step.tsx";
import { ButtonLink } from "#design/button.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { endWeeklyReport, isEndingToken } from "./server/service.ts";

type State = "works" | "done" | "invalid";

export function loader({ context, url }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const token = url.searchParams.get("token") ?? "";
  return answer(isEndingToken(platform, token) ? "works" : "invalid");
}

/** Mail programs with an unsubscribe button post to this page without showing it (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { platform } = context.get(requestContext);
  const token = url.searchParams.get("token") ?? "";
  return answer((await endWeeklyReport(platform, token)) ? "done" : "invalid");
}

function answer(state: State) {
  return data({ state }, { status: state === "invalid" ? 410 : 200 });
}

// After a form was sent, the loader need not run again, because the action has already returned the new state.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => !formMethod;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData.origin,
    path: "/weekly-report",
    title: texts.title,
    description: texts.text,
  });

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return (
    <ConfirmStep texts={texts} works={state === "works"}>
      {state !== "works" && <output className="block text-lead text-muted">{texts[state]}</output>}
      <ButtonLink variant="secondary" to="/admin/settings">
        {texts.settings}
      </ButtonLink>
    </ConfirmStep>
  );
}
