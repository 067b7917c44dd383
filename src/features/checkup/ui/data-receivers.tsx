import { useMemo } from "react";
import { checkPage } from "#content/library/check-page.ts";
import type { DataMap } from "#check/checkup.ts";
import { byCompany } from "#check/data-map/companies.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { data: labels } = checkPage;
const MAX_UNKNOWN = 12;
const COLUMNS = "gap-x-8 sm:grid sm:grid-cols-[1fr_1.4fr]";

export function DataReceivers({ data: { receivers: byNode, unknown } }: { data: DataMap }) {
  const receivers = useMemo(() => byCompany(byNode), [byNode]);
  const others = unknown.length - MAX_UNKNOWN;
  return (
    <div>
      <h3 className="text-subheading">{labels.heading}</h3>
      <p className="mt-2 max-w-[38em] text-muted">
        {receivers.length === 0 ? labels.none : labels.text}
      </p>
      {receivers.length > 0 && (
        <p aria-hidden className={`mt-4 hidden text-small text-faint ${COLUMNS}`}>
          <span>{labels.who}</span>
          <span>{labels.what}</span>
        </p>
      )}
      <dl className="mt-4 [overflow-wrap:anywhere] sm:mt-2">
        {receivers.map(({ company, kind, hosts, nodes, fields, texts, stores }) => (
          <div
            key={`${company} ${kind}`}
            className={`grid gap-y-1 border-t border-hairline py-4 ${COLUMNS}`}
          >
            <dt>
              <span className="block font-semibold">{company}</span>
              <span className="block text-small text-muted">{labels.kinds[kind]}</span>
              <span className="block text-small text-faint">
                {[interpolate(labels.by, { steps: firstOf(nodes) }), ...hosts.slice(0, 4)].join(
                  ", ",
                )}
              </span>
            </dt>
            <dd className="text-muted">
              <span className="block text-small text-faint sm:sr-only">{`${labels.what}: `}</span>
              {fields.length > 0 && `${sentence(fields.join(", "))} `}
              {texts && labels.texts[texts]}
              {fields.length === 0 && !texts && labels.nothing}
              {stores && ` ${labels.stores}`}
            </dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <>
          <h4 className="mt-5 text-title">{labels.unknown}</h4>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-muted [overflow-wrap:anywhere]">
            {unknown.slice(0, MAX_UNKNOWN).map((one, place) => (
              <li key={place}>{one}</li>
            ))}
            {others > 0 && <li>{interpolate(labels.others, { count: others })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function firstOf(names: readonly string[]): string {
  const rest = names.length - 3;
  return [...names.slice(0, 3), ...(rest > 0 ? [`+ ${rest}`] : [])].join(", ");
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
