-- Superficial injuries without disability (ТК, ст. 226; recommendations 632н). Never deleted, only cancelled.
create table microtraumas (
  company_id bigint not null constraint microtraumas_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Consecutive within the year; a cancelled record keeps its number.
  number integer not null,
  year integer not null,
  employee_id bigint not null,
  -- As they were on the day of registration.
  position text not null,
  department text not null,
  occurred_on date not null,
  -- On the company's clocks.
  occurred_time text,
  place text not null,
  circumstances text not null,
  injury text not null,
  first_aid text,
  experience text,
  reported_on date not null,
  reported_by text,
  reported_to text,
  inquirer_id bigint,
  extension_days integer not null constraint microtraumas_extension check (extension_days between 0 and 2),
  extension_reason text,
  causes text,
  -- What is proposed: what, who, by when, done when.
  measures jsonb not null,
  risk_known boolean,
  needs_briefing boolean,
  outcome text constraint microtraumas_outcome check (outcome in ('worked-on', 'rested', 'doctor')),
  completed_on date,
  -- The accident it turned out to be.
  incident_id bigint,
  cancel_reason text,
  constraint microtraumas_pk primary key (company_id, id),
  constraint microtraumas_number_unique unique (company_id, year, number),
  constraint microtraumas_told_after check (reported_on >= occurred_on),
  constraint microtraumas_examined_after check (completed_on >= reported_on),
  constraint microtraumas_employee foreign key (company_id, employee_id) references employees (company_id, id),
  constraint microtraumas_inquirer foreign key (company_id, inquirer_id) references employees (company_id, id),
  constraint microtraumas_incident foreign key (company_id, incident_id) references incidents (company_id, id)
);
create unique index microtraumas_by_incident on microtraumas (company_id, incident_id)
  where incident_id is not null;
call app_protect_company_table('microtraumas');
