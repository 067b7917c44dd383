import type { ComponentProps } from "react";
import { Beam } from "#design/beam/beam.tsx";
import { classes } from "#design/classes.ts";

/* A wire is a drawn line. It is horizontal between parts that are side by side, and otherwise vertical. */

const FILL = "absolute inset-0 size-full";

/**
 * A line ("wire") in the drawing at the top of the landing page. It is wider than the page's other lines, because it is
 * the main thing in the drawing.
 */
function Wire(props: ComponentProps<typeof Beam>) {
  return <Beam width={2.5} {...props} />;
}

export function WireIn() {
  return (
    <Wire
      name="in"
      className="absolute top-0 right-full h-full w-[50vw] max-lg:hidden print:hidden"
    />
  );
}

export function WireToHub() {
  return (
    <div className="relative h-10 w-12 md:h-auto md:w-auto">
      <Wire name="read" direction="down" className={classes(FILL, "md:hidden")} />
      <Wire name="read" className={classes(FILL, "max-md:hidden")} />
    </div>
  );
}

/** Vertical centers of the three rows of results, in percent of their total height. */
const MIDDLES = [100 / 9, 300 / 9, 650 / 9];

export function WiresFromHub() {
  return (
    <div className="relative h-8 w-12 md:h-auto md:w-auto">
      <Wire name="result-0" direction="down" className={classes(FILL, "md:hidden")} />
      {MIDDLES.map((middle, row) => (
        <Wire
          key={middle}
          name={`result-${row}`}
          to={middle}
          className={classes(FILL, "max-md:hidden")}
        />
      ))}
    </div>
  );
}

/**
 * Positions of the lines on narrow screens. Each line runs down from the box of an icon, which is 48 px (3 rem) high.
 */
const BETWEEN_HOLDERS = [
  { name: "result-1", place: "top-12 h-[calc(20%-3rem)]" },
  { name: "result-2", place: "top-[calc(20%+3rem)] h-[calc(20%-3rem)]" },
  {
    name: "out",
    place:
      "top-[calc(40%+3rem)] h-[calc(60%-3rem)] print:hidden mask-[linear-gradient(#000_50%,transparent)]",
  },
];

/** Keeps a drawn line unlit until the visitor sends the example's reply. Without scripts, the line is always lit. */
const ONCE_SENT =
  "[@media_screen_and_(scripting:enabled)]:[[data-stage]:not([data-sent])_&]:opacity-0";

export function WiresOfResults() {
  return (
    <>
      {BETWEEN_HOLDERS.map(({ name, place }) => (
        <Wire
          key={name}
          name={name}
          direction="down"
          className={classes("absolute left-0 w-12 md:hidden", place)}
          trailClassName={name === "out" ? ONCE_SENT : undefined}
        />
      ))}
      <Wire
        name="out"
        className="absolute bottom-0 left-full h-5/9 w-[50vw] max-md:hidden max-lg:not-in-data-sent:opacity-0 print:hidden"
        trailClassName={ONCE_SENT}
      />
    </>
  );
}
