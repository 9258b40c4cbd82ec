-- Other organisations that a company has business with: who examines, trains, assesses, serves and works on its territory.
create table counterparties (
  company_id bigint not null constraint counterparties_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  kind text not null constraint counterparties_kind
    check (kind in ('medical', 'training', 'sout', 'fire', 'laundry', 'contractor', 'other')),
  inn text,
  name text collate "ru-RU-x-icu" not null,
  kpp text,
  ogrn text,
  address text,
  phone text,
  registration text,
  contract_number text,
  contract_date date,
  signatory text,
  authority text,
  payees_bank text,
  bik text,
  settlement_account text,
  correspondent_account text,
  constraint counterparties_pk primary key (company_id, id)
);
create index counterparties_by_kind on counterparties (company_id, kind);

-- What was answered in words becomes a counterparty of that name, its contract with it; «№ 15-М от 12.01.2026» is read as a
-- number and a day, anything else stays as it was written. Whoever said only the contract loses nothing: the answer gets a
-- counterparty named after what it is.
select app_set_companies(coalesce(string_agg(id::text, ','), '')) from companies;

with kinds (key, kind, contract_key, label) as (values
  ('medicalOrganisation', 'medical', 'medicalContract', 'Медицинская организация'),
  ('trainingCentre', 'training', 'trainingContract', 'Учебный центр'),
  ('soutOrganisation', 'sout', null, null),
  ('contractor', 'contractor', null, null),
  ('fireService', 'fire', null, null),
  ('laundry', 'laundry', null, null)
), said as (
  select c.id as company_id, k.kind, coalesce(f.value #>> '{}', k.label) as name, p.value #>> '{}' as contract,
    regexp_match(p.value #>> '{}', '^№\s*(\S.*?)\s+от\s+(\d\d)\.(0[1-9]|1[0-2])\.((?:19|20)\d\d)$') as parts,
    coalesce(f.updated_at, p.updated_at) as at
  from companies c
  cross join kinds k
  left join company_facts f on f.company_id = c.id and f.key = k.key and jsonb_typeof(f.value) = 'string'
  left join company_facts p on p.company_id = c.id and p.key = k.contract_key and jsonb_typeof(p.value) = 'string'
  where f.key is not null or p.key is not null
), read as (
  select said.*, make_date(parts[4]::int, parts[3]::int, 1) + (parts[2]::int - 1) as day from said
)
insert into counterparties (company_id, created_at, updated_at, kind, name, contract_number, contract_date)
select company_id, at, at, kind, name,
  -- There is no 31 February: the month is the one that was written only where the day exists.
  case when extract(month from day) = parts[3]::int then parts[1] else contract end,
  case when extract(month from day) = parts[3]::int then day end
from read;

delete from company_facts
where key in ('medicalOrganisation', 'trainingCentre', 'soutOrganisation', 'contractor', 'fireService', 'laundry',
  'medicalContract', 'trainingContract') and value is not null and jsonb_typeof(value) = 'string';

call app_protect_company_table('counterparties');
