import { afterFirstPaint } from "./first-paint.ts";

type Modules = Record<string, unknown>;

export type StartAfterPaint = (paths: readonly string[], start: (modules: Modules) => void) => void;

declare global {
  interface Window {
    /** Called by React Router's script. `scripts-after-paint.ts` has rewritten that script to do so. */
    startAfterPaint: StartAfterPaint;
  }
}

const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * Waits for the first paint, or for the visitor's first action (such as a click or a key press) if that comes earlier.
 * Then it loads all modules and runs them one by one, so that the page can react in between. At the end it calls
 * `start` with the exports of the modules, by path.
 * @param action - resolves with the event of the visitor's first action; a movement of the pointer does not end the
 *   wait
 * @param before - work that runs while the modules are loaded; `start` is called only when it is done
 */
export const startAfterPaint =
  (action: Promise<Event>, before: () => Promise<void>): StartAfterPaint =>
  (paths, start) => {
    const begin = afterFirstPaint(() => {
      void Promise.all([loadModules(paths), before()]).then(([modules]) => start(modules));
    });
    void action.then(({ type }) => type === "pointermove" || begin());
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
