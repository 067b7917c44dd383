import { notPersonal, type Annotations } from "./annotation.ts";

/* Every column of pg-boss's tables (src/platform/jobs/jobs.ts). It deletes finished jobs itself. */

export const queueAnnotations = {
  "pgboss.job": {
    // Older versions put the addresses of mails into jobs.
    kind: "mailLog",
    person: { mention: true },
    columns: {
      data: "job",
      output: "job",
      source_output: "job",
      ...notPersonal("id", "name", "priority", "state", "retry_limit", "retry_count"),
      ...notPersonal("retry_delay", "retry_backoff", "retry_delay_max", "expire_seconds"),
      ...notPersonal("deletion_seconds", "singleton_key", "singleton_on", "group_id"),
      ...notPersonal("group_tier", "start_after", "created_on", "started_on", "completed_on"),
      ...notPersonal("keep_until", "dead_letter", "policy", "heartbeat_on", "heartbeat_seconds"),
      ...notPersonal("blocked", "blocking", "pending_dependencies", "source_name", "source_id"),
      ...notPersonal("source_created_on", "source_retry_count", "source_root_id"),
    },
  },
  "pgboss.job_dependency": {
    columns: notPersonal("child_name", "child_id", "parent_name", "parent_id"),
  },
  "pgboss.queue": {
    columns: {
      ...notPersonal("name", "policy", "retry_limit", "retry_delay", "retry_backoff"),
      ...notPersonal("retry_delay_max", "expire_seconds", "retention_seconds"),
      ...notPersonal("deletion_seconds", "dead_letter", "partition", "table_name"),
      ...notPersonal("deferred_count", "queued_count", "ready_count", "warning_queued"),
      ...notPersonal("active_count", "failed_count", "total_count", "created_delta"),
      ...notPersonal("completed_delta", "failed_delta", "delta_on", "delta_seconds"),
      ...notPersonal("ready_history", "heartbeat_seconds", "notify", "singletons_active"),
      ...notPersonal("monitor_claim_on", "monitor_on", "maintain_on", "created_on", "updated_on"),
    },
  },
  "pgboss.queue_stats": {
    columns: {
      ...notPersonal("id", "name", "deferred_count", "queued_count", "ready_count"),
      ...notPersonal("active_count", "failed_count", "total_count", "created_delta"),
      ...notPersonal("completed_delta", "failed_delta", "delta_seconds", "delta_on"),
      ...notPersonal("captured_on"),
    },
  },
  "pgboss.schedule": {
    columns: {
      ...notPersonal("name", "key", "kind", "cron", "timezone", "data", "options"),
      ...notPersonal("created_on", "updated_on", "last_job_id"),
    },
  },
  "pgboss.subscription": { columns: notPersonal("event", "name", "created_on", "updated_on") },
  "pgboss.bam": {
    columns: {
      ...notPersonal("id", "name", "version", "status", "queue", "table_name", "command"),
      ...notPersonal("error", "created_on", "started_on", "completed_on"),
    },
  },
  "pgboss.version": {
    columns: {
      ...notPersonal("version", "cron_on", "bam_on", "flow_on", "reindex_on"),
      ...notPersonal("monitor_backoff_on"),
    },
  },
  "pgboss.warning": { columns: notPersonal("id", "type", "message", "data", "created_on") },
} as const satisfies Annotations;
