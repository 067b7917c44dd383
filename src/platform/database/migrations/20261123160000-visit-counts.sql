-- Visits are added up by day. Which visitors were counted already is remembered for the present day alone.

create table visit_counts (
  day date not null,
  kind text not null constraint visit_counts_kind
    check (kind in ('view', 'gate', 'chat', 'booking', 'source', 'campaign')),
  -- Path of a page, a source or a campaign.
  name text not null,
  times integer not null,
  -- Each visitor counts once a day, for each page too. 0 for events that are counted of nobody.
  visitors integer not null,
  primary key (day, kind, name)
);
alter table visit_counts enable row level security;

-- A mark is a hash, salted like the visitors', of a visitor and what was counted for them.
create unlogged table visit_marks (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);
alter table visit_marks enable row level security;

-- Moves what the release before stored: now, and while its replicas still run during an upgrade.
create function fold_visits() returns void language sql as $$
  with events as (
    delete from visit_events returning *
  ), led as (
    delete from visits returning *
  ), counted as (
    select day, kind, page as name, times, (visitor <> '')::int as visitors from events
    union all select day, 'source', source, 0, 1 from led
    union all select day, 'campaign', campaign, 0, 1 from led where campaign <> ''
  )
  insert into visit_counts (day, kind, name, times, visitors)
  select day, kind, name, sum(times), sum(visitors) from counted group by day, kind, name
  on conflict (day, kind, name) do update
    set times = visit_counts.times + excluded.times, visitors = visit_counts.visitors + excluded.visitors
$$;
select fold_visits();
