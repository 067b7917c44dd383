import { serviceGroups, services, servicesSection } from "#content/landing/services.ts";
import { Section } from "#design/layout/section.tsx";
import { ServiceCard } from "./service-card.tsx";

export function Services() {
  return (
    <Section id="features" {...servicesSection}>
      <div className="space-y-6 sm:space-y-12">
        {serviceGroups.map(({ id, name, text }) => (
          <div key={id}>
            <header
              data-reveal
              className="flex flex-wrap items-baseline gap-x-4 print:break-after-avoid"
            >
              <h3 className="text-subheading">{name}</h3>
              <p className="text-muted max-sm:hidden">{text}</p>
            </header>
            <div className="mt-3 grid sm:mt-5 md:grid-cols-3 md:gap-6 lg:gap-7 print:grid-cols-3">
              {services
                .filter(({ group }) => group === id)
                .map((service) => (
                  <ServiceCard key={service.slug} service={service} />
                ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
