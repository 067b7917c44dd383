import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import { useSite } from "#client/site.ts";
import { useAnnounceHydrated } from "#delivery/islands/hydrated.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { Toaster } from "#design/overlay/toast.tsx";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { DeskHeader } from "./desk-header.tsx";
import { Header } from "./header.tsx";
import { PendingPage } from "./pending-page.tsx";

const Footer = staticIsland(
  "footer",
  () => import("./footer.tsx"),
  import.meta.env.SSR ? (await import("./footer.tsx")).default : undefined,
  { wakes: true },
);

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
      {/* Fills a phone's first screen, so that the footer is below it. */}
      <main id="main" tabIndex={-1} className="max-sm:min-h-[calc(100svh-4.5rem)]">
        {children}
      </main>
      {!isDesk && <Footer now={pathname === CHECKUP_PATH} />}
      {/* States the origin of a printed page. */}
      <p aria-hidden className="hidden px-gutter py-4 text-small print:block">
        {[brand.name, brand.email.hello, useSite().origin + pathname].filter(Boolean).join(" · ")}
      </p>
      <Toaster />
    </>
  );
}
