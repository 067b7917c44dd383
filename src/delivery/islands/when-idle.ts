/** Time in ms between two looks at what the visitor does. */
const LOOK_MS = 100;

/**
 * Waits while the visitor presses something in a part or has marked text in it. Both would be lost if the elements were
 * replaced: a browser sends no click if the element under the pointer is gone before the release.
 * @param isOver whether the wait has to end all the same
 */
export async function whenIdle(part: Element, isOver: () => boolean): Promise<void> {
  while (!isOver() && (part.matches(":active") || holdsMarkedText(part)))
    await new Promise((done) => setTimeout(done, LOOK_MS));
}

function holdsMarkedText(part: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(part, true);
}
