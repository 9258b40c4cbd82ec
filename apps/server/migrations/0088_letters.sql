-- Who gets the list of the department's people; he may work in another department.
alter table departments add column head_employee_id bigint;
-- Letters begin with the first Monday after it.
alter table departments add column head_since timestamptz;
alter table departments add constraint departments_head
  foreign key (company_id, head_employee_id) references employees (company_id, id);
create index departments_by_head on departments (company_id, head_employee_id) where head_employee_id is not null;

-- Letters that the product writes by itself, as their reader's company sees them. The text travels with the job.
create table letters (
  company_id bigint not null constraint letters_company references companies,
  id bigserial not null,
  kind text not null constraint letters_kind check (kind in ('digest', 'department', 'sample')),
  -- Whose letter it is, whatever his address: «user 5», «department 3».
  addressee text not null,
  name text,
  email text not null,
  subject text not null,
  -- The day whose summary it is; null: somebody asked for it.
  period date,
  -- The same at every attempt: a mail server that has taken the letter already knows it again.
  message_id uuid not null,
  queued_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  constraint letters_pk primary key (company_id, id)
);
create unique index letters_once_a_period on letters (company_id, kind, addressee, period) where period is not null;
create index letters_newest on letters (company_id, id desc);
call app_protect_company_table('letters');

-- What a user has chosen and the last day he was told of. Written by the job at every summary.
create table digest_settings (
  user_id bigint not null,
  company_id bigint not null,
  -- Null: not chosen yet.
  rhythm text constraint digest_settings_rhythm check (rhythm in ('weekly', 'daily', 'off')),
  chosen_at timestamptz,
  last_period date,
  constraint digest_settings_pk primary key (user_id, company_id),
  constraint digest_settings_membership foreign key (user_id, company_id) references memberships on delete cascade
);

-- The same for the heads of departments: one row a department whose head was written to or refused.
create table head_letters (
  company_id bigint not null constraint head_letters_company references companies,
  department_id bigint not null,
  -- Of whom the rest speaks: another head begins anew.
  employee_id bigint not null,
  last_period date,
  unsubscribed_at timestamptz,
  constraint head_letters_pk primary key (company_id, department_id),
  constraint head_letters_department foreign key (company_id, department_id)
    references departments (company_id, id) on delete cascade,
  constraint head_letters_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
call app_protect_company_table('head_letters');

-- Personal links by the hash of their secret, found before any company's scope is set.
create table department_links (
  token_hash text not null constraint department_links_pk primary key,
  company_id bigint not null constraint department_links_company references companies,
  department_id bigint not null,
  employee_id bigint not null,
  expires_at timestamptz not null
);
create index department_links_by_department on department_links (company_id, department_id);
create index department_links_by_expiry on department_links (expires_at);

-- The last local day whose letters a company has been looked through for.
create table letter_days (
  company_id bigint not null constraint letter_days_pk primary key constraint letter_days_company references companies,
  day date not null
);
