import type { KnownNode } from "../facts/node-facts.ts";
import { isActing, isReadingStore, shortType, STORES } from "../facts/node-kinds.ts";

/** Whether a step outputs the answer from a service instead of the step's input. */
export function isAnswered(known: KnownNode): boolean {
  const { hosts, parameters } = known.facts;
  const type = shortType(known.node.type);
  if (!isActing(known)) return false;
  if (!STORES.has(type)) return (hosts?.length ?? 0) > 0;
  // A step that writes a row outputs this row. If n8n maps the columns automatically, the row still has all fields of
  // the step's input, so nothing is lost.
  return (
    ANSWERING.test(type) &&
    parameters["operation"] !== "executeQuery" &&
    !/autoMap/.test(JSON.stringify(parameters))
  );
}

const ANSWERING = /^(?:airtable|dataTable|postgres|mySql|supabase|baserow|nocoDb|notion)$/;

/**
 * Whether a step outputs only fields and no file, because it outputs rows from a store or the answer from a service.
 */
export function isWithoutFile(known: KnownNode): boolean {
  const { isAi, parameters } = known.facts;
  return (
    (isAnswered(known) || isReadingStore(known)) &&
    !isAi &&
    shortType(known.node.type) !== "httpRequest" &&
    !/file|image|audio|video|media|asset/i.test(String(parameters["resource"]))
  );
}
