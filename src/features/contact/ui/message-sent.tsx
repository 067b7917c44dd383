import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { contact } from "#content/landing/contact.ts";
import { promise } from "#content/site/ways-to-us.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";

const { title, text, again } = contact.form.success;

export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div className="flex min-h-96 flex-col items-start justify-center">
      <IconHolder>
        <Check aria-hidden strokeWidth={2.25} />
      </IconHolder>
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-subheading">
        {title}
      </h3>
      <p className="mt-2 text-lead text-muted">{text}</p>
      <p className="mt-2 text-muted">{promise}</p>
      <ActionLink
        action={{ label: again, to: "section", section: "contact" }}
        onClick={onAgain}
        className={`mt-7 ${buttonClasses({ variant: "secondary" })}`}
      />
    </div>
  );
}
