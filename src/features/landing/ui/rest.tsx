import { caseStudies } from "#content/landing/case-studies.ts";
import { waysToUs } from "#content/site/ways-to-us.ts";
import { ActionButtons } from "#client/action-buttons.tsx";
import { Container } from "#design/layout/container.tsx";
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
      <WaysToUs />
      <Process />
    </>
  );
}

/** Shows the buttons "Write to us" and "Book a Call" after a line. On phones, the line is left out. */
function WaysToUs() {
  return (
    <Container className="flex flex-wrap items-center gap-5 pb-section print:hidden">
      <span aria-hidden className="drawn -me-5 h-0.5 grow lit-across max-sm:hidden" />
      <ActionButtons actions={waysToUs} />
    </Container>
  );
}
