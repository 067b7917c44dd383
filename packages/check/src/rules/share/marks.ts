import { humanize } from "../../read/humanize.ts";
import { textsIn } from "../../read/nodes.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";

/** Fields of a workflow file that have a meaning only in the n8n installation where the file was made. */
export const FILE_MARKS = [
  "id",
  "versionId",
  "versionCounter",
  "activeVersionId",
  "meta",
  "staticData",
  "shared",
  "tags",
  "createdAt",
  "updatedAt",
  "triggerCount",
  "active",
  "isArchived",
  "homeProject",
  "sharedWithProjects",
  "usedCredentials",
  "scopes",
  "parentFolder",
  "parentFolderId",
  "activeVersion",
  "ownedBy",
  "owner",
  "user",
] as const;
export const NODE_MARKS = ["credentials", "webhookId"] as const;
export const SETTING_MARKS = [
  "errorWorkflow",
  "callerPolicy",
  "callerIds",
  "availableInMCP",
  "timeSavedPerExecution",
] as const;

/**
 * Reports values that have a meaning only in one n8n installation. Other people cannot use these values, and the values
 * may reveal something about the workflow's author.
 */
export const installationMarks: Rule = {
  id: "installation-marks",
  level: "worth-knowing",
  profiles: ["share", "library"],
  repairable: true,
  check(subject) {
    const { file } = subject;
    const fields = [
      ...FILE_MARKS.filter((mark) => isTelling(file, mark)),
      ...SETTING_MARKS.filter((mark) => file.settings?.[mark] !== undefined),
    ];
    const marked = file.nodes.filter((node) => NODE_MARKS.some((mark) => node[mark] !== undefined));
    const cached = cachedIn(subject);
    return [
      ...(fields.length > 0
        ? [
            {
              nodes: [],
              sentence: `The file names its own n8n in ${listed(fields.map(humanize), 4)}, which means nothing elsewhere.`,
            },
          ]
        : []),
      ...marked.map(({ name }) =>
        inStep(
          [name],
          "names credentials or an address of its own n8n, which do not exist elsewhere.",
        ),
      ),
      ...cached.map((name) =>
        inStep([name], "keeps the name or address of somebody's data beside the id."),
      ),
    ];
  },
  together: (count) => `The file tells in ${count} places about the n8n in which it was made.`,
  mend: "Remove these fields; n8n makes its own when the workflow is imported.",
};

function isTelling(file: WorkflowFile, mark: string): boolean {
  const value = file[mark];
  if (value === undefined || value === null || value === "" || value === false) return false;
  return !(typeof value === "object" && Object.keys(value).length === 0);
}

/**
 * Lists the steps in which n8n has stored the name or URL of a selected resource, such as a spreadsheet, beside its id.
 * Names of AI models do not count.
 */
function cachedIn(subject: Subject): string[] {
  return subject.file.nodes
    .filter((node) =>
      textsIn(node.parameters).some(
        ({ path, key }) => key.startsWith("cachedResult") && !/model/i.test(path),
      ),
    )
    .map(({ name }) => name);
}

export const pinnedData: Rule = {
  id: "pinned-data",
  level: "can-hurt",
  profiles: ["share", "library"],
  repairable: true,
  check({ file }) {
    const { pinData } = file;
    const pinned = typeof pinData === "object" && pinData !== null ? Object.keys(pinData) : [];
    if (pinned.length === 0) return [];
    return [
      {
        nodes: pinned.filter((name) => file.nodes.some((node) => node.name === name)),
        sentence: `The file holds data that was pinned at ${listed(pinned)}; whoever gets the file can read it.`,
      },
    ];
  },
  together: () => "The file holds pinned data.",
  mend: "Unpin the data before you export, or take the fixed copy.",
};
