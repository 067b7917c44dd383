/**
 * Whether toasts (short messages) would cover less of the page at the opposite edge of the window.
 * @param place - the element that contains the toasts
 */
export function isOtherEdgeFreer(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return coveredBy(place, window.innerHeight - top - bottom) < coveredBy(place, 0);
}

/**
 * Returns how much of the page's fields and buttons the toasts cover. For each field or button, it adds the covered
 * fraction of its height. A covered button therefore counts more than the covered edge of a large field.
 * @param down - number of pixels by which the toasts are assumed to be lower than they are
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
