-- A job is a row of the staff: rows of one person carry the number of his first row; null: the only one, or the first.
alter table employees
  add column person_id bigint,
  add column employment_kind text not null default 'main'
    constraint employees_employment_kind check (employment_kind in ('main', 'internal', 'external')),
  add constraint employees_person foreign key (company_id, person_id) references employees (company_id, id);
create index employees_by_person on employees (company_id, person_id) where person_id is not null;
