import { useEffect, useState, type RefObject } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { observeVisibility } from "#delivery/islands/visibility.ts";
import { classes } from "#design/classes.ts";
import { SetUpLink } from "#features/setup/client/set-up-link.tsx";
import { DownloadButtons } from "#features/downloads/client/download-buttons.tsx";
import type { Downloadable } from "#features/downloads/contract.ts";
import type { Filled } from "#features/setup/contract.ts";

const { detail } = templatesPage;

/** Sticks to the lower edge once the first buttons are out of sight; in a low window the bar stays in its place. */
export function DownloadBar({
  title,
  template,
  origin,
  filled,
  inDialog,
  buttons,
}: {
  title: string;
  template: Downloadable;
  origin: string;
  filled: Filled | undefined;
  inDialog: boolean;
  buttons: RefObject<HTMLElement | null>;
}) {
  const [idle, setIdle] = useState(true);
  useEffect(() => {
    if (!buttons.current) return undefined;
    return observeVisibility(buttons.current, setIdle);
  }, [buttons]);
  return (
    <section
      aria-label={detail.take}
      className={classes(
        "stays-below z-20 mt-8 flex items-center justify-end gap-2 rounded-card border border-edge bg-surface p-2 transition-opacity max-sm:justify-between max-sm:gap-1 max-sm:text-small max-sm:[&_:is(a,button)]:px-2.5 max-sm:[&_:is(a,button)]:whitespace-nowrap sm:gap-3 sm:pl-5 print:hidden",
        // The round button of the assistant stands to the right of it.
        !inDialog && "max-[96rem]:mr-16",
        idle &&
          "invisible opacity-0 [@media(scripting:none)]:visible [@media(scripting:none)]:opacity-100",
      )}
    >
      <p className="min-w-0 grow truncate font-semibold max-sm:hidden">{title}</p>
      <DownloadButtons template={template} origin={origin} filled={filled} brief />
      <div className="sm:shrink-0">
        <SetUpLink slug={template.slug} />
      </div>
    </section>
  );
}
