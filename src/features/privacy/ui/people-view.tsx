import { useState } from "react";
import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { Card } from "#design/layout/card.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import type { ErasureResult, ForStaff, PersonData } from "../contract.ts";
import { ErasureReport } from "./erasure-report.tsx";
import { PersonView } from "./person-view.tsx";

const PATH = "/api/admin/privacy";

/** @param email initial address; it is in no URL, because URLs are logged */
export function PeopleView({ email: given }: { email?: string | undefined }) {
  const [person, setPerson] = useState<PersonData & ForStaff>();
  const [erased, setErased] = useState<ErasureResult & ForStaff>();
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
            setPerson(await accountFetch(`${PATH}/show`, { method: "POST", json }));
          }}
        >
          <EmailField label={words.email} autoComplete="off" defaultValue={given} />
        </ActionForm>
      </Card>
      {erased && <ErasureReport result={erased} />}
      {person && (
        <PersonView
          key={person.at}
          person={person}
          onErase={async () => {
            const json = { email: person.email };
            setErased(await accountFetch(`${PATH}/erase`, { method: "POST", json }));
            setPerson(undefined);
          }}
        />
      )}
    </>
  );
}
