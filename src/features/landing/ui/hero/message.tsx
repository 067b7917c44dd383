import type { Story } from "#content/landing/stories.ts";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { readMarks } from "./marked.ts";

export function Message({ story, className }: { story: Story; className: string }) {
  const { channel, icon, from, text } = story.message;
  return (
    <div
      data-story={story.id}
      data-message
      className={classes("rounded-card border border-black/10 bg-white p-5 text-ink", className)}
    >
      <p className="flex items-center gap-2 text-small text-ink/70">
        <Icon name={icon} className="size-4" />
        {channel}
        <span aria-hidden>·</span>
        <span className="sr-only">, </span>
        {from}
      </p>
      <blockquote className="mt-2 text-[1.0625rem] leading-[1.7] font-medium">
        {readMarks(text).map((piece, position) =>
          piece.marked ? (
            <mark key={position} className={MARK}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </blockquote>
    </div>
  );
}

const MARK =
  "lit-across bg-size-[100%_3px] bg-position-[0_100%] bg-no-repeat bg-transparent pb-0.5 whitespace-nowrap text-inherit [print-color-adjust:exact] forced-colors:underline";
