-- Who stands in a role now: one employee at most. One who has been dismissed stands there by the books alone.
create table responsibilities (
  company_id bigint not null constraint responsibilities_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  role_id integer not null,
  employee_id bigint not null,
  -- Both null: the company does without an order.
  order_number text,
  order_date date,
  since date not null,
  constraint responsibilities_pk primary key (company_id, id),
  constraint responsibilities_role_unique unique (company_id, role_id),
  constraint responsibilities_order_whole check ((order_number is null) = (order_date is null)),
  constraint responsibilities_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index responsibilities_by_employee on responsibilities (company_id, employee_id);
call app_protect_company_table('responsibilities');

-- Terms that are over: who it was, from when to when, by which order, and which order ended it.
create table responsibility_terms (
  company_id bigint not null constraint responsibility_terms_company references companies,
  id bigserial not null,
  role_id integer not null,
  employee_id bigint not null,
  order_number text,
  order_date date,
  since date not null,
  until date not null,
  ended_by_number text,
  ended_by_date date,
  -- Whose appointment took its place; null: nobody followed.
  successor_id bigint,
  recorded_at timestamptz not null,
  constraint responsibility_terms_pk primary key (company_id, id),
  constraint responsibility_terms_days check (since <= until),
  constraint responsibility_terms_order_whole check ((order_number is null) = (order_date is null)),
  constraint responsibility_terms_end_whole check ((ended_by_number is null) = (ended_by_date is null)),
  constraint responsibility_terms_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index responsibility_terms_by_role on responsibility_terms (company_id, role_id, id desc);
call app_protect_company_table('responsibility_terms');
