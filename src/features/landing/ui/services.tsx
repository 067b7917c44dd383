import {
  serviceGroups,
  services,
  servicesSection,
  type Service,
} from "#content/landing/services.ts";
import { classes } from "#design/classes.ts";
import { Section } from "#design/layout/section.tsx";
import { ServiceCard, type ServiceLook } from "./service-card.tsx";

const LAYOUTS: Record<Service["group"], { grid: string; first: ServiceLook; others: ServiceLook }> =
  {
    in: {
      grid: "sm:grid-cols-2 lg:grid-cols-[1.12fr_1fr] lg:grid-rows-2",
      first: "tall",
      others: "row",
    },
    decided: { grid: "sm:grid-cols-2", first: "wide", others: "row" },
    out: { grid: "md:grid-cols-3 print:grid-cols-3", first: "open", others: "open" },
  };

export function Services() {
  return (
    <Section id="features" space="far" {...servicesSection}>
      <div className="service-wire relative space-y-10 pl-6 sm:space-y-16 sm:pl-10 lg:space-y-22 lg:pl-14">
        {serviceGroups.map(({ id, name, text }) => (
          <div key={id}>
            <header
              data-reveal
              className="service-stop relative max-w-[42rem] print:break-after-avoid"
            >
              <h3 className="text-subheading">{name}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </header>
            <div className={classes("mt-4 grid sm:mt-7 sm:gap-5 lg:gap-6", LAYOUTS[id].grid)}>
              {services
                .filter(({ group }) => group === id)
                .map((service, position) => (
                  <ServiceCard
                    key={service.slug}
                    service={service}
                    look={position === 0 ? LAYOUTS[id].first : LAYOUTS[id].others}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
