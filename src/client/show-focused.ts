/**
 * Scrolls a row of choices until the element that the Tab key reaches is whole. Browsers scroll by themselves only to
 * an element that is completely out of sight.
 */
export function showFocused(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(".bar-none"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
