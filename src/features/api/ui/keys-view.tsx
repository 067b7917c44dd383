import { useState } from "react";
import { admin } from "#content/accounts/admin.ts";
import { api as words } from "#content/accounts/api.ts";
import { MadeSecret } from "#features/back-office/client/made-secret.tsx";
import { ActionForm } from "#features/auth/client/forms/action-form.tsx";
import { Alert } from "#features/auth/client/forms/alert.tsx";
import { LoadError } from "#features/auth/client/forms/load-error.tsx";
import { useAction } from "#features/auth/client/forms/use-action.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { formatDate, formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { KeyLine, KeyList, MadeKey, Scope } from "../contract.ts";
import { MAX_KEY_NAME } from "../limits.ts";

const PATH = "/api/admin/keys";
const SCOPES = Object.keys(words.scopes) as Scope[];

export function KeysView() {
  const { data, problem, reload } = useAccountData<KeyList>(PATH);
  const [made, setMade] = useState<MadeKey>();
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeading className="mb-3 text-subheading">{words.title}</PageHeading>
      <p className="mb-6 max-w-prose text-muted">
        {words.intro}{" "}
        <a className="underline" href="/api/v1/openapi.json">
          {words.description}
        </a>
      </p>
      {data.keys.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {data.keys.map((key) => (
            <KeyRow key={key.id} line={key} onRevoked={reload} />
          ))}
        </ul>
      )}
      <MadeSecret secret={made?.secret} words={words.made} />
      <h2 className="mt-10 mb-4 text-title">{words.add}</h2>
      <ActionForm
        className="max-w-2xl"
        submit={words.form.create}
        onSubmit={async ({ name, ...ticks }, form) => {
          const scopes = SCOPES.filter((scope) => ticks[scope] !== undefined);
          const json = { name, scopes };
          setMade(await accountFetch<MadeKey>(PATH, { method: "POST", json }));
          form.reset();
          reload();
        }}
      >
        <Field label={words.form.name} hint={words.form.nameHint} required>
          <TextInput name="name" maxLength={MAX_KEY_NAME} autoComplete="off" />
        </Field>
        <fieldset>
          <legend className="mb-1 text-small font-medium">{words.form.scopes}</legend>
          {SCOPES.map((scope) => (
            <Checkbox key={scope} name={scope} label={words.scopes[scope]} />
          ))}
        </fieldset>
      </ActionForm>
    </>
  );
}

function KeyRow({ line, onRevoked }: { line: KeyLine; onRevoked: () => void }) {
  const { id, name, ending, scopes, createdAt, lastUsedAt } = line;
  const { busy, problem, attempt } = useAction();
  const revoke = async () => {
    if (!window.confirm(interpolate(words.sure, { name }))) return;
    await accountFetch(`${PATH}/${id}`, { method: "DELETE" });
    toast(words.revoked);
    onRevoked();
  };
  const used = lastUsedAt
    ? interpolate(words.lastUsed, { time: formatDateTime(lastUsedAt) })
    : words.neverUsed;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p id={id} className="font-semibold break-words">
          {name}
        </p>
        <p className="text-small text-faint">
          {[
            interpolate(words.ending, { ending }),
            interpolate(words.since, { day: formatDate(createdAt) }),
            used,
          ].join(", ")}
        </p>
        <p className="text-small text-muted">
          {scopes.map((scope) => words.scopes[scope]).join(", ")}
        </p>
        <Alert of={problem} />
      </div>
      <Button variant="danger" busy={busy} aria-describedby={id} onClick={() => attempt(revoke)}>
        {words.revoke}
      </Button>
    </li>
  );
}
