import { templatesPage } from "#content/library/templates-page.ts";
import type { TemplateView } from "../../views.ts";
import { CostList } from "./cost-list.tsx";

const words = templatesPage.needs;

export function TemplateNeeds({
  credentials,
  connections,
}: Pick<NonNullable<TemplateView["facts"]>, "credentials" | "connections">) {
  return (
    <section>
      <h2 className="mb-5 text-subheading">{words.heading}</h2>
      <CostList connections={connections} />
      <h3 className="mt-8 text-title">{words.access}</h3>
      {credentials.length === 0 && <p className="mt-3 text-muted">{words.noAccess}</p>}
      <ul className="mt-3 grid gap-x-8 gap-y-3 @2xl:grid-cols-2">
        {credentials.map(({ type, label, scopes }) => (
          <li key={type} className="min-w-0 border-t border-hairline pt-2 text-muted">
            {label}
            {scopes.length > 0 && (
              <details className="text-small text-faint">
                <summary className="cursor-pointer py-3">{words.rights}</summary>
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
    </section>
  );
}
