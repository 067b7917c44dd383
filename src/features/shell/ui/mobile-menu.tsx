import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Sheet } from "#design/overlay/sheet.tsx";
import { ThemeFlip } from "#design/theme.tsx";
import type { Current } from "./current-action.ts";

export const MENU = "menu";

/** Links of the footer that the header does not have. */
const LINKS: readonly Action[] = [
  ...navigation.header,
  ...navigation.footerButtons.filter(
    ({ to, label }) => to !== "chat" && navigation.header.every((action) => action.label !== label),
  ),
];

export function MobileMenu({ current }: { current: Current }) {
  return (
    <Sheet id={MENU} title={brand.name} closeLabel={navigation.closeMenu}>
      <nav aria-label={navigation.headerLabel} className="flex min-h-full flex-col">
        <ul>
          {LINKS.map((action) => (
            <li key={action.label} className="border-b border-hairline">
              <ActionLink
                action={action}
                aria-current={current(action)}
                onClick={close}
                className="flex min-h-14 items-center font-display text-subheading font-medium text-muted aria-[current]:text-text"
              />
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {navigation.menu.map((action) => (
            <li key={action.label}>
              <ActionLink
                action={action}
                onClick={close}
                className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline"
              />
            </li>
          ))}
        </ul>
        <div className="mt-6 flex gap-3">
          <ActionLink
            action={navigation.headerCall}
            onClick={close}
            className={`grow ${buttonClasses({ size: "large" })}`}
          />
          <ThemeFlip label={navigation.theme.flip} className="size-13" />
        </div>
      </nav>
    </Sheet>
  );
}

function close(): void {
  const menu = document.getElementById(MENU);
  if (menu instanceof HTMLDialogElement) menu.close();
}
