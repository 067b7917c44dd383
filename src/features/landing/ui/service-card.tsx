import { Link } from "react-router";
import { services, type Service } from "#content/landing/services.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import { Picture } from "#design/layout/picture.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

/**
 * A link to the page of a service. On phones it is a short row with a small picture and the service's first feature. On
 * wider screens it is a card.
 */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, description, icon, image, features } = service;
  return (
    <article data-reveal className="service-card min-w-0 print:break-inside-avoid">
      <Picture
        {...image}
        shape="wide"
        variant={services.indexOf(service)}
        className="rounded-card border border-hairline print:hidden"
      />
      <IconHolder className="max-md:hidden">
        <Icon name={icon} />
      </IconHolder>
      <h4 className="text-title">
        <Link to={solutionPath("services", slug)} className="service-link">
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
