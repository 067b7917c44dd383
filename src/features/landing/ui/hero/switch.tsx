import { stories, storyLabels } from "#content/landing/stories.ts";

/**
 * Radio buttons for the example ("story") in the drawing. CSS alone shows the chosen example, so they work without
 * scripts.
 */
export function StorySwitch({ className }: { className: string }) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">{storyLabels.choose}</legend>
      <div className="inline-flex rounded-full border border-edge p-0.5 print:hidden large-text:flex-wrap">
        {stories.map(({ id, business }, position) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full px-3.5 text-small font-medium text-muted transition-colors hover:text-text has-checked:bg-text has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:px-4.5 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="story"
              value={id}
              data-story={position}
              defaultChecked={position === 0}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {business}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * One class for each radio button, in the same order. The classes use the attribute `data-story` instead of
 * `:nth-of-type`, because with `:nth-of-type` the browser would compute the page's styles again whenever the animation
 * adds an element.
 */
const SHOWN_WHEN_CHOSEN = [
  "[[data-stage]:has([data-story='0']:checked)_&]:visible",
  "[[data-stage]:has([data-story='1']:checked)_&]:visible",
  "[[data-stage]:has([data-story='2']:checked)_&]:visible",
  "[[data-stage]:has([data-story='3']:checked)_&]:visible",
];

export function shownWhenChosen(position: number): string {
  return `invisible col-start-1 row-start-1 ${SHOWN_WHEN_CHOSEN[position] ?? "hidden"}`;
}
