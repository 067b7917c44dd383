import { inbox } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Answer } from "../views.ts";
import { SkipToAnswer } from "./skip-to-answer.tsx";

const labels = inbox.erasure;

type Props = {
  id: string;
  email: string;
  eraseBy: string;
  answers: readonly Pick<Answer, "state">[];
};

/**
 * The sender has asked for the erasure of personal data. Tells staff by which day they have to erase it, and that they
 * have to answer first.
 */
export function ErasureRequest({ id, email, eraseBy, answers }: Props) {
  // Staff should erase only after the newest answer was sent, because an erasure deletes emails that were not sent. A
  // canceled answer does not count, because staff may have stopped it themselves.
  const newest = answers.findLast(({ state }) => state !== "cancelled");
  const hasLeft = newest?.state === null || newest?.state === "sent";
  return (
    <div className="mt-4 rounded-card border border-hairline p-5 text-small">
      <p className="mb-2">
        {interpolate(labels.text, { day: formatDate(eraseBy) })}{" "}
        {!hasLeft && (newest ? labels.notLeft : labels.answerFirst)}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!hasLeft && (
          <SkipToAnswer className="inline-flex min-h-11 items-center underline underline-offset-4">
            {newest ? labels.seeAnswer : labels.answer}
          </SkipToAnswer>
        )}
        <TextLink alone to="/admin/privacy" state={{ email, message: hasLeft ? null : id }}>
          {labels.open}
        </TextLink>
      </div>
    </div>
  );
}
