import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import { useSite } from "#client/site.ts";
import { useLate } from "#client/use-late.ts";
import { useAnnounceHydrated } from "#delivery/islands/hydrated.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { Toaster } from "#design/overlay/toast.tsx";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { Spinner } from "#design/spinner.tsx";
import { ActionLink } from "#client/action-link.tsx";
import { Container } from "#design/layout/container.tsx";
import { Header } from "./header.tsx";
import { Logo } from "./logo.tsx";
import { ThemeFlip } from "./theme.tsx";

const Footer = staticIsland("footer", () => import("./footer.tsx"), { wakes: true });

export function Shell({ children }: { children: ReactNode }) {
  useAnnounceHydrated();
  const { pathname } = useLocation();
  const isDesk = /^\/admin(?:\/|$)/.test(pathname);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-text px-4 py-3 text-small font-medium text-canvas focus-visible:translate-y-0 print:hidden"
      >
        {navigation.skipLink}
      </a>
      {isDesk ? <DeskHeader /> : <Header />}
      <PendingPage />
      {/* The main part is at least as high as a phone's screen below the header, so that the footer is not visible
         at first. */}
      <main id="main" tabIndex={-1} className="max-sm:min-h-[calc(100svh-4.5rem)]">
        {children}
      </main>
      {!isDesk && <Footer now={pathname === CHECKUP_PATH} />}
      {/* Visible only on paper. */}
      <p aria-hidden className="hidden px-gutter py-4 text-small print:block">
        {[brand.name, brand.email.hello, useSite().origin + pathname].filter(Boolean).join(" · ")}
      </p>
      <Toaster />
    </>
  );
}

/** Time in ms after which a spinner appears while a page is loading. */
const DELAY_MS = 200;

/** Shows that the next page is loading (docs/product.md, section 4), without moving anything on the page. */
function PendingPage() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const late = useLate(next !== here && next, DELAY_MS);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center print:hidden">
      {late && (
        <span className="flex items-center gap-2.5 rounded-full border border-edge bg-raised px-4 py-2 text-small text-text">
          <Spinner />
          {navigation.loadingPage}
        </span>
      )}
    </output>
  );
}

const { desk, headerLabel } = navigation;

function DeskHeader() {
  return (
    <header className="border-b border-hairline bg-surface print:hidden">
      <Container className="flex items-center gap-x-1 max-[26rem]:gap-x-0 max-[26rem]:px-2 sm:gap-x-3">
        <Logo />
        <p className="text-small text-muted max-sm:sr-only">{desk.label}</p>
        <nav aria-label={headerLabel} className="ml-auto flex">
          {desk.links.map((action) => (
            <ActionLink
              key={action.label}
              action={action}
              className="inline-flex min-h-12 items-center px-1 text-small text-muted hover:text-text sm:px-3"
            />
          ))}
        </nav>
        <ThemeFlip />
      </Container>
    </header>
  );
}
