import { afterFirstPaint } from "./first-paint.ts";

type Modules = Record<string, unknown>;

export type StartAfterPaint = (paths: readonly string[], start: (modules: Modules) => void) => void;

declare global {
  interface Window {
    /** Called by React Router's script, which `scripts-after-paint.ts` has rewritten. */
    startAfterPaint: StartAfterPaint;
  }
}

const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * Waits for the first paint, or for an earlier action of the visitor. Then all modules are fetched and run one by one,
 * so that the page can react in between. At the end `start` is called with the exports of the modules, by path.
 * @param action resolves when the visitor acts; a mere movement of the pointer does not end the wait
 * @param before work that begins together with the fetching, and that has to end before `start` is called
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
