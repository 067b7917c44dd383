import { useEffect } from "react";
import { runLights } from "#design/beam/beam-motion.ts";

/** The hero's wires are served as they are and not rendered again. */
export function useRunningLight(): void {
  useEffect(() => {
    const hero = document.getElementById("hero");
    return hero ? runLights(hero) : undefined;
  }, []);
}
