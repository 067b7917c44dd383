/**
 * Describes an element, so that it can be found again after React has replaced it. `says`: the element's summary, name
 * or text. `nth`: index among the elements with the same tag and `says`. `among`: index among all elements with the
 * tag. `among` is used only if the `nth` element is missing, because this index shifts if the browser renders more
 * elements than the server did.
 */
type Place = { tag: string; says: string; nth: number; among: number };

export type FormState =
  | {
      /**
       * The values that the visitor has changed, by name of the input. Unchanged values are not kept, because a link
       * may have changed the URL meanwhile, and the new HTML then has other values.
       */
      values: Map<string, string>;
      /** The file inputs, by name. Scripts cannot set the value of a new file input, but they can set its files. */
      fileInputs: Map<string, HTMLInputElement>;
      /** Whether each checkbox and each radio button is checked. */
      ticked: boolean[];
      open: { place: Place; open: boolean }[];
      popovers: boolean[];
      focused: Focused | undefined;
      pressed: Place | null;
    }
  | undefined;

const TICKED = "input[type=checkbox], input[type=radio]";

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `selection`: start and end of the selected text. */
type Focused = { place: Place; selection: [number, number] | undefined };

export function readFormState(root: Element, pressed: Element | null): FormState {
  const { activeElement } = document;
  return {
    values: new Map(
      inputsIn(root)
        .filter(isChanged)
        .map((input) => [input.name, input.value]),
    ),
    fileInputs: new Map(fileInputsIn(root).map((input) => [input.name, input])),
    ticked: boxesIn(root).map(({ checked }) => checked),
    open: [...root.querySelectorAll("details")].map((details) => ({
      place: placeOf(details, root),
      open: details.open,
    })),
    popovers: popoversIn(root).map((popover) => popover.matches(":popover-open")),
    focused:
      activeElement && root.contains(activeElement)
        ? {
            place: placeOf(activeElement, root),
            selection: selectionIn(activeElement),
          }
        : undefined,
    pressed: pressed && placeOf(pressed, root),
  };
}

export function restoreFormState(root: Element, typed: FormState): void {
  for (const input of inputsIn(root)) {
    const value = typed?.values.get(input.name);
    if (value !== undefined && value !== input.value) input.value = value;
  }
  for (const input of fileInputsIn(root)) {
    const former = typed?.fileInputs.get(input.name);
    const takeFiles = () => {
      if (former?.files && former.files.length > 0) input.files = former.files;
    };
    takeFiles();
    // If a file dialog was open while React replaced the inputs, the browser gives the chosen files to the old input.
    // This listener copies them to the new one.
    former?.addEventListener("change", takeFiles);
  }
  for (const [place, box] of boxesIn(root).entries()) {
    box.checked = typed?.ticked[place] ?? box.checked;
  }
  for (const { place, open } of typed?.open ?? []) {
    elementAt(place, root)?.toggleAttribute("open", open);
  }
  for (const [place, popover] of popoversIn(root).entries()) {
    if (typed?.popovers[place]) popover.showPopover();
  }
  const element = elementAt(typed?.focused?.place, root);
  element?.focus({ preventScroll: true });
  // Selects the same text again: what the visitor types next has to replace the selected text.
  if (element && typed?.focused?.selection && selectionIn(element)) {
    (element as HTMLInputElement).setSelectionRange(...typed.focused.selection);
  }
  elementAt(typed?.pressed, root)?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true }),
  );
}

/** Returns start and end of the selected text; undefined for inputs that hide it from scripts, such as email inputs. */
function selectionIn(element: Element): [number, number] | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function fileInputsIn(root: Element): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("input[type=file]")];
}

function popoversIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[popover]")];
}

function inputsIn(root: Element): Input[] {
  const inputs = root.querySelectorAll<Input>("input[name], textarea[name], select[name]");
  return [...inputs].filter((input) => !input.matches(TICKED) && input.type !== "file");
}

function isChanged(input: Input): boolean {
  return input instanceof HTMLSelectElement
    ? input.selectedOptions[0]?.defaultSelected === false
    : input.value !== input.defaultValue;
}

function boxesIn(root: Element): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(TICKED)];
}

/** Time in ms between two checks of `whenIdle`. */
const LOOK_MS = 100;

/**
 * Waits while the visitor presses something in a part of the page or has selected text in it. If the elements were
 * replaced meanwhile, the selection would be lost, and the press would not become a click.
 * @param isOver - whether to stop waiting
 */
export async function whenIdle(part: Element, isOver: () => boolean): Promise<void> {
  while (!isOver() && (part.matches(":active") || holdsMarkedText(part)))
    await new Promise((done) => setTimeout(done, LOOK_MS));
}

function holdsMarkedText(part: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(part, true);
}

function placeOf(element: Element, root: Element): Place {
  const { tagName: tag } = element;
  const all = [...root.querySelectorAll(tag)];
  const says = wordsOf(element);
  const same = all.filter((each) => wordsOf(each) === says);
  return { tag, says, nth: same.indexOf(element), among: all.indexOf(element) };
}

function elementAt(place: Place | null | undefined, root: Element): HTMLElement | undefined {
  if (!place) return undefined;
  const all = [...root.querySelectorAll<HTMLElement>(place.tag)];
  return all.filter((each) => wordsOf(each) === place.says)[place.nth] ?? all[place.among];
}

function wordsOf(element: Element): string {
  const summary = element.querySelector("summary")?.textContent;
  return summary ?? element.getAttribute("name") ?? element.textContent;
}
