import { useState } from "react";
import { secondStep } from "#content/account.ts";
import { Button } from "#design/button.tsx";
import { AttemptForm } from "./attempt-form.tsx";
import { loadClient } from "./load-client.ts";
import { Problem } from "./problem-note.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { CodeField } from "./simple-fields.tsx";
import { useAttempt } from "./use-attempt.ts";

type Enrolled = { id: string; picture: string; secret: string };

/**
 * Sets up an authenticator app: picture, first code, recovery codes.
 * @param onBegun when the picture is shown
 * @param onDone once the recovery codes are kept
 */
export function SetUpFactor({ onBegun, onDone }: { onBegun?: () => void; onDone: () => void }) {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, problem, attempt } = useAttempt();
  const begin = async () => {
    setEnrolled(await enroll());
    onBegun?.();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!enrolled) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Problem>{problem}</Problem>
        <Button busy={busy} onClick={() => attempt(begin)}>
          {secondStep.start}
        </Button>
      </div>
    );
  }
  return (
    <AttemptForm
      submit={secondStep.verify}
      onSubmit={async ({ code = "" }) => {
        const made = await finish(enrolled.id, code);
        if (made.length > 0) setCodes(made);
        else onDone();
      }}
    >
      <p>{secondStep.scan}</p>
      <img
        src={enrolled.picture}
        alt={secondStep.qrAlt}
        width={208}
        height={208}
        className="rounded-control bg-white p-2"
      />
      <p className="text-small text-muted">
        {secondStep.key}:{" "}
        <code className="text-text">{enrolled.secret.match(/.{4}/g)?.join(" ")}</code>
      </p>
      <CodeField label={secondStep.code} />
    </AttemptForm>
  );
}

async function enroll(): Promise<Enrolled> {
  const client = await loadClient();
  const { data, error } = await client.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

async function finish(factorId: string, code: string): Promise<readonly string[]> {
  const client = await loadClient();
  const verified = await client.mfa.challengeAndVerify({ factorId, code: code.replace(/\s/g, "") });
  if (verified.error) throw verified.error;
  const { data, error } = await client.mfa.recoveryCodes.generate();
  // The session names the factors; a refresh brings it up to date.
  await client.refreshSession();
  // A hosted service may have them switched off; the app is set up all the same.
  return error ? [] : data.codes;
}
