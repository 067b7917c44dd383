import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PassportProof } from "../../views.ts";
import { Folded, Part, quoted } from "./part.tsx";

const labels = words.permissions;

export function Permissions({ permissions }: Pick<PassportProof, "permissions">) {
  if (permissions.length === 0)
    return (
      <Part id="permissions">
        <p className="text-muted">{labels.none}</p>
      </Part>
    );
  return (
    <Part id="permissions" text={labels.text}>
      {permissions.map(({ type, label, steps, rights }) => (
        <div key={type} className="mt-6 first-of-type:mt-0">
          <h3 className="text-title">{label}</h3>
          <p className="mt-1 text-small text-muted">
            {interpolate(labels.steps, { steps: quoted(steps) })}
          </p>
          <Rights rights={rights} />
        </div>
      ))}
    </Part>
  );
}

type Right = PassportProof["permissions"][number]["rights"][number];

/** Lists the rights of a credential. Rights that n8n asks for but no template of the library uses are folded away. */
function Rights({ rights }: { rights: readonly Right[] }) {
  const unused = rights.filter(({ why }) => why.includes("none of our templates"));
  const { length: count } = unused;
  return (
    <>
      <RightLines rights={rights.filter((right) => !unused.includes(right))} />
      {count > 0 && (
        <Folded summary={count === 1 ? labels.unusedOne : interpolate(labels.unused, { count })}>
          <RightLines rights={unused} />
        </Folded>
      )}
    </>
  );
}

function RightLines({ rights }: { rights: readonly Right[] }) {
  return (
    <ul className="mt-3 border-t border-hairline text-small">
      {rights.map(({ name, why }) => (
        <li key={name} className="border-b border-hairline py-2">
          {why}
          <span className="block break-words text-faint">{name}</span>
        </li>
      ))}
    </ul>
  );
}
