import { useEffect, useState } from "react";

const EVERY_MS = 60_000;

/** A minute old at most: enough for "today" to become "yesterday". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
