import { useState } from "react";
import { api as labels } from "#content/accounts/api.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { MadeSecret } from "#features/back-office/client/made-secret.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import { formatDate, formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { KeyLine, KeyList, MadeKey, Scope } from "./contract.ts";
import { MAX_KEY_NAME } from "./limits.ts";

const PATH = "/api/admin/keys";
const SCOPES = Object.keys(labels.scopes) as Scope[];

export default function ApiPage() {
  const source = useAccountData<KeyList>(PATH);
  const [made, setMade] = useState<MadeKey>();
  const intro = (
    <>
      {labels.intro}{" "}
      <a className="underline" href="/api/v1/openapi.json">
        {labels.description}
      </a>
    </>
  );
  return (
    <StaffPage title={labels.title} intro={intro} source={source}>
      {({ keys }) => (
        <>
          <Rows empty={labels.none}>
            {keys.map((key) => (
              <KeyRow key={key.id} line={key} onRevoked={source.reload} />
            ))}
          </Rows>
          <MadeSecret secret={made?.secret} labels={labels.made} />
          <h2 className="mt-10 mb-4 text-title">{labels.add}</h2>
          <KeyForm
            onMade={(key) => {
              setMade(key);
              source.reload();
            }}
          />
        </>
      )}
    </StaffPage>
  );
}

function KeyRow({ line, onRevoked }: { line: KeyLine; onRevoked: () => void }) {
  const { id, name, ending, scopes, createdAt, lastUsedAt } = line;
  const used = lastUsedAt
    ? interpolate(labels.lastUsed, { time: formatDateTime(lastUsedAt) })
    : labels.neverUsed;
  const facts = [
    interpolate(labels.ending, { ending }),
    interpolate(labels.since, { day: formatDate(createdAt) }),
    used,
  ];
  return (
    <Row
      id={id}
      title={name}
      facts={facts.join(", ")}
      actions={
        <ActionButton
          variant="danger"
          aria-describedby={id}
          question={interpolate(labels.sure, { name })}
          onPress={() => accountFetch(`${PATH}/${id}`, { method: "DELETE" }).then(onRevoked)}
          done={labels.revoked}
        >
          {labels.revoke} <span className="sr-only">{name}</span>
        </ActionButton>
      }
    >
      <p className="text-small text-muted">
        {scopes.map((scope) => labels.scopes[scope]).join(", ")}
      </p>
    </Row>
  );
}

function KeyForm({ onMade }: { onMade: (key: MadeKey) => void }) {
  return (
    <ActionForm
      className="max-w-2xl"
      submit={labels.form.create}
      onSubmit={async ({ name, ...ticks }, form) => {
        const scopes = SCOPES.filter((scope) => ticks[scope] !== undefined);
        const json = { name, scopes };
        onMade(await accountFetch<MadeKey>(PATH, { method: "POST", json }));
        form.reset();
      }}
    >
      <Field label={labels.form.name} hint={labels.form.nameHint} required>
        <TextInput name="name" maxLength={MAX_KEY_NAME} autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="mb-1 text-small font-medium">{labels.form.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} name={scope} label={labels.scopes[scope]} />
        ))}
      </fieldset>
    </ActionForm>
  );
}
