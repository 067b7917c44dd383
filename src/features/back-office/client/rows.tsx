import { Children, type ReactNode } from "react";
import { NavLink } from "react-router";
import { classes } from "#design/classes.ts";
import { formatAgo, formatDateTime } from "#shared/text/format-date.ts";

/** @param empty - shown if the list has no rows */
export function Rows({ empty, children }: { empty?: ReactNode; children: ReactNode }) {
  if (Children.count(children) > 0) {
    return (
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
        {children}
      </ul>
    );
  }
  return typeof empty === "string" ? <p className="text-muted">{empty}</p> : empty;
}

type RowProps = {
  /**
   * Id of the item. In a row with action buttons it is also the HTML id of the title, which the buttons name in
   * `aria-describedby`.
   */
  id: string;
  title: string;
  /** In a row without action buttons, the whole row links to this path. */
  to?: string | undefined;
  marks?: ReactNode;
  /** ISO timestamp. */
  at?: string;
  facts?: ReactNode;
  tick?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

export function Row({ id, title, to, marks, at, facts, ...rest }: RowProps) {
  const { tick, actions, children } = rest;
  const titleClasses = "min-w-0 font-semibold wrap-anywhere";
  const titleId = actions ? id : undefined;
  return (
    <li
      className={classes(
        "relative flex items-start px-4 py-2",
        "has-[[aria-current=page]]:bg-raised has-[[aria-current=page]]:shadow-[inset_3px_0_0_var(--color-accent)]",
        to && !actions && "transition-colors hover:bg-raised",
      )}
    >
      {tick}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {to ? (
              <NavLink
                id={titleId}
                to={to}
                data-row={id}
                className={classes(
                  titleClasses,
                  actions ? "underline" : "after:absolute after:inset-0",
                )}
              >
                {title}
              </NavLink>
            ) : (
              <span id={titleId} className={titleClasses}>
                {title}
              </span>
            )}
            {marks}
            {at && (
              <time
                dateTime={at}
                title={formatDateTime(at)}
                className="ml-auto text-small text-faint"
              >
                {formatAgo(at)}
              </time>
            )}
          </div>
          {facts && <div className="text-small wrap-anywhere text-faint">{facts}</div>}
          {children}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </li>
  );
}
