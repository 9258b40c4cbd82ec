-- How many letters a company has written to people who are no users of it in the hour that began with the first of them.
create table letter_hours (
  company_id bigint not null constraint letter_hours_pk primary key constraint letter_hours_company references companies,
  since timestamptz not null,
  letters integer not null
);
