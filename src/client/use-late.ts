import { useEffect, useState } from "react";

/**
 * Whether `what` has lasted longer than `ms`.
 * @param what - name of the work that may last long, such as the path of the page that is loading; false or undefined
 *   if there is none. A change restarts the time
 */
export function useLate(what: string | boolean | undefined, ms: number): boolean {
  const [late, setLate] = useState<typeof what>();
  useEffect(() => {
    if (!what) return undefined;
    const timer = setTimeout(() => setLate(what), ms);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [what, ms]);
  return Boolean(what) && late === what;
}
