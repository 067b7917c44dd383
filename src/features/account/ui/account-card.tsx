import type { ReactNode } from "react";
import { useId } from "react";
import { Card } from "#design/card.tsx";

/** One matter of the account under its own heading. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-5 p-6 sm:p-8">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      {children}
    </Card>
  );
}
