import { passport as words } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { CostList } from "../page/cost-list.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportView } from "../../views.ts";
import { Failures } from "./failures.tsx";
import { Messages } from "./messages.tsx";
import { Part } from "./part.tsx";
import { PassportHead } from "./passport-head.tsx";
import { Permissions } from "./permissions.tsx";
import { Proof } from "./proof.tsx";
import { Receivers } from "./receivers.tsx";
import { Releases } from "./releases.tsx";
import { SelfCheck } from "./self-check.tsx";
import { Untried } from "./untried.tsx";

type Props = { view: PassportView; passport: Passport };

const PARTS = [
  "releases",
  "messages",
  "receivers",
  "permissions",
  "costs",
  "failures",
  "proof",
  "untried",
  "check",
] as const;

export function PassportArticle({ view, passport }: Props) {
  const { connections, permissions, slug, use } = view;
  return (
    <article className="@container">
      <PassportHead passport={passport} view={view} />
      <nav aria-label={words.sections} className="mt-8 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {PARTS.map((part) => (
            <li key={part}>
              <TextLink alone to={`#${part}`}>
                {words[part].heading}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-12 max-w-[56rem] space-y-14">
        <Releases passport={passport} />
        <Messages passport={passport} />
        <Receivers passport={passport} slug={slug} />
        <Permissions permissions={permissions} />
        <Part id="costs">
          <CostList connections={connections} />
          {use && <p className="mt-3 text-small text-faint">{interpolate(words.costs.use, use)}</p>}
        </Part>
        <Failures passport={passport} />
        <Proof passport={passport} slug={slug} />
        <Untried passport={passport} />
        <SelfCheck passport={passport} />
      </div>
    </article>
  );
}
