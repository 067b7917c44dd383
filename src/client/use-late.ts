import { useEffect, useState } from "react";

/**
 * Whether something has gone on for `ms`.
 * @param what - identifies what goes on; false or undefined while nothing does
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
