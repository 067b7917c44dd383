import { inbox } from "#content/accounts/admin.ts";
import { Alert } from "#client/forms/alert.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Button } from "#design/button.tsx";
import type { SpamFinding, SpamReason } from "#features/contact/contract.ts";
import { toast } from "#design/overlay/toast.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageChange } from "../contract.ts";
import type { MessageDetails } from "../views.ts";

const words = inbox.spam;
const reasons: Record<SpamReason, string> = words.reasons;

export function SpamPanel({
  message: { status, spam },
  onChange,
}: {
  message: MessageDetails["message"];
  onChange: (change: MessageChange) => Promise<void>;
}) {
  const { busy, problem, attempt } = useAction();
  const isSpam = status === "spam";
  const isMarked = spam.verdict === "spam";
  // Its score did not put it aside.
  const wayOut = isMarked && spam.score < spam.line ? words.takeBackHint : words.unmarkHint;
  return (
    <section className="flex flex-col items-start gap-3 text-small">
      <Alert of={problem} />
      {isSpam && (
        <>
          <h2 className="text-title">{isMarked ? words.marked : words.keptAside}</h2>
          <p className="text-muted">
            {isMarked
              ? words.markedHint
              : interpolate(words.score, { score: spam.score, line: spam.line })}
          </p>
          <Findings findings={spam.findings} />
        </>
      )}
      {spam.verdict === "not_spam" && <p className="text-muted">{words.cleared}</p>}
      <Button
        variant="secondary"
        busy={busy}
        aria-describedby="spam-hint"
        onClick={() =>
          attempt(async () => {
            await onChange({ status: isSpam ? "new" : "spam" });
            toast(inbox.saved);
          })
        }
      >
        {isSpam ? words.unmark : words.mark}
      </Button>
      <p id="spam-hint" className="text-faint">
        {isSpam ? wayOut : words.markHint}
      </p>
    </section>
  );
}

function Findings({ findings }: { findings: readonly SpamFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={words.reasonsTitle} className="list-disc pl-5 break-words">
      {findings.map(({ reason, points, found }) => (
        <li key={reason}>
          {interpolate(found.length > 0 ? words.findingWith : words.finding, {
            reason: reasons[reason],
            found: found.map((one) => `“${one}”`).join(", "),
            points,
          })}
        </li>
      ))}
    </ul>
  );
}
