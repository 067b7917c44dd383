import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Line, Lines, Part, Points, quoted } from "./part.tsx";

const labels = words.receivers;

type Receiver = Passport["receivers"][number];

export function Receivers({ proof: { passport, guide } }: { proof: PassportProof }) {
  const { receivers, unknown, messages } = passport;
  const senders = messages.map(({ step }) => step);
  return (
    <Part id="receivers" text={labels.text}>
      <Lines>
        {receivers.map((one) => (
          <Line key={`${one.company} ${one.kind}`} name={<Name {...one} />}>
            <ul className="space-y-1">
              {sentencesOn(one, senders).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Line>
        ))}
      </Lines>
      {unknown.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-title">{labels.unknown}</h3>
          <Points points={unknown} />
        </>
      )}
      <FromGuide html={guide.privacy} text={`${labels.country} ${labels.guide}`} />
    </Part>
  );
}

function Name({ company, kind, hosts, services }: Receiver) {
  return (
    <>
      <strong className="font-semibold text-text">{company}</strong>
      <span className="block text-small text-muted">
        {labels.kinds[kind === "ai" && hosts.length === 0 ? "ownAi" : kind]}
      </span>
      <span className="block text-small text-faint">
        {[interpolate(labels.by, { services: services.join(", ") }), ...hosts].join(" · ")}
      </span>
    </>
  );
}

/**
 * Describes which data a service gets from the workflow, and to whom it passes the data on.
 * @param senders names of the steps whose messages the page shows
 */
function sentencesOn(receiver: Receiver, senders: readonly string[]): string[] {
  const { fields, words: own, texts, gives, givesWords, stores, steps } = receiver;
  const carried = steps.filter((step) => senders.includes(step));
  const gets = [
    ...(fields.length > 0 ? [interpolate(labels.gets, { fields: fields.join(", ") })] : []),
    ...(own.length > 0 ? [interpolate(labels.words, { fields: quoted(own) })] : []),
    ...(texts ? [labels.texts[texts]] : []),
    ...(carried.length > 0 ? [interpolate(labels.messages, { steps: quoted(carried) })] : []),
  ];
  return [
    ...(gets.length > 0 ? gets : [labels.nothing]),
    ...(stores ? [labels.stores] : []),
    ...(gives.length > 0 ? [interpolate(labels.gives, { fields: gives.join(", ") })] : []),
    ...(givesWords.length > 0
      ? [interpolate(labels.givesWords, { fields: quoted(givesWords) })]
      : []),
  ];
}
