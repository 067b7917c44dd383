const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

function focusedPlace(): number {
  const focused = document.activeElement?.closest("li");
  return focused ? rows().findIndex((row) => focused.contains(row)) : -1;
}

export function focusedRow(): string | undefined {
  return rows()[focusedPlace()]?.dataset["row"];
}

/** Moves the focus to another row; without a focused row to the first. @param step 1: to the next row, -1: to the one before */
export function focusRow(step: 1 | -1): void {
  const all = rows();
  all[Math.max(0, Math.min(focusedPlace() + step, all.length - 1))]?.focus();
}

export function focusSearch(): void {
  document.querySelector<HTMLInputElement>("main input[type=search]")?.focus();
}
