import { contactSection } from "#content/landing/contact-section.ts";
import { AfterMessage } from "#features/team/client/after-message.tsx";
import { People } from "#features/team/client/people.tsx";
import { Questions } from "./questions.tsx";
import { WayToUs } from "./way-to-us.tsx";

/**
 * Links to templates and questions, beside the contact form. Below the form, it shows who answers and what happens
 * next.
 */
export default function LandingAnswers() {
  return (
    <>
      <div className="space-y-6 lg:col-start-2">
        <WayToUs {...contactSection.templates} />
        <Questions />
      </div>
      <div className="beside-form border-t border-hairline pt-7 lg:col-span-2 lg:mt-4">
        <People />
        <AfterMessage />
      </div>
    </>
  );
}
