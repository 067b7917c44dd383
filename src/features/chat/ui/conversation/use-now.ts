import { useEffect, useState } from "react";

const EVERY_MS = 60_000;

/** The current time, updated every minute, so that "today" becomes "yesterday" at midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
