import { caseStudies } from "#content/landing/case-studies.ts";
import { CaseStudies } from "./case-studies.tsx";
import { Process } from "./process.tsx";
import { Proof } from "./proof.tsx";
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";

export default function LandingRest() {
  return (
    <>
      <Services />
      <Reasons />
      {caseStudies.shown.length > 0 ? <CaseStudies /> : <Proof />}
      <Process />
    </>
  );
}
