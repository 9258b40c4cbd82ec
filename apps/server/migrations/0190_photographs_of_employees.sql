-- The photograph of an employee, one for a row of the staff, without what the camera wrote about it.
create table employee_photos (
  company_id bigint not null constraint employee_photos_company references companies,
  employee_id bigint not null,
  media_type text not null constraint employee_photos_type check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null,
  sha256 text not null,
  added_at timestamptz not null,
  added_by bigint not null,
  constraint employee_photos_pk primary key (company_id, employee_id),
  constraint employee_photos_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
call app_protect_company_table('employee_photos');
