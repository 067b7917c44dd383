import { navigation } from "#content/site/navigation.ts";
import { ActionLink } from "#client/action-link.tsx";
import { Container } from "#design/layout/container.tsx";
import { ThemeFlip } from "#design/theme.tsx";
import { Logo } from "./logo.tsx";

const { desk, headerLabel, theme } = navigation;

/** Header of the back office: instead of the site's navigation, a link back to the site. */
export function DeskHeader() {
  return (
    <header className="border-b border-hairline bg-surface print:hidden">
      <Container className="flex flex-wrap items-center gap-x-1 max-[26rem]:gap-x-0 max-[26rem]:px-3 sm:gap-x-3">
        <Logo />
        <p className="text-small text-muted max-sm:sr-only">{desk.label}</p>
        <nav aria-label={headerLabel} className="ml-auto flex">
          {desk.links.map((action) => (
            <ActionLink
              key={action.label}
              action={action}
              className="inline-flex min-h-12 items-center px-1.5 text-small text-muted hover:text-text sm:px-3"
            />
          ))}
        </nav>
        <ThemeFlip label={theme.flip} />
      </Container>
    </header>
  );
}
