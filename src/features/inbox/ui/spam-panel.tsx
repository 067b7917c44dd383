import { inbox } from "#content/accounts/admin.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import type { SpamFinding } from "#features/contact/contract.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageDetails } from "../views.ts";
import type { PressedChange } from "./use-message-change.ts";

const labels = inbox.spam;

export function SpamPanel({
  message: { status, spam },
  onChange,
}: {
  message: MessageDetails["message"];
  onChange: (change: PressedChange) => Promise<void>;
}) {
  const isSpam = status === "spam";
  const isMarked = spam.verdict === "spam";
  // If only staff marked the message as spam, the button takes back this mark. Otherwise the button also keeps later
  // messages from this address out of spam.
  const wayOut = isMarked && spam.score < spam.threshold ? labels.takeBackHint : labels.unmarkHint;
  return (
    <section className="flex flex-col items-start gap-3 text-small">
      {isSpam && (
        <>
          <h2 className="text-title">{isMarked ? labels.marked : labels.keptAside}</h2>
          <p className="text-muted">
            {isMarked
              ? labels.markedHint
              : interpolate(labels.score, { score: spam.score, line: spam.threshold })}
          </p>
          <Findings findings={spam.findings} />
        </>
      )}
      {spam.verdict === "not_spam" && <p className="text-muted">{labels.cleared}</p>}
      <ActionButton
        aria-describedby="spam-hint"
        onPress={() => onChange({ status: isSpam ? "new" : "spam" })}
      >
        {isSpam ? labels.unmark : labels.mark}
      </ActionButton>
      <p id="spam-hint" className="text-faint">
        {isSpam ? wayOut : labels.markHint}
      </p>
    </section>
  );
}

function Findings({ findings }: { findings: readonly SpamFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={labels.reasonsTitle} className="list-disc pl-5 break-words">
      {findings.map(({ reason, points, found }) => (
        <li key={reason}>
          {interpolate(found.length > 0 ? labels.findingWith : labels.finding, {
            reason: labels.reasons[reason],
            found: found.map((one) => `“${one}”`).join(", "),
            points,
          })}
        </li>
      ))}
    </ul>
  );
}
