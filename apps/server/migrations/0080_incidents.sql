-- Accidents under investigation. Never deleted: kept 45 years (ТК РФ, ст. 230.1), cancelled with a reason at most.
create table incidents (
  company_id bigint not null constraint incidents_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  number integer not null,
  year integer not null,
  degree text not null constraint incidents_degree
    check (degree in ('easy', 'easyGroup', 'serious', 'seriousGroup', 'fatal', 'fatalGroup')),
  -- Computed from the steps and the cancellation at each change of them.
  status text not null constraint incidents_status check (status in ('investigating', 'closed', 'cancelled')),
  occurred_at timestamptz not null,
  -- When the employer learnt of it.
  told_at timestamptz not null,
  -- The victim's application: told late, or the disability came later.
  application_on date,
  place text not null,
  department_id bigint,
  -- The name as it was then.
  department text,
  circumstances text not null,
  order_number text,
  order_date date,
  change_order_number text,
  change_order_date date,
  extended_until date,
  extension_reason text,
  extension_decided_at timestamptz,
  -- The last turn for the worse.
  worsened_from text,
  worsening_known_at timestamptz,
  -- What the papers ask and no record holds; its shape is Particulars of the contract.
  particulars jsonb not null,
  cancel_reason text,
  created_by bigint not null,
  constraint incidents_pk primary key (company_id, id),
  constraint incidents_number unique (company_id, year, number),
  constraint incidents_told_after check (told_at >= occurred_at),
  constraint incidents_extension check (
    (extended_until is null) = (extension_reason is null)
    and (extended_until is null) = (extension_decided_at is null)),
  constraint incidents_worsening check ((worsened_from is null) = (worsening_known_at is null)),
  constraint incidents_cancelled check ((status = 'cancelled') = (cancel_reason is not null)),
  constraint incidents_department foreign key (company_id, department_id) references departments (company_id, id)
);
create index incidents_newest on incidents (company_id, year desc, number desc);
create index incidents_open on incidents (company_id) where status = 'investigating';
call app_protect_company_table('incidents');

create table incident_victims (
  company_id bigint not null constraint incident_victims_company references companies,
  id bigserial not null,
  incident_id bigint not null,
  place integer not null,
  employee_id bigint not null,
  -- Name, position and department are those of the day of the accident.
  fullname text not null,
  position text not null,
  department text not null,
  -- What form Н-1 asks of this victim; its shape is VictimInput of the contract.
  facts jsonb not null,
  constraint incident_victims_pk primary key (company_id, id),
  constraint incident_victims_once unique (company_id, incident_id, employee_id),
  constraint incident_victims_incident foreign key (company_id, incident_id) references incidents (company_id, id),
  constraint incident_victims_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index incident_victims_by_employee on incident_victims (company_id, employee_id);
call app_protect_company_table('incident_victims');

create table incident_members (
  company_id bigint not null constraint incident_members_company references companies,
  id bigserial not null,
  incident_id bigint not null,
  place integer not null,
  -- Null: somebody from outside.
  employee_id bigint,
  fullname text not null,
  position text,
  organisation text,
  role text not null constraint incident_members_role check (role in ('chair', 'member')),
  constraint incident_members_pk primary key (company_id, id),
  constraint incident_members_incident foreign key (company_id, incident_id) references incidents (company_id, id),
  constraint incident_members_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index incident_members_by_incident on incident_members (company_id, incident_id, place);
call app_protect_company_table('incident_members');

-- What was noted of a step; the course itself is computed. A mark outlives a change of the degree.
create table incident_steps (
  company_id bigint not null constraint incident_steps_company references companies,
  incident_id bigint not null,
  key text not null,
  completion_date date,
  completed_at timestamptz,
  note text,
  not_needed boolean not null default false,
  constraint incident_steps_pk primary key (company_id, incident_id, key),
  constraint incident_steps_reason check (not not_needed or note is not null),
  constraint incident_steps_incident foreign key (company_id, incident_id) references incidents (company_id, id)
);
call app_protect_company_table('incident_steps');

-- Photographs and papers as they were given. Never erased: taken out of the materials with a reason at most.
create table incident_evidence (
  company_id bigint not null constraint incident_evidence_company references companies,
  id bigserial not null,
  incident_id bigint not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  byte_length integer not null,
  sha256 text not null,
  step_key text,
  note text,
  -- What the camera wrote into the file.
  taken_at text,
  latitude double precision,
  longitude double precision,
  added_at timestamptz not null,
  added_by bigint not null,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  withdraw_reason text,
  constraint incident_evidence_pk primary key (company_id, id),
  constraint incident_evidence_place check ((latitude is null) = (longitude is null)),
  constraint incident_evidence_withdrawn check ((withdrawn_at is null) = (withdraw_reason is null)),
  constraint incident_evidence_incident foreign key (company_id, incident_id) references incidents (company_id, id)
);
create index incident_evidence_by_incident on incident_evidence (company_id, incident_id, id);
call app_protect_company_table('incident_evidence');
