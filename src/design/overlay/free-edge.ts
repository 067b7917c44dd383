/** Whether toasts would cover fewer fields and buttons at the opposite edge of the window. */
export function isOtherEdgeFreer(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return coveredBy(place, window.innerHeight - top - bottom) < coveredBy(place, 0);
}

/**
 * Returns the sum, over all fields and buttons, of the covered fraction of each one's height. A small button that
 * toasts cover completely counts more than a large field that they cover only at its edge.
 * @param down - number of pixels by which the toasts are assumed to be lower
 */
function coveredBy(place: HTMLElement, down: number): number {
  const toasts = [...place.children].map((each) => each.getBoundingClientRect());
  let covered = 0;
  for (const control of document.querySelectorAll("main :is(input, textarea, select, button)")) {
    const { left, right, top, bottom, height } = control.getBoundingClientRect();
    for (const each of toasts) {
      const shared = Math.min(bottom, each.bottom + down) - Math.max(top, each.top + down);
      if (each.left < right && left < each.right && shared > 0) covered += shared / height;
    }
  }
  return covered;
}
