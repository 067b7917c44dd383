-- How fast pages were in visitors' browsers; nothing about who it was (product decision 24).
create table web_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  page text not null,
  metric text not null constraint web_vitals_metric check (metric in ('LCP', 'FCP', 'INP', 'CLS', 'TTFB')),
  value double precision not null constraint web_vitals_value check (value >= 0 and value <= 600000),
  rating text not null constraint web_vitals_rating check (rating in ('good', 'needs-improvement', 'poor'))
);
create index web_vitals_day on web_vitals (day);
alter table web_vitals enable row level security;
