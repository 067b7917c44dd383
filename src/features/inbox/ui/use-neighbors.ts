import { useState } from "react";
import { useOutletContext } from "react-router";

/** Ids of the messages in the list. */
export type InboxFrame = { ids: readonly string[] };

/** The message's neighbors in the list, which stay the same even if the message leaves the list. */
export function useNeighbors(id: string): {
  previous: string | undefined;
  next: string | undefined;
} {
  const { ids } = useOutletContext<InboxFrame>();
  const [known, setKnown] = useState(ids);
  if (ids.includes(id) && ids.join() !== known.join()) setKnown(ids);
  const place = known.indexOf(id);
  return {
    previous: known[place - 1],
    next: place < 0 ? undefined : known[place + 1],
  };
}
