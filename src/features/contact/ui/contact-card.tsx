import { useActionData } from "react-router";
import type { FormAnswer } from "../contract.ts";
import { ContactForm } from "./contact-form.tsx";

export default function ContactCard() {
  const answer = useActionData<FormAnswer>();
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-9 lg:h-full lg:max-xl:p-7 print:hidden">
      <ContactForm answer={answer} />
    </div>
  );
}
