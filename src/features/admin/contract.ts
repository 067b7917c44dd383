import type { MissedSearches } from "#features/templates/contract.ts";
import type { backupAlarm } from "#content/site/mails.ts";
import type { MailKind, DeliveryReason } from "#shared/deliveries.ts";
import type { PagePattern, Rating } from "#shared/web-vitals.ts";

/** All times are ISO timestamps. */
export type Overview = {
  /** Number of messages of the last week that were stored as spam. Staff got no email about these messages. */
  keptAside: number;
  downloads: {
    total: number;
    newest: { email: string; personId: string | null; title: string; at: string }[];
  };
  searches: MissedSearches;
  /**
   * `today`: tokens of the AI model that were used today. `budget`: tokens that may be used in a day; 0 without a
   * model. The other fields are about the last `days` days; `median` and `most` are tokens per conversation.
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
    /**
     * Number of emails that the site stored only as files, for lack of a mail server. 0 if the site has a mail server.
     */
    kept: number;
    /** Emails that could not be sent, the newest first. `detail`: the mail server's answer. */
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
     * Whether the site makes no backups, because it runs on the operator's PostgreSQL and BACKUP_COMMAND is not set.
     */
    off: boolean;
    /** Time (ISO timestamp) of the last successful backup; null if there is none. `place`: where this backup is. */
    at: string | null;
    place: string | null;
    overdue: boolean;
    /** Whether backups are copied to another place. */
    copies: boolean;
    copiedAt: string | null;
    triedAt: string | null;
    failures: { step: keyof (typeof backupAlarm)["steps"]; at: string; why: string }[];
  };
};

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
    /**
     * For each metric, the 75th percentile (in ms; CLS has no unit) and its rating. A metric that no browser has
     * measured is missing.
     */
    speeds: Partial<Record<ShownMetric, { p75: number; rating: Rating }>>;
  }[];
};
