import { afterFirstPaint } from "./first-paint.ts";

type Modules = Record<string, unknown>;

export type StartAfterPaint = (paths: readonly string[], start: (modules: Modules) => void) => void;

declare global {
  interface Window {
    /** React Router's script calls this function, because `scripts-after-paint.ts` has rewritten that script. */
    startAfterPaint: StartAfterPaint;
  }
}

const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * Waits for the first paint or an earlier action of the visitor. Then loads all modules and runs them one by one, so
 * that the page can react in between. At the end, calls `start` with the exports of the modules, by path.
 * @param action - the visitor's first action; it ends the wait, unless it is a movement of the pointer
 * @param before - work that runs while the modules are loaded; `start` is called after it
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
