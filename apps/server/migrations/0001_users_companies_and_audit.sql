-- The scope of a transaction: the companies whose rows it may see and write. set_config(…, true) would not reach the
-- workers of a distributed database, «set local» does.
create function app_set_companies(ids text) returns void language plpgsql as $$
begin
  execute format('set local app.company_ids = %L', ids);
end
$$;

-- Makes a table a company table: the second lock. The first is the company in every query.
create procedure app_protect_company_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy only_own_companies on %I using (company_id = any '
    '(string_to_array(nullif(current_setting(''app.company_ids'', true), ''''), '','')::bigint[]))',
    name
  );
end
$$;

create table users (
  id bigserial constraint users_pk primary key,
  email text not null,
  email_key text not null constraint users_email_unique unique,
  name text,
  password_hash text not null,
  created_at timestamptz not null
);

create table companies (
  id bigserial constraint companies_pk primary key,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  name text not null,
  short_name text not null,
  form_of_ownership text not null,
  activity_ids integer[] not null constraint companies_have_activities check (cardinality(activity_ids) > 0),
  legal_address text not null,
  actual_address text not null,
  mailing_address text not null,
  phone text not null,
  email text not null,
  inn text not null,
  kpp text,
  okpo text not null,
  okato text not null,
  oktmo text not null,
  okved text not null,
  ogrn text not null,
  okogu text not null,
  director_name text not null,
  director_position text not null,
  director_name_cases jsonb not null,
  director_position_cases jsonb not null,
  time_zone text not null,
  city text,
  headcount integer,
  micro_enterprise boolean,
  sfr_number text,
  risk_category text,
  additional_addresses jsonb not null,
  -- A sole trader, whose ИНН has 12 digits, has no КПП.
  constraint companies_kpp_by_kind_of_inn check ((kpp is null) = (length(inn) = 12))
);

create table memberships (
  user_id bigint not null constraint memberships_user references users,
  company_id bigint not null constraint memberships_company references companies,
  role text not null constraint memberships_role check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz not null,
  constraint memberships_pk primary key (user_id, company_id)
);
create index memberships_by_company on memberships (company_id);

create table subscriptions (
  company_id bigint constraint subscriptions_pk primary key constraint subscriptions_company references companies,
  tariff text not null constraint subscriptions_tariff check (tariff in ('standard', 'basic', 'introductory')),
  until date not null
);

create table audit_entries (
  company_id bigint not null constraint audit_entries_company references companies,
  id bigserial not null,
  at timestamptz not null,
  user_id bigint,
  action text not null,
  entity text not null,
  entity_id bigint,
  changes jsonb not null,
  constraint audit_entries_pk primary key (company_id, id)
);
create index audit_entries_by_entity on audit_entries (company_id, entity, entity_id, id);
call app_protect_company_table('audit_entries');

-- Consecutive numbers that users see; taken inside the transaction that uses the number.
create table counters (
  company_id bigint not null constraint counters_company references companies,
  key text not null,
  year integer not null,
  value integer not null,
  constraint counters_pk primary key (company_id, key, year)
);
call app_protect_company_table('counters');
