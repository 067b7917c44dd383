import { useState, useRef } from "react";
import { useLocation } from "react-router";
import { inbox as labels } from "#content/accounts/admin.ts";
import { contact } from "#content/landing/contact.ts";
import { DetailsPage } from "#features/back-office/client/details-page.tsx";
import { inOrder } from "#features/back-office/client/in-order.ts";
import { CONTACT_FACTS, displayValue } from "#features/contact/fields.ts";
import { Touches } from "#features/people/ui/touches.tsx";
import { Timeline } from "#features/people/client/timeline.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import { telLink } from "#shared/text/tel-link.ts";
import { Button } from "#design/button.tsx";
import type { Route } from "./+types/message-page";
import { AddressForm } from "./ui/address-form.tsx";
import { AnswerPanel } from "./ui/answer-panel.tsx";
import { EraseMessage } from "./ui/erase-message.tsx";
import { ErasureRequest } from "./ui/erasure-request.tsx";
import { FileList } from "./ui/file-list.tsx";
import { MessageKeys } from "./ui/message-keys.tsx";
import { MessageLead } from "./ui/message-lead.tsx";
import { MessageTriage } from "./ui/message-triage.tsx";
import { SimilarMessages } from "./ui/similar-messages.tsx";
import { SpamPanel } from "./ui/spam-panel.tsx";
import { describeNews } from "./ui/describe-news.ts";
import { useMessage } from "./ui/use-message.ts";
import { useMessageChange } from "./ui/use-message-change.ts";
import type { MessageDetails } from "./views.ts";

export default function MessagePage({ params: { id } }: Route.ComponentProps) {
  return <Message key={id} path={`/api/admin/messages/${id}`} />;
}

function Message({ path }: { path: string }) {
  const { search } = useLocation();
  const { news, ...details } = useMessage(path);
  return (
    <DetailsPage
      back={{ to: `/admin/messages${search}`, label: labels.back }}
      titleOf={({ message }) => message.knownName}
      source={details}
    >
      {(shown) => (
        <>
          <NewsNotice
            text={news && (describeNews(shown, news, labels.known.news) ?? labels.news)}
            onShow={() => details.replace(() => news)}
          />
          <MessageDetailsView
            {...shown}
            change={details.change}
            erase={details.erase}
            reload={details.reload}
          />
        </>
      )}
    </DetailsPage>
  );
}

type ViewProps = MessageDetails &
  Pick<ReturnType<typeof useMessage>, "change" | "erase" | "reload">;

function MessageDetailsView({ message, touches, lead, similar, ...rest }: ViewProps) {
  const { files, traces, changes, staff, change, erase, reload, ...thread } = rest;
  const { status, transcript, personId } = message;
  const [order] = useState(inOrder);
  const { onChange, onPress, onAnswer } = useMessageChange(message, order, { change, reload });
  const isSpam = status === "spam";
  return (
    <>
      <div className="grid items-start gap-10 xl:grid-cols-[2fr_1fr]">
        <article className="min-w-0">
          <PageHeading
            className="text-subheading break-words"
            // A press on "spam" or "no spam" removes the button, so a changed `step` moves the focus to the heading.
            step={isSpam ? "spam" : ""}
          >
            {message.knownName}
          </PageHeading>
          {/* The reasons why it counts as spam come before the message, even on phones. */}
          {isSpam && (
            <div className="mt-4 rounded-card border border-hairline p-5">
              <SpamPanel message={message} onChange={onPress} />
              <div className="mt-4">
                <EraseMessage onErase={() => erase(message.id)} labels={labels.spam.erase} />
              </div>
            </div>
          )}
          {message.eraseBy && message.email !== "" && (
            <ErasureRequest {...message} eraseBy={message.eraseBy} answers={thread.answers} />
          )}
          <Facts message={message} />
          <AddressForm email={message.email} onChange={onChange} />
          <p className="mt-6 text-lead break-words whitespace-pre-wrap">{message.message}</p>
          <FileList messageId={message.id} files={files} />
          <AnswerPanel message={message} staff={staff} {...thread} onAnswer={onAnswer} />
          {transcript && (
            <section className="mt-10">
              <h2 className="text-title">{labels.transcript}</h2>
              <p className="mt-3 text-small break-words whitespace-pre-wrap text-muted">
                {transcript}
              </p>
            </section>
          )}
        </article>
        <aside className="flex min-w-0 flex-col gap-8">
          <MessageTriage message={message} staff={staff} onChange={onChange} onPress={onPress} />
          <SimilarMessages message={message} similar={similar} onChanged={reload} />
          {touches && <Touches {...touches} />}
          {personId && (
            <TextLink alone to={`/admin/people/${personId}`}>
              {labels.person}
            </TextLink>
          )}
          {personId && lead && <MessageLead personId={personId} {...lead} />}
          {message.email === "" && !isSpam && (
            <EraseMessage onErase={() => erase(message.id)} labels={labels.erase} />
          )}
          <section className="border-t border-hairline pt-8">
            <h2 className="text-title">{labels.traces.title}</h2>
            {traces.length > 0 ? (
              <Timeline traces={traces} />
            ) : (
              <p className="mt-3 text-muted">{labels.traces.none}</p>
            )}
          </section>
          {changes.length > 0 && (
            <section className="border-t border-hairline pt-8">
              <h2 className="text-title">{labels.changes}</h2>
              <Timeline traces={changes} />
            </section>
          )}
        </aside>
      </div>
      <MessageKeys message={message} onChange={onPress} />
    </>
  );
}

/** Fields in which a domain such as "xn--bcher-kva.example" is shown as "bücher.example". */
const READABLE: ReadonlySet<string> = new Set(["email", "website"]);
const SHOWN = CONTACT_FACTS.filter((name) => name !== "name");

function Facts({ message }: Pick<MessageDetails, "message">) {
  // The sender's website is not a link, because a stranger typed it.
  const ways: Partial<Record<string, string>> = {
    email: `mailto:${encodeURIComponent(message.email)}`,
    phone: telLink(message.phone),
  };
  const facts: [name: string, value: string, link?: string][] = [
    [labels.fields.sentAs, message.name === message.knownName ? "" : message.name],
    ...SHOWN.map((name): [string, string, string?] => [
      contact.form.fields[name].label,
      READABLE.has(name) ? readableDomains(message[name]) : displayValue(name, message[name]),
      ways[name],
    ]),
    [labels.fields.source, labels.sources[message.source]],
    [labels.fields.received, formatDateTime(message.createdAt)],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value, link]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="min-w-0 break-words">
              {link ? (
                <a href={link} className="underline underline-offset-4">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      {message.tags.length > 0 && (
        <div className="contents">
          <dt className="text-faint">{labels.tags}</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-3">
            {message.tags.map((tag) => (
              <TextLink
                key={tag}
                to={`/admin/messages?${new URLSearchParams({ tag })}`}
              >{`#${tag}`}</TextLink>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Says that somebody else has changed the message. A button shows the new version. */
function NewsNotice({ text, onShow }: { text: string | undefined; onShow: () => void }) {
  const place = useRef<HTMLOutputElement>(null);
  const show = () => {
    onShow();
    place.current?.focus();
  };
  return (
    <output ref={place} tabIndex={-1} className="sticky top-20 z-10 block">
      {text && (
        <div className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-hairline bg-surface px-3.5 py-2.5 text-small">
          <p className="min-w-0 break-words">{text}</p>
          <Button variant="secondary" onClick={show}>
            {labels.showNews}
          </Button>
        </div>
      )}
    </output>
  );
}
