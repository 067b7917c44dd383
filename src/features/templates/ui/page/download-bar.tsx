import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { observeVisibility } from "#delivery/islands/visibility.ts";
import { classes } from "#design/classes.ts";
import { SetUpLink } from "#features/setup/client/set-up-link.tsx";
import { DownloadButtons } from "#features/downloads/client/download-buttons.tsx";
import type { Taken } from "#features/downloads/contract.ts";

const { detail } = templatesPage;

/**
 * A bar with a download button at the lower edge of the window. The bar is hidden while `first` or `last` is visible,
 * the download buttons in the page itself. At the end of the page there is a gap for the bar, so that it covers
 * nothing.
 */
export function DownloadBar({
  title,
  inDialog,
  first,
  last,
  children,
  ...taken
}: Taken & {
  title: string;
  inDialog: boolean;
  first: RefObject<HTMLElement | null>;
  last: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const [isFirstVisible, setFirstVisible] = useState(true);
  const [isLastVisible, setLastVisible] = useState(false);
  useVisibility(first, setFirstVisible);
  useVisibility(last, setLastVisible);
  return (
    <div className="stays-below z-10 mt-16 h-0">
      <section
        aria-label={detail.take}
        className={classes(
          "absolute inset-x-0 bottom-0 flex items-center justify-end gap-2 rounded-t-card border border-b-0 border-edge bg-surface p-2 transition-opacity max-sm:-mx-gutter max-sm:rounded-none max-sm:border-x-0 max-sm:text-small max-lg:*:flex-1 max-lg:[&_:is(a,button)]:w-full max-lg:[&_:is(a,button)]:px-2.5 max-lg:[&_:is(a,button)]:whitespace-nowrap sm:gap-3 lg:pl-5 print:hidden",
          // At these widths, the assistant's round button is beside the bar, so the bar leaves space on the right.
          !inDialog && "lg:max-[90rem]:mr-16",
          (isFirstVisible || isLastVisible) && "invisible opacity-0",
        )}
      >
        <p className="min-w-0 grow truncate font-semibold max-lg:hidden">{title}</p>
        <DownloadButtons {...taken} brief />
        <div className="sm:shrink-0">
          <SetUpLink slug={taken.template.slug} />
        </div>
        {children}
      </section>
    </div>
  );
}

function useVisibility(
  element: RefObject<HTMLElement | null>,
  onChange: (visible: boolean) => void,
): void {
  useEffect(
    () => (element.current ? observeVisibility(element.current, onChange) : undefined),
    [element, onChange],
  );
}
