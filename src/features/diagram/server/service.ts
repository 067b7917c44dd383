import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { drawWorkflow, type Diagram } from "#workflow/drawing/diagram.ts";
import { layOutForPage } from "#workflow/drawing/page-layout.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import { nodeIcon } from "#workflow/facts/node-icons.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { outlineOf } from "#workflow/outline/outline.ts";
import type { Outline } from "#workflow/outline/steps.ts";
import type { Story, StoryStep } from "#workflow/story/story.ts";
import { shapesOf, withIcons } from "../client/icon-shapes.ts";
import { deedTitle } from "../client/run/deed-title.ts";

export { shapesOf };

type Known = Pick<TemplateMetadata, "ports" | "nodes">;

/**
 * Returns the drawing of a workflow, and its steps as an outline.
 * @param file - text of `workflow.json`
 */
export function describeWorkflow(
  file: string,
  { ports, nodes }: Known,
): { diagram: Diagram; outline: Outline } {
  const json: unknown = JSON.parse(file);
  const kinds = new Map(nodes.map(({ type, label }) => [type, label]));
  return {
    diagram: withIcons(drawWorkflow(json, { ports, kinds, arrange: layOutForPage })),
    outline: outlineOf(readWorkflow(json), ports),
  };
}

/**
 * Returns a function that finds the icon of a node by the name of the node.
 * @param file - text of `workflow.json`
 */
export function iconFinder(file: string): (node: string) => IconShape | undefined {
  const { nodes } = readWorkflow(JSON.parse(file));
  const types = new Map(nodes.map(({ name, type }) => [name, type]));
  return (node) => {
    const { name } = nodeIcon(types.get(node) ?? "");
    return shapesOf([name])[name];
  };
}

export function storyText({ cases }: Story): string {
  return cases
    .map(({ kind, name, steps, failed }) =>
      [
        `### ${watch.player.kinds[kind]}: ${name}`,
        "",
        ...steps.map((step, place) => `${place + 1}. ${stepText(step)}`),
        ...(failed ? ["", watch.step.ended] : []),
      ].join("\n"),
    )
    .join("\n\n");
}

function stepText({ node, kind, deeds, went, error }: StoryStep): string {
  const done = deeds.map((deed) => {
    const values = deed.values.map(({ name, value }) => `${name}: ${value}`);
    const text = [deed.subject, deed.text, ...values].filter(Boolean).join(" · ");
    return [deedTitle(deed, kind), text.replace(/\s+/g, " ")].filter(Boolean).join(": ");
  });
  const ways = went.flatMap(({ way }) => (way === "" ? [] : [`→ ${way}`]));
  const failure =
    error === ""
      ? watch.step.failedOnPurpose
      : interpolate(watch.step.failed, { reason: error ?? "" });
  return [`**${node}**`, ...done, ...ways, ...(error === undefined ? [] : [failure])].join("; ");
}
