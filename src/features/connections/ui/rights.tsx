import { connectPage } from "#content/library/connect-page.ts";
import type { Credential } from "#content/library/connections/connection.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { Marked } from "./marked.tsx";

const words = connectPage.page;

export function Rights({ credentials }: { credentials: readonly Credential[] }) {
  return credentials.map(({ type, label, docs, rights }) => (
    <div key={type} className="mt-8 first-of-type:mt-0">
      <h3 className="text-title">{label}</h3>
      <dl className="mt-3 border-t border-hairline">
        {rights.map(({ name, why }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 md:grid-cols-[2fr_3fr]"
          >
            <Marked as="dt" html={name} className="min-w-0 text-small break-words" />
            <Marked as="dd" html={why} className="text-small text-muted" />
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small">
        <a href={docs} className="underline decoration-edge underline-offset-4">
          {interpolate(words.docs, { label })}
        </a>
      </p>
    </div>
  ));
}
