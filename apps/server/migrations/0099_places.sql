-- Buildings and rooms: where people work and where what saves them is.
create table places (
  company_id bigint not null constraint places_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  name text collate "ru-RU-x-icu" not null,
  address text,
  purpose text,
  fire_category text,
  assembly_point text,
  power_cutoff text,
  first_aid_kits text,
  extinguishers text,
  smoking_place text,
  responsible_id bigint,
  constraint places_pk primary key (company_id, id),
  constraint places_responsible foreign key (company_id, responsible_id) references employees (company_id, id)
);

-- What was answered in words of the one place that a company had becomes its record.
select app_set_companies(coalesce(string_agg(id::text, ','), '')) from companies;

insert into places (company_id, created_at, updated_at, name, address, purpose, assembly_point, power_cutoff,
  first_aid_kits, extinguishers, smoking_place)
select f.company_id, max(f.updated_at), max(f.updated_at), 'Здания и помещения организации',
  coalesce(max(f.value #>> '{}') filter (where f.key = 'callAddress'), max(c.actual_address)),
  max(f.value #>> '{}') filter (where f.key = 'premisesPurpose'),
  max(f.value #>> '{}') filter (where f.key = 'assemblyPoint'),
  max(f.value #>> '{}') filter (where f.key = 'powerCutoff'),
  max(f.value #>> '{}') filter (where f.key = 'firstAidKitPlaces'),
  max(f.value #>> '{}') filter (where f.key = 'extinguishers'),
  max(f.value #>> '{}') filter (where f.key = 'smokingPlace')
from company_facts f join companies c on c.id = f.company_id
where jsonb_typeof(f.value) = 'string' and f.key in ('callAddress', 'premisesPurpose', 'assemblyPoint', 'powerCutoff',
  'firstAidKitPlaces', 'extinguishers', 'smokingPlace')
group by f.company_id;

delete from company_facts
where jsonb_typeof(value) = 'string' and key in ('callAddress', 'premisesPurpose', 'assemblyPoint', 'powerCutoff',
  'firstAidKitPlaces', 'extinguishers', 'smokingPlace');

call app_protect_company_table('places');
