import { storyLabels, type Story } from "#content/landing/stories.ts";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";

/** Each row has a fixed share of the height, whatever its text, because each drawn line ends at the middle of a row. */
const ROWS = "grid grid-rows-[1fr_1fr_3fr] md:grid-rows-[2fr_2fr_5fr]";

export function Results({ story, className }: { story: Story; className: string }) {
  const { entries, reply, message, outcome } = story;
  return (
    <ul data-story={story.id} className={classes(ROWS, className)}>
      {entries.map(({ label, icon, text }) => (
        <li key={label} className="flex gap-4 pb-5 md:items-center md:py-1.5">
          <IconHolder>
            <Icon name={icon} />
          </IconHolder>
          <div>
            <p className="text-small text-faint">{label}</p>
            <p data-result className="leading-snug font-medium">
              {text}
            </p>
          </div>
        </li>
      ))}
      <li className="flex items-start gap-4 md:items-center md:py-1.5">
        <IconHolder>
          <Icon name={reply.icon} />
        </IconHolder>
        <div className="grow rounded-card border border-edge bg-surface px-4.5 py-3.5">
          <p className="text-small text-faint">{reply.label}</p>
          <p data-result className="mt-0.5 text-[0.9375rem] leading-normal">
            {reply.text}
          </p>
          <div className="mt-2.5 flex items-center gap-x-4 gap-y-2 max-lg:flex-col max-lg:items-start">
            <p className={classes("grow items-center text-small leading-snug", STACKED)}>
              <span data-waits className={classes("text-muted", UNTIL_SENT)}>
                {storyLabels.waits}
              </span>
              <span data-outcome className={classes("font-medium", OUTCOME)}>
                {outcome}
              </span>
            </p>
            <SendButton to={message.from} />
          </div>
        </div>
      </li>
    </ul>
  );
}

const STACKED = "grid *:col-start-1 *:row-start-1";

/*
 * These classes only hide elements. A class that makes an element `visible` would also show elements of the examples
 * ("stories") that the visitor has not chosen.
 */
const UNTIL_SENT = "in-data-sent:invisible noscript:invisible print:invisible";
const ONCE_SENT = "[[data-stage]:not([data-sent])_&]:invisible";
/** Hides an example's outcome until the visitor sends the reply. Without scripts, the outcome is always visible. */
const OUTCOME =
  "[@media_screen_and_(scripting:enabled)]:[[data-stage]:not([data-sent])_&]:invisible";

/** One button sends the reply and then plays the example again, so that the button keeps its place and the focus. */
function SendButton({ to }: { to: string }) {
  return (
    <Button data-send className="shrink-0 noscript:hidden print:hidden">
      <span className={classes("justify-items-center", STACKED)}>
        <span className="in-data-sent:invisible">
          {storyLabels.send}{" "}
          <span className="sr-only">{storyLabels.sendTo.replace("{from}", to)}</span>
        </span>
        <span className={ONCE_SENT}>{storyLabels.again}</span>
      </span>
    </Button>
  );
}
