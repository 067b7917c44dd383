import { inbox } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { SkipToAnswer } from "./skip-to-answer.tsx";

const labels = inbox.erasure;

/** Says by when the sender, who asks for it, is to be erased, and to answer first. */
export function ErasureRequest({
  id,
  email,
  eraseBy,
  isAnswered,
}: {
  id: string;
  email: string;
  eraseBy: string;
  isAnswered: boolean;
}) {
  return (
    <div className="mt-4 rounded-card border border-hairline p-5 text-small">
      <p className="mb-2">
        {interpolate(labels.text, { day: formatDate(eraseBy) })} {!isAnswered && labels.answerFirst}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!isAnswered && (
          <SkipToAnswer className="inline-flex min-h-11 items-center underline underline-offset-4">
            {labels.answer}
          </SkipToAnswer>
        )}
        <TextLink alone to="/admin/privacy" state={{ email, message: isAnswered ? null : id }}>
          {labels.open}
        </TextLink>
      </div>
    </div>
  );
}
