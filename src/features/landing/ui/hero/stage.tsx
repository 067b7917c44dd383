import { Link } from "react-router";
import { hero } from "#content/landing/hero.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { stories, storyLabels } from "#content/landing/stories.ts";
import { BeamGradients } from "#design/beam/beam.tsx";
import { classes } from "#design/classes.ts";
import { Icon } from "#design/icon/icon.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Container } from "#design/layout/container.tsx";
import { useLibrary } from "#features/showcase/client/use-library.ts";
import { Message } from "./message.tsx";
import { Results } from "./results.tsx";
import { shownWhenChosen, StorySwitch } from "./switch.tsx";
import { WireIn, WiresFromHub, WiresOfResults, WireToHub } from "./wires.tsx";

/** The drawing at the top of the landing page. The animation in ../motion/ finds the parts by their data attributes. */
export function Stage() {
  return (
    <figure data-stage className="relative mt-7 mb-3 sm:mt-9 md:mb-8 lg:mt-8">
      <figcaption className="sr-only">{storyLabels.description}</figcaption>
      <BeamGradients />
      <Container className="relative">
        <div className="relative max-w-[34rem] md:grid md:min-h-[32rem] md:max-w-none md:grid-cols-[14.5rem_1fr_auto_1.4fr_19.5rem] lg:min-h-85 lg:grid-cols-[19rem_1fr_auto_1.4fr_calc((100%-4rem)/2.3)] xl:grid-cols-[19rem_1fr_auto_1.4fr_34rem]">
          {/* Between the message and the results, so that no dot is behind a word. */}
          <div
            aria-hidden
            className="dots pointer-events-none absolute inset-x-4 -inset-y-6 col-[2/5] max-md:hidden print:hidden"
          />
          <StorySwitch className="z-10 mb-4 md:absolute md:top-0 md:left-0" />
          <div className="relative grid md:py-18">
            <WireIn />
            {stories.map((story, position) => (
              <Message
                key={story.id}
                story={story}
                className={classes("md:self-center", shownWhenChosen(position))}
              />
            ))}
          </div>
          <WireToHub />
          <Hub />
          <WiresFromHub />
          {/* The results cover its upper end, because they come later. */}
          <span aria-hidden className="wire-begin max-md:hidden" />
          <div className="relative grid">
            <WiresOfResults />
            {stories.map((story, position) => (
              <Results key={story.id} story={story} className={shownWhenChosen(position)} />
            ))}
          </div>
          <div className="mt-1 md:absolute md:bottom-7 md:left-0 md:max-w-[14.5rem] lg:max-w-[25rem]">
            <TemplateLinks />
            {!caseStudies.note && stories.some(({ sample }) => sample) && (
              <p className="text-small text-faint lg:-mb-3">{storyLabels.sampleNote}</p>
            )}
          </div>
        </div>
      </Container>
      <output data-said className="sr-only" />
    </figure>
  );
}

function Hub() {
  return (
    <div className="flex items-center gap-4 md:relative md:self-center">
      <span data-hub>
        <IconHolder>
          <Icon name={hero.hub.icon} />
        </IconHolder>
      </span>
      <span
        className={classes(
          "text-small font-medium md:absolute md:top-[calc(100%+0.75rem)] md:left-1/2 md:z-10 md:w-max md:max-w-36 lg:max-w-44 md:-translate-x-1/2 md:bg-canvas md:px-2 md:text-center md:text-balance md:break-words",
          hasLongWord(hero.hub.label) && "md:text-[0.6875rem] lg:text-[0.8125rem]",
        )}
      >
        {hero.hub.label}
      </span>
    </div>
  );
}

/**
 * Whether a name contains a word of 18 characters or more, which would be too wide for the space below the hub, where
 * the drawing's lines meet.
 */
function hasLongWord(name: string): boolean {
  return /\S{18}/.test(name);
}

function TemplateLinks() {
  const offered = useLibrary()?.stories;
  return (
    <div className="grid">
      {stories.map(
        ({ id, template: { slug, label } }, position) =>
          offered?.includes(slug) && (
            <Link
              key={id}
              to={`/templates/${slug}`}
              className={classes(
                "onward justify-self-start underline decoration-edge hover:decoration-text",
                shownWhenChosen(position),
              )}
            >
              {label}
            </Link>
          ),
      )}
    </div>
  );
}
