import { answers as labels } from "#content/accounts/admin.ts";
import { retention } from "#content/site/privacy.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { UnhelpfulAnswers } from "./contract.ts";
import { AnswerCard } from "./ui/staff/answer-card.tsx";

const PATH = "/api/admin/answers";

export default function AnswersPage() {
  const source = useAccountData<UnhelpfulAnswers>(PATH);
  const remove = (id: string) =>
    accountFetch(`${PATH}/${id}`, { method: "DELETE" }).then(source.reload);
  return (
    <StaffPage
      title={labels.title}
      intro={interpolate(labels.intro, { days: retention.answerFeedbackDays })}
      source={source}
    >
      {({ answers, total }) => (
        <>
          {answers.length === 0 && <p className="text-muted">{labels.none}</p>}
          <ul className="flex flex-col gap-6">
            {answers.map((answer) => (
              <li key={answer.id}>
                <AnswerCard answer={answer} onRemove={() => remove(answer.id)} />
              </li>
            ))}
          </ul>
          {total > answers.length && (
            <p className="mt-6 text-small text-muted">
              {interpolate(labels.shown, { shown: answers.length, total })}
            </p>
          )}
        </>
      )}
    </StaffPage>
  );
}
