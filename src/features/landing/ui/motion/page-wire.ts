import { CALM } from "#design/beam/light.ts";

/** Length in px of the light that runs along the line beside the page's sections. */
const LIGHT_LENGTH = 160;
/* These styles are not in wire.css, so that browsers load them only when the visitor presses or types something. */
const LIGHT_STYLE = `position: absolute; top: 0; left: calc(var(--wire-x) - 1px); width: 4px; height: ${LIGHT_LENGTH}px;
  border-radius: 2px; opacity: 0; pointer-events: none; background: linear-gradient(transparent,
  var(--color-ember) 50%, var(--color-violet) 80%, var(--color-text) 97%)`;
const BRANCH_STYLE = `position: absolute; left: var(--wire-x); height: 2px; opacity: 0; pointer-events: none;
  transform-origin: right; background: linear-gradient(90deg, var(--color-violet), var(--color-ember))`;
const REACHED = "linear-gradient(var(--color-ember), var(--color-violet))";
const MS_PER_PX = 1.4;
const [SHORTEST, LONGEST] = [500, 1800];
/** Time in ms without typing after which a typed number counts as complete. */
const SETTLED_MS = 500;

/**
 * Runs a light along the wire (the line beside the page's sections) from where the visitor did something to the next
 * heading or, in the contact section, to the send button.
 * @returns a function that removes the light
 */
export function start(): () => void {
  const wired = document.querySelector<HTMLElement>("[data-wired]");
  if (!wired) return () => undefined;
  const left = new AbortController();
  const { signal } = left;
  const light = document.createElement("span");
  light.ariaHidden = "true";
  light.className = "wire-light print:hidden";
  light.style.cssText = LIGHT_STYLE;
  wired.append(light);
  let settling: ReturnType<typeof setTimeout> | undefined;

  const run = (cause: Element) => {
    const top = wired.getBoundingClientRect().top;
    const from = middleOf(cause) - top;
    // No branch (a short line from the wire to `cause`) is drawn to a heading, nor in the hero at the top of the page,
    // where it would cross the hero's texts.
    if (!cause.closest("[data-stage], .wire-stop")) branch(wired, cause);
    const end = goalOf(wired, cause);
    if (!end) return;
    const to = middleOf(end) - top;
    if (to <= from) return;
    const duration = Math.min(Math.max((to - from) * MS_PER_PX, SHORTEST), LONGEST);
    light.animate(
      [
        { transform: `translateY(${from - LIGHT_LENGTH}px)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: `translateY(${to - LIGHT_LENGTH}px)`, opacity: 0 },
      ],
      { duration, easing: CALM },
    );
    // The send button lights up for a moment. The dot at a heading lights up and stays lit.
    if (end.matches(".wire-end")) end.animate(LIT, { delay: duration * 0.7, duration: 700 });
    else
      setTimeout(
        () => (end as HTMLElement).style.setProperty("--reached", REACHED),
        duration * 0.8,
      );
  };

  wired.addEventListener(
    "click",
    ({ target }) => {
      const cause = (target as Element).closest("[role=tab], [data-send], .needs-script");
      if (cause) run(cause);
    },
    { signal },
  );
  wired.addEventListener(
    "change",
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.matches("[name=story]") || isComplete(field)) run(field);
    },
    { signal },
  );
  wired.addEventListener(
    "input",
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (!field.matches("#worth input")) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        // Finds the input again, because React may have replaced it during hydration.
        const present = wired.querySelector<HTMLInputElement>(`#${field.id}`);
        if (present?.value && present.ariaInvalid !== "true") run(present);
      }, SETTLED_MS);
    },
    { signal },
  );
  const onFocus = (target: Element | null) => {
    // A link may fill in the form's subject, or the numbers of the calculator. The form then has a note
    // (`aria-describedby`) and gets the focus, and the light runs from the form to the send button.
    if (target?.matches("#contact-form[aria-describedby]")) run(target);
    // An `h3` of the contact section gets the focus only after a message was sent: it is the title of the confirmation.
    // The light then runs from the heading of the section to the icon of the confirmation.
    const heading = wired.querySelector("#contact-heading");
    if (heading && target?.matches("#get-in-touch h3")) run(heading);
  };
  wired.addEventListener("focusin", ({ target }) => onFocus(target as Element), { signal });
  onFocus(document.activeElement);
  return () => {
    clearTimeout(settling);
    left.abort();
    light.remove();
  };
}

/**
 * Time in ms for which a branch is lit. A branch is a short line from the wire to the field or tab that was just used.
 */
const BRANCH_MS = 1400;

/**
 * Lights up a branch (a short line from the wire) to the element `cause`. If the visitor changed the calculator, its
 * result lights up too.
 */
function branch(wired: HTMLElement, cause: Element): void {
  // The lit line ends at the edge of the form or the tabs, because it must not cross the text of other fields or tabs.
  const edge = cause.closest("form, [role=tablist]") ?? cause;
  const line = document.createElement("span");
  line.ariaHidden = "true";
  line.className = "wire-branch print:hidden";
  line.style.cssText = BRANCH_STYLE;
  // In the form, the lit line disappears together with the form when the confirmation replaces the form.
  (cause.closest("#contact-form") ?? wired).append(line);
  const place = () => {
    const page = wired.getBoundingClientRect();
    const { left } = edge.getBoundingClientRect();
    line.style.top = `${middleOf(cause) - page.top}px`;
    line.style.width = `${Math.max(left - page.left - line.offsetLeft, 0)}px`;
  };
  place();
  // The field may move, for example when an error message appears above it. `place` then moves the lit line to the
  // field, too.
  const moves = new ResizeObserver(place);
  moves.observe(wired);
  moves.observe(edge);
  const lit = line.animate(
    [
      { transform: "scaleX(0)", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.6 },
      { opacity: 0 },
    ],
    { duration: BRANCH_MS, easing: CALM },
  );
  lit.onfinish = () => {
    moves.disconnect();
    line.remove();
  };
  const answer = cause.closest("#worth") && wired.querySelector("[data-answer]");
  for (const number of answer?.querySelectorAll("p:first-child") ?? [])
    number.animate([{ color: "var(--color-accent)" }, {}], { duration: BRANCH_MS });
  answer?.animate([{ transform: "scaleX(4)" }, {}], {
    duration: BRANCH_MS,
    pseudoElement: "::before",
  });
}

const LIT: Keyframe[] = [{ "--lit": "0" }, { "--lit": "1" }, { "--lit": "1" }, { "--lit": "0" }];

function isComplete(field: HTMLInputElement): boolean {
  return (
    field.matches("form[id] :is(input, textarea, select)") &&
    field.value.trim() !== "" &&
    field.validity.valid
  );
}

/**
 * Returns the element to which the light runs from `cause`: the next heading below it or, in the contact section, the
 * send button or the icon of the confirmation.
 */
function goalOf(wired: Element, cause: Element): Element | undefined {
  const button = wired.querySelector(".wire-end");
  if (cause.closest("#contact")) return button ?? undefined;
  return [...wired.querySelectorAll(".wire-stop")].find(
    (stop) => cause.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + Math.min(height, 48) / 2;
}
