import { textOf } from "../../read/text-of.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";

/** Reports tools whose description for the agent is missing. */
export const toolWithoutPurpose: Rule = {
  id: "tool-without-purpose",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { name, type, parameters, disabled }, facts: { ports } }): Trouble[] => {
      const isTool = ports.out.some(({ kind }) => kind === "ai_tool");
      if (!isTool || disabled === true) return [];
      const kind = type.replace(/^.*\./, "");
      const isOwn = /^(?:toolWorkflow|toolCode|toolHttpRequest)$/.test(kind);
      const isManual = parameters["descriptionType"] === "manual";
      const isEmptied = ["description", "toolDescription"].some(
        (field) => typeof parameters[field] === "string" && parameters[field].trim() === "",
      );
      const isTold = ["description", "toolDescription"].some(
        (field) => textOf(parameters[field]).trim() !== "",
      );
      if (isTold || !(isOwn || isManual || isEmptied)) return [];
      return [
        {
          nodes: [name],
          sentence: `${at(name)} has no description, so the agent does not know what the tool is for and uses it wrongly or never.`,
        },
      ];
    }),
  mend: "Write in the description what the tool does and when it is to be used.",
};
