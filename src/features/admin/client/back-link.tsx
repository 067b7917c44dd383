import { ArrowLeft } from "lucide-react";
import { TextLink } from "#design/text-link.tsx";

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="mb-4">
      <TextLink alone to={to} className="gap-2 text-muted">
        <ArrowLeft aria-hidden className="size-4" />
        {label}
      </TextLink>
    </p>
  );
}
