import { contact } from "#content/landing/contact.ts";
import { AfterMessage } from "#features/team/client/after-message.tsx";
import { People } from "#features/team/client/people.tsx";
import { Questions } from "./questions.tsx";
import { WayToUs } from "./way-to-us.tsx";

/** Beside the form: templates and questions. Below the form: people, and what happens with a message. */
export default function LandingAnswers() {
  return (
    <>
      <div className="space-y-9 lg:col-start-2">
        <WayToUs {...contact.templates} />
        <Questions />
      </div>
      <div className="grid gap-x-16 gap-y-9 border-t border-hairline pt-9 max-lg:mt-9 lg:col-span-2 lg:mt-4 lg:grid-cols-[1.3fr_1fr]">
        <People />
        <AfterMessage />
      </div>
    </>
  );
}
