import { useState } from "react";
import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { ActionForm } from "#features/auth/client/forms/action-form.tsx";
import { EmailField } from "#features/auth/client/forms/simple-fields.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { Card } from "#design/layout/card.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import type { ErasureResult, PersonData } from "../contract.ts";
import { ErasureReport } from "./erasure-report.tsx";
import { PersonView } from "./person-view.tsx";

const PATH = "/api/admin/privacy";

export function PeopleView() {
  const [person, setPerson] = useState<PersonData>();
  const [erased, setErased] = useState<ErasureResult>();
  return (
    <>
      <PageHeading className="mb-4 text-subheading">{words.title}</PageHeading>
      <p className="mb-8 max-w-prose text-muted">{words.intro}</p>
      <Card className="mb-8 max-w-xl p-6">
        <ActionForm
          submit={words.show}
          onSubmit={async ({ email }) => {
            setErased(undefined);
            setPerson(undefined);
            const json = { email };
            setPerson(await accountFetch<PersonData>(`${PATH}/show`, { method: "POST", json }));
          }}
        >
          <EmailField label={words.email} autoComplete="off" />
        </ActionForm>
      </Card>
      {erased && <ErasureReport result={erased} />}
      {person && (
        <PersonView
          key={person.at}
          person={person}
          onErase={async () => {
            const json = { email: person.email };
            const answer = accountFetch<ErasureResult>(`${PATH}/erase`, { method: "POST", json });
            setErased(await answer);
            setPerson(undefined);
          }}
        />
      )}
    </>
  );
}
