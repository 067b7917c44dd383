import { useLocation } from "react-router";
import { useEffect, useRef, useState } from "react";
import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { Card } from "#design/layout/card.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useFocused, useInSight } from "#design/focus.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { Button } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { ErasureResult, ForStaff, PersonData, OtherAddresses } from "./contract.ts";
import { ErasedList } from "./ui/erased-list.tsx";
import { StoredPartCard } from "./ui/stored-part-card.tsx";
import { Mentioned } from "./ui/mentioned.tsx";
import { KeptCopies } from "./ui/kept-copies.tsx";
import { DataFiles } from "./client/data-files.tsx";

/**
 * State given by the page that leads here. `email`: this page searches for it at once; it is not in the URL, because
 * URLs are logged. `message`: id of the message that asks for the erasure; null if the message has an answer.
 */
type Asked = { email?: string; message?: string | null };

export default function PeoplePage() {
  const { state } = useLocation();
  return <PeopleView {...(state as Asked | null)} />;
}

const PATH = "/api/admin/privacy";

function PeopleView({ email: given, message }: Asked) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (given) card.current?.querySelector("form")?.requestSubmit();
  }, [given]);
  const [searched, setSearched] = useState<string>();
  const [person, setPerson] = useState<PersonData & ForStaff>();
  const [erased, setErased] = useState<ErasureResult & ForStaff>();
  return (
    <>
      <PageHeading className="mb-4 text-subheading">{content.title}</PageHeading>
      <p className="mb-8 max-w-prose text-muted">{content.intro}</p>
      <Card ref={card} className="mb-8 max-w-xl p-6">
        <ActionForm
          submit={content.show}
          // If the page was opened for an address, no draft is stored or filled in. Otherwise a former draft would
          // replace this address in the field.
          draft={given === undefined ? content.show : null}
          onSubmit={async ({ email }) => {
            setErased(undefined);
            setPerson(undefined);
            const json = { email };
            setSearched(email);
            setPerson(await accountFetch(`${PATH}/show`, { method: "POST", json }));
          }}
        >
          <EmailField label={content.email} autoComplete="off" defaultValue={given} />
        </ActionForm>
      </Card>
      {erased && <ErasureReport result={erased} />}
      {person && (
        <PersonView
          key={person.at}
          person={person}
          // `message` asks for the erasure of the address for which the page was opened. It is left out if staff have
          // searched for another address since.
          message={searched === given ? message : undefined}
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
        {erased.length > 0 ? content.erased : content.nothingErased}
      </h2>
      <ErasedList erased={erased} />
      <p className="text-small text-muted">{content.wiped[wiped]}</p>
      {mentioned.length > 0 && <Mentioned title={content.mentionsLeft} in={mentioned} />}
      <OtherAddressesNote others={result.others} />
      <KeptCopies copies={copies} />
    </Card>
  );
}

type Props = {
  person: PersonData & ForStaff;
  message: string | null | undefined;
  onErase: () => Promise<void>;
};

function PersonView({ person, message, onErase }: Props) {
  const { email, stored, mails, mentions, copies } = person;
  const heading = useFocused<HTMLHeadingElement>(true);
  const isEmpty = stored.length + mails.length + mentions === 0;
  return (
    <section aria-labelledby="found" className="flex flex-col gap-6">
      <h2 ref={heading} id="found" tabIndex={-1} className="text-title break-words">
        {interpolate(content.found, { email: readableDomains(email) })}
      </h2>
      {isEmpty && <p className="text-muted">{content.nothing}</p>}
      {stored.map((part) => (
        <StoredPartCard key={part.what} part={part} />
      ))}
      {mails.length > 0 && (
        <div>
          <h3 className="font-semibold">
            {content.mails} ({mails.length})
          </h3>
          <ul className="mt-2 list-disc ps-5 text-small text-muted">
            {mails.map(({ name, subject }) => (
              <li key={name}>{subject || name}</li>
            ))}
          </ul>
        </div>
      )}
      {mentions > 0 && (
        <Mentioned
          title={interpolate(content.mentions, { count: mentions })}
          in={person.mentioned}
        />
      )}
      <OtherAddressesNote others={person.others} />
      <KeptCopies copies={copies} />
      <Actions person={person} message={message} onErase={onErase} />
    </section>
  );
}

function Actions({ person, message, onErase }: Props) {
  const [asking, setAsking] = useState(false);
  const question = useInSight<HTMLDivElement>(asking);
  // Staff send this copy to the person, who may not see the addresses of merged people or mentions by others.
  const { others: _, mentioned: __, isStaff, ...data } = person;
  return (
    <div ref={question} tabIndex={-1} className="flex flex-col gap-4">
      {asking && <p className="max-w-prose">{content.eraseText}</p>}
      {asking && message !== null && (
        <p className="max-w-prose">
          {content.answerFirst}{" "}
          {message ? (
            <TextLink to={`/admin/messages/${message}#answer`}>{content.answer}</TextLink>
          ) : (
            <TextLink to={`mailto:${encodeURIComponent(person.email)}`}>{content.write}</TextLink>
          )}
        </p>
      )}
      {isStaff && (
        <p className="max-w-prose">
          {content.ofTeam} <TextLink to="/admin/settings#team">{content.team}</TextLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {asking ? (
          <>
            <ActionButton variant="danger" onPress={onErase}>
              {content.confirm}
            </ActionButton>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {content.cancel}
            </Button>
          </>
        ) : (
          <>
            <DataFiles
              name={interpolate(content.fileName, { date: person.at.slice(0, 10) })}
              read={() => Promise.resolve(data)}
            />
            {!isStaff && (
              <Button variant="danger" onClick={() => setAsking(true)}>
                {content.erase}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Each merged address is erased separately, because staff only assume that merged people are the same person. */
function OtherAddressesNote({ others }: OtherAddresses) {
  if (others.length === 0) return null;
  return (
    <p className="max-w-prose break-words">
      {content.others} {readableDomains(others.join(", "))}
    </p>
  );
}
