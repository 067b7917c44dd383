import { CaseStudies } from "./case-studies.tsx";
import { Process } from "./process.tsx";
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";

/**
 * The sections from the calculator down to the contact form, as a static island: scripts do not render
 * them again.
 */
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
