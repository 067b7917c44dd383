import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PassportView } from "../../views.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.permissions;

export function Permissions({ permissions }: Pick<PassportView, "permissions">) {
  return (
    <Part id="permissions">
      {permissions.length === 0 && <p className="text-muted">{labels.none}</p>}
      {permissions.map(({ type, label, steps, rights }) => (
        <div key={type} className="mt-8 first-of-type:mt-0">
          <h3 className="text-title">{label}</h3>
          <p className="mt-1 mb-3 text-small text-muted">
            {interpolate(labels.steps, { steps: steps.join(", ") })}
          </p>
          <Lines>
            {rights.map(({ name, why }) => (
              <Line key={name} name={<span className="text-small">{name}</span>}>
                <span className="text-small">{why}</span>
              </Line>
            ))}
          </Lines>
        </div>
      ))}
    </Part>
  );
}
