import type { Parts } from "#features/back-office/client/use-details.ts";
import type { PersonDetails } from "../contract.ts";

type Person = PersonDetails["person"];

export const PARTS: Parts<PersonDetails> = {
  partOf: ({ person }, below, body) => {
    if (below === "/lead") return [person.lead];
    const names = Object.keys(body).filter((name) => name !== "version") as (keyof Person)[];
    // Only a change of the person itself (`below` is "") depends on these fields. Other changes, such as that of a
    // note, do not send the version of the person.
    return below === "" ? names.map((name) => person[name]) : undefined;
  },
  versionOf: ({ person }) => person.version,
  withVersion: (body, version) => (body instanceof FormData ? body : { ...body, version }),
};
