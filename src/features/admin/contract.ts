import type { backupAlarm } from "#content/site/mails.ts";
import type { DeliveryKind, DeliveryReason } from "#shared/deliveries.ts";
import type { PagePattern, Rating } from "#shared/web-vitals.ts";

/** Answer of GET /api/admin/overview; times are ISO. */
export type Overview = {
  messages: {
    new: number;
    open: number;
    /** All but spam. */
    total: number;
    /** Kept aside of late, and nobody was told. */
    keptAside: number;
    newest: { id: string; name: string; excerpt: string; status: string; at: string }[];
  };
  leads: {
    total: number;
    newest: {
      email: string;
      interest: string | null;
      /** Title of the service that was written about; null: unknown. */
      topic: string | null;
      /** What they wrote with the address; of old ones the sentence about the topic. */
      sentence: string | null;
      /** In `people`; null: the address is none. */
      personId: string | null;
      at: string;
    }[];
  };
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
  /** What the model took; `budget` 0: there is none. */
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
      kind: DeliveryKind;
      reason: DeliveryReason | null;
      detail: string | null;
      at: string;
    }[];
  };
  backups: {
    /** PostgreSQL's are left to its operator. */
    off: boolean;
    /** Of the last good one, as is `place`; null: there is none. */
    at: string | null;
    place: string | null;
    overdue: boolean;
    /** Whether they are copied elsewhere, and when that last went well. */
    copies: boolean;
    copiedAt: string | null;
    triedAt: string | null;
    failures: { step: keyof (typeof backupAlarm)["steps"]; at: string; why: string }[];
  };
};

/** Answer of GET /api/admin/mail: null while there is none. */
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
    /** In milliseconds, CLS without a unit; what nobody's browser measured is missing. */
    speeds: Partial<Record<ShownMetric, { p75: number; rating: Rating }>>;
  }[];
};
