import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { business } from "#content/accounts/business.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import type { SampleEntry } from "#shared/business/samples.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Readiness } from "../contract.ts";

const texts = business.readiness;
const SIGNS = {
  ok: { Icon: CircleCheck, color: "text-success" },
  warn: { Icon: TriangleAlert, color: "text-ember" },
  fail: { Icon: CircleX, color: "text-error" },
};

export function ReadinessSection({ samples }: { samples: readonly SampleEntry[] }) {
  const [found, setFound] = useState<Readiness>();
  const path = "/api/admin/settings";
  return (
    <section aria-labelledby="readiness" className="mb-6 rounded-card border border-hairline p-5">
      <h2 id="readiness" className="mb-4 text-title">
        {texts.title}
      </h2>
      <p className="mb-4 max-w-prose">
        {samples.length === 0
          ? texts.noSamples
          : interpolate(texts.samples, {
              samples: samples.map((entry) => business.entries[entry]).join(", "),
            })}
      </p>
      {found && <Findings {...found} />}
      <div className="flex flex-wrap gap-3">
        <ActionButton
          onPress={async () => setFound(await accountFetch<Readiness>(`${path}/readiness`))}
        >
          {texts.look}
        </ActionButton>
        <ActionButton
          variant="quiet"
          onPress={() => accountFetch(`${path}/test-mail`, { method: "POST", json: {} })}
          done={texts.tested}
        >
          {texts.test}
        </ActionButton>
      </div>
    </section>
  );
}

function Findings({ findings, mail }: Readiness) {
  return (
    <div aria-live="polite" className="mb-6 max-w-prose">
      {findings.length === 0 && <p>{texts.none}</p>}
      <ul className="divide-y divide-hairline">
        {findings.map(({ check, state, says, mend }) => (
          <li key={check} className="py-2 wrap-anywhere">
            <Sign state={state} /> <strong>{check}</strong>: {says}
            <p className="text-small text-muted">{mend}</p>
          </li>
        ))}
      </ul>
      {findings.length > 0 && <p className="mt-2 text-small text-muted">{texts.settings}</p>}
      <h3 className="mt-5 font-semibold">{texts.mailTitle}</h3>
      {mail.length === 0 && <p className="text-muted">{texts.noMail}</p>}
      <ul className="divide-y divide-hairline">
        {mail.map(({ check, state, says }) => (
          <li key={check} className="py-2 wrap-anywhere">
            <Sign state={state} /> <strong>{check.toUpperCase()}</strong>: {says}
          </li>
        ))}
      </ul>
      {mail.length > 0 && <p className="mt-2 text-small text-muted">{texts.testHint}</p>}
    </div>
  );
}

function Sign({ state }: { state: keyof typeof SIGNS }) {
  const { Icon, color } = SIGNS[state];
  return (
    <>
      <Icon aria-hidden className={`inline size-5 align-text-bottom ${color}`} />
      <span className="sr-only">{texts.states[state]}</span>
    </>
  );
}
