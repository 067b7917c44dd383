import { Plus } from "lucide-react";
import { faqSection, questions } from "#content/landing/faq.ts";
import { ActionLink } from "#client/action-link.tsx";
import { Section } from "#design/layout/section.tsx";

export function Questions() {
  return (
    <Section id="faq" layout="beside" {...faqSection}>
      <div className="border-t border-hairline print:columns-2 print:gap-10">
        {questions.map(({ id, question, answer, action, more }) => (
          <details
            key={id}
            name="faq"
            className="group border-b border-hairline print:break-inside-avoid"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-title font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <div className="max-w-[42rem] pb-7 text-muted">
              {answer.map((paragraph) => (
                <p key={paragraph} className="not-first:mt-3">
                  {paragraph}
                </p>
              ))}
              {[action, more].map(
                (way) =>
                  way && (
                    <ActionLink
                      key={way.label}
                      action={way}
                      className="mt-2 mr-6 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline print:hidden"
                    />
                  ),
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
