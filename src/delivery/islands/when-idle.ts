/** Time in ms between two checks whether the visitor is still busy in the part of the page (`whenIdle`). */
const LOOK_MS = 100;

/**
 * Waits while the visitor presses something in a part of the page, or has selected text in the part. The press and the
 * selection would be lost if the elements were replaced. A browser sends no click if the pressed element is gone before
 * the release.
 * @param isOver - whether to stop waiting although the visitor is still busy
 */
export async function whenIdle(part: Element, isOver: () => boolean): Promise<void> {
  while (!isOver() && (part.matches(":active") || holdsMarkedText(part)))
    await new Promise((done) => setTimeout(done, LOOK_MS));
}

function holdsMarkedText(part: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(part, true);
}
