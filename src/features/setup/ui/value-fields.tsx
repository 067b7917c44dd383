import { setUp } from "#content/library/set-up.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Typed } from "#workflow/setup/fill.ts";
import { faultIn } from "#workflow/setup/kinds.ts";
import type { SetupField } from "#workflow/setup/setup.ts";
import { ValueField } from "./value-field.tsx";

export function ValueFields({
  fields,
  typed,
  onType,
}: {
  fields: SetupField[];
  typed: Typed["values"];
  onType: (typed: Typed["values"]) => void;
}) {
  const inputs = (shown: SetupField[]) =>
    shown.map((field) => (
      <ValueField
        key={field.name}
        field={field}
        typed={typed[field.name]}
        fault={faultIn(field, typed, fields)}
        onType={(next) => onType({ ...typed, [field.name]: next })}
      />
    ));
  const others = fields.filter(({ isExample }) => !isExample);
  return (
    <>
      {inputs(fields.filter(({ isExample }) => isExample))}
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer py-3 text-muted hover:text-text">
            {interpolate(setUp.form.others, { count: others.length })}
          </summary>
          <div className="mt-4 space-y-5">{inputs(others)}</div>
        </details>
      )}
    </>
  );
}
