import { Fragment } from "react";
import { watch } from "#content/library/watch.ts";
import { classes } from "#design/classes.ts";
import { Wrapped } from "#design/wrapped.tsx";
import type { Deed } from "#workflow/story/deeds.ts";
import type { NamedValue } from "#workflow/story/readable.ts";
import { deedTitle } from "./deed-title.ts";

const { message: labels } = watch;

/**
 * Shows something that a step did in a service (a "deed"). A message is shown as its reader sees it, and anything else
 * as a list of values.
 */
export function DeedView({ deed, kind }: { deed: Deed; kind: string }) {
  return (
    <figure className="max-w-[40em] min-w-0">
      <figcaption className="mb-1.5 text-small break-words text-faint">
        {deedTitle(deed, kind)}
      </figcaption>
      <DeedBody {...deed} />
    </figure>
  );
}

export function DeedBody(deed: Deed) {
  const { text, values } = deed;
  const Message = text === "" ? undefined : MESSAGES[deed.channel];
  return (
    <>
      {Message ? <Message {...deed} /> : <Card {...deed} />}
      {values.length > 0 && (
        <div className="mt-2 text-[0.9375rem]">
          <Values values={values} />
        </div>
      )}
    </>
  );
}

/**
 * Lists values by their names.
 * @param breaks - whether long email addresses may wrap after the @ and after the dots behind it. A `<wbr>` element is
 *   then added there
 */
export function Values({ values, breaks = false }: { values: NamedValue[]; breaks?: boolean }) {
  return (
    <dl className="leading-relaxed break-words">
      {values.map(({ name, value }, place) => (
        <Fragment key={place}>
          <dt className="inline text-muted">{`${name}: `}</dt>
          {/* A value of several lines is indented, so that its lines do not look like names of other values. */}
          <dd
            className={classes(
              "whitespace-pre-line text-text",
              value.includes("\n") ? "block pl-4" : "ends-line inline",
            )}
          >
            {breaks ? <Breaking text={value} /> : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A text in which a long email address may wrap after the @ and after dots, and nowhere else. */
function Breaking({ text }: { text: string }) {
  const parts =
    text.length > 12 && text.includes("@") ? text.split(/(?<=\S@|@\S*\.)(?=\w)/) : [text];
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export const FRAME = "rounded-control border border-hairline bg-canvas";
const TEXT = "break-words whitespace-pre-line text-text";

function Email({ place, subject, text }: Deed) {
  return (
    <div className={FRAME}>
      {place + subject !== "" && (
        <dl className="border-b border-hairline px-4 py-2 text-small">
          {place !== "" && <EmailHead name={labels.to} value={place} />}
          {subject !== "" && <EmailHead name={labels.subject} value={subject} strong />}
        </dl>
      )}
      <p className={classes("px-4 py-3", TEXT)}>{text}</p>
    </div>
  );
}

function EmailHead({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="break-words">
      <dt className="inline text-muted">{`${name}: `}</dt>
      <dd className={classes("inline text-text", strong && "font-semibold")}>{value}</dd>
    </div>
  );
}

function Bubble({ subject, text }: Deed) {
  const template = inWords(subject);
  return (
    <div className="w-fit max-w-[24em] self-start rounded-[1.125rem] rounded-bl-sm border border-hairline bg-raised px-4 py-2.5">
      {subject !== "" && <p className="font-semibold break-words text-text">{template}</p>}
      {template !== subject && <p className="text-small text-muted">{labels.filledIn}</p>}
      <p className={TEXT}>
        <Emphasized text={text} />
      </p>
    </div>
  );
}

/**
 * If `subject` is the name of a message template, converts it to words: `table_confirmation` becomes "Table
 * confirmation".
 */
function inWords(subject: string): string {
  if (!/^[a-z\d]+(?:_[a-z\d]+)+$/.test(subject)) return subject;
  const words = subject.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ChannelPost({ subject, text }: Deed) {
  return (
    <div className={classes("flex gap-3 px-4 py-3", FRAME)}>
      <span aria-hidden className="size-9 shrink-0 rounded-small lit-across forced-colors:border" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-small">
          <strong className="text-text">{labels.sender}</strong>{" "}
          <span className="rounded-small bg-raised px-1 text-muted">{labels.app}</span>
        </p>
        {subject !== "" && <p className="font-semibold break-words text-text">{subject}</p>}
        <p className={TEXT}>
          <Emphasized text={text} />
        </p>
      </div>
    </div>
  );
}

function Card({ subject, text }: Deed) {
  if (subject === "" && text === "") return null;
  return (
    <div className={classes("px-4 py-3", FRAME)}>
      {subject !== "" && <p className="font-semibold break-words text-text">{subject}</p>}
      {text !== "" && <p className={TEXT}>{text}</p>}
    </div>
  );
}

/** Components that show a message in a service, by the last part of the node type, such as `gmail`. */
const MESSAGES: Record<string, typeof Email | undefined> = {
  gmail: Email,
  emailSend: Email,
  microsoftOutlook: Email,
  twilio: Bubble,
  telegram: Bubble,
  whatsApp: Bubble,
  slack: ChannelPost,
  microsoftTeams: ChannelPost,
};

/** Shows a text in which asterisks mark *important words*, as chat services write them, with these words in bold. */
function Emphasized({ text }: { text: string }) {
  return <Wrapped text={text} pattern={/(?<![\w*])\*([^*\n]+)\*(?![\w*])/} as="strong" />;
}
