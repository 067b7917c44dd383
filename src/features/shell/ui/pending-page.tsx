import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import { Spinner } from "#design/spinner.tsx";

/** Pages that load faster than this show no spinner. */
const DELAY_MS = 200;

/** The loading spinner (docs/product.md, section 4). It shifts no layout. */
export function PendingPage() {
  const late = useLate(useNextPage());
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center print:hidden">
      {late && (
        <span className="flex items-center gap-2.5 rounded-full border border-edge bg-raised px-4 py-2 text-small text-text">
          <Spinner />
          {navigation.loadingPage}
        </span>
      )}
    </output>
  );
}

function useNextPage(): string | undefined {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return next === here ? undefined : next;
}

function useLate(path: string | undefined): boolean {
  const [latePath, setLatePath] = useState<string>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => setLatePath(path), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLatePath(undefined);
    };
  }, [path]);
  return path !== undefined && latePath === path;
}
