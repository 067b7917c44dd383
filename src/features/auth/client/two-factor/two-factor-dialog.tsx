import { useEffect, useState } from "react";
import { accountWords, secondStep } from "#content/accounts/account.ts";
import { Dialog } from "#design/overlay/dialog.tsx";
import { Challenge } from "./challenge.tsx";
import { promptTwoFactorBy } from "../session/session-guard.ts";

export function TwoFactorDialog() {
  const [answer, setAnswer] = useState<(shown: boolean) => void>();
  useEffect(() => promptTwoFactorBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const close = (shown: boolean) => {
    answer?.(shown);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      title={secondStep.title}
      closeLabel={accountWords.close}
      onClose={() => close(false)}
    >
      {answer && (
        <>
          <p className="mb-6 text-muted">{secondStep.intro}</p>
          <Challenge onDone={() => close(true)} />
        </>
      )}
    </Dialog>
  );
}
