import type { PassportProof } from "../../views.ts";
import { Costs } from "./costs.tsx";
import { Failures } from "./failures.tsx";
import { Help } from "./help.tsx";
import { Messages } from "./messages.tsx";
import { Needs } from "./needs.tsx";
import { Off } from "./off.tsx";
import { PassportHead } from "./passport-head.tsx";
import { Permissions } from "./permissions.tsx";
import { Proof } from "./proof.tsx";
import { Receivers } from "./receivers.tsx";
import { Releases } from "./releases.tsx";
import { SelfCheck } from "./self-check.tsx";
import { Untried } from "./untried.tsx";

export function PassportArticle({ proof, origin }: { proof: PassportProof; origin: string }) {
  const { passport, permissions, licence } = proof;
  return (
    <article className="@container">
      <PassportHead proof={proof} />
      <div className="mt-12 max-w-[56rem] space-y-14">
        <Needs proof={proof} />
        <Releases passport={passport} />
        <Messages passport={passport} />
        <Receivers proof={proof} />
        <Permissions permissions={permissions} />
        <Costs proof={proof} />
        <Failures proof={proof} />
        <Off passport={passport} />
        <Proof passport={passport} />
        <Untried passport={passport} />
        <Help licence={licence} />
        <SelfCheck proof={proof} origin={origin} />
      </div>
    </article>
  );
}
