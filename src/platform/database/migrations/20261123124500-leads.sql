-- What became of a person who wrote to us: three fields, which staff set. Null: staff have not said.
alter table people
  add column lead_state text constraint people_lead_state check (lead_state in ('open', 'offered', 'won', 'lost')),
  -- In the currency of the business, without its smaller unit.
  add column lead_amount integer constraint people_lead_amount check (lead_amount >= 0),
  -- The day on which the lead became what it is.
  add column lead_on date,
  add constraint people_lead check ((lead_state is null) = (lead_on is null) and (lead_state is not null or lead_amount is null));
create index people_leads on people (lead_on) where lead_state is not null;
