import { Link, NavLink, useLocation } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { classes } from "#design/classes.ts";
import { Menu } from "#design/overlay/menu.tsx";
import { interpolate } from "#shared/text/interpolate.ts";

type Entry = { label: string; path: string; below?: string };

const NAV: readonly Entry[] = admin.nav;
const MAIN = NAV.filter(({ below }) => below === undefined);
const IN_BAR = 3;

const TAB =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-muted transition-colors hover:text-text aria-[current]:border-accent aria-[current]:text-text";

/** Classes of a tab in the bar on phones: the line that marks the present tab is above it, not below. */
const BAR_TAB = "max-sm:border-t-2 max-sm:border-b-0";

/** Links to the pages of the back office. On phones, the main pages are in a bar at the bottom of the screen. */
export function AdminNav() {
  const { pathname } = useLocation();
  const isAt = ({ path }: Entry) => pathname === path || pathname.startsWith(`${path}/`);
  const present = NAV.find(isAt);
  const main = present?.below ?? present?.path;
  const group = NAV.filter(({ path, below }) => main && (below === main || path === main));
  // The link to a main page has aria-current="page" on that page, and "true" on its subpages.
  const currentOf = ({ path }: Entry) =>
    path !== main ? undefined : present?.path === main ? "page" : "true";
  const tab = (entry: Entry, className: string) => (
    <Link to={entry.path} aria-current={currentOf(entry)} className={classes(TAB, className)}>
      {entry.label}
    </Link>
  );
  return (
    <>
      <nav
        aria-label={admin.label}
        className="z-30 border-hairline max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t max-sm:bg-surface sm:mb-4 sm:border-b"
      >
        <ul className="-mb-px flex gap-x-2 max-sm:justify-around">
          {MAIN.map((entry, place) => (
            <li key={entry.path} className={place < IN_BAR ? undefined : "max-sm:hidden"}>
              {tab(entry, BAR_TAB)}
            </li>
          ))}
          <li className="sm:hidden">
            <Menu
              key={pathname}
              label={admin.morePages}
              current={MAIN.slice(IN_BAR).some(({ path }) => path === main)}
              buttonClassName={classes(TAB, BAR_TAB)}
            >
              <ul>
                {MAIN.slice(IN_BAR).map((entry) => (
                  <li key={entry.path}>{tab(entry, "w-full")}</li>
                ))}
              </ul>
            </Menu>
          </li>
        </ul>
      </nav>
      {group.length > 1 && (
        <nav
          aria-label={interpolate(admin.belowLabel, {
            page: MAIN.find(({ path }) => path === main)?.label ?? "",
          })}
          className="mb-6"
        >
          <ul className="flex flex-wrap gap-x-2">
            {group.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === main}
                  className="inline-flex min-h-11 items-center px-3 text-small text-muted underline-offset-4 hover:text-text hover:underline aria-[current]:text-text aria-[current]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
