import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";
import { findSecrets } from "./find-secrets.ts";
import { namedSecrets } from "./named-secrets.ts";

/** Keys, tokens and passwords are kept in credentials, never in the file. */
export const secretInFile: Rule = {
  id: "secret-in-file",
  level: "can-hurt",
  profiles: ["runs", "share", "library"],
  repairable: true,
  check: (subject) =>
    subject.file.nodes.flatMap((node): Trouble[] => {
      const named = namedSecrets(node.parameters);
      const places = new Set(named.map(({ path }) => path));
      const found = subject
        .textsOf(node)
        .filter(({ path, value }) => !places.has(path) && findSecrets(value).length > 0);
      return [
        ...named.map(({ path, name }) => ({ path, what: `a secret under the name "${name}"` })),
        ...found.map(({ path, value }) => ({ path, what: findSecrets(value)[0] ?? "a secret" })),
      ].map(({ path, what }) => ({
        nodes: [node.name],
        path,
        sentence: `${at(node.name, path)} holds ${what}, so whoever gets the file can use it.`,
      }));
    }),
  together: (count, nodes) =>
    `${count} fields hold keys, tokens or passwords (${nodes}), so whoever gets the file can use them.`,
  mend: "Put it into a credential in n8n, take it out of the field, and make a new one where it was issued: this one has been copied.",
};
