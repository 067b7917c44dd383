import { accountsAnnotations } from "./accounts-annotations.ts";
import type { Ends, TableAnnotation } from "./annotation.ts";
import { siteAnnotations } from "./site-annotations.ts";

const annotated = { ...siteAnnotations, ...accountsAnnotations };

type Annotated = typeof annotated;
export type EndedTable = {
  [Name in keyof Annotated]: Annotated[Name] extends { ends: Ends } ? Name : never;
}[keyof Annotated];

export const endedTables = Object.fromEntries(
  Object.entries<TableAnnotation>(annotated).flatMap(([name, { ends }]) =>
    ends ? [[name, ends]] : [],
  ),
) as Record<EndedTable, Ends>;
