import type { backupAlarm } from "#content/site/mails.ts";
import type { MailKind, DeliveryReason } from "#shared/deliveries.ts";
import type { PagePattern, Rating } from "#shared/web-vitals.ts";

/** Answer of GET /api/admin/overview; times are ISO. */
export type Overview = {
  /** Messages of the last week that were kept aside as spam, unannounced. */
  keptAside: number;
  downloads: {
    total: number;
    newest: { email: string | null; personId: string | null; title: string; at: string }[];
  };
  searches: {
    /** How often a search of the library found nothing. */
    total: number;
    /** `day` is the last, ISO. */
    most: { words: string; times: number; day: string }[];
  };
  /** Tokens that the model used; `budget` 0: there is no model. */
  assistant: {
    today: number;
    budget: number;
    days: number;
    conversations: number;
    median: number;
    most: number;
  };
  mail: {
    overdue: number;
    total: number;
    /** `detail` is what the mail server said. */
    newest: {
      id: string;
      kind: MailKind;
      reason: DeliveryReason | null;
      detail: string | null;
      at: string;
    }[];
  };
  backups: {
    /** The site makes no backups, since its PostgreSQL is in the care of an operator. */
    off: boolean;
    /** Time of the last good backup, which lies at `place`; null: there is none. */
    at: string | null;
    place: string | null;
    overdue: boolean;
    /** Whether backups are copied elsewhere, and when a copy last succeeded. */
    copies: boolean;
    copiedAt: string | null;
    triedAt: string | null;
    failures: { step: keyof (typeof backupAlarm)["steps"]; at: string; why: string }[];
  };
};

/** Answer of GET /api/admin/mail; null: no trouble of that kind. */
export type MailAlarm = {
  overdue: MailTroubleLine | null;
  failed: MailTroubleLine | null;
  noServer: boolean;
};

export type MailTroubleLine = { count: number; since: string; reason: DeliveryReason | null };

export const SHOWN_METRICS = ["LCP", "INP", "CLS"] as const;
export type ShownMetric = (typeof SHOWN_METRICS)[number];

export type Speeds = {
  days: number;
  pages: {
    page: PagePattern;
    visits: number;
    /** In milliseconds, CLS without a unit. Metrics that no browser measured are missing. */
    speeds: Partial<Record<ShownMetric, { p75: number; rating: Rating }>>;
  }[];
};
