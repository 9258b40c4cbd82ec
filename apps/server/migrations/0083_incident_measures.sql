-- What is done so that it does not happen again. Never deleted: kept with the incident, struck out with a reason at most.
create table incident_measures (
  company_id bigint not null constraint incident_measures_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  incident_id bigint not null,
  what text not null,
  responsible_id bigint,
  due_on date,
  done_on date,
  -- What shows that it was done, or why it was not yet.
  note text,
  cancel_reason text,
  constraint incident_measures_pk primary key (company_id, id),
  constraint incident_measures_incident foreign key (company_id, incident_id) references incidents (company_id, id),
  constraint incident_measures_responsible foreign key (company_id, responsible_id)
    references employees (company_id, id)
);
create index incident_measures_by_incident on incident_measures (company_id, incident_id, id);
create index incident_measures_due on incident_measures (company_id, due_on)
  where done_on is null and cancel_reason is null;
call app_protect_company_table('incident_measures');

-- Briefings out of turn that an incident has caused, as memos; a deleted memo is no longer one of them.
create table incident_memos (
  company_id bigint not null constraint incident_memos_company references companies,
  incident_id bigint not null,
  memo_id bigint not null,
  constraint incident_memos_pk primary key (company_id, incident_id, memo_id),
  constraint incident_memos_incident foreign key (company_id, incident_id) references incidents (company_id, id),
  constraint incident_memos_memo foreign key (company_id, memo_id) references memos (company_id, id) on delete cascade
);
call app_protect_company_table('incident_memos');

-- The average headcount of a year, for the frequency coefficient.
create table incident_headcounts (
  company_id bigint not null constraint incident_headcounts_company references companies,
  year integer not null,
  headcount integer not null constraint incident_headcounts_positive check (headcount > 0),
  constraint incident_headcounts_pk primary key (company_id, year)
);
call app_protect_company_table('incident_headcounts');

-- An obligation asked for out of turn: whatever is done from `recheck_since` on meets it.
alter table events add column recheck_since date;
alter table events add column recheck_due date;
alter table events add column recheck_reason text;
alter table events add column recheck_incident_id bigint;
alter table events add constraint events_recheck_whole
  check ((recheck_since is null) = (recheck_due is null) and (recheck_since is null) = (recheck_reason is null));
alter table events add constraint events_recheck_incident
  foreign key (company_id, recheck_incident_id) references incidents (company_id, id);
create index events_by_recheck on events (company_id, recheck_incident_id) where recheck_incident_id is not null;
