import { startTransition, useContext, useEffect, useRef, useState, createContext } from "react";
import { onNearViewport } from "#delivery/islands/visibility.ts";
import { classes } from "#design/classes.ts";
import type { Sketch } from "#workflow/story/sketch.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import { IconPath } from "./icon-path.tsx";
import iconSprite from "virtual:node-icons.svg";

/**
 * A small drawing of a workflow. Its icons are loaded only shortly before the card becomes visible, so that they do not
 * delay the page's first paint.
 */
export function WorkflowSketch({ sketch: { icons, start, end } }: { sketch: Sketch }) {
  const shapes = useContext(SketchIcons);
  const [hasIcons, setHasIcons] = useState(false);
  const wire = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wire.current) return undefined;
    return onNearViewport(wire.current, "100% 0px", () => startTransition(() => setHasIcons(true)));
  }, []);
  return (
    <div className="flex size-full flex-col gap-2 px-5 py-3">
      <div ref={wire} aria-hidden className="relative flex items-center justify-between">
        <span className="drawn absolute inset-x-5 h-0.5 lit-across" />
        {icons.map((name, place) => (
          <span
            key={`${place} ${name}`}
            className={classes(
              "relative grid place-items-center rounded-full border border-rim bg-white text-ink print:not-has-[svg]:invisible forced-color-adjust-none",
              place === 0 || place === icons.length - 1 ? "size-11" : "size-9",
            )}
          >
            {shapes[name] ? (
              <svg viewBox="0 0 24 24" className="size-5">
                <IconPath icon={shapes[name]} />
              </svg>
            ) : hasIcons ? (
              <Icon name={name} />
            ) : (
              <noscript>
                <Icon name={name} />
              </noscript>
            )}
          </span>
        ))}
      </div>
      <p className="flex justify-between gap-6 text-[0.8125rem]/[1.35] text-muted">
        <span>{start}</span>
        <span className="sr-only">→</span>
        <span className="text-end font-medium text-text">{end}</span>
      </p>
    </div>
  );
}

function Icon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}

/** Icons that the page itself contains, by name. All other icons are loaded from a file. */
export const SketchIcons = createContext<Readonly<Record<string, IconShape>>>({});
