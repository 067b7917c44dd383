import { afterFirstPaint } from "./first-paint.ts";

type Modules = Record<string, unknown>;

export type StartAfterPaint = (paths: readonly string[], start: (modules: Modules) => void) => void;

declare global {
  interface Window {
    /** Called by React Router's script, which `scripts-after-paint.ts` has rewritten. */
    startAfterPaint: StartAfterPaint;
  }
}

/** Interactions after which the page loads its scripts without waiting for the first paint. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin"];

const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * After the first paint, fetches the modules together and runs them one by one, so that the page can react in between.
 * Then it calls `start` with their exports by path.
 * @param before work that begins together with the modules, and for which `start` waits
 */
export const startAfterPaint =
  (before: () => Promise<void>): StartAfterPaint =>
  (paths, start) => {
    const begin = afterFirstPaint(() => {
      for (const name of INTERACTIONS) removeEventListener(name, begin, true);
      void Promise.all([loadModules(paths), before()]).then(([modules]) => start(modules));
    });
    for (const name of INTERACTIONS) addEventListener(name, begin, true);
  };

async function loadModules(paths: readonly string[]): Promise<Modules> {
  for (const href of paths) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
    await nextTask();
  }
  const modules: Modules = {};
  for (const path of paths) {
    modules[path] = await import(/* @vite-ignore */ path);
    await nextTask();
  }
  return modules;
}
