import { useRef, useState } from "react";
import { inbox as words } from "#content/accounts/admin.ts";
import { contact } from "#content/landing/contact.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { BackLink } from "#features/admin/client/back-link.tsx";
import { DetailsProblem } from "#features/admin/client/details-problem.tsx";
import { CONTACT_FACTS, displayValue } from "#features/contact/fields.ts";
import { Button } from "#design/button.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { useLive } from "../client/use-live.ts";
import type { MessageChange } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { MessageKeys } from "./message-keys.tsx";
import { MessageTriage } from "./message-triage.tsx";
import { SpamPanel } from "./spam-panel.tsx";
import { MessageHistory } from "./message-history.tsx";

export function MessageView({ id }: { id: string }) {
  const path = `/api/admin/messages/${id}`;
  const { data, problem, isGone, reload } = useAccountData<MessageDetails>(path);
  const [changed, setChanged] = useState<MessageDetails>();
  const [news, setNews] = useState<MessageDetails>();
  const shown = changed ?? data;
  useLive(() => {
    accountFetch<MessageDetails>(path).then(
      (present) => {
        // Mail that left raises no version; what somebody else wrote must not pass as seen.
        setChanged((now = data) => (isAsNew(now, present) ? present : now));
        setNews(present);
      },
      // The next event asks again.
      () => undefined,
    );
  });
  const back = <BackLink to="/admin/messages" label={words.back} />;
  if (problem) return <DetailsProblem {...{ problem, isGone, reload, back }} />;
  if (!shown) return <Loading />;
  const { message, answers, traces, staff } = shown;
  const call = async (method: "POST" | "PATCH", below: string, changes: object) => {
    const json = { ...changes, version: message.version };
    try {
      setChanged(await accountFetch<MessageDetails>(path + below, { method, json }));
    } catch (error) {
      // What somebody else wrote is shown; the field keeps what was typed.
      setChanged(await accountFetch<MessageDetails>(path).catch(() => shown));
      throw error;
    }
  };
  const change = (changes: MessageChange) => call("PATCH", "", changes);
  return (
    <>
      {back}
      <News
        isThere={news !== undefined && news.message.version > message.version}
        onShow={() => setChanged(news)}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <article className="min-w-0">
          <PageHeading
            className="text-subheading break-words"
            // The verdict, and the button in it, have another place then.
            step={message.status === "spam" ? "spam" : ""}
          >
            {message.name}
          </PageHeading>
          {/* Before the words it is about, also on a phone. */}
          {message.status === "spam" && (
            <div className="mt-4 rounded-card border border-hairline p-5">
              <SpamPanel message={message} onChange={change} />
            </div>
          )}
          <Facts message={message} />
          <p className="mt-6 text-lead break-words whitespace-pre-wrap">{message.message}</p>
          <AnswerPanel
            message={message}
            answers={answers}
            onAnswer={(answer) => call("POST", "/answers", answer)}
          />
          {message.transcript && (
            <section className="mt-10">
              <h2 className="text-title">{words.transcript}</h2>
              <p className="mt-3 text-small break-words whitespace-pre-wrap text-muted">
                {message.transcript}
              </p>
            </section>
          )}
        </article>
        <aside className="flex min-w-0 flex-col gap-8">
          <MessageTriage message={message} staff={staff} onChange={change} />
          {message.personId && (
            <TextLink alone to={`/admin/people/${message.personId}`}>
              {words.person}
            </TextLink>
          )}
          <MessageHistory traces={traces} />
        </aside>
      </div>
      <MessageKeys message={message} onChange={change} />
    </>
  );
}

const isAsNew = (one: MessageDetails | undefined, other: MessageDetails) =>
  one?.message.version === other.message.version;

function News({ isThere, onShow }: { isThere: boolean; onShow: () => void }) {
  const place = useRef<HTMLOutputElement>(null);
  const show = () => {
    onShow();
    place.current?.focus();
  };
  return (
    <output ref={place} tabIndex={-1} className="sticky top-20 z-10 block">
      {isThere && (
        <div className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-hairline bg-surface px-3.5 py-2.5 text-small">
          {words.news}
          <Button variant="secondary" onClick={show}>
            {words.showNews}
          </Button>
        </div>
      )}
    </output>
  );
}

const SHOWN = CONTACT_FACTS.filter((name) => name !== "name");

function Facts({ message }: { message: MessageDetails["message"] }) {
  const facts: [string, string][] = [
    ...SHOWN.map((name): [string, string] => [
      contact.form.fields[name].label,
      displayValue(name, message[name]),
    ]),
    [words.fields.source, words.sources[message.source]],
    [words.fields.received, formatDateTime(message.createdAt)],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            {/* Text, not a link: a visitor wrote it. */}
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
