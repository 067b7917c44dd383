import { useEffect, useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { releaseName } from "#shared/release.ts";
import { Container } from "#design/layout/container.tsx";
import { MailStrip } from "./mail-strip.tsx";

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="py-8 lg:py-10">
      <Tabs />
      <MailStrip />
      {children}
      <p className="mt-12 text-small text-faint">
        {admin.version} {releaseName()}
      </p>
    </Container>
  );
}

/** On a phone in one row, in which the page that is open is in sight. */
function Tabs() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={admin.label} className="-mx-gutter mb-8 border-b border-hairline sm:mx-0">
      <ul
        ref={row}
        className="relative -mb-px flex gap-x-2 overflow-x-auto px-gutter sm:flex-wrap sm:px-0"
      >
        {admin.nav.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === "/admin"}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-muted transition-colors hover:text-text aria-[current]:border-accent aria-[current]:text-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
