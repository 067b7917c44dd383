import { endOf, notPersonal, type Annotations } from "./annotation.ts";

/* Every column of library.ts, messages.ts, mail.ts and operation.ts in src/platform/database/schema/. */

const OVER = "state in ('sent', 'failed', 'cancelled')";

export const siteAnnotations = {
  "public.contact_messages": {
    kind: "contactMessages",
    person: { address: ["email"] },
    forget: [{ period: "contactMessageMonths", since: "created_at" }],
    columns: {
      name: "contact_name",
      email: "contact_email",
      phone: "contact_phone",
      website: "contact_website",
      company: "contact_company",
      service: "contact_service",
      message: "contact_message",
      created_at: "time",
      status: "progress",
      note: "note",
      source: "place",
      transcript: "transcript",
      spam_reasons: "spam",
      spam_verdict: "spam",
      text_hash: "text_hash",
      tags: "note",
      follow_up_on: "progress",
      answered_at: "progress",
      ...notPersonal("id", "person_id", "idempotency_key", "announced_at", "digest_id"),
      ...notPersonal("assignee_id", "reminded_on", "version"),
    },
  },
  "public.download_leads": {
    kind: "downloads",
    person: { address: ["email"] },
    forget: [{ period: "downloadLeadMonths", since: "created_at" }],
    columns: {
      email: "email",
      template_id: "template",
      downloaded_at: "download_time",
      created_at: "download_time",
      ...notPersonal("id", "person_id", "idempotency_key"),
    },
  },
  "public.chat_leads": {
    kind: "chatLeads",
    person: { address: ["email"] },
    forget: [{ period: "chatLeadMonths", since: '"timestamp"' }],
    columns: {
      email: "email",
      name: "name",
      interest: "interest",
      topic: "interest",
      topic_sentence: "sentence",
      message: "message_with_address",
      timestamp: "time",
      wants_newsletter: "newsletter_wish",
      session_id: "conversation",
      ...notPersonal("id", "person_id"),
    },
  },
  "public.newsletter_subscriptions": {
    kind: "newsletter",
    person: { address: ["email"] },
    ends: { key: "id", by: "absence" },
    forget: [
      { period: "newsletterRequestDays", since: "requested_at", while: "confirmed_at is null" },
    ],
    columns: {
      email: "email",
      source: "place",
      requested_at: "request_time",
      mails: "request_mails",
      confirmed_at: "confirm_time",
      page: "page",
      words: "consent_words",
      confirmed_words: "consent_words",
      ...notPersonal("id", "person_id"),
    },
  },
  "public.newsletter_consents": {
    kind: "newsletter",
    person: { hash: ["email_hash"] },
    forget: [{ period: "consentProofMonths", since: "withdrawn_at" }],
    columns: {
      email_hash: "email_hash",
      source: "place",
      page: "page",
      words: "consent_words",
      requested_at: "request_time",
      confirmed_at: "confirm_time",
      confirmed_words: "consent_words",
      withdrawn_at: "withdraw_time",
      ...notPersonal("id"),
    },
  },
  "public.suppressions": {
    kind: "suppressions",
    person: { hash: ["email_hash"] },
    outlivesErasure: true,
    ends: { key: "email_hash", by: "its row" },
    columns: {
      email_hash: "email_hash",
      reason: "suppression_reason",
      at: "suppression_time",
      ...notPersonal("subscription_id"),
    },
  },
  "public.deliveries": {
    kind: "outbox",
    person: {
      address: ["recipient", "email"],
      links: [
        { column: "subject_id", of: "public.contact_messages" },
        { column: "subject_id", of: "public.newsletter_subscriptions" },
        { column: "subject_id", of: "accounts.one_time_tokens" },
      ],
    },
    forget: [
      {
        period: "mailLogDays",
        since: "created_at",
        while: "channel = 'webhook' and state in ('sent', 'failed', 'cancelled')",
      },
      {
        period: "mailLogDays",
        since: "created_at",
        while: `${OVER} and (recipient is not null or last_error is not null)`,
        // Without a recipient it cannot be sent again; whatever still waits is needed.
        set: "recipient = null, about = '{}', last_error = null, state = case when state = 'failed' and recipient is not null then 'cancelled' else state end",
      },
      // An event that has waited so long for a webhook that is off is of no use.
      { period: "mailRowDays", since: "created_at", while: `${OVER} or channel = 'webhook'` },
    ],
    columns: {
      recipient: "recipient",
      email: "email",
      kind: "delivery_kind",
      about: "mail_link",
      body: "event_body",
      created_at: "delivery_times",
      tried_at: "delivery_times",
      sent_at: "delivery_times",
      state: "delivery_result",
      reason: "delivery_result",
      last_error: "delivery_result",
      ...notPersonal("id", "channel", "webhook_id", "subject_id", "message_id", "priority"),
      ...notPersonal("attempts", "next_at", "leased_until", "expires_at", "waiting_since"),
    },
  },
  "public.delivery_tries": {
    kind: "outbox",
    person: { links: [{ column: "delivery_id", of: "public.deliveries" }] },
    forget: [{ period: "mailLogDays", since: "at" }],
    columns: {
      at: "delivery_times",
      answer: "delivery_result",
      reason: "delivery_result",
      ...notPersonal("id", "delivery_id", "ms", "format", "headers", "status"),
    },
  },
  "public.answer_feedback": {
    kind: "feedback",
    person: { mention: true },
    forget: [{ period: "answerFeedbackDays", since: "created_at" }],
    columns: {
      question: "question",
      answer: "answer",
      page: "page",
      comment: "comment",
      created_at: "time",
      ...notPersonal("id", "templates", "answered_by"),
    },
  },
  "public.missed_searches": {
    kind: "missedSearches",
    person: { mention: true },
    forget: [{ period: "missedSearchDays", since: endOf("last_day") }],
    columns: { words: "search", ...notPersonal("times", "last_day") },
  },
  "public.conversation_tokens": {
    kind: "conversations",
    person: { links: [{ column: "session_id", of: "public.chat_leads", key: "session_id" }] },
    forget: [{ period: "conversationTokenDays", since: endOf("day") }],
    columns: {
      session_id: "conversation",
      tokens: "model_usage",
      ...notPersonal("day", "requests"),
    },
  },
  "public.erasures": {
    kind: "erasures",
    forget: [{ period: "erasureMonths", since: "at" }],
    columns: {
      address_hash: "email_hash",
      at: "erased_time",
      made_by: "erased_time",
      made_by_user: "erased_time",
      counts: "erased_counts",
      ...notPersonal("id"),
    },
  },
  "public.webhooks": {
    columns: {
      ...notPersonal("id", "url", "events", "header_name", "sealed_header", "sealed_secret"),
      ...notPersonal("active", "stopped_by", "failing_since", "version", "created_at", "format"),
    },
  },
  "public.api_keys": {
    columns: {
      ...notPersonal("id", "name", "key_hash", "ending", "scopes", "created_at", "last_used_at"),
    },
  },
  "public.schedules": { columns: notPersonal("name", "ran_at", "blocked_until", "failures") },
  "public.rate_limits": {
    // Keyed hashes; a job of its own forgets them each hour.
    kind: "counters",
    columns: { key: "usage", points: "usage", ...notPersonal("expire") },
  },
  "public.web_vitals": {
    kind: "vitals",
    forget: [{ period: "vitalsDays", since: endOf("day") }],
    columns: notPersonal("id", "day", "page", "metric", "value", "rating"),
  },
  "public.model_usage": { columns: notPersonal("day", "tokens") },
  "public.templates": {
    columns: {
      ...notPersonal("id", "title", "description", "category", "tools", "features", "is_public"),
      ...notPersonal("created_at", "slug", "summary", "outcome", "industries", "version"),
      ...notPersonal("setup_minutes", "updated_at", "metadata", "downloads", "sketch"),
      ...notPersonal("search_text", "trigger_type", "complexity", "is_featured"),
    },
  },
  "public.template_files": {
    columns: notPersonal("template_id", "workflow", "guide", "record", "fingerprint"),
  },
  "public.library_version": { columns: notPersonal("only_row", "version") },
  "public.data_key": { columns: notPersonal("one", "sealed_key") },
  "public.schema_migrations": {
    columns: notPersonal("name", "applied_at", "checksum", "breaks_way_back"),
  },
  "public.backup_steps": {
    columns: notPersonal("step", "done_at", "place", "failed_at", "why"),
  },
  "public.assets": { columns: notPersonal("path", "body", "encoding", "seen_on") },
} as const satisfies Annotations;
