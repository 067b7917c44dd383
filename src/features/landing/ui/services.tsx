import { Link } from "react-router";
import {
  serviceLabels,
  services,
  servicesSection,
  type Service,
} from "#content/landing/services.ts";
import { solutions } from "#content/site/solutions.ts";
import { ActionLink } from "#client/action-link.tsx";
import { Card } from "#design/layout/card.tsx";
import { classes } from "#design/classes.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

/** Nine cards, the first four times as large, fill three columns and two; swiped on a phone. */
export function Services() {
  return (
    <Section id="features" {...servicesSection}>
      <div className="relative gap-4 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-4 sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6">
        {services.map((service, position) => (
          <ServiceCard key={service.slug} service={service} position={position} />
        ))}
      </div>
    </Section>
  );
}

function ServiceCard({ service, position }: { service: Service; position: number }) {
  const large = position === 0;
  const { title, description, icon, image, features, slug } = service;
  return (
    <Card
      data-reveal
      className={classes(
        "flex flex-col overflow-hidden max-sm:w-[82vw] max-sm:shrink-0 max-sm:snap-start",
        large && "sm:col-span-2 lg:row-span-2",
      )}
    >
      <Picture {...image} shape="wide" variant={position} className="border-b border-hairline" />
      <div className={classes("flex grow flex-col p-6", large && "lg:p-9")}>
        <div className={classes("flex items-center", large ? "gap-4.5" : "gap-3.5")}>
          <IconHolder>
            <Icon name={icon} />
          </IconHolder>
          <h3 className={large ? "text-subheading" : "text-title"}>{title}</h3>
        </div>
        <p
          className={classes(
            "mt-4 text-muted",
            large
              ? "max-w-[40rem] lg:mt-5 lg:text-[1.375rem] lg:leading-normal"
              : "text-[0.9375rem] leading-relaxed",
          )}
        >
          {description}
        </p>
        <ul
          className={classes(
            "text-muted",
            large
              ? "mt-7 grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:mt-auto"
              : "mt-5 grid gap-y-2 text-small",
          )}
        >
          {features.map((feature) => (
            <li
              key={feature}
              className={classes("flex gap-3", large && "border-t border-hairline py-3 lg:py-4.5")}
            >
              <span
                aria-hidden
                className="mt-[0.7em] h-0.5 w-3 shrink-0 rounded-full bg-linear-to-r from-ember to-violet"
              />
              {feature}
            </li>
          ))}
        </ul>
        <div className={classes("flex flex-wrap gap-x-6 pt-4", !large && "mt-auto")}>
          <Link
            to={solutionPath("services", slug)}
            className="-mb-3 inline-flex min-h-11 items-center text-small font-semibold text-accent underline-offset-4 hover:underline"
          >
            {solutions.more}
            <span className="sr-only">: {title}</span>
          </Link>
          <ActionLink
            action={{ label: serviceLabels.ask, to: "section", section: "contact-form" }}
            search={`?about=${slug}`}
            className="-mb-3 inline-flex min-h-11 items-center text-small font-semibold text-accent underline-offset-4 hover:underline"
          >
            {serviceLabels.ask}
            <span className="sr-only">: {title}</span>
          </ActionLink>
        </div>
      </div>
    </Card>
  );
}
