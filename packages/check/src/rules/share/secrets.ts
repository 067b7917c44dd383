import type { Rule } from "../rule.ts";
import { secretsInFile } from "./secrets-in-file.ts";

export const secretInFile: Rule = {
  id: "secret-in-file",
  level: "can-hurt",
  profiles: ["runs", "share", "library"],
  repairable: true,
  check: ({ file }) =>
    secretsInFile(file).map(({ node, path, place, what }) => ({
      nodes: node === undefined ? [] : [node],
      path,
      sentence: `${place} holds ${what}, so whoever gets the file can use it.`,
    })),
  mend: "Put it into a credential, take it out of the field, and make a new one where it was issued.",
};
