/** Copies a text to the clipboard. @returns false if the browser refuses, as it does on pages without https */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
