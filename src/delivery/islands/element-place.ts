/**
 * Finds an element again after React has rendered its part of the page anew. `says`: its summary, name or text. `nth`:
 * its index among the elements with the same tag and `says`. `among`: its index by tag alone, for when nothing is found
 * by `says`, because the browser may render more elements than the server did.
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
