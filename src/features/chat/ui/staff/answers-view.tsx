import { admin, answers as words } from "#content/accounts/admin.ts";
import { retention } from "#content/site/privacy.ts";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { UnhelpfulAnswers } from "../../contract.ts";
import { AnswerCard } from "./answer-card.tsx";

const PATH = "/api/admin/answers";

export function AnswersView() {
  const { data, problem, reload } = useAccountData<UnhelpfulAnswers>(PATH);
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  const { total, answers } = data;
  return (
    <>
      <PageHeading className="mb-4 text-subheading">{words.title}</PageHeading>
      <p className="mb-8 max-w-prose text-muted">
        {interpolate(words.intro, { days: retention.answerFeedbackDays })}
      </p>
      {answers.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-col gap-6">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerCard
                answer={answer}
                onRemove={async () => {
                  await accountFetch(`${PATH}/${answer.id}`, { method: "DELETE" });
                  reload();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {total > answers.length && (
        <p className="mt-6 text-small text-muted">
          {interpolate(words.shown, { shown: answers.length, total })}
        </p>
      )}
    </>
  );
}
