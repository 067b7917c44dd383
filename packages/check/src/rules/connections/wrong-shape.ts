import { gapsOf } from "../../read/gaps.ts";
import type { Rule } from "../rule.ts";
import { at } from "../wording.ts";

export const wrongShape: Rule = {
  id: "wrong-shape",
  level: "will-not-run",
  repairable: true,
  check: ({ file }) =>
    gapsOf(file).map(({ node, what }) => ({
      nodes: [node],
      ...(what === "typeVersion" ? { level: "worth-knowing" as const, repairable: false } : {}),
      sentence:
        what === "typeVersion"
          ? `${at(node)} has no "typeVersion", so n8n takes its newest version, though its settings may be of an earlier one.`
          : what === "connections"
            ? `${at(node)} has connections without the list around them, so nothing passes there.`
            : `${at(node)} has no field "parameters", so the file does not open.`,
    })),
  mend: "Take the fixed copy, which has them.",
};
