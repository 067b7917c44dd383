import { useLocation } from "react-router";
import { useState } from "react";
import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { Card } from "#design/layout/card.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { useFocused } from "#design/focus.ts";
import type { ErasureResult, ForStaff, PersonData } from "./contract.ts";
import { PersonView } from "./ui/person-view.tsx";
import { ErasedList } from "./ui/erased-list.tsx";
import { Mentioned } from "./ui/mentioned.tsx";
import { OtherAddressesNote } from "./ui/other-addresses-note.tsx";
import { KeptCopies } from "./ui/kept-copies.tsx";

export default function PeoplePage() {
  const { state } = useLocation();
  return <PeopleView email={(state as { email?: string } | null)?.email} />;
}

const PATH = "/api/admin/privacy";

/** @param email initial address; it is in no URL, because URLs are logged */
function PeopleView({ email: given }: { email?: string | undefined }) {
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

function ErasureReport({ result }: { result: ErasureResult & ForStaff }) {
  const { erased, copies, wiped, mentioned } = result;
  const heading = useFocused<HTMLHeadingElement>(true);
  return (
    <Card aria-labelledby="erased" className="flex max-w-xl flex-col gap-4 p-6">
      <h2 ref={heading} id="erased" tabIndex={-1} className="text-title">
        {erased.length > 0 ? words.erased : words.nothingErased}
      </h2>
      <ErasedList erased={erased} />
      <p className="text-small text-muted">{words.wiped[wiped]}</p>
      {mentioned.length > 0 && <Mentioned title={words.mentionsLeft} in={mentioned} />}
      <OtherAddressesNote others={result.others} />
      <KeptCopies copies={copies} />
    </Card>
  );
}
