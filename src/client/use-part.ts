import { useState, type ComponentType } from "react";
import { offline } from "#content/site/errors/offline.ts";
import { toast } from "#design/overlay/toast.tsx";

/**
 * Loads a component only when it is needed: the returned `ask` loads its code, then calls `show`. If loading fails, the
 * visitor sees a message.
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
