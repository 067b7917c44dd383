import { useState } from "react";
import { useOutletContext } from "react-router";

/** Data that the page of the inbox passes to the page of a message: the ids of the messages in the list, in order. */
export type InboxFrame = { ids: readonly string[] };

/**
 * Returns the ids of the previous and the next message in the list. They stay the same even if this message leaves the
 * list.
 */
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
