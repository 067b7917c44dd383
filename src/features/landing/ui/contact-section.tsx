import type { ReactNode } from "react";
import { contact } from "#content/landing/contact.ts";
import { Section } from "#design/layout/section.tsx";
import { WayToUs } from "./way-to-us.tsx";

/**
 * The last section: the call, then the form, then the answers (`#landing-answers`) beside and below the
 * form.
 */
export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <Section
      id="contact"
      heading={contact.heading}
      intro={contact.intro}
      className="border-t border-hairline bg-surface"
    >
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr] lg:*:[#get-in-touch]:row-span-2 lg:*:[#landing-answers]:contents">
        <div className="lg:col-start-2 lg:row-start-1">
          <WayToUs {...contact.call} />
        </div>
        {children}
      </div>
    </Section>
  );
}
