import { PencilLine } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { setUp } from "#content/library/set-up.ts";
import { Button } from "#design/button.tsx";
import { Spinner } from "#design/spinner.tsx";
import type { Filled } from "#features/downloads/contract.ts";
import type { SetupView } from "../contract.ts";
import { ValueList } from "./value-list.tsx";

const SetUpForm = lazy(() => import("../ui/set-up-form.tsx"));

/**
 * The workflow's values, explained, and to be filled in on the page; the form comes in place of
 * their list when it is asked for.
 * @param children the buttons that hand the workflow over
 */
export function SetUp({
  slug,
  setup,
  filled,
  children,
}: {
  slug: string;
  setup: SetupView;
  filled: Filled | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <section id="set-up" className="in-turn">
      <h2 className="mb-5 text-subheading">{setUp.heading}</h2>
      <p className="needs-script max-w-[40em] text-muted">{setUp.text}</p>
      {open ? (
        <Suspense fallback={<Spinner />}>
          <SetUpForm slug={slug} setup={setup}>
            {children}
          </SetUpForm>
        </Suspense>
      ) : (
        <>
          <Button variant="secondary" className="needs-script mt-5" onClick={() => setOpen(true)}>
            <PencilLine aria-hidden className="size-4.5" />
            {filled ? setUp.goOn : setUp.start}
          </Button>
          <ValueList setup={setup} />
        </>
      )}
    </section>
  );
}
