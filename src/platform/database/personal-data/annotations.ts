import { accountsAnnotations } from "./accounts-annotations.ts";
import { analyticsAnnotations } from "./analytics-annotations.ts";
import type { Annotations } from "./annotation.ts";
import { eventsAnnotations } from "./events-annotations.ts";
import { peopleAnnotations } from "./people-annotations.ts";
import { queueAnnotations } from "./queue-annotations.ts";
import { siteAnnotations } from "./site-annotations.ts";

/**
 * The privacy page, the clean-up, what people get of their data, and erasure are made from it; a missing
 * column fails annotations.service.test.ts.
 */
export const annotations: Annotations = {
  ...siteAnnotations,
  ...accountsAnnotations,
  // Forgotten after the rows that point to them.
  ...peopleAnnotations,
  ...eventsAnnotations,
  ...queueAnnotations,
  ...analyticsAnnotations,
};
