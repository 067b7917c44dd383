import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { releaseName } from "#shared/release.ts";
import { Container } from "#design/layout/container.tsx";
import { staffNote } from "#shared/imprint/staff-note.ts";
import { sampleEntries } from "#shared/imprint/imprint.ts";

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="py-8 lg:py-10">
      {sampleEntries().length > 0 && (
        <p className="mb-6 rounded-control border border-edge px-4 py-3 text-small wrap-anywhere">
          {staffNote()}
        </p>
      )}
      <nav aria-label={admin.label} className="mb-8 border-b border-hairline">
        <ul className="-mb-px flex flex-wrap gap-x-2">
          {admin.nav.map(({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === "/admin"}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-muted transition-colors hover:text-text aria-[current]:border-accent aria-[current]:text-text"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <p className="mt-12 text-small text-faint">
        {admin.version} {releaseName()}
      </p>
    </Container>
  );
}
