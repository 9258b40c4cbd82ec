create table departments (
  company_id bigint not null constraint departments_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  name text collate "ru-RU-x-icu" not null,
  constraint departments_pk primary key (company_id, id)
);
-- «Склад» and «склад» are the same department.
create unique index departments_name_unique on departments (company_id, lower(name));
call app_protect_company_table('departments');

create table employees (
  company_id bigint not null constraint employees_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  department_id bigint not null,
  position_id bigint not null constraint employees_position references positions,
  position_staff text,
  last_name text collate "ru-RU-x-icu" not null,
  first_name text collate "ru-RU-x-icu" not null,
  father_name text collate "ru-RU-x-icu" not null,
  sex text not null constraint employees_sex check (sex in ('m', 'f')),
  birth_date date not null,
  hire_date date not null,
  snils text,
  personal_phone text,
  work_mobile_phone text,
  work_phone text,
  internal_phone text,
  email text,
  work_email text,
  dismissed_on date,
  constraint employees_pk primary key (company_id, id),
  constraint employees_department foreign key (company_id, department_id) references departments (company_id, id),
  constraint employees_dismissed_after_hired check (dismissed_on >= hire_date)
);
create index employees_by_department on employees (company_id, department_id);
-- The order in which lists show them.
create index employees_by_name on employees (company_id, last_name, first_name, father_name, id);
call app_protect_company_table('employees');
