import { Play, Expand } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { watch as texts } from "#content/library/watch.ts";
import { usePart } from "#client/use-part.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Spinner } from "#design/spinner.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { FirstCase } from "#workflow/story/story.ts";
import { isPlainClick } from "#client/navigation/following-links.ts";
import { Dialog } from "#design/overlay/dialog.tsx";
import { WorkflowDiagram } from "../workflow-diagram.tsx";
import type { Moment } from "./case-player.tsx";
import { StoryStepView } from "./story-step.tsx";

const loadPlayer = () => import("./player.tsx");

export type Watch = ReturnType<typeof useWatch>;

/**
 * Loads and opens the player of the recorded run.
 * @param atOnce - whether the player is opened without a press on the button
 */
export function useWatch(atOnce: boolean) {
  const { Part, loading, ask } = usePart(loadPlayer);
  const [watching, setWatching] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Scrolls at once. A browser stops smooth scrolling when something else scrolls, and a press on "Next" may scroll
    // the page.
    if (watching) frame.current?.scrollIntoView({ behavior: "instant" });
  }, [watching]);
  const open = () => ask(() => setWatching(true));
  useEffect(() => {
    if (atOnce) open();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only once, when the page is opened
  }, []);
  return {
    Player: watching ? Part : undefined,
    loading,
    frame,
    start,
    open,
    close: () => {
      setWatching(false);
      requestAnimationFrame(() => start.current?.focus());
    },
  };
}

/**
 * The button that opens the recorded run.
 * @param brief - whether phones show the icon of the button without its text
 */
export function WatchButton({
  watch: { start, loading, open },
  brief = false,
}: {
  watch: Watch;
  brief?: boolean;
}) {
  return (
    <Button
      ref={brief ? undefined : start}
      variant="secondary"
      className={classes("needs-script", brief && "max-sm:max-w-12")}
      onClick={open}
    >
      {loading ? <Spinner /> : <Play aria-hidden className="size-4.5 shrink-0" />}
      <span className={brief ? "whitespace-nowrap max-sm:sr-only" : undefined}>{texts.start}</span>
    </Button>
  );
}

/**
 * Height of the space above and below the drawing while a recorded run plays. In a dialog it is larger, because the
 * dialog has a header and space around its parts.
 */
const AROUND = {
  page: { "--around": "1.5rem" },
  dialog: { "--around": "7.5rem" },
} as Record<"page" | "dialog", CSSProperties>;

export function WatchedDiagram({
  diagram,
  title,
  slug,
  run,
  watch: { Player, frame, close },
  inDialog,
}: {
  diagram: Diagram;
  title: string;
  slug: string;
  run: FirstCase | null;
  watch: Watch;
  inDialog: boolean;
}) {
  const label = labelOf(diagram, title);
  const [moment, setMoment] = useState<Moment>();
  const isWatched = Player !== undefined;
  return (
    <div
      ref={frame}
      data-watching={isWatched || undefined}
      className="scroll-mt-3"
      style={isWatched ? (inDialog ? AROUND.dialog : AROUND.page) : undefined}
    >
      <div className={isWatched ? undefined : "not-print:max-sm:hidden"}>
        <WorkflowDiagram
          diagram={diagram}
          label={label}
          lights={moment?.lights}
          onSelect={moment && ((node) => node !== undefined && moment.goToNode(node))}
        >
          {run && Player && (
            <Player
              slug={slug}
              first={run.first}
              onMoment={setMoment}
              onClose={() => {
                setMoment(undefined);
                close();
              }}
            />
          )}
        </WorkflowDiagram>
      </div>
      {run && (
        <section aria-labelledby="watch" className="mt-3 text-small print:hidden">
          <h2 id="watch" className="sr-only">
            {texts.heading}
          </h2>
          <p className={classes("text-muted", !isWatched && "max-sm:hidden")}>
            {interpolate(texts.text, {
              n8n: run.n8n,
              day: run.on,
              count: counted(texts, run.count),
            })}
          </p>
          <CaseAsText slug={slug} {...run} />
        </section>
      )}
    </div>
  );
}

function labelOf({ nodes }: Diagram, title: string): string {
  return interpolate(templatesPage.drawing, { title, count: nodes.length });
}

/**
 * The recorded run of the template's first test case as a text, for visitors without scripts and for those who prefer
 * to read.
 */
function CaseAsText({ slug, first }: FirstCase & { slug: string }) {
  return (
    <details className="mt-1">
      <summary className="opens min-h-11 text-muted hover:text-text">
        {interpolate(texts.read, { name: first.name })}
      </summary>
      <ol className="mt-3 space-y-8 border-s border-hairline ps-5">
        {first.steps.map((step, place) => (
          <li key={`${step.node} ${place}`}>
            <StoryStepView step={step} number={place + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a href={`${templatePath(slug)}.md`} className="text-accent underline">
          {texts.asText}
        </a>
      </p>
    </details>
  );
}

const { graph } = templatesPage;

/** Without scripts, the button opens a picture of the drawing. */
export function DrawingOpener({
  diagram,
  title,
  picture,
}: {
  diagram: Diagram;
  title: string;
  picture: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={picture}
        aria-haspopup="dialog"
        className={buttonClasses({ variant: "secondary" })}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Expand aria-hidden className="size-4.5" />
        {graph.open}
      </a>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          shape="full"
          title={title}
          closeLabel={graph.close}
        >
          <WorkflowDiagram diagram={diagram} label={labelOf(diagram, title)} full />
        </Dialog>
      )}
    </>
  );
}
