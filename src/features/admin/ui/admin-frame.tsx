import type { ReactNode } from "react";
import { admin } from "#content/accounts/admin.ts";
import { releaseName } from "#shared/release.ts";
import { Container } from "#design/layout/container.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { MailStrip } from "./mail-strip.tsx";

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="py-4 max-sm:pb-24 lg:py-6">
      <AdminNav />
      <MailStrip />
      {children}
      <p className="mt-12 text-small text-faint">
        {admin.version} {releaseName()}
      </p>
    </Container>
  );
}
