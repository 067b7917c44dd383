/**
 * How an element is found again in a part that was rendered anew: by what it says and by its number among those that
 * say the same. Its number among all would not do, because the new part may have more elements than the server knew of.
 * It counts only if nothing says the same any longer.
 */
export type Place = { tag: string; says: string; nth: number; among: number };

export function placeOf(element: Element, root: Element): Place {
  const { tagName: tag } = element;
  const all = [...root.querySelectorAll(tag)];
  const says = wordsOf(element);
  const same = all.filter((each) => wordsOf(each) === says);
  return { tag, says, nth: same.indexOf(element), among: all.indexOf(element) };
}

export function elementAt(place: Place | undefined, root: Element): HTMLElement | undefined {
  if (!place) return undefined;
  const all = [...root.querySelectorAll<HTMLElement>(place.tag)];
  return all.filter((each) => wordsOf(each) === place.says)[place.nth] ?? all[place.among];
}

function wordsOf(element: Element): string {
  const summary = element.querySelector("summary")?.textContent;
  return summary ?? element.getAttribute("name") ?? element.textContent;
}
