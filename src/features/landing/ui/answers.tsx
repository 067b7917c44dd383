import { contactSection } from "#content/landing/contact-section.ts";
import { faqHeading, questions } from "#content/landing/faq.ts";
import { ActionLink } from "#client/action-link.tsx";
import { People } from "#features/team/client/people.tsx";
import { WayToUs } from "./way-to-us.tsx";

export default function LandingAnswers() {
  return (
    <div className="space-y-6 lg:col-start-2 lg:row-span-2">
      <WayToUs {...contactSection.templates} />
      <Questions />
      <People />
    </div>
  );
}

function Questions() {
  return (
    <section id="faq" tabIndex={-1} aria-labelledby="faq-heading" className="scroll-mt-6">
      <h3 id="faq-heading" className="text-subheading">
        {faqHeading}
      </h3>
      <div className="mt-4 border-t border-hairline print:columns-2 print:gap-10">
        {questions
          .filter(({ elsewhere }) => !elsewhere)
          .map(({ id, question, answer, action, more }) => (
            <details
              key={id}
              name="faq"
              className="group border-b border-hairline print:break-inside-avoid"
            >
              <summary className="opens min-h-11 justify-between py-2 font-medium">
                {question}
              </summary>
              {answer.map((paragraph) => (
                <p key={paragraph} className="pb-3 text-muted">
                  {paragraph}
                </p>
              ))}
              {[action, more].map(
                (way) =>
                  way && (
                    <ActionLink
                      key={way.label}
                      action={way}
                      className="mr-6 mb-2 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline print:hidden"
                    />
                  ),
              )}
            </details>
          ))}
      </div>
    </section>
  );
}
