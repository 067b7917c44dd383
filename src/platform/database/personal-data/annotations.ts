import { accountsAnnotations } from "./accounts-annotations.ts";
import { analyticsAnnotations } from "./analytics-annotations.ts";
import type { Annotations } from "./annotation.ts";
import { peopleAnnotations } from "./people-annotations.ts";
import { siteAnnotations } from "./site-annotations.ts";

/** Privacy page, clean-up, people's copies and erasure are made from it; a missing column fails a test. */
export const annotations: Annotations = {
  ...siteAnnotations,
  ...accountsAnnotations,
  // Forgotten after the rows that point to them.
  ...peopleAnnotations,
  ...analyticsAnnotations,
};
