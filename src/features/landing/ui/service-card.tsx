import { Link } from "react-router";
import { Plus } from "lucide-react";
import { serviceLabels, services, type Service } from "#content/landing/services.ts";
import { solutions } from "#content/site/solutions.ts";
import { ActionLink } from "#client/action-link.tsx";
import { classes } from "#design/classes.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import { Picture } from "#design/layout/picture.tsx";
import { useLibrary } from "#features/showcase/client/use-library.ts";
import { FreeTemplates } from "#features/showcase/client/free-templates.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

/** tall: picture above; wide: picture at the right, over the whole row; row: small picture at the left; open: without a frame. */
export type ServiceLook = keyof typeof LOOKS;

const FRAME = "sm:overflow-hidden sm:rounded-card sm:border sm:border-hairline sm:bg-surface";

const LOOKS = {
  tall: {
    card: `${FRAME} sm:col-span-2 lg:col-span-1 lg:row-span-2`,
    body: "flex flex-col",
    picture: "sm:border-b",
    text: "sm:p-7 lg:p-9",
    title: "text-subheading",
    lead: "text-lead",
    features:
      "sm:max-lg:grid-cols-2 lg:grow lg:auto-rows-fr lg:gap-y-0 lg:*:border-t lg:*:border-hairline lg:*:py-2.5",
  },
  wide: {
    card: `${FRAME} sm:col-span-2`,
    body: "flex flex-col lg:grid lg:grid-cols-[1fr_1.3fr]",
    picture: "sm:max-lg:border-b lg:order-last lg:aspect-auto lg:border-l",
    text: "sm:p-7 lg:justify-center lg:px-9 lg:*:last:mt-0",
    title: "text-subheading",
    lead: "",
    features: "sm:grid-cols-2 lg:max-xl:grid-cols-1",
  },
  row: {
    card: FRAME,
    body: "flex flex-col xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
    picture: "sm:max-xl:border-b xl:mt-7 xl:ml-7 xl:self-start xl:rounded-control xl:border",
    text: "sm:p-6 xl:p-7 xl:pl-6",
    title: "text-title",
    lead: "text-[0.9375rem] leading-relaxed",
    features: "",
  },
  open: {
    card: "",
    body: "flex flex-col",
    picture: "sm:rounded-card sm:border",
    text: "sm:pt-6",
    title: "text-title",
    lead: "text-[0.9375rem] leading-relaxed",
    features: "",
  },
};

export function ServiceCard({ service, look }: { service: Service; look: ServiceLook }) {
  const { slug, title, description, image, features } = service;
  const { card, body, picture, text, title: size, lead, features: list } = LOOKS[look];
  return (
    <article data-reveal className={classes("min-w-0 print:break-inside-avoid", card)}>
      <details className="service group/service">
        <summary className="flex cursor-pointer list-none items-center gap-4 border-t border-hairline py-3 sm:hidden [&::-webkit-details-marker]:hidden">
          <Holder service={service} />
          <h4 className="grow text-title">{title}</h4>
          <Plus
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open/service:rotate-45"
          />
        </summary>
        <div className={classes("service-body h-full", body)}>
          <Picture
            {...image}
            shape="wide"
            variant={services.findIndex((one) => one.slug === slug)}
            className={classes(
              "border-hairline max-sm:mt-1 max-sm:rounded-card max-sm:border print:hidden",
              picture,
            )}
          />
          <div className={classes("flex grow flex-col max-sm:py-5", text)}>
            <div className="flex items-center gap-4 max-sm:hidden">
              <Holder service={service} />
              <h4 className={size}>{title}</h4>
            </div>
            <p className={classes("text-muted sm:mt-4", lead)}>{description}</p>
            <ul
              className={classes(
                "service-list mt-4 grid gap-x-6 gap-y-2 text-small text-muted",
                list,
              )}
            >
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ServiceLinks service={service} />
          </div>
        </div>
      </details>
    </article>
  );
}

function Holder({ service }: { service: Service }) {
  return (
    <IconHolder>
      <Icon name={service.icon} />
    </IconHolder>
  );
}

function ServiceLinks({ service: { slug, title } }: { service: Service }) {
  const library = useLibrary();
  return (
    <p className="-mb-3 mt-auto flex flex-wrap gap-x-6 pt-4 print:hidden">
      <Link to={solutionPath("services", slug)} className={LINK}>
        {solutions.more}
        <span className="sr-only">: {title}</span>
      </Link>
      <ActionLink
        action={{ label: serviceLabels.ask, to: "section", section: "contact-form" }}
        search={`?about=${slug}`}
        className={LINK}
      >
        {serviceLabels.ask}
        <span className="sr-only">: {title}</span>
      </ActionLink>
      <FreeTemplates free={library?.services[slug]} of={title} />
    </p>
  );
}

const LINK =
  "inline-flex min-h-11 items-center text-small font-semibold text-accent underline-offset-4 hover:underline";
