import { PencilLine } from "lucide-react";
import { useState, type ReactNode } from "react";
import { setUp } from "#content/library/set-up.ts";
import { usePart } from "#client/use-part.ts";
import { Button } from "#design/button.tsx";
import { Spinner } from "#design/spinner.tsx";
import type { Filled, SetupView } from "../contract.ts";
import { ValueList } from "./value-list.tsx";

const loadForm = () => import("../ui/set-up-form.tsx");

/**
 * The section in which visitors fill in a template's values. A button opens the form.
 * @param children - buttons that download the result
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
  const { Part: SetUpForm, loading, ask } = usePart(loadForm);
  const [open, setOpen] = useState(false);
  return (
    <section id="set-up">
      <h2 className="mb-5 text-subheading print:hidden">{setUp.heading}</h2>
      <p className="needs-script max-w-[40em] text-muted print:hidden">{setUp.text}</p>
      {open && SetUpForm ? (
        <SetUpForm slug={slug} setup={setup}>
          {children}
        </SetUpForm>
      ) : (
        <>
          <Button
            variant="secondary"
            className="needs-script mt-5"
            onClick={() => ask(() => setOpen(true))}
          >
            {loading ? <Spinner /> : <PencilLine aria-hidden className="size-4.5" />}
            {filled ? setUp.goOn : setUp.start}
          </Button>
          <ValueList setup={setup} />
        </>
      )}
    </section>
  );
}
