import { passport as words } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.receivers;

type Props = { passport: Passport; slug: string };

export function Receivers({ passport: { receivers, unknown }, slug }: Props) {
  return (
    <Part id="receivers" text={labels.text}>
      <Lines>
        {receivers.map(({ company, kind, services, hosts, fields, texts, gives, stores }) => (
          <Line
            key={`${company} ${kind}`}
            name={
              <>
                <strong className="font-semibold text-text">{company}</strong>
                <span className="block text-small text-muted">
                  {labels.kinds[kind === "ai" && hosts.length === 0 ? "ownAi" : kind]}
                </span>
                <span className="block text-small text-faint">
                  {[interpolate(labels.by, { services: services.join(", ") }), ...hosts].join(
                    " · ",
                  )}
                </span>
              </>
            }
          >
            {fields.length > 0 && `${sentence(fields.join(", "))} `}
            {texts && labels.texts[texts]}
            {fields.length === 0 && !texts && labels.nothing}
            {stores && ` ${labels.stores}`}
            {gives.length > 0 && (
              <span className="block text-small text-faint">
                {interpolate(labels.gives, { fields: gives.join(", ") })}
              </span>
            )}
          </Line>
        ))}
      </Lines>
      <p className="mt-4 text-small text-muted">
        {labels.agree} <TextLink to={`${templatePath(slug)}#guide`}>{labels.guide}</TextLink>
      </p>
      {unknown.length > 0 && (
        <>
          <h3 className="mt-6 text-title">{labels.unknown}</h3>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-muted">
            {unknown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
