import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { assignmentsIn } from "#workflow/setup/setup.ts";
import { ZONE } from "./n8n-editor.ts";
import type { Trial } from "./trials.ts";

type Published = WorkflowFile & { active: boolean; settings: { timezone?: string } };

export function missingIn(found: unknown, { values, credentials }: Trial): string[] {
  const { active, settings, nodes } = found as Published;
  const set = new Map(assignmentsIn({ nodes }).map(({ name, value }) => [name, value]));
  const credentialOf = (node: string, type: string) =>
    (nodes.find(({ name }) => name === node)?.credentials as Held)?.[type]?.id;
  return [
    ...(active ? [] : ["It is not active."]),
    ...(settings.timezone === ZONE ? [] : [`Its time zone is ${settings.timezone}.`]),
    ...values
      .filter(({ name, text }) => set.get(name) !== text)
      .map(({ name }) => `${name} is ${set.get(name)}.`),
    ...credentials.flatMap(({ type, nodes: users }) =>
      users
        .filter((node) => !credentialOf(node, type))
        .map((node) => `"${node}" has no credential.`),
    ),
  ];
}

type Held = Record<string, { id?: string }> | undefined;
