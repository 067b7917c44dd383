import { useEffect, useState } from "react";

/**
 * Reads something from the account service, and reads it again when `about` changes.
 * @param read - must be the same function in each render, so it is defined outside of the component
 * @param about - if it is null or false, nothing is read
 * @returns the last result of `read`, with the `about` that was passed to `read`
 */
export function useServiceRead<About, Read>(
  read: (about: About) => Promise<Read>,
  about: About | null | false,
): { about: About; read: Read } | undefined {
  const [last, setLast] = useState<{ about: About; read: Read }>();
  useEffect(() => {
    let left = false;
    if (about) void read(about).then((found) => !left && setLast({ about, read: found }));
    return () => {
      left = true;
    };
  }, [read, about]);
  return last;
}
