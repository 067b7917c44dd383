import { passport as content } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Receiver } from "#workflow/passport/passport.ts";
import { isOwnN8n, kindOf, listed, quoted } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Line, Lines, Points } from "./part.tsx";

const labels = content.receivers;

export function Receivers({ proof: { passport } }: { proof: PassportProof }) {
  const { receivers, unknown, messages } = passport;
  const senders = messages.map(({ step }) => step);
  return (
    <>
      <Lines>
        <Line name={<strong className="font-semibold text-text">{labels.n8n}</strong>}>
          {n8nText(receivers.filter(isOwnN8n))}
        </Line>
        {receivers
          .filter((one) => !isOwnN8n(one))
          .map((one) => (
            <Line key={`${one.company} ${one.kind}`} name={<Name {...one} />}>
              {sentencesOn(one, senders).join(" ")}
            </Line>
          ))}
      </Lines>
      {unknown.length > 0 && (
        <>
          <h4 className="mt-6 mb-2 text-title">{labels.unknown}</h4>
          <Points points={unknown} />
        </>
      )}
    </>
  );
}

/**
 * Says what the owner's n8n itself receives.
 * @param n8nSteps - receivers that are n8n's own steps, such as its form
 */
function n8nText(n8nSteps: readonly Receiver[]): string {
  const entered = listed(n8nSteps.flatMap(({ gives, givesWords }) => [...gives, ...givesWords]));
  const fields = entered !== "" && interpolate(labels.entered, { fields: entered });
  return present(labels.n8nGets, fields).join(" ");
}

function Name(receiver: Receiver) {
  const { company, hosts, services } = receiver;
  return (
    <>
      <strong className="font-semibold text-text">{company}</strong>
      <span className="block text-small text-muted">{labels.kinds[kindOf(receiver)]}</span>
      <span className="block text-small text-faint">
        {[interpolate(labels.by, { services: services.join(", ") }), ...hosts].join(", ")}
      </span>
    </>
  );
}

function nothingText({ gives, givesWords, steps }: Receiver): string {
  const isGiver = gives.length + givesWords.length > 0;
  return isGiver ? labels.onlyGives : interpolate(labels.nothing, { steps: quoted(steps) });
}

/**
 * Returns sentences on the data that a company receives, stores and gives.
 * @param senders - names of the steps whose messages the page shows
 */
function sentencesOn(receiver: Receiver, senders: readonly string[]): string[] {
  const { fields, words: wordFields, texts, columns, gives, givesWords, stores, steps } = receiver;
  const carried = steps.filter((step) => senders.includes(step));
  const gets = present(
    fields.length > 0 && interpolate(labels.gets, { fields: fields.join(", ") }),
    wordFields.length > 0 && interpolate(labels.words, { fields: quoted(wordFields) }),
    columns.length > 0 && interpolate(labels.columns, { fields: columns.join(", ") }),
    texts && labels.texts[texts],
    carried.length > 0 && interpolate(labels.messages, { steps: quoted(carried) }),
  );
  return present(
    ...(gets.length > 0 ? gets : [nothingText(receiver)]),
    stores && labels.stores,
    gives.length > 0 && interpolate(labels.gives, { fields: gives.join(", ") }),
    givesWords.length > 0 && interpolate(labels.givesWords, { fields: quoted(givesWords) }),
  );
}
