-- Answers of the assistant that a visitor found no help: the question, the answer, and a sentence
-- if they wrote one; nothing about who it was.
create table answer_feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  page text not null,
  question text not null,
  answer text not null,
  templates text[] not null,
  answered_by text not null constraint answer_feedback_answered_by check (answered_by in ('model', 'site', 'budget')),
  comment text not null default ''
);
create index answer_feedback_newest on answer_feedback (created_at desc);
alter table answer_feedback enable row level security;
