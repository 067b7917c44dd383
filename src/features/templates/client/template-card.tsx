import { Link, useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Card } from "#design/layout/card.tsx";
import { classes } from "#design/classes.ts";
import { Spinner } from "#design/spinner.tsx";
import { NoHyphenBreak, Wrapped } from "#design/wrapped.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { CardTemplate, Match } from "../contract.ts";
import { WorkflowSketch } from "#features/diagram/client/workflow-sketch.tsx";

/** Maximum number of visible categories. Screen readers read a template's further categories, too. */
const MAX_CATEGORIES = 2;
/** Times of at least this many minutes are shown in hours and minutes. */
const MINUTES_IN_HOURS = 120;

/**
 * A card for a template. The whole card is one link.
 * @param match - why a search found the template although it does not contain the exact searched text; undefined for
 *   all other templates
 * @param found - searched text. The card highlights the whole words that contain it
 * @param keepPlace - whether a click opens the template in a dialog over the present list
 */
export function TemplateCard({
  template,
  match,
  found = "",
  headingLevel: Heading = "h2",
  keepPlace = false,
}: {
  template: CardTemplate;
  match?: Match;
  found?: string;
  headingLevel?: "h2" | "h3";
  keepPlace?: boolean;
}) {
  const path = templatePath(template.slug);
  const marks = match ? wholeWords(match.words) : wordsWith(found);
  const reason = match && reasonOf(match, template.tools);
  const tools = template.tools.length > 0 && (
    <>
      <span className="sr-only">{`${templatesPage.facts.tools}: `}</span>
      <Marked text={template.tools.join(", ")} marks={marks} />
    </>
  );
  const more = template.category.slice(MAX_CATEGORIES);
  const opening = useNavigation().location?.pathname === path;
  return (
    <Card interactive className="flex h-full flex-col">
      <div className="relative grid min-h-24 overflow-hidden sm:max-xl:h-28 rounded-t-card border-b border-hairline bg-canvas">
        {template.sketch && (
          <div
            data-sketch
            className={classes("h-full transition-opacity", opening && "opacity-40")}
          >
            <WorkflowSketch sketch={template.sketch} />
          </div>
        )}
        {opening && (
          <span className="absolute inset-0 grid place-items-center text-2xl">
            <Spinner />
          </span>
        )}
      </div>
      <div className="flex grow flex-col px-4 py-3">
        <p className="flex justify-between gap-x-4 text-small text-faint large-text:flex-wrap">
          <span>
            <Marked text={template.category.slice(0, MAX_CATEGORIES).join(", ")} marks={marks} />
            {more.length > 0 && (
              <>
                <span aria-hidden>{` +${more.length}`}</span>
                <span className="sr-only">{`, ${more.join(", ")}`}</span>
              </>
            )}
          </span>
          {template.setup_minutes !== null && (
            <span className="shrink-0">
              {`${templatesPage.facts.setupTime} ${minutes(template.setup_minutes)}`}
            </span>
          )}
        </p>
        <Heading className="mt-1 text-title">
          <Link to={path} preventScrollReset={keepPlace} className="covers-card">
            {marks ? (
              <Marked text={template.title} marks={marks} />
            ) : (
              <NoHyphenBreak text={template.title} />
            )}
          </Link>
        </Heading>
        <p className="mt-1 text-[0.9375rem]/[1.45] text-muted">
          <Marked text={template.outcome} marks={marks} />
        </p>
        <p className="mt-auto pt-2 text-small break-words text-faint">
          {reason && (
            <>
              <span className="mr-1 inline-block rounded-full border border-hairline px-2 text-muted">
                {reason}
              </span>{" "}
            </>
          )}
          {tools}
        </p>
      </div>
    </Card>
  );
}

export function minutes(count: number): string {
  const { setupMinutes, setupHours } = templatesPage.facts;
  if (count < MINUTES_IN_HOURS) return interpolate(setupMinutes, { minutes: count });
  const rest = count % 60;
  return [
    interpolate(setupHours, { hours: Math.floor(count / 60) }),
    ...(rest > 0 ? [interpolate(setupMinutes, { minutes: rest })] : []),
  ].join(" ");
}

/**
 * Returns a pattern for these words. The pattern has one capturing group, because the component `Wrapped` highlights
 * only the text of the group.
 */
const wholeWords = (words: readonly string[]) =>
  words.length > 0
    ? new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu")
    : undefined;
const wordsWith = (text: string) =>
  text.trim().length > 1
    ? new RegExp(
        `([\\p{L}\\p{N}]*${text.trim().replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}[\\p{L}\\p{N}]*)`,
        "giu",
      )
    : undefined;

function Marked({ text, marks }: { text: string; marks: RegExp | undefined }) {
  return (
    <Wrapped
      text={text}
      pattern={marks}
      as="mark"
      className="rounded-small bg-accent/25 px-0.5 text-inherit"
    />
  );
}

const { madeFor, synonym, elsewhere: mentions } = templatesPage.close;

/**
 * Returns a label such as "For hotels", if the search names a trade for which the template is made. Undefined if the
 * search names no trade, or if only the template's longer texts mention the trade.
 */
export function tradeOf({ synonyms: [meant], elsewhere }: Match): string | undefined {
  const label = elsewhere.find(({ where }) => where === "labels")?.said;
  const isMentioned = elsewhere.some(({ said }) => said === meant?.means);
  return madeFor[label ?? (isMentioned ? "" : meant?.means) ?? ""];
}

function reasonOf(match: Match, tools: readonly string[]): string | undefined {
  const trade = tradeOf(match);
  const {
    synonyms: [meant],
    elsewhere,
  } = match;
  if (trade) return trade;
  // If the synonym is the name of a tool, the card already highlights this tool, so no sentence explains the synonym.
  if (meant) return tools.includes(meant.means) ? undefined : interpolate(synonym, meant);
  return elsewhere[0] && interpolate(mentions, elsewhere[0]);
}
