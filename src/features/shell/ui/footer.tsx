import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { useSite } from "#client/site.ts";
import { ThemeChoice } from "#design/theme.tsx";
import { Logo } from "./logo.tsx";

export function Footer() {
  return (
    <footer className="border-t border-hairline print:hidden">
      {/* Room for the round button on narrow screens. */}
      <Container className="flex flex-col gap-10 pt-14 pb-24 md:pb-14">
        <div className="flex flex-col justify-between gap-8 md:flex-row md:items-center">
          <div>
            <Logo />
            <p className="mt-2 max-w-xs text-small text-muted">{brand.tagline}</p>
          </div>
          <nav aria-label={navigation.footerLabel} className="flex flex-wrap gap-3">
            {navigation.footerButtons.map((action) => (
              <ActionLink
                key={action.label}
                action={action}
                className={buttonClasses({ variant: "secondary" })}
              />
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-small text-faint">
          <p>{copyright(useSite().year)}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {navigation.footerLinks.map((action) => (
              <ActionLink
                key={action.label}
                action={action}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline"
              />
            ))}
            {brand.socialLinks.map(({ label, url }) => (
              <a
                key={url}
                href={url}
                rel="me noopener"
                className="inline-flex min-h-11 items-center hover:text-text"
              >
                {label}
              </a>
            ))}
            <ThemeChoice name="footer-theme" words={navigation.theme} usual={brand.defaultTheme} />
          </div>
        </div>
      </Container>
    </footer>
  );
}

/** "©2024-2026 Wirewerk. All rights reserved." (decision 9) */
export function copyright(year: number): string {
  const { copyrightStartYear: start, name, copyrightNote } = brand;
  const years = year > start ? `${start}-${year}` : start;
  return `©${years} ${name}. ${copyrightNote}`;
}
