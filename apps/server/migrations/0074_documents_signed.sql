-- A registered paper is printed and signed by hand: until somebody marks the day of the signatures it awaits them.
-- A leaflet is signed by nobody.
alter table documents add column needs_signature boolean not null default true;
alter table documents add column signed_on date;
alter table documents add column signed_by bigint references users (id);
create index documents_awaiting on documents (company_id, date desc, id desc)
  where needs_signature and signed_on is null and voided_at is null and replaced_by is null;
