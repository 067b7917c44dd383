import { useLocation } from "react-router";
import { useNeighbors } from "./use-neighbors.ts";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ButtonLink } from "#design/button.tsx";

/** Links to the next message of the list from which this one was opened. */
export function NextMessage({ id }: { id: string }) {
  const { search } = useLocation();
  const { next } = useNeighbors(id);
  return (
    next && (
      <ButtonLink to={`/admin/messages/${next}${search}`} variant="quiet">
        {labels.next}
      </ButtonLink>
    )
  );
}
