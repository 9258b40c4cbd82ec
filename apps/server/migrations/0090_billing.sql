-- The access of a company is a chain of periods that follow one another; the first one is the free beginning.
alter table subscriptions add column from_day date;
update subscriptions set from_day = until - 14;
alter table subscriptions alter column from_day set not null;
alter table subscriptions drop constraint subscriptions_pk;
alter table subscriptions add constraint subscriptions_pk primary key (company_id, from_day);

-- Who pays for a company. What an invoice needs of a payer is copied into it.
create table payers (
  company_id bigint not null constraint payers_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  type text not null constraint payers_type
    check (type in ('this-company', 'legal-entity', 'individual-entrepreneur', 'individual')),
  name text,
  data jsonb not null,
  constraint payers_pk primary key (company_id, id)
);
call app_protect_company_table('payers');

-- An issued invoice never changes; paying it adds the day and the period, the end of the period adds the act.
create table invoices (
  company_id bigint not null constraint invoices_company references companies,
  id bigserial not null,
  year integer not null,
  number integer not null,
  issued_on date not null,
  tariff text not null constraint invoices_tariff check (tariff in ('standard', 'basic')),
  months integer not null constraint invoices_months check (months in (3, 6, 12)),
  lines jsonb not null,
  total integer not null,
  vat_rate text not null,
  payer jsonb not null,
  seller jsonb not null,
  created_at timestamptz not null,
  created_by bigint not null,
  paid_on date,
  period_from date,
  period_until date,
  act_number integer,
  constraint invoices_pk primary key (company_id, id),
  constraint invoices_paid_for check ((paid_on is null) = (period_from is null and period_until is null))
);
create index invoices_newest on invoices (company_id, id desc);
call app_protect_company_table('invoices');

-- Numbers of the seller's papers are consecutive over all companies; the operator finds an invoice by its number.
create table seller_papers (
  kind text not null constraint seller_papers_kind check (kind in ('invoice', 'act')),
  year integer not null,
  number integer not null,
  company_id bigint not null constraint seller_papers_company references companies,
  constraint seller_papers_pk primary key (kind, year, number)
);

create table seller_counters (
  kind text not null,
  year integer not null,
  value integer not null,
  constraint seller_counters_pk primary key (kind, year)
);
