-- What a company works with and what saves its people, with the day of the last inspection and the term of the next.
create table things (
  company_id bigint not null constraint things_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  kind text not null constraint things_kind check (kind in ('machine', 'tool', 'vehicle', 'lifting', 'pressure', 'ladder',
    'extinguisher', 'firstAidKit', 'electricalProtection', 'chemical', 'ppeStore')),
  name text collate "ru-RU-x-icu" not null,
  inventory_number text,
  place_id bigint,
  responsible_id bigint,
  inspected_on date,
  period_months integer constraint things_period check (period_months between 1 and 600),
  period_basis text,
  note text,
  constraint things_pk primary key (company_id, id),
  constraint things_place foreign key (company_id, place_id) references places (company_id, id),
  constraint things_responsible foreign key (company_id, responsible_id) references employees (company_id, id)
);
create index things_by_place on things (company_id, place_id) where place_id is not null;
call app_protect_company_table('things');
