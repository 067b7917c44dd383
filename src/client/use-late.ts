import { useEffect, useState } from "react";

/**
 * Whether something, such as a request, has lasted longer than `ms`.
 * @param what - identifies what lasts; false or undefined if nothing is going on
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
