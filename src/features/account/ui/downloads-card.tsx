import { accountPage } from "#content/accounts/account.ts";
import { TextLink } from "#design/text-link.tsx";
import { ButtonLink } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { OwnDownload } from "../contract.ts";
import { AccountCard } from "./account-card.tsx";
import { formatDate } from "#shared/text/format-date.ts";

const words = accountPage.downloads;

export function DownloadsCard({ downloads }: { downloads: readonly OwnDownload[] }) {
  return (
    <AccountCard title={words.title}>
      {downloads.length === 0 ? (
        <>
          <p className="text-muted">{words.none}</p>
          <ButtonLink to="/templates" variant="secondary" className="self-start">
            {words.browse}
          </ButtonLink>
        </>
      ) : (
        <ul className="divide-y divide-hairline">
          {downloads.map(({ templateId, title, slug, lastAt }) => (
            <li key={templateId} className="relative py-3 first:pt-0 last:pb-0">
              <TextLink to={`/templates/${slug}`} className="after:absolute after:inset-0">
                {title}
              </TextLink>
              <p className="text-small text-faint">
                {interpolate(words.last, { date: formatDate(lastAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
