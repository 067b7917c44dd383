import { useEffect, useState } from "react";

/**
 * @param what - what is going on, such as the path of the page that is loading; false or undefined if nothing is. When
 *   it changes, the time starts again
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
