import { CaseStudies } from "./case-studies.tsx";
import { Process } from "./process.tsx";
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";

/** From the calculator down to the contact form: scripts change nothing in it. */
export default function LandingRest() {
  return (
    <>
      <Services />
      <Reasons />
      <CaseStudies />
      <Process />
    </>
  );
}
