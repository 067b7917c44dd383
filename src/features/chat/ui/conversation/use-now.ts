import { useEffect, useState } from "react";

const EVERY_MS = 60_000;

/** The time, a minute old at most: enough to know when "today" has become "yesterday". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
