-- Long absences of employees: nothing falls due while somebody is away.
create table absences (
  company_id bigint not null constraint absences_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  employee_id bigint not null,
  kind text not null constraint absences_kind check (kind in ('childcare', 'maternity', 'military', 'illness', 'otherAbsence')),
  starts_on date not null,
  ends_on date,
  note text,
  constraint absences_pk primary key (company_id, id),
  constraint absences_employee foreign key (company_id, employee_id) references employees (company_id, id),
  constraint absences_days check (ends_on >= starts_on)
);
create index absences_by_employee on absences (company_id, employee_id);
call app_protect_company_table('absences');
