import { Fragment, type RefObject } from "react";
import { contact, type ContactFieldName } from "#content/landing/contact.ts";
import { brand } from "#content/site/brand.ts";
import { files as fileLabels } from "#content/site/files.ts";
import { offline } from "#content/site/errors/offline.ts";
import { navigation } from "#content/site/navigation.ts";
import { ActionLink } from "#client/action-link.tsx";
import { classes } from "#design/classes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { FILES } from "#shared/uploads.ts";
import { CONTACT_FIELDS, fieldId } from "../fields.ts";
import type { FormState } from "./use-contact-form.ts";

const { kept, lost, notJson, several, ways } = contact.form.errors;
const { anyway, fields: labels } = contact.form;
const LINK = "mr-3 whitespace-nowrap font-semibold text-text underline underline-offset-4";

/**
 * Says why the form was not sent.
 * @param alert - ref of the element that shows the error message. This element gets the focus when sending fails,
 *   unless a field is wrong: then the first wrong field gets it
 */
export function SendFailure({
  alert,
  state: { error: failure, fields },
}: {
  alert: RefObject<HTMLDivElement | null>;
  state: Pick<FormState, "error" | "fields">;
}) {
  const wrong = [...CONTACT_FIELDS, FILES].filter((name) => fields[name]);
  const isAboutFields = failure === several;
  const error = isAboutFields && wrong.length < 2 ? undefined : failure;
  const isCalm = error === offline.back || error?.endsWith(anyway);
  const isOurs =
    error && !isCalm && !error.includes(offline.kept) && Object.keys(fields).length === 0;
  const isForeign = error === notJson;
  return (
    <div
      className={classes(
        error && "mt-5 rounded-control border px-4 py-3",
        error && (isCalm ? "border-edge" : "border-error"),
      )}
    >
      {isForeign && (
        <div id="contact-lost">
          <p className="text-error">{lost}</p>
          <OtherWays />
        </div>
      )}
      <div
        ref={alert}
        role="alert"
        tabIndex={-1}
        aria-describedby={isForeign ? "contact-lost" : undefined}
        className={isForeign ? "mt-2 text-small text-faint" : isCalm ? undefined : "text-error"}
      >
        {error && isAboutFields ? <WrongFields names={wrong} /> : error}
      </div>
      {isOurs && !isForeign && <OtherWays />}
    </div>
  );
}

function WrongFields({ names }: { names: readonly string[] }) {
  const [before = "", after = ""] = several.split("{names}");
  return (
    <>
      {interpolate(before, { count: names.length })}
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ", "}
          <a
            href={`#${fieldId(name)}`}
            className="font-semibold underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(name))?.focus();
            }}
          >
            {name === FILES ? fileLabels.label : labels[name as ContactFieldName].label}
          </a>
        </Fragment>
      ))}
      {after}
    </>
  );
}

function OtherWays() {
  const { email, bookingUrl } = brand;
  return (
    <p className="mt-1 text-muted">
      {kept} {(email.hello || bookingUrl) && ways}{" "}
      {email.hello && (
        <a href={`mailto:${email.hello}`} className={LINK}>
          {email.hello}
        </a>
      )}{" "}
      {bookingUrl && <ActionLink action={navigation.headerCall} className={LINK} />}
    </p>
  );
}
