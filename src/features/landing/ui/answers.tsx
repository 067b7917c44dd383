import { contactSection } from "#content/landing/contact-section.ts";
import { AfterMessage } from "#features/team/client/after-message.tsx";
import { People } from "#features/team/client/people.tsx";
import { Questions } from "./questions.tsx";
import { WayToUs } from "./way-to-us.tsx";

/**
 * A link to the templates, frequent questions and the people who answer, beside the contact form. The steps that follow
 * a message are shown below the form.
 */
export default function LandingAnswers() {
  return (
    <>
      <div className="space-y-6 lg:col-start-2">
        <WayToUs {...contactSection.templates} />
        <Questions />
        <People />
      </div>
      <AfterMessage />
    </>
  );
}
