import { endOf, notPersonal, type Annotations } from "./annotation.ts";

const DAY_OVER = endOf("day");
const OF_VISITS = {
  kind: "visits",
  namesNobody: true,
  forget: [{ period: "visitMonths", since: DAY_OVER }],
} as const;

export const analyticsAnnotations = {
  "public.visits": {
    ...OF_VISITS,
    columns: {
      day: "visit_day",
      visitor: "visitor",
      source: "visit_source",
    },
  },
  "public.visit_events": {
    ...OF_VISITS,
    columns: {
      day: "visit_day",
      visitor: "visitor",
      page: "visited_pages",
      kind: "visit_events",
      ...notPersonal("times"),
    },
  },
  "public.visit_salts": {
    forget: [{ period: "visitSaltHours", since: DAY_OVER }],
    columns: notPersonal("day", "salt"),
  },
  "public.touches": {
    kind: "people",
    person: { links: [{ column: "person_id", of: "public.people" }] },
    columns: {
      source: "visit_source",
      medium: "visit_source",
      campaign: "visit_source",
      landing: "landing",
      at: "time",
      ...notPersonal("id", "person_id", "kind", "message_id"),
    },
  },
} as const satisfies Annotations;
