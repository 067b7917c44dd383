import { useActionData } from "react-router";
import { contact } from "#content/landing/contact.ts";
import type { Action } from "#content/types.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Section } from "#design/layout/section.tsx";
import { ContactForm } from "./contact-form.tsx";
import { AfterMessage } from "#features/team/client/after-message.tsx";
import type { FormAnswer } from "../contract.ts";

export default function ContactSection() {
  const answer = useActionData<FormAnswer>();
  return (
    <Section
      id="contact"
      heading={contact.heading}
      intro={contact.intro}
      className="border-t border-hairline bg-surface"
    >
      {/* On a phone, whoever follows a link to here sees both ways to us at once. */}
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr] print:grid-cols-2">
        <div className="lg:pt-2">
          <Way {...contact.call} />
        </div>
        <div className="rounded-card border border-hairline bg-canvas p-6 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          <ContactForm answer={answer} />
        </div>
        <div className="flex flex-col gap-9">
          <Way {...contact.templates} />
          <AfterMessage />
        </div>
      </div>
    </Section>
  );
}

function Way({ title, text, action }: { title: string; text: string; action: Action }) {
  return (
    <div data-reveal className="border-b border-hairline pb-9">
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-[26rem] text-muted">{text}</p>
      <ActionLink action={action} className={`mt-5 ${buttonClasses({ variant: "secondary" })}`} />
    </div>
  );
}
