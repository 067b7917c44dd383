const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

function place(): number {
  const focused = document.activeElement?.closest("li");
  return focused ? rows().findIndex((row) => focused.contains(row)) : -1;
}

export function focusedRow(): string | undefined {
  return rows()[place()]?.dataset["row"];
}

/** @param step 1: the next, -1: the one before; the first when none has it */
export function focusRow(step: 1 | -1): void {
  const all = rows();
  all[Math.max(0, Math.min(place() + step, all.length - 1))]?.focus();
}

export function focusSearch(): void {
  document.querySelector<HTMLInputElement>("main input[type=search]")?.focus();
}
