import { useLocation } from "react-router";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ButtonLink } from "#design/button.tsx";

/** Leads to the message behind this one in the list from which it was opened. */
export function NextMessage({ id }: { id: string }) {
  const { state } = useLocation();
  const beside = (state as { beside?: string[] } | null)?.beside ?? [];
  const next = beside.includes(id) ? beside[beside.indexOf(id) + 1] : undefined;
  return (
    next && (
      <ButtonLink to={`/admin/messages/${next}`} state={{ beside }} variant="quiet">
        {labels.next}
      </ButtonLink>
    )
  );
}
