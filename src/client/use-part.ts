import { useState, type ComponentType } from "react";
import { offline } from "#content/site/errors/offline.ts";
import { toast } from "#design/overlay/toast.tsx";

/** In the result, `ask` loads the component's code and calls `show`. If that fails, the visitor sees a message. */
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
