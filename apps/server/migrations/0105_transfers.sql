-- Transfers of employees: where from, where to, by which order, and what each has brought, so that it can be taken back.
create table transfers (
  company_id bigint not null constraint transfers_company references companies,
  id bigserial not null,
  created_at timestamptz not null,
  employee_id bigint not null,
  moved_on date not null,
  from_department_id bigint not null,
  from_department text not null,
  from_position_id bigint not null,
  from_position text not null,
  from_position_staff text,
  from_workplace_id bigint,
  from_workplace text,
  to_department text not null,
  to_position text not null,
  to_workplace text,
  order_number text,
  order_date date,
  last_event_id bigint not null,
  last_instruction_id bigint not null,
  made_events bigint[] not null default '{}',
  closed_events bigint[] not null default '{}',
  made_instructions bigint[] not null default '{}',
  undone_at timestamptz,
  constraint transfers_pk primary key (company_id, id),
  constraint transfers_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index transfers_by_employee on transfers (company_id, employee_id);
call app_protect_company_table('transfers');
