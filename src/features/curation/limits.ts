/* These values are not in contract.ts, so that the browser can use them without loading the Zod schemas. */

/** States by which staff can filter the list of templates. A featured template can also be hidden. */
export const TEMPLATE_STATES = ["shown", "hidden", "featured"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];
