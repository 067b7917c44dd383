import { readFileSync } from "node:fs";
import { join } from "node:path";

export const FOLDER = join(import.meta.dirname, "../../assistant");

/**
 * A question, with what its answer must contain and what it must not contain. A field that is missing is not judged.
 */
export type Question = {
  language: "en" | "de";
  group: string;
  question: string;
  page?: string;
  before?: string[];
  /**
   * Slugs of templates, one of which must be among the answer's first three. An empty list: the answer must show no
   * template.
   */
  templates?: string[];
  /** Ids of passages, one of which the answer must quote. An empty list: the answer must quote no passage. */
  passages?: string[];
  actions?: ("booking" | "person")[];
  never?: string[];
};

export type Shown = {
  text: string;
  templates: string[];
  /**
   * Ids of the passages that the answer quotes. A model quotes no passages, so for its answer these are the passages to
   * which the answer links.
   */
  passages: string[];
  actions: string[];
  /** Kinds of the answer (see content/assistant/replies.ts). An answer from a model has none. */
  kinds?: string[];
  language: "en" | "de" | undefined;
  refused: boolean;
};

export type Verdict = {
  right: boolean;
  /** Whether the first template is a wanted one; undefined if no template is wanted. */
  first?: boolean;
  firstThree?: boolean;
  wrongTemplate: boolean;
  refused: boolean;
};

export function readQuestions(set: string): Question[] {
  return JSON.parse(readFileSync(join(FOLDER, `${set}.json`), "utf8")) as Question[];
}

export function judge(question: Question, shown: Shown): Verdict {
  const { templates, passages, actions = [], never = [] } = question;
  const wants = templates !== undefined && templates.length > 0;
  const fits = (slug: string | undefined) => slug !== undefined && templates?.includes(slug);
  const firstThree = wants && shown.templates.slice(0, 3).some(fits);
  const wrongTemplate = templates?.length === 0 && shown.templates.length > 0;
  // The cards "details" and "person" below an answer lead to the same form, so they count as the same action.
  const offered = shown.actions.map((action) => (action === "details" ? "person" : action));
  const right =
    (!wants || firstThree) &&
    !wrongTemplate &&
    isFromRightPassage(passages, shown) &&
    (actions.length === 0 || actions.some((action) => offered.includes(action))) &&
    !never.some((phrase) => shown.text.includes(phrase)) &&
    (shown.language ?? question.language) === question.language;
  return {
    right,
    ...(wants && { first: fits(shown.templates[0]) === true, firstThree }),
    wrongTemplate,
    refused: shown.refused && (wants || (passages?.length ?? 0) > 0),
  };
}

function isFromRightPassage(wanted: string[] | undefined, shown: Shown): boolean {
  if (wanted === undefined) return true;
  if (wanted.length === 0) return shown.passages.length === 0;
  return wanted.some((id) => shown.passages.includes(id));
}
