import { useEffect, useEffectEvent } from "react";
import { inBrowser, readStored, removeStored, store } from "#client/storage.ts";

const SWITCH = "desk-keys";

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Handles single-key shortcuts, except while somebody types or a dialog is open. Staff can turn them off (WCAG 2.1.4).
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return;
    if (!areKeysOn() || document.querySelector("dialog[open]")) return;
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

export function areKeysOn(): boolean {
  return readStored(inBrowser, SWITCH) !== "off";
}

export function turnKeys(on: boolean): void {
  if (on) removeStored(inBrowser, SWITCH);
  else store(inBrowser, SWITCH, "off");
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])"))
  );
}
