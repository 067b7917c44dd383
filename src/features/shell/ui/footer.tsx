import { brand } from "#content/site/brand.ts";
import { footerGroups } from "#content/site/footer-links.ts";
import { navigation } from "#content/site/navigation.ts";
import { ActionLink } from "#client/action-link.tsx";
import { classes } from "#design/classes.ts";
import { Container } from "#design/layout/container.tsx";
import { useShownLinks, useSite } from "#client/site.ts";
import { sampleEntries } from "#shared/imprint/imprint.ts";
import { Logo } from "./logo.tsx";
import { ThemeChoice } from "./theme.tsx";

const LINK =
  "inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline lg:min-h-9";

/** Whether a group of links is the last one. On a phone, the last group takes a whole row. */
const isLast = (heading: string) => footerGroups.at(-1)?.heading === heading;

export default function Footer() {
  const { legal, email } = brand;
  const shown = useShownLinks();
  return (
    <footer className="border-t border-hairline print:hidden">
      <Container className="grid gap-x-16 gap-y-5 py-5 md:py-8 lg:grid-cols-[1fr_34rem]">
        <div className="min-w-0">
          <Logo />
          <p className="mt-2 max-w-60 text-small text-muted">{brand.tagline}</p>
          {sampleEntries().length === 0 && (
            <address className="mt-3 text-small text-muted not-italic">
              {[legal.company, legal.street, legal.city, legal.country].join(", ")}
            </address>
          )}
          {email.hello && (
            <a href={`mailto:${email.hello}`} className={`text-small ${LINK}`}>
              {email.hello}
            </a>
          )}
          <p className="flex gap-x-6 text-small">
            {navigation.footerButtons.map((action) => (
              <ActionLink key={action.label} action={action} className={LINK} />
            ))}
          </p>
        </div>
        <nav
          aria-label={navigation.footerLabel}
          className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3 large-text:grid-cols-1"
        >
          {footerGroups.map(({ heading, links }) => (
            <div
              key={heading}
              className={classes("text-small", isLast(heading) && "max-sm:col-span-full")}
            >
              <h2 className="font-text font-medium tracking-normal">{heading}</h2>
              <ul
                className={classes(
                  "mt-1 text-muted lg:mt-2",
                  isLast(heading) && "sm:block grid gap-x-8 grid-cols-2",
                )}
              >
                {shown(links).map((action) => (
                  <li key={action.label}>
                    <ActionLink action={action} className={LINK} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-4 text-small text-faint lg:col-span-2">
          <p>{copyright(useSite().year)}</p>
          {brand.socialLinks.map(({ label, url }) => (
            <a key={url} href={url} rel="me noopener" className={LINK}>
              {label}
            </a>
          ))}
          <ThemeChoice />
        </div>
      </Container>
    </footer>
  );
}

/** Returns "©2024–2026 Wirewerk. All rights reserved." (docs/product.md, decision 9). */
export function copyright(year: number): string {
  const { copyrightStartYear: start, name, copyrightNote } = brand;
  const years = start && year > start ? `${start}–${year}` : year;
  return `©${years} ${name}. ${copyrightNote}`;
}
