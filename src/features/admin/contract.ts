import type { MissedSearches } from "#features/templates/contract.ts";
import type { backupAlarm } from "#content/site/mails.ts";
import type { MailKind, DeliveryReason } from "#shared/deliveries.ts";
import type { PagePattern, Rating } from "#shared/web-vitals.ts";

/** Response to GET /api/admin/overview. All times are ISO timestamps. */
export type Overview = {
  /** Number of messages of the last week that were stored as spam. Staff got no email about them. */
  keptAside: number;
  downloads: {
    total: number;
    newest: { email: string | null; personId: string | null; title: string; at: string }[];
  };
  searches: MissedSearches;
  /**
   * Use of the AI model, counted in tokens. `today`: used today. `budget`: allowed in a day; 0 if the site has no
   * model. The other fields are about the last `days` days: number of conversations, and the median and the maximum of
   * tokens per conversation.
   */
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
    /** The newest emails that could not be sent. `detail` is the mail server's answer. */
    newest: {
      id: string;
      kind: MailKind;
      reason: DeliveryReason | null;
      detail: string | null;
      at: string;
    }[];
  };
  backups: {
    /**
     * True if the site makes no backups, because it runs on the operator's PostgreSQL server and BACKUP_COMMAND is not
     * set.
     */
    off: boolean;
    /** Time of the last successful backup; null if there is none. `place` says where that backup is stored. */
    at: string | null;
    place: string | null;
    overdue: boolean;
    /** Whether backups are copied to another place. `copiedAt` is the time of the last successful copy. */
    copies: boolean;
    copiedAt: string | null;
    triedAt: string | null;
    failures: { step: keyof (typeof backupAlarm)["steps"]; at: string; why: string }[];
  };
};

/**
 * Response to GET /api/admin/mail. `overdue` is null if no email is overdue. `failed` is null if no email has failed.
 */
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
    /** Values by metric, in milliseconds (CLS has no unit). A metric that no browser has measured is missing. */
    speeds: Partial<Record<ShownMetric, { p75: number; rating: Rating }>>;
  }[];
};
