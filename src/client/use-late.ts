import { useEffect, useState } from "react";

/**
 * Whether something takes longer than `ms`.
 * @param what - such as the path of the loading page; false or undefined for nothing. A change restarts the time
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
