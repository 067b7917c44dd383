import type { ReactNode } from "react";
import { Link } from "react-router";
import { inbox as words } from "#content/accounts/admin.ts";
import { Chip } from "#design/chip.tsx";
import { formatDate, formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageLine } from "../views.ts";

type Props = {
  message: MessageLine;
  beside: readonly string[];
  children?: ReactNode;
};

export function MessageRow({ message, beside, children }: Props) {
  const { id, name, email, company, excerpt, status, createdAt } = message;
  const { assignee, tags, followUpOn } = message;
  return (
    <li className="relative flex items-start px-5 py-4 transition-colors hover:bg-raised">
      {children}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/admin/messages/${id}`}
            state={{ beside }}
            data-row={id}
            className="min-w-0 font-semibold break-words after:absolute after:inset-0"
          >
            {name}
          </Link>
          <Chip>{words.statuses[status]}</Chip>
          <time dateTime={createdAt} className="text-small text-faint max-sm:w-full sm:ml-auto">
            {formatDateTime(createdAt)}
          </time>
        </div>
        <p className="text-small break-words text-faint">
          {[
            email,
            company,
            assignee && `→ ${assignee}`,
            followUpOn && interpolate(words.dueOn, { day: formatDate(`${followUpOn}T12:00`) }),
            ...tags.map((tag) => `#${tag}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-1 line-clamp-2 break-words text-muted">{excerpt}</p>
      </div>
    </li>
  );
}
