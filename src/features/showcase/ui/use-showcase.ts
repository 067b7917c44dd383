import { useRef, useState } from "react";
import { callApi } from "#client/api.ts";
import type { Showcase } from "../contract.ts";

/** The run of the chosen industry, loaded when needed. @param first the run in the page, with the text of its outcome only */
export function useShowcase(first: Showcase | undefined) {
  const [showcase, setShowcase] = useState(first);
  const [chosen, setChosen] = useState(first?.industry ?? "");
  const [failed, setFailed] = useState(false);
  const whole = useRef(new Map<string, Promise<Showcase>>());
  const asked = useRef(chosen);

  const read = (industry: string): Promise<Showcase> => {
    const known = whole.current.get(industry);
    if (known) return known;
    const reading = callApi<Showcase>(`/api/showcases/${industry}`);
    whole.current.set(industry, reading);
    reading.catch(() => whole.current.delete(industry));
    return reading;
  };

  /** @returns false where loading failed, or another industry was chosen meanwhile */
  const show = async (industry: string): Promise<boolean> => {
    asked.current = industry;
    try {
      const found = await read(industry);
      if (asked.current !== industry) return false;
      setShowcase(found);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };

  return {
    showcase,
    chosen,
    failed,
    load: () => show(chosen),
    choose: (industry: string) => {
      setChosen(industry);
      void show(industry);
    },
  };
}
