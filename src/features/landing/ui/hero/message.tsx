import type { Story } from "#content/landing/stories.ts";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { Wrapped } from "#design/wrapped.tsx";

/** A part of a message in [square brackets], which the page highlights. */
export const MARKED = /\[([^\]]*)\]/;

export function Message({ story, className }: { story: Story; className: string }) {
  const { channel, icon, from, text } = story.message;
  return (
    <div
      data-story={story.id}
      data-message
      className={classes("rounded-card border border-hairline bg-surface p-5", className)}
    >
      <p className="flex items-center gap-2 text-small text-muted">
        <Icon name={icon} className="size-4" />
        {channel} · {from}
      </p>
      <blockquote className="mt-2 text-[1.0625rem] leading-[1.7] font-medium">
        <Wrapped text={text} pattern={MARKED} as="mark" className="read-mark" />
      </blockquote>
    </div>
  );
}
