import { Menu } from "lucide-react";
import { contact, navigation } from "#content/site/navigation.ts";
import { ActionLink } from "#client/action-link.tsx";
import { useShownLinks } from "#client/site.ts";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Container } from "#design/layout/container.tsx";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { Dialog, DialogOpener } from "#design/overlay/dialog.tsx";
import { brand } from "#content/site/brand.ts";
import type { Action } from "#content/types.ts";
import { Logo } from "./logo.tsx";
import { ThemeFlip } from "./theme.tsx";
import { useCurrentAction, type Current } from "./current-action.ts";

/**
 * The page's header. The outer element has a fixed height, so that the page does not move when the bar inside becomes
 * smaller (base.css).
 */
export function Header() {
  const current = useCurrentAction();
  const shown = useShownLinks();
  return (
    <>
      <header className="pointer-events-none sticky top-0 z-20 h-18 print:hidden">
        <div className="condenses pointer-events-auto border-b">
          <Container className="flex items-center gap-2">
            <Logo />
            <nav aria-label={navigation.headerLabel} className="ml-auto hidden lg:block">
              <ul className="flex items-center">
                {shown(navigation.header).map((action) => (
                  <li key={action.label}>
                    <ActionLink
                      action={action}
                      aria-current={current(action)}
                      className="wire-under inline-flex min-h-11 items-center rounded-control px-4 text-[0.9375rem] whitespace-nowrap text-muted transition-colors hover:text-text aria-[current]:text-text"
                    />
                  </li>
                ))}
              </ul>
            </nav>
            <ThemeFlip className="ml-auto max-[26rem]:hidden lg:ml-0" />
            <ActionLink
              action={navigation.headerCall}
              className={classes(
                buttonClasses({}),
                "whitespace-nowrap lg:min-h-9 max-[26rem]:ml-auto max-[26rem]:px-3 max-[22rem]:hidden",
              )}
            />
            <DialogOpener dialog={MENU} label={navigation.openMenu} className="lg:hidden">
              <Menu aria-hidden className="size-5.5" />
            </DialogOpener>
          </Container>
        </div>
      </header>
      <PaintUntilHere id="header-end" />
      <MobileMenu {...{ current, shown }} />
    </>
  );
}

type ShownLinks = ReturnType<typeof useShownLinks>;

const MENU = "menu";

/** Links in the menu on phones. They include the contact link, which otherwise only the footer has. */
const LINKS: readonly Action[] = [...navigation.header, contact];

function MobileMenu({ current, shown }: { current: Current; shown: ShownLinks }) {
  return (
    <Dialog id={MENU} title={brand.name} closeLabel={navigation.closeMenu} shape="sheet">
      <nav aria-label={navigation.headerLabel} className="flex min-h-full flex-col">
        <ul>
          {shown(LINKS).map((action) => (
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
          <ThemeFlip className="size-13" />
        </div>
      </nav>
    </Dialog>
  );
}

function close(): void {
  const menu = document.getElementById(MENU);
  if (menu instanceof HTMLDialogElement) menu.close();
}
