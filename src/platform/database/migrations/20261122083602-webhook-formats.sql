-- As what an event is sent: itself, or a card that Microsoft Teams shows.
alter table webhooks add column format text not null default 'event'
  constraint webhooks_format check (format in ('event', 'adaptive_card'));
-- What was sent before is shown as it was.
alter table webhook_tries add column format text not null default 'event'
  constraint webhook_tries_format check (format in ('event', 'adaptive_card'));
