import { Link } from "react-router";
import {
  serviceGroups,
  services,
  servicesSection,
  type Service,
} from "#content/landing/services.ts";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

export function Services() {
  return (
    <Section id="features" {...servicesSection}>
      <div className="short-texts space-y-6 sm:space-y-12">
        {serviceGroups.map(({ id, name, text }) => (
          <div key={id}>
            <header data-reveal className="items-baseline gap-x-4 lg:flex print:break-after-avoid">
              <h3 className="text-subheading">{name}</h3>
              <p className="text-muted max-sm:hidden">{text}</p>
            </header>
            <div className="mt-3 grid sm:mt-5 md:grid-cols-3 md:gap-x-6 md:gap-y-3 lg:gap-x-7 print:grid-cols-3">
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

function ServiceCard({ service }: { service: Service }) {
  const { slug, title, description, image, features } = service;
  return (
    <article data-reveal className="service-card min-w-0 print:break-inside-avoid">
      <Picture
        {...image}
        shape="wide"
        variant={services.indexOf(service)}
        className="lit-border border border-hairline rounded-card print:hidden"
      />
      <h4 className="text-title">
        <Link to={solutionPath("services", slug)} className="card-link">
          {title}
        </Link>
      </h4>
      <p className="text-muted max-md:hidden">{description}</p>
      <ul className="service-list grid gap-y-1 text-[0.9375rem] leading-normal text-muted">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
