-- Years of the production calendar that the owner of the installation gave; those that come with the product are not stored.
create table production_years (
  year integer not null constraint production_years_pk primary key,
  decree text not null,
  verified boolean not null,
  moved jsonb not null,
  updated_at timestamptz not null
);

-- Days off of a company's region: they move terms in working days.
alter table companies add column regional_days_off jsonb not null default '[]';
