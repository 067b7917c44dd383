import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { layOut } from "#workflow/drawing/layout.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { RunRecord } from "#workflow/record/run-record.ts";
import { tellStory, type Story, type StoryStep } from "#workflow/story/story.ts";
import { deedTitle } from "../deed-title.ts";

export { deedTitle };

const Known = TemplateMetadata.pick({ ports: true, nodes: true });

/** @param files `run.json`, `workflow.json`, metadata @returns undefined where a file is none of ours */
export function readStory(files: {
  record: string;
  workflow: string;
  metadata: unknown;
}): Story | undefined {
  const record = RunRecord.safeParse(JSON.parse(files.record));
  const known = Known.safeParse(files.metadata);
  if (!record.success || !known.success) return undefined;
  const { ports, nodes } = known.data;
  const file = JSON.parse(files.workflow) as { settings?: { timezone?: unknown } };
  const workflow = readWorkflow(file);
  const zone = file.settings?.timezone;
  const { edges } = layOut(workflow, ports);
  const kinds = new Map(nodes.map(({ type, label }) => [type, label]));
  return tellStory(record.data, workflow, {
    ports,
    edges,
    kinds,
    zone: typeof zone === "string" ? zone : "UTC",
  });
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
    const what = [deed.subject, deed.text, ...values].filter(Boolean).join(" · ");
    return [deedTitle(deed, kind), inOneLine(what)].filter(Boolean).join(": ");
  });
  const ways = went.flatMap(({ way }) => (way === "" ? [] : [`→ ${way}`]));
  return [
    `**${node}**`,
    ...done,
    ...ways,
    ...(error === undefined ? [] : [failureText(error)]),
  ].join("; ");
}

function failureText(reason: string): string {
  return reason === "" ? watch.step.failedOnPurpose : interpolate(watch.step.failed, { reason });
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
