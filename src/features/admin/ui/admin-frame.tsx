import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { releaseName } from "#shared/release.ts";
import { Container } from "#design/layout/container.tsx";
import { MailStrip } from "./mail-strip.tsx";

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="py-8 lg:py-10">
      <nav aria-label={admin.label} className="mb-8 border-b border-hairline">
        <ul className="-mb-px flex flex-wrap gap-x-2 max-sm:gap-x-0">
          {admin.nav.map(({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === "/admin"}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-muted transition-colors hover:text-text max-sm:px-2 max-sm:text-small aria-[current]:border-accent aria-[current]:text-text"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <MailStrip />
      {children}
      <p className="mt-12 text-small text-faint">
        {admin.version} {releaseName()}
      </p>
    </Container>
  );
}
