import { passport as content } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { usesOf } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Folded } from "./part.tsx";

const labels = content.permissions;

/**
 * Matches the name of a permission that is only a URL. It says nothing to readers, so it is left out if a reason for
 * the permission is shown.
 */
const ADDRESS = /^https:/;

export function Permissions({ proof: { permissions, passport } }: { proof: PassportProof }) {
  if (permissions.length === 0) return null;
  return (
    <>
      <p className="text-muted">{labels.less}</p>
      {permissions.map(({ type, label, steps, rights }) => (
        <div key={type} className="mt-5">
          <h4 className="font-semibold">{label}</h4>
          <p className="mt-1 text-[0.9375rem]/[1.55] text-muted">
            {interpolate(labels.uses, { uses: usesOf(passport, steps) })}
          </p>
          <Folded
            summary={
              rights.length === 1
                ? labels.rightsOne
                : interpolate(labels.rights, { count: rights.length })
            }
          >
            <ul className="border-t border-hairline text-[0.9375rem]/[1.55]">
              {rights.map(({ name, why }) => (
                <li key={name + why} className="border-b border-hairline py-2">
                  {why}
                  {name && !(why && ADDRESS.test(name)) && (
                    <span className="block break-words text-faint">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </Folded>
        </div>
      ))}
    </>
  );
}
