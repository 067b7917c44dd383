import { industryGroups } from "#content/industries/groups.ts";
import { industryPages } from "#content/industries/index.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { industries } from "#content/landing/industries.ts";
import { serviceGroups, services } from "#content/landing/services.ts";
import { servicePages } from "#content/services/index.ts";
import { solutions, type SolutionPage } from "#content/site/solutions.ts";
import type { Picture } from "#content/types.ts";
import { shapesOf } from "#features/diagram/server/service.ts";
import { firstRun } from "#features/showcase/server/service.ts";
import type { CardTemplate } from "#features/templates/contract.ts";
import { templatesForService, templatesOfIndustry } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { solutionPath, type SolutionKind } from "#shared/solution-paths.ts";
import type { SolutionCard, SolutionGroup, SolutionView } from "../views.ts";

const MAX_TEMPLATES = 6;
const MAX_BELOW_RUN = 3;
/** Maximum number of templates on a page with a case study. The case study itself links to one more template. */
const MAX_BESIDE_STUDY = 2;

type Solution = {
  kind: SolutionKind;
  path: string;
  name: string;
  picture: Picture;
  page: SolutionPage;
  fitting: (platform: Platform) => Promise<CardTemplate[]>;
};

const SOLUTIONS: readonly Solution[] = [
  ...services.flatMap(({ slug, title, image, template_features }) =>
    servicePages
      .filter((page) => page.slug === slug)
      .map((page) => ({
        ...placeOf("services", slug),
        name: title,
        picture: image,
        page,
        fitting: (platform: Platform) =>
          templatesForService(
            platform,
            { slug, topics: template_features, first: page.shown_template },
            MAX_TEMPLATES,
          ),
      })),
  ),
  ...industries.flatMap(({ slug, name }) =>
    industryPages
      .filter((page) => page.slug === slug)
      .map((page) => ({
        ...placeOf("industries", slug),
        name,
        picture: page.picture,
        page,
        fitting: (platform: Platform) => templatesOfIndustry(platform, name, MAX_TEMPLATES),
      })),
  ),
];

const GROUPS: Record<
  SolutionKind,
  readonly { name: string; text: string; slugs: readonly string[] }[]
> = {
  services: serviceGroups.map(({ id, name, text }) => ({
    name,
    text,
    slugs: services.filter(({ group }) => group === id).map(({ slug }) => slug),
  })),
  industries: industryGroups,
};

function placeOf(kind: SolutionKind, slug: string): Pick<Solution, "kind" | "path"> {
  return { kind, path: solutionPath(kind, slug) };
}

export function listSolutions(wanted: SolutionKind): SolutionCard[] {
  return SOLUTIONS.filter(({ kind }) => kind === wanted).map(({ path, name, picture, page }) => ({
    path,
    name,
    picture,
    promise: page.promise,
  }));
}

/** Returns the services in the groups of the landing page, or the industries grouped by their customers. */
export function groupSolutions(wanted: SolutionKind): SolutionGroup[] {
  const cards = new Map(listSolutions(wanted).map((card) => [card.path, card]));
  return GROUPS[wanted].map(({ name, text, slugs }) => ({
    name,
    text,
    cards: slugs.flatMap((slug) => cards.get(solutionPath(wanted, slug)) ?? []),
  }));
}

export function describeSolutions(wanted: SolutionKind) {
  return SOLUTIONS.filter(({ kind }) => kind === wanted).map(({ path, page }) => ({
    path,
    title: page.title,
    summary: page.description,
  }));
}

/** @throws Refusal `not_found` */
export async function showSolution(
  platform: Platform,
  kind: SolutionKind,
  slug: string,
): Promise<SolutionView> {
  const wanted = solutionPath(kind, slug);
  const found = SOLUTIONS.find(({ path }) => path === wanted);
  if (!found) throw new Refusal("not_found", solutions[kind].notFound);
  const { page: content, fitting, ...solution } = found;
  const { shown_template: named, ...page } = content;
  const fit = await fitting(platform);
  const run = await firstRun(
    platform,
    fit.map((template) => template.slug),
  );
  const others = fit.filter((template) => template.slug !== run?.slug);
  const study = studyOf(solution.name);
  const room = study ? MAX_BESIDE_STUDY : MAX_BELOW_RUN;
  // If the page names the template whose run it shows, the list below the run leaves out the last of the other
  // templates. It leaves out none if `room` already shortens the list, or if the list would be empty.
  const most = named ? Math.min(room, Math.max(1, others.length - 1)) : room;
  const templates = run ? others.slice(0, most) : others;
  return {
    ...page,
    ...solution,
    study,
    run,
    templates,
    icons: shapesOf(templates.flatMap(({ sketch }) => sketch?.icons ?? [])),
    related: page.related.flatMap((other) =>
      SOLUTIONS.filter((one) => one.page.slug === other).map(({ path, name }) => ({ path, name })),
    ),
  };
}

function studyOf(industry: string): SolutionView["study"] {
  const study = caseStudies.shown.find((each) => each.industry === industry);
  if (!study) return undefined;
  const { company, name, role, content, figure, sample } = study;
  return { company, name, role, content, figure, sample };
}
