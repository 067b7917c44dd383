import { isRecord } from "../read/edges.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import { field, listIn, textOf } from "./port-values.ts";
import { shortType } from "./node-kinds.ts";

/** The names of all fields that the items of a step have; undefined where nobody can tell from the file. */
export function givenFields(
  node: NodeInFile,
  facts: Record<string, unknown>,
): string[] | undefined {
  if (node.onError !== undefined && node.onError !== "stopWorkflow") return undefined;
  const name = shortType(node.type);
  if (Object.hasOwn(FIXED, name)) return FIXED[name]?.split(" ");
  const names = Object.hasOwn(READ, name) ? READ[name]?.(facts, node.typeVersion) : undefined;
  const isFixed = (one: unknown) => typeof one === "string" && one !== "" && !/^=|\{\{/.test(one);
  if (!names || names.length === 0 || !names.every(isFixed)) return undefined;
  return names.flatMap((one) => [String(one), String(one).split(/[.[]/)[0] ?? ""]);
}

const FIXED: Readonly<Record<string, string>> = {
  webhook: "body headers params query webhookUrl executionMode jwtPayload",
  telegramTrigger:
    "update_id message edited_message channel_post edited_channel_post business_connection business_message edited_business_message deleted_business_messages message_reaction message_reaction_count inline_query chosen_inline_result callback_query shipping_query pre_checkout_query purchased_paid_media poll poll_answer my_chat_member chat_member chat_join_request chat_boost removed_chat_boost",
  errorTrigger: "execution workflow trigger",
};

type Names = unknown[] | undefined;

const READ: Readonly<
  Record<string, (parameters: Record<string, unknown>, version: number) => Names>
> = {
  set({ mode = "manual", includeOtherFields = false, assignments, jsonOutput }, version) {
    if (version < 3.3 || includeOtherFields !== false) return undefined;
    if (mode === "raw") return keysOfJson(jsonOutput);
    return listIn(assignments, "assignments").map((one) => field(one, "name"));
  },
  formTrigger({ formFields }) {
    const names = listIn(formFields, "values").flatMap((one) =>
      ["fieldName", "fieldLabel", "elementName"].map((key) => field(one, key)),
    );
    const known = names.filter((one) => one !== undefined && one !== "");
    return known.length === 0
      ? undefined
      : [...known, "submittedAt", "formMode", "formQueryParameters"];
  },
  aggregate({ aggregate, destinationFieldName, fieldsToAggregate, include }) {
    if (aggregate === "aggregateAllItemData")
      return [destinationFieldName === undefined ? "data" : textOf(destinationFieldName)];
    if (include !== undefined && aggregate !== undefined) return undefined;
    return listIn(fieldsToAggregate, "fieldToAggregate").map((one) => {
      const own = field(one, "renameField") === true ? field(one, "outputFieldName") : undefined;
      return own ?? textOf(field(one, "fieldToAggregate")).split(".").at(-1);
    });
  },
  executeWorkflowTrigger({ inputSource, workflowInputs }) {
    if (inputSource !== undefined && inputSource !== "workflowInputs") return undefined;
    return listIn(workflowInputs, "values").map((one) => field(one, "name"));
  },
  code({ language, jsCode }) {
    if (language !== undefined && language !== "javaScript") return undefined;
    return typeof jsCode === "string" ? keysReturned(jsCode) : undefined;
  },
  // A program that calls the chat by its address may send anything.
  chatTrigger: ({ mode }) =>
    mode === "webhook"
      ? undefined
      : ["sessionId", "action", "chatInput", "files", "chatHistory", "metadata"],
  agent: (_, version) => (version >= 1.6 ? ["output", "intermediateSteps"] : undefined),
};

function keysOfJson(text: unknown): Names {
  if (typeof text !== "string" || text.startsWith("=")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? Object.keys(value) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the fields of a script whose only `return` is one literal item: `return [{ json: { a, b: 1 } }];` */
function keysReturned(code: string): Names {
  const returns = code.match(/\breturn\b/g) ?? [];
  const [, inside] =
    /\breturn\s{0,9}\[?\s{0,9}\{\s{0,9}json\s{0,9}:\s{0,9}\{([^{}[\]()`'"/]{1,2000})\}\s{0,9},?\s{0,9}\}\s{0,9}\]?\s{0,9};?\s*$/.exec(
      code,
    ) ?? [];
  if (returns.length !== 1 || inside === undefined) return undefined;
  const parts = inside.split(",").filter((part) => part.trim() !== "");
  const keys = parts.map(
    (part) => /^\s{0,99}([A-Za-z_]\w{0,60})\s{0,9}(?::|$)/.exec(part.trim())?.[1],
  );
  return keys.includes(undefined) ? undefined : keys;
}
