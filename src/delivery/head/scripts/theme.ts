import { inBrowser, readStored, store } from "#client/storage.ts";

/** Applies the theme before the first paint, because otherwise the other theme would be seen for a moment. */
export function applyTheme(): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: light)");
  const byDefault = root.dataset["theme"] ?? "";
  let choice = byDefault;

  const show = () => {
    root.dataset["theme"] = choice === "system" ? (system.matches ? "light" : "dark") : choice;
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-theme-choice]")) {
      input.checked = input.value === choice;
    }
  };
  const recall = () => {
    choice = readStored(inBrowser, "theme") ?? byDefault;
    show();
  };
  const choose = (next: string) => {
    choice = next;
    store(inBrowser, "theme", next);
    show();
  };

  recall();
  system.addEventListener("change", show);
  addEventListener("storage", recall);
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("change", ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.matches("[data-theme-choice]")) choose(input.value);
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-theme-flip]"))
      choose(root.dataset["theme"] === "dark" ? "light" : "dark");
  });
}
