import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Setup, SetupField } from "#workflow/setup/setup.ts";

const { form: labels } = setUp;
const { needs } = templatesPage;

export function ValueList({ setup: { fields, choices } }: { setup: Setup }) {
  const others = fields.filter(({ isExample }) => !isExample);
  return (
    <div className="mt-8">
      <h3 className="text-title">{needs.values}</h3>
      {fields.length + choices.length === 0 && <p className="mt-3 text-muted">{needs.noValues}</p>}
      <Values fields={fields.filter(({ isExample }) => isExample)} />
      <Choices choices={choices} />
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="opens min-h-11 text-small text-muted hover:text-text">
            {interpolate(labels.others, { count: others.length })}
          </summary>
          <Values fields={others} />
        </details>
      )}
    </div>
  );
}

/** Lists the settings that the visitor has to choose in n8n's editor, such as a sheet in the visitor's own account. */
export function Choices({ choices }: Pick<Setup, "choices">) {
  if (choices.length === 0) return null;
  return (
    <div className="mt-4 text-[0.9375rem]/[1.55]">
      <p className="font-medium">{labels.choices}</p>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {choices.map(({ node, label }) => (
          <li key={`${node} ${label}`}>{interpolate(labels.choice, { label, node })}</li>
        ))}
      </ul>
    </div>
  );
}

function Values({ fields }: { fields: SetupField[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 text-[0.9375rem]/[1.55] @2xl:grid-cols-2">
      {fields.map(({ name, label, explanation, example }) => (
        <div key={name} className="min-w-0 border-t border-hairline pt-2">
          <dt className="font-medium">{label}</dt>
          <dd className="text-muted">
            {explanation}
            {example !== "" && example !== explanation && (
              <span className="block break-words text-faint">
                {interpolate(labels.example, { example })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
