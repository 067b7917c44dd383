import { templatesPage } from "#content/library/templates-page.ts";
import { ConnectionLinks } from "#features/connections/client/connection-links.tsx";
import type { TemplateView } from "../views.ts";

const words = templatesPage.needs;

/** What one needs before setting up: access to connect, and values to fill in. */
export function TemplateNeeds({
  credentials,
  connections,
  placeholders,
}: Pick<NonNullable<TemplateView["facts"]>, "credentials" | "connections" | "placeholders">) {
  return (
    <section>
      <h2 className="mb-5 text-subheading">{words.heading}</h2>
      <div className="grid gap-8 @2xl:grid-cols-2">
        <div>
          <h3 className="text-title">{words.access}</h3>
          {credentials.length === 0 && <p className="mt-3 text-muted">{words.noAccess}</p>}
          <ConnectionLinks connections={connections} />
          <ul className="mt-3 space-y-3">
            {credentials.map(({ type, label, scopes }) => (
              <li key={type} className="border-t border-hairline pt-2 text-muted">
                {label}
                {scopes.length > 0 && (
                  <details className="text-small text-faint">
                    <summary className="cursor-pointer py-1">{words.rights}</summary>
                    <ul>
                      {scopes.map((scope) => (
                        <li key={scope} className="font-mono text-[0.75rem] break-all">
                          {scope}
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-title">{words.values}</h3>
          {placeholders.length === 0 && <p className="mt-3 text-muted">{words.noValues}</p>}
          <ul className="mt-3 space-y-3">
            {placeholders.map(({ node, path, label }) => (
              <li key={`${node}.${path}`} className="border-t border-hairline pt-2 text-muted">
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
