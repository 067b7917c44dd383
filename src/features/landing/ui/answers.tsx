import { PeopleSection } from "#features/team/client/people-section.tsx";
import { Questions } from "./questions.tsx";

/** From the calculator down to the contact form: nothing in the browser changes it. */
export default function LandingAnswers() {
  return (
    <>
      <Questions />
      <PeopleSection />
    </>
  );
}
