import { gapsOf } from "../../read/gaps.ts";
import type { Rule } from "../rule.ts";
import { at } from "../wording.ts";

/** The file has the brackets and fields that n8n reads without asking whether they are there. */
export const wrongShape: Rule = {
  id: "wrong-shape",
  level: "will-not-run",
  profiles: ["runs"],
  repairable: true,
  check: ({ file }) =>
    gapsOf(file).map(({ node, what }) => ({
      nodes: [node],
      sentence:
        what === "connections"
          ? `${at(node)} has connections without the list around them that n8n expects for each output, so nothing passes there.`
          : `${at(node)} has no field "parameters", which n8n reads without asking whether it is there, so the file does not open.`,
    })),
  mend: "Take the mended copy, which has them.",
};
