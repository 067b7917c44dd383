import type { ReactNode } from "react";
import { answers as labels } from "#content/accounts/admin.ts";
import { copyText } from "#client/clipboard.ts";
import { Button } from "#design/button.tsx";
import { Card } from "#design/layout/card.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { UnhelpfulAnswers } from "../../contract.ts";

type Answer = UnhelpfulAnswers["answers"][number];

export function AnswerCard({
  answer: { at, question, answer, comment, page, answered_by, asQuestion },
  onRemove,
}: {
  answer: Answer;
  onRemove: () => Promise<void>;
}) {
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-6">
      <p className="text-small text-faint">
        <time dateTime={at}>{formatDateTime(at)}</time>, {labels.answeredBy[answered_by]}
      </p>
      <dl className="flex flex-col gap-3">
        <Part name={labels.question}>{question}</Part>
        <Part name={labels.answer}>{answer}</Part>
        {comment !== "" && <Part name={labels.comment}>{comment}</Part>}
        <Part name={labels.page}>{page}</Part>
      </dl>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-small">{labels.asQuestion}</summary>
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it
          tabIndex={0}
          className="scrolls-sideways mt-2 rounded-control [--ground:var(--color-raised)] p-4 text-small"
        >
          {asQuestion}
        </pre>
        <Button variant="secondary" className="mt-3" onClick={() => void copy(asQuestion)}>
          {labels.copy}
        </Button>
      </details>
      <div>
        <ActionButton onPress={onRemove} question={labels.sure} done={labels.removed}>
          {labels.remove}{" "}
          <span className="sr-only">{interpolate(labels.removeOne, { question })}</span>
        </ActionButton>
      </div>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  toast((await copyText(text)) ? labels.copied : labels.notCopied);
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
