import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { Mention } from "../contract.ts";

/** Texts by other people that mention the person. Staff decide for each text whether to change it. */
export function Mentioned({ title, in: entries }: { title: string; in: readonly Mention[] }) {
  return (
    <div>
      <p>{title}</p>
      <p className="mt-1 max-w-prose text-small text-muted">{content.mentionsStay}</p>
      <ul className="mt-2 list-disc ps-5">
        {entries.map(({ what, at, to }) => {
          const text = at ? `${what}, ${formatDateTime(at)}` : what;
          return <li key={`${to}${text}`}>{to ? <TextLink to={to}>{text}</TextLink> : text}</li>;
        })}
      </ul>
    </div>
  );
}
