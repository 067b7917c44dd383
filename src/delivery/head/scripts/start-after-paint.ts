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
 * After the first paint, or when the visitor acts before it, fetches the modules together and runs them one by one, so
 * that the page can react in between. Then it calls `start` with their exports by path.
 * @param action resolves when the visitor acts. A pointer that only moves starts nothing before the paint
 * @param before work that begins together with the modules, and for which `start` waits
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
