import { useEffect, useId, useRef, type ReactNode } from "react";
import { Card } from "#design/layout/card.tsx";
import { hasNoFocus } from "#design/focus.ts";

/** A card on the account page. Its heading gets the focus when the button or form that had the focus disappears. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected === false && hasNoFocus()) heading.current?.focus();
  });
  return (
    <Card
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 p-6 sm:p-8"
      onFocus={({ target }) => (focused.current = target)}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-subheading">
        {title}
      </h2>
      {children}
    </Card>
  );
}
