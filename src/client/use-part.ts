import { useState, type ComponentType } from "react";
import { offline } from "#content/site/offline.ts";
import { toast } from "#design/overlay/toast.tsx";

/**
 * A part of a page that is loaded when it is first asked for.
 * @returns the part once it is there; `ask` calls `show` then, or says that it could not be loaded,
 * and leaves the page as it is
 */
export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [loading, setLoading] = useState(false);
  const ask = (show: () => void) => {
    setLoading(true);
    void load()
      .then(
        (module) => {
          setPart(() => module.default);
          show();
        },
        () => toast(offline.notLoaded),
      )
      .finally(() => setLoading(false));
  };
  return { Part, loading, ask };
}
