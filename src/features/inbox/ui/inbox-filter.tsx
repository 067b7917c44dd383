import { Form } from "react-router";
import { inbox as words } from "#content/accounts/admin.ts";
import { Button } from "#design/button.tsx";
import { ChipLink } from "#design/chip.tsx";
import { SearchField } from "#features/admin/client/search-field.tsx";
import type { Status } from "../contract.ts";
import type { Inbox } from "../views.ts";
import { MAX_SEARCH } from "../limits.ts";
import { shownCount } from "./shown-count.ts";

const SHORT_CUTS = [
  ["assignee", "me", words.mine],
  ["assignee", "none", words.nobodys],
  ["due", "today", words.due],
  ["waiting", "long", words.waiting],
] as const;

const STATUSES = Object.keys(words.statuses) as Status[];

export function InboxFilter({
  query,
  counts,
}: {
  query: URLSearchParams;
  counts: Inbox["counts"] | undefined;
}) {
  const status = query.get("status");
  return (
    <>
      <nav aria-label={words.filterLabel} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <ChipLink to="/admin/messages" selected={query.size === 0}>
              {words.all}
            </ChipLink>
          </li>
          {STATUSES.map((each) => (
            <li key={each}>
              <ChipLink to={`/admin/messages?status=${each}`} selected={status === each}>
                {words.statuses[each]} {counts && `(${shownCount(counts[each])})`}
              </ChipLink>
            </li>
          ))}
          {SHORT_CUTS.map(([name, value, label]) => (
            <li key={label}>
              <ChipLink
                to={`/admin/messages?${name}=${value}`}
                selected={query.get(name) === value}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <Form key={query.toString()} className="mb-6 flex flex-wrap items-end gap-3">
          <SearchField words={words} query={query} max={MAX_SEARCH} />
          {status && <input type="hidden" name="status" value={status} />}
          <Button type="submit" variant="secondary" className="sm:mt-7 sm:self-start">
            {words.show}
          </Button>
        </Form>
      </search>
    </>
  );
}
