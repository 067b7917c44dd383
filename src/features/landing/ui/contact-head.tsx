import { contactSection } from "#content/landing/contact-section.ts";
import { SectionHead } from "#design/layout/section.tsx";
import { WayToUs } from "./way-to-us.tsx";

export default function ContactHead() {
  const { heading, intro, call } = contactSection;
  return (
    <>
      <div className="-mb-5 lg:col-span-2">
        <SectionHead id="contact" heading={heading} intro={intro} />
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <WayToUs {...call} />
      </div>
    </>
  );
}
