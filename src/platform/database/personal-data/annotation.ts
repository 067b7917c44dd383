import type { Datum, Kind } from "#content/site/stored-data.ts";
import type { retention } from "#content/site/privacy.ts";

export type Period = keyof typeof retention;

/** What a column holds, a word of content/site/stored-data.ts; or expressly nothing about anybody. */
export type Column = Datum | "not personal";

/** Deletes, or changes, what is older. All of it SQL over the columns of the table. */
export type Forgetting = {
  period: Period;
  /** A moment; see `endOf` for days. */
  since: string;
  while?: string;
  set?: string;
};

export type Link = { column: string; of: string; key?: string };

/**
 * By its `key`, which is no address, it is known what was ended for good: by a row's going (`absence`), or
 * its being there (`its row`). It stays so in a restored database.
 */
export type Ends = { key: string; by: "absence" | "its row" };

export type TableAnnotation = {
  /** Purpose, source and name, in words; without it the table is of no interest to anybody. */
  kind?: Kind;
  /** Whose row it is, any of these; without it nobody can tell. */
  person?: {
    address?: readonly string[];
    /** Columns with the keyed hash of one (`emailHash`). */
    hash?: readonly string[];
    links?: readonly Link[];
    mention?: true;
  };
  /** Shown and given out, but not erased with the person, whom it protects. */
  outlivesErasure?: true;
  ends?: Ends;
  /** No address can stand in it: none is looked for, however many rows there are. */
  namesNobody?: true;
  /** Without it the row stays until it is deleted by what made it. */
  forget?: readonly Forgetting[];
  columns: Readonly<Record<string, Column>>;
};

export type Annotations = Readonly<Record<string, TableAnnotation>>;

export function notPersonal<Name extends string>(...names: Name[]): Record<Name, "not personal"> {
  return Object.fromEntries(names.map((name) => [name, "not personal"])) as never;
}

/** A day that is kept counts as its end, UTC. */
export function endOf(day: string): string {
  return `((${day} + 1)::timestamp at time zone 'UTC')`;
}
