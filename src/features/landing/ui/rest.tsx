import { CaseStudies } from "./case-studies.tsx";
import { Industries } from "./industries.tsx";
import { Process } from "./process.tsx";

/** From the library down to the calculator: nothing in the browser changes it. */
export default function LandingRest() {
  return (
    <>
      <CaseStudies />
      <Process />
      <Industries />
    </>
  );
}
